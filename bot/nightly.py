"""The backup of each night, and how the last one went."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.settings import Settings
from bot.store.copies import backups
from bot.store.copies.checking import Damaged
from bot.table.game.transactions import clock_time
from bot.table.metadata import Metadata

log = structlog.get_logger()
SINCE = "backups-since"  # when a bot first looked after this database
LATE_SECONDS = 2 * backups.DAY


@dataclass(frozen=True, slots=True)
class Kept:
    """How things stand with the backups.

    For `days` of 0 none is made. `at` is when the newest sound one was begun, None where there is none; `failed`: the
    last try came to nothing; `late`: for two days there has been no good one. What lies `elsewhere`, in PostgreSQL, is
    for its host to back up with the programs of that.
    """

    days: int
    hour: int
    at: int | None
    failed: bool
    late: bool
    elsewhere: bool = False


class Nightly:
    """Makes a backup when its hour has come, also later where nobody was there at that hour.

    What fails is logged and tried again with the next look; the older backups stay.
    """

    def __init__(self, settings: Settings, metadata: Metadata, now: Callable[[], int] = clock_time) -> None:
        self.settings = settings
        self.metadata = metadata
        self.now = now
        self._failed_at = 0

    async def look(self) -> None:
        """Make a backup if it is time."""
        days, now = self._days, self.now()
        if not days or not backups.due(now, await self._last() or await self._since(), self.settings.backup_hour):
            return
        try:
            made = await asyncio.to_thread(backups.make, self.settings.db, self.settings.backup_folder, now)
            await asyncio.to_thread(self._forget, now - days * backups.DAY)
        except (OSError, sqlite3.Error, Damaged) as error:
            self._failed_at = now
            log.error("backup-failed", reason=str(error))
            return
        log.info("backup-made", file=str(made.path), bytes=made.path.stat().st_size)

    async def kept(self) -> Kept:
        """How things stand with backups: for how many days they are kept, and when the last was made.

        Also whether one failed since, or is late. In PostgreSQL they are made elsewhere, and nothing is known of them.
        """
        settings, days = self.settings, self._days
        if settings.address:
            return Kept(days, settings.backup_hour, None, failed=False, late=False, elsewhere=True)
        at = await self._last()
        good = at or await self._since()
        return Kept(
            days,
            settings.backup_hour,
            at,
            failed=bool(days) and self._failed_at > (at or 0),
            late=bool(days) and self.now() - good > LATE_SECONDS,
        )

    @property
    def _days(self) -> int:
        """For how many days backups are kept; 0 where none is made."""
        return 0 if self.settings.address else self.settings.backup_days

    def _forget(self, before: int) -> None:
        backups.forget(self.settings.backup_folder, self.settings.db, before)

    async def _last(self) -> int | None:
        """When the newest backup was begun, also by hand."""
        now, found = self.now(), backups.found
        there = await asyncio.to_thread(found, self.settings.backup_folder, self.settings.db)
        return max((backup.at for backup in there if backup.at <= now), default=None)  # others are of a wrong clock

    async def _since(self) -> int:
        """Since when there could have been one: a new database has none, and needs none before its first night."""
        now, noted = self.now(), await self.metadata.get(SINCE)
        if noted and int(noted) <= now:
            return int(noted)
        await self.metadata.set(SINCE, str(now))
        return now
