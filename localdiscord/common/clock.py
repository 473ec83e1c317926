"""The time of the little world, which tests may push forward."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """Wall-clock seconds since 1970 that never run backwards and can be advanced."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970, in this world."""
        return time.monotonic() + self._ahead

    def advance(self, seconds: float) -> None:
        """Jump forward; whoever sleeps past the new moment wakes at once."""
        self._ahead += seconds
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def sleep_until(self, moment: float) -> None:
        """Return when `now()` has reached `moment`."""
        while (left := moment - self.now()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._moved.wait()
            except TimeoutError:
                continue
