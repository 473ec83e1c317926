"""A bot that is not well does not say that it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from structlog.testing import capture_logs

from bot.monitoring import health
from bot.monitoring.health import Pulse
from bot.nightly import Kept
from bot.store.sqlite import SqliteRows
from tests.flows.people import Hall


async def failing(hall: Hall, tmp_path: Path) -> list[str]:
    """What keeps the file from being renewed, as it is logged; nothing when it is renewed."""
    file = tmp_path / "health"
    file.unlink(missing_ok=True)
    hall.bot.health._failed = ()
    with capture_logs() as logged:
        await hall.bot._renew()
    found = [name for entry in logged if entry["event"] == "health-changed" for name in entry["failing"]]
    assert file.exists() is not bool(found)
    return found


async def test_every_part_has_to_go_on(hall: Hall, tmp_path: Path) -> None:
    checks = hall.bot.health
    await hall.env.settle()
    checks.gateway.heard()
    assert await failing(hall, tmp_path) == []
    checks.gateway = Pulse()
    assert await failing(hall, tmp_path) == ["gateway"]
    checks.gateway.heard()
    checks.clock = Pulse()
    assert await failing(hall, tmp_path) == ["clock"]
    await hall.bot._tick()
    assert await failing(hall, tmp_path) == []


async def test_a_database_that_cannot_be_written_is_not_well(hall: Hall, tmp_path: Path) -> None:
    hall.bot.health.gateway.heard()
    await hall.env.settle()
    async with hall.bot.table.transactions.write() as rows:
        assert isinstance(rows, SqliteRows)
        await rows.db.execute("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await failing(hall, tmp_path) == ["database"]
    assert await failing(hall, tmp_path) == []


async def test_backups_that_cannot_be_seen_are_no_reason_to_start_anew(hall: Hall, tmp_path: Path) -> None:
    async def refused() -> Kept:
        raise PermissionError("backups")

    hall.bot.health.gateway.heard()
    await hall.env.settle()
    hall.bot.health.backup = refused
    assert await failing(hall, tmp_path) == []
    assert hall.bot.health.last.backup is None


async def test_an_outbox_that_nobody_empties_is_not_well(hall: Hall, tmp_path: Path) -> None:
    hall.bot.health.gateway.heard()
    await hall.game()
    worker = next(task for task in hall.bot._tasks if "_announce" in repr(task))
    worker.cancel()
    await hall.reach("chart")
    assert await failing(hall, tmp_path) == []
    lag = hall.bot.announcer.lag
    hall.bot.health.lag = lambda now: lag(now + health.LAG_SECONDS + 1)  # some minutes later
    assert await failing(hall, tmp_path) == ["outbox"]
    (game_id,) = hall.bot.announcer._tried
    await hall.bot.announcer.deliver(game_id)
    assert await failing(hall, tmp_path) == []
