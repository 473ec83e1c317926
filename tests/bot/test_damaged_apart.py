"""A table whose position cannot be read disturbs itself alone, whatever the clock does for all tables."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.background import look_at_clocks
from bot.store.rows import OutboxRow, PrefsRow, Rows, SeatRow
from bot.store.sqlite import SqliteRows
from bot.table.clocks import clock as clocks
from bot.table.game.seated import SeatedGame
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, Clock, Driver, lobby, started

HOUR = 3600
DAY = 24 * HOUR


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


async def timed(table: Table) -> str:
    """A duel of Ann and Ben that runs with a clock."""
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, "daily")
    await table.lobby.start(game, ANN.user_id, "v")
    return game


async def given(table: Table, game: str) -> list[int]:
    """How many seconds the clocks of a game were given."""
    async with table.transactions.read() as rows:
        return [seat.credit for seat in await rows.some(SeatRow, game_id=game)]


async def test_the_time_the_bot_was_down_is_given_to_a_damaged_table_too(table: Table, clock: Clock) -> None:
    """The clocks do not ask what stands in a position, and all have theirs in one transaction."""
    await table.preferences.set(PrefsRow(ANN.user_id, zone="UTC", wakes=0, sleeps=0))
    broken, whole = await timed(table), await timed(table)
    await table.uptime.look()
    async with table.transactions.write() as rows:
        assert isinstance(rows, SqliteRows)
        await rows.db.execute(f"UPDATE game SET state = x'00ff00ff' WHERE id = '{broken}'")
    clock.time += 10 * HOUR
    with capture_logs() as logged:
        await table.uptime.look()
    assert logged == []
    assert [(await given(table, game))[0] for game in (broken, whole)] == [10 * HOUR] * 2


async def test_the_others_have_their_time_where_it_cannot_be_given_to_one(
    table: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what was given to the one before it in the same transaction is lost."""
    await table.preferences.set(PrefsRow(ANN.user_id, zone="UTC", wakes=0, sleeps=0))
    games = sorted([await timed(table), await timed(table), await timed(table)])
    await table.uptime.look()
    as_ever = clocks.stood_still

    async def fails_at_one(rows: Rows, game: SeatedGame, since: int, now: int) -> SeatedGame:
        if game.row.id == games[1]:
            raise RuntimeError("nobody knows why")
        return await as_ever(rows, game, since, now)

    monkeypatch.setattr(clocks, "stood_still", fails_at_one)
    clock.time += 10 * HOUR
    with capture_logs() as logged:
        await table.uptime.look()
    assert [(entry["event"], entry["game"]) for entry in logged] == [("clock-failed", games[1])]
    assert [(await given(table, game))[0] for game in games] == [10 * HOUR, 0, 10 * HOUR]
