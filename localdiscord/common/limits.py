"""How fast a bot may be: a bucket for each kind of request and place, and one for all requests together.

Discord publishes no numbers for single kinds of requests; these are what bots have measured. Libraries keep to them by
what the headers of every answer say.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from localdiscord.common.clock import Clock
from localdiscord.common.errors import RateLimited


@dataclass(frozen=True, slots=True)
class Rate:
    """`most` requests in `seconds`, counted from the first one."""

    name: str
    most: int
    seconds: float

    @property
    def bucket(self) -> str:
        """The name as Discord writes it: one that says nothing."""
        return sha256(self.name.encode()).hexdigest()[:32]


EVERYWHERE = Rate("everywhere", 50, 1.0)
TOKEN = Rate("token", 5, 2.0)  # all that is sent with the token of one interaction
OLD_EDITS = Rate("edits of messages older than an hour", 3, 6.0)
RENAMES = Rate("renames", 2, 600.0)
COMMANDS = Rate("new commands", 200, 86_400.0)
OLD_SECONDS = 3600.0
OTHER = (10, 1.0)
_MESSAGES = "/channels/{channel}/messages"
_REACTIONS = _MESSAGES + "/{message}/reactions"
_RATES = {
    ("POST", _MESSAGES): Rate("create message", 5, 5.0),
    ("PATCH", _MESSAGES + "/{message}"): Rate("edit message", 5, 5.0),
    ("DELETE", _MESSAGES + "/{message}"): Rate("delete message", 5, 1.0),
    ("PUT", _REACTIONS + "/{emoji}/@me"): Rate("react", 1, 0.25),
    ("DELETE", _REACTIONS + "/{emoji}/@me"): Rate("react", 1, 0.25),
}
_MAJOR = ("channel", "guild", "token")
_MOST_WINDOWS = 1000


@dataclass(slots=True)
class Window:
    """What is left of a rate in one place until `end` (seconds since 1970)."""

    left: int
    end: float


class Limits:
    """Counts requests. `speed` makes all windows shorter by that factor, for tests that play whole games."""

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self.speed = speed
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}

    def admit(self, method: str, path: str, params: Mapping[str, str], bot_id: str | None) -> dict[str, str]:
        """Count a request by its route; the headers that say what is left. Raises `RateLimited`.

        Requests with an interaction's token have no bot and are not counted with all others.
        """
        if bot_id is not None:
            self.take(EVERYWHERE, bot_id, everywhere=True)
        rate = TOKEN if "token" in params else _RATES.get((method, path)) or Rate(f"{method} {path}", *OTHER)
        window = self.take(rate, "/".join(params[key] for key in _MAJOR if key in params))
        return self._headers(rate, window)

    def take(self, rate: Rate, place: str, *, everywhere: bool = False, code: int = 0) -> Window:
        """Count one more in a place. Raises `RateLimited`, with Discord's code for special rates."""
        window = self._window(rate, place)
        if window.left <= 0:
            raise RateLimited(window.end - self._clock.now(), everywhere=everywhere, code=code)
        window.left -= 1
        return window

    def _window(self, rate: Rate, place: str) -> Window:
        now, key = self._clock.now(), (rate.name, place)
        window = self._windows.get(key)
        if window is None or window.end <= now:
            self._tidy(now)
            window = self._windows[key] = Window(rate.most, now + rate.seconds / self.speed)
        return window

    def _tidy(self, now: float) -> None:
        if len(self._windows) > _MOST_WINDOWS:
            self._windows = {key: window for key, window in self._windows.items() if window.end > now}

    def _headers(self, rate: Rate, window: Window) -> dict[str, str]:
        after = max(0.0, window.end - self._clock.now())
        return {
            "X-RateLimit-Bucket": rate.bucket, "X-RateLimit-Limit": str(rate.most),
            "X-RateLimit-Remaining": str(window.left), "X-RateLimit-Reset": f"{window.end:.3f}",
            "X-RateLimit-Reset-After": f"{math.ceil(after * 1000) / 1000:.3f}",
        }  # fmt: skip
