"""Is the bot well? What is looked at, and what is found."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from bot.monitoring.health_file import STALE_SECONDS
from bot.nightly import Kept
from bot.table.table import Table

log = structlog.get_logger()

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
    def seconds(self) -> float | None:
        """How long ago something came in; None where nothing ever has."""
        if self._heard is None:
            return None
        return monotonic() - self._heard

    @property
    def alive(self) -> bool:
        """Whether the silence is not too long."""
        return self.seconds is not None and self.seconds < self.most_seconds


@dataclass(frozen=True, slots=True)
class Report:
    """How the bot was when it was last looked at.

    `gateway` and `clock` are the seconds since something was heard of them, `written` those that a row took to be
    written, `lag` those for which something waits unsent; None where there is none. `made` is when this was found out,
    on the clock of `time.monotonic`. A backup that failed is told, and does not make the bot unwell: to start it anew
    would not help.
    """

    made: float
    failing: tuple[str, ...]
    gateway: float | None
    clock: float | None
    written: float | None
    lag: float | None
    backup: Kept | None = None

    def well(self, now: float) -> bool:
        """Whether all went on, not long ago."""
        return not self.failing and now - self.made < STALE_SECONDS

    def told(self, now: float) -> dict[str, Any]:
        """All of it, as JSON has it; names and ids of nobody."""
        return {
            "well": self.well(now),
            "failing": [*self.failing],
            "looked_at_seconds_ago": round(now - self.made, 1),
            "gateway": {"heard_seconds_ago": _rounded(self.gateway), "well": "gateway" not in self.failing},
            "clock": {"ticked_seconds_ago": _rounded(self.clock), "well": "clock" not in self.failing},
            "database": {"write_seconds": _rounded(self.written, 4), "well": "database" not in self.failing},
            "outbox": {"lag_seconds": _rounded(self.lag), "well": "outbox" not in self.failing},
            "backup": _told_of(self.backup),
        }


class Checks:
    """What has to go on for the bot to be well: the gateway, the clock, the outbox, and writing to the database."""

    def __init__(
        self,
        table: Table,
        lag: Callable[[float], Awaitable[float]],
        backup: Callable[[], Awaitable[Kept]] | None = None,
    ) -> None:
        self.table = table
        self.lag = lag
        self.backup = backup
        self.gateway = Pulse(SILENCE_SECONDS)
        self.clock = Pulse(TICKS_SECONDS)
        self.last: Report | None = None
        self._failed: tuple[str, ...] = ()

    async def look(self) -> Report:
        """How all goes on; what does not is logged when that changes."""
        written, lag = await self._stored()
        failing = tuple(self._failing(written, lag))
        if failing != self._failed:
            log.warning("health-changed", failing=[*failing])
        self._failed = failing
        self.last = Report(
            monotonic(), failing, self.gateway.seconds, self.clock.seconds, written, lag, await self._kept()
        )
        return self.last

    async def _kept(self) -> Kept | None:
        """How things stand with the backups; None where that cannot be seen, which keeps nobody from playing."""
        try:
            return await self.backup() if self.backup else None
        except Exception as error:
            log.warning("backups-not-seen", reason=repr(error))
            return None

    async def _stored(self) -> tuple[float | None, float | None]:
        """How long a row took to be written, and the lag of the outbox; None where that cannot be had."""
        begun = monotonic()
        try:
            async with asyncio.timeout(WRITTEN_SECONDS):
                await self.table.metadata.set("written-at", str(int(time.time())))
                written = monotonic() - begun
                return written, await self.lag(monotonic())
        except Exception as error:
            log.warning("database-not-written", reason=repr(error))
            return None, None

    def _failing(self, written: float | None, lag: float | None) -> Iterator[str]:
        if not self.gateway.alive:
            yield "gateway"
        if not self.clock.alive:
            yield "clock"
        if written is None:
            yield "database"
        if lag is not None and lag > LAG_SECONDS:
            yield "outbox"


def _rounded(seconds: float | None, places: int = 1) -> float | None:
    if seconds is None:
        return None
    return round(seconds, places)


def _told_of(kept: Kept | None) -> dict[str, Any] | None:
    """The backups, with the age of the newest in hours."""
    if kept is None:
        return None
    age = None if kept.at is None else round((time.time() - kept.at) / 3600, 1)
    return {"made": kept.days > 0, "age_hours": age, "failed": kept.failed, "late": kept.late}
