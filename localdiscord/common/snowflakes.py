"""Discord's ids ("snowflakes"): 64 bits, the upper 42 of them milliseconds since 2015, as decimal strings."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

from localdiscord.common.clock import Clock

EPOCH_MS = 1_420_070_400_000
_FIXED_MS = 150_000_000_000  # October 2019: older than anything made at run time


class Snowflakes:
    """Hands out ids that strictly increase, as Discord's do within one channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id whose time is now."""
        now = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return str(self._last)


def id_for(name: str) -> str:
    """The id that belongs to a name, the same in every run, so that bookmarks and bots' databases stay valid."""
    digest = int.from_bytes(sha256(name.encode()).digest()[:6], "big")
    return str((_FIXED_MS << 22) + digest)


def created_at(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """A moment in seconds since 1970, written as Discord writes it: ISO 8601 in UTC, with microseconds."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def is_snowflake(value: object) -> bool:
    """Whether a value from JSON can be an id; libraries send numbers as well as strings."""
    return isinstance(value, str | int) and not isinstance(value, bool) and str(value).isdecimal()
