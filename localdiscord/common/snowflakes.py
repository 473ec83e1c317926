"""Discord's ids: 64 bits, the upper 42 of them milliseconds since 2015, written as decimal strings."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

from localdiscord.common.clock import Clock

EPOCH_MS = 1_420_070_400_000
_STABLE_MS = 150_000_000_000  # October 2019: older than anything made at run time


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


def stable(name: str) -> str:
    """The same id for the same name in every run, so that bookmarks and bot databases stay true."""
    digest = int.from_bytes(sha256(name.encode()).digest()[:6], "big")
    return str((_STABLE_MS << 22) + digest)


def moment_of(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """A moment (seconds since 1970) in the form Discord writes."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def is_snowflake(value: object) -> bool:
    """Whether a value read from JSON can be an id; libraries send numbers as well as strings."""
    return isinstance(value, str | int) and not isinstance(value, bool) and str(value).isdecimal()
