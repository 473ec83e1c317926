"""How many presses, commands and completions of one person are taken."""

from __future__ import annotations

import time
from collections.abc import Callable

BURST = 20
KEPT = 4096


class RequestLimit:
    """A bucket for each key: it holds `burst` requests and fills up again at so many a minute.

    Args:
        per_minute: How many requests a minute are taken in the long run.
        burst: How many may come at once after a pause.
        now: The time in seconds.
    """

    def __init__(self, per_minute: float, burst: int = BURST, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_minute / 60
        self.burst = burst
        self.now = now
        self._full_at: dict[tuple[int, bool], float] = {}  # when a bucket will be full again

    def take(self, user_id: int, *, completion: bool = False) -> bool:
        """Whether one more request of this person is taken; completions are counted apart."""
        key, now = (user_id, completion), self.now()
        full_at = max(now, self._full_at.get(key, now)) + 1 / self.per_second
        if full_at - now > self.burst / self.per_second:
            return False
        self._forget(now)
        self._full_at[key] = full_at
        return True

    def _forget(self, now: float) -> None:
        if len(self._full_at) >= KEPT:
            self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
