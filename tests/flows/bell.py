"""A moment that passes when a test says so."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass
class Bell:
    """Sleeps until it rings, however many seconds are asked for: no timer runs that would go off in a test's midst."""

    rung: asyncio.Event

    async def __call__(self, seconds: float) -> None:
        """Sleep until a test rings."""
        await self.rung.wait()
        self.rung.clear()
