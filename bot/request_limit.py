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
        taken: Told of each request that is taken: of whom, and 1 for a completion. Other processes count it, too.
    """

    def __init__(
        self,
        per_minute: float,
        burst: int = BURST,
        now: Callable[[], float] = time.monotonic,
        taken: Callable[[int, int], None] = lambda user_id, completion: None,
    ) -> None:
        self.per_second = per_minute / 60
        self.burst = burst
        self.now = now
        self.taken = taken
        self._full_at: dict[tuple[int, bool], float] = {}  # when a bucket will be full again

    def take(self, user_id: int, *, completion: bool = False) -> bool:
        """Whether one more request of this person is taken; completions are counted apart."""
        if self._full_after(user_id, completion=completion) - self.now() > self.burst / self.per_second:
            return False
        self.count(user_id, completion=completion)
        self.taken(user_id, int(completion))
        return True

    def count(self, user_id: int, *, completion: bool) -> None:
        """Count a request that was taken, here or by another process."""
        full_at = self._full_after(user_id, completion=completion)
        self._forget(self.now())
        self._full_at[user_id, completion] = full_at

    def _full_after(self, user_id: int, *, completion: bool) -> float:
        """When a bucket will be full again after one more request."""
        now = self.now()
        return max(now, self._full_at.get((user_id, completion), now)) + 1 / self.per_second

    def _forget(self, now: float) -> None:
        if len(self._full_at) >= KEPT:
            self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
