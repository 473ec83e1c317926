"""The time of the simulated Discord, which tests can advance."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """Wall-clock seconds since 1970 that never run backwards and can be advanced."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self._advanced = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970 on this clock."""
        return time.monotonic() + self._offset

    def advance(self, seconds: float) -> None:
        """Move the clock forward; whoever sleeps until a moment before the new one wakes at once."""
        self._offset += seconds
        self._advanced.set()
        self._advanced = asyncio.Event()

    async def sleep_until(self, moment: float) -> None:
        """Return when `now()` has reached `moment`."""
        while (left := moment - self.now()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._advanced.wait()
            except TimeoutError:
                continue
