"""Rate limits: a bucket for each kind of request in each channel, and one for all requests of a bot together.

Discord publishes no numbers for single kinds of requests; these are what bots have measured. Libraries obey the headers
of every answer.
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
    """At most `requests` in `seconds`, counted from the first one."""

    name: str
    requests: int
    seconds: float

    @property
    def bucket(self) -> str:
        """The bucket's name in the headers, which tells nothing, as Discord's."""
        return sha256(self.name.encode()).hexdigest()[:32]


GLOBAL = Rate("global", 50, 1.0)
TOKEN = Rate("token", 5, 2.0)  # all that is sent with the token of one interaction
OLD_EDITS = Rate("edits of messages older than an hour", 3, 6.0)
RENAMES = Rate("renames", 2, 600.0)
COMMANDS = Rate("new commands", 200, 86_400.0)
OLD_SECONDS = 3600.0  # the age from which on `OLD_EDITS` holds
OTHER_REQUESTS = 10
OTHER_SECONDS = 1.0
_MESSAGES = "/channels/{channel}/messages"
_REACTIONS = _MESSAGES + "/{message}/reactions"
_RATES = {
    ("POST", _MESSAGES): Rate("create message", 5, 5.0),
    ("PATCH", _MESSAGES + "/{message}"): Rate("edit message", 5, 5.0),
    ("DELETE", _MESSAGES + "/{message}"): Rate("delete message", 5, 1.0),
    ("PUT", _REACTIONS + "/{emoji}/@me"): Rate("react", 1, 0.25),
    ("DELETE", _REACTIONS + "/{emoji}/@me"): Rate("react", 1, 0.25),
}
_MAJOR_PARAMETERS = ("channel", "guild", "token")  # each value of these has buckets of its own
_MAX_WINDOWS = 1000


@dataclass(slots=True)
class Window:
    """How many requests are `left` in one bucket until `end` (seconds since 1970)."""

    left: int
    end: float


class Limits:
    """Counts requests. `speed` shortens all windows by that factor, for tests that play whole games."""

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self.speed = speed
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}

    def admit(self, method: str, path: str, params: Mapping[str, str], bot_id: str | None) -> dict[str, str]:
        """Count a request against the limits of its route.

        Args:
            method: The HTTP method.
            path: The path of the route, with the names of its parameters.
            params: The values of these parameters.
            bot_id: The bot that sends it. None for requests with the token of an interaction, which Discord does not
                count among all requests of the bot.

        Returns:
            The headers that tell the bot how many requests are left.

        Raises:
            RateLimited: The bot sends too fast.
        """
        if bot_id is not None:
            self.take(GLOBAL, bot_id, is_global=True)
        rate = self._rate(method, path, params)
        window = self.take(rate, "/".join(params[key] for key in _MAJOR_PARAMETERS if key in params))
        return self._headers(rate, window)

    def take(self, rate: Rate, key: str, *, is_global: bool = False, code: int = 0) -> Window:
        """Count one request in the bucket of a rate and a key, such as the id of a channel.

        Returns what is left. Raises `RateLimited` with these values of `is_global` and `code` when nothing was left.
        """
        window = self._window(rate, key)
        if window.left <= 0:
            raise RateLimited(window.end - self._clock.now(), is_global=is_global, code=code)
        window.left -= 1
        return window

    def _rate(self, method: str, path: str, params: Mapping[str, str]) -> Rate:
        if "token" in params:
            return TOKEN
        return _RATES.get((method, path)) or Rate(f"{method} {path}", OTHER_REQUESTS, OTHER_SECONDS)

    def _window(self, rate: Rate, key: str) -> Window:
        now = self._clock.now()
        window = self._windows.get((rate.name, key))
        if window is None or window.end <= now:
            self._drop_ended(now)
            window = Window(rate.requests, now + rate.seconds / self.speed)
            self._windows[rate.name, key] = window
        return window

    def _drop_ended(self, now: float) -> None:
        if len(self._windows) > _MAX_WINDOWS:
            self._windows = {key: window for key, window in self._windows.items() if window.end > now}

    def _headers(self, rate: Rate, window: Window) -> dict[str, str]:
        after = max(0.0, window.end - self._clock.now())
        return {
            "X-RateLimit-Bucket": rate.bucket, "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(window.left), "X-RateLimit-Reset": f"{window.end:.3f}",
            "X-RateLimit-Reset-After": f"{math.ceil(after * 1000) / 1000:.3f}",
        }  # fmt: skip
