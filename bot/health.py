"""Is the bot well? While it is, it renews a file; a health check reads how old the file is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from time import monotonic

import structlog

from bot.table.table import Table

log = structlog.get_logger()

RENEWED_SECONDS = 15.0
STALE_SECONDS = 60.0
SILENCE_SECONDS = 60.0  # heartbeats are answered every 41 seconds, if nothing else happens
TICKS_SECONDS = 120.0  # four ticks of the clock
LAG_SECONDS = 300.0  # what cannot be sent is tried again every minute, and a try may wait for Discord's limits
WRITTEN_SECONDS = 10.0


class Pulse:
    """When something that happens again and again was last heard of, and whether that is not too long ago.

    For the gateway its latency would not do: it keeps its last value when the connection hangs.
    """

    def __init__(self, most_seconds: float = SILENCE_SECONDS) -> None:
        self.most_seconds = most_seconds
        self._heard: float | None = None

    def heard(self) -> None:
        """Something came in."""
        self._heard = monotonic()

    @property
    def alive(self) -> bool:
        """Whether the silence is not too long."""
        return self._heard is not None and monotonic() - self._heard < self.most_seconds


class Checks:
    """What has to go on for the bot to be well: the gateway, the clock, the outbox, and writing to the database."""

    def __init__(self, table: Table, lag: Callable[[float], Awaitable[float]]) -> None:
        self.table = table
        self.lag = lag
        self.gateway = Pulse(SILENCE_SECONDS)
        self.clock = Pulse(TICKS_SECONDS)
        self._failed: list[str] = []

    async def all_well(self) -> bool:
        """Whether all goes on; what does not is logged when that changes."""
        failed = [failing async for failing in self._failing()]
        if failed != self._failed:
            log.warning("health-changed", failing=failed)
        self._failed = failed
        return not failed

    async def _failing(self) -> AsyncIterator[str]:
        if not self.gateway.alive:
            yield "gateway"
        if not self.clock.alive:
            yield "clock"
        try:
            async with asyncio.timeout(WRITTEN_SECONDS):
                await self.table.metadata.set("written-at", str(int(time.time())))
                lag = await self.lag(monotonic())
        except Exception as error:
            log.warning("database-not-written", reason=repr(error))
            yield "database"
            return
        if lag > LAG_SECONDS:
            yield "outbox"


def renew(path: Path) -> None:
    """Say that all is well."""
    path.touch()


def renewed_lately(path: Path) -> bool:
    """Whether the bot has said within the last minute that all is well; False where there is no file."""
    try:
        return time.time() - path.stat().st_mtime < STALE_SECONDS
    except FileNotFoundError:
        return False
