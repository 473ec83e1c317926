"""A table whose position cannot be read disturbs itself alone, whatever the clock does for all tables."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.background import look_at_clocks
from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteRows
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, Clock, Driver, started

DAY = 24 * 3600


async def told(table: Table, game: str) -> list[str]:
    """What waits to be posted of a game."""
    async with table.transactions.read() as rows:
        return [row.kind for row in await rows.some(OutboxRow, game_id=game)]


@pytest.mark.parametrize("damaged", [False, True])
async def test_the_ticks_go_on_for_all_other_tables(table: Table, clock: Clock, *, damaged: bool) -> None:
    broken, whole = await started(table, BEN), await started(table, BEN)
    if damaged:
        async with table.transactions.write() as rows:
            assert isinstance(rows, SqliteRows)
            await rows.db.execute(f"UPDATE game SET state = x'00ff00ff' WHERE id = '{broken}'")
    with capture_logs() as logged:
        for _ in range(3):
            clock.time += DAY
            await look_at_clocks(table)
            await table.stuck_lobbies.expire(14)
            await table.outbox.prune()
    assert (await told(table, whole)).count("remind") == 2  # whatever became of the other
    assert ("remind" in await told(table, broken)) is not damaged
    failed = {entry.get("game") for entry in logged if entry["log_level"] == "error"}
    assert failed == ({broken} if damaged else set())
    driver = Driver(table, whole)
    await driver.finish(ANN, BEN)
    assert (await table.games.snapshot(whole)).row.status == "over"
