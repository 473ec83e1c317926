"""Who is asked before the start whether they are ready, and what becomes of those who say nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.store.rows import SeatRow
from bot.store.server_rows import MetadataRow
from bot.table.seating.ready import ANSWER_SECONDS, LATELY, STAYS_READY, silent
from bot.table.table import Table
from bot.table.uptime.uptime import SEEN
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import rows_of


async def waited(table: Table, game: str) -> list[str]:
    """Who is asked and has not answered."""
    return [seat.name for seat in silent(await table.games.snapshot(game))]


async def status(table: Table, game: str) -> str:
    return (await table.games.snapshot(game)).row.status


@pytest.fixture
async def old(table: Table, clock: Clock) -> str:
    """A lobby of Ann, Ben and Cat who sat down two hours ago."""
    game = await lobby(table, BEN, CAT)
    clock.time += 2 * LATELY
    return game


async def test_who_sat_down_within_the_hour_is_not_asked(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN)
    clock.time += LATELY
    assert (await table.lobby.start(game, ANN.user_id)).row.status == "running"
    assert [row.kind for row in await rows_of(table)] == ["start"]


async def test_all_others_are_asked_and_with_the_last_the_game_begins(table: Table, old: str) -> None:
    assert (await table.lobby.start(old, ANN.user_id)).row.status == "lobby"
    assert await waited(table, old) == ["Ben", "Cat"]
    (post,) = await rows_of(table)
    assert (post.kind, post.payload["users"]) == ("ready", [BEN.user_id, CAT.user_id])
    await table.lobby.ready(old, BEN.user_id)
    await table.lobby.ready(old, BEN.user_id)
    assert (await waited(table, old), await status(table, old)) == (["Cat"], "lobby")
    assert (await table.lobby.ready(old, CAT.user_id)).row.status == "running"
    row = (await table.games.snapshot(old)).row
    assert (row.ready_asked_at, row.ready_ends) == (None, None)


async def test_only_those_are_asked_who_sat_down_long_ago(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN)
    clock.time += 2 * LATELY
    await table.lobby.join(game, CAT)
    await table.lobby.start(game, ANN.user_id)
    assert await waited(table, game) == ["Ben"]
    assert (await table.lobby.ready(game, BEN.user_id)).row.status == "running"


async def test_a_second_start_asks_nobody_again(table: Table, old: str) -> None:
    for _ in range(2):
        await table.lobby.start(old, ANN.user_id)
    assert [row.kind for row in await rows_of(table)] == ["ready"]


async def test_a_table_that_fills_up_asks_those_of_before(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN, agents=1)
    clock.time += 2 * LATELY
    await table.lobby.join(game, CAT)
    assert await waited(table, game) == ["Ann", "Ben"]
    assert [row.kind for row in await rows_of(table)] == ["ready"]
    await table.lobby.ready(game, BEN.user_id)
    assert (await table.lobby.start(game, ANN.user_id)).row.status == "running"


async def test_who_joins_meanwhile_is_ready(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN)
    clock.time += 2 * LATELY
    await table.lobby.start(game, ANN.user_id)
    clock.time += LATELY
    await table.lobby.join(game, CAT)
    assert await waited(table, game) == ["Ben"]


async def test_whoever_says_nothing_for_a_day_frees_the_seat_and_the_owner_is_told(
    table: Table, old: str, clock: Clock
) -> None:
    await table.lobby.start(old, ANN.user_id)
    await table.lobby.ready(old, BEN.user_id)
    clock.time += ANSWER_SECONDS - 1
    await table.ready_checks.close_due()
    assert await waited(table, old) == ["Cat"]
    clock.time += 1
    for _ in range(2):
        await table.ready_checks.close_due()
    snapshot = await table.games.snapshot(old)
    assert [seat.name for seat in snapshot.seats] == ["Ann", "Ben"]
    assert (snapshot.row.status, snapshot.row.ready_ends) == ("lobby", None)
    told = [row.payload for row in await rows_of(table) if row.kind == "unready"]
    assert told == [{"names": ["Cat"], "why": "silent"}]
    assert (await table.lobby.start(old, ANN.user_id)).row.status == "running"  # Ben has said it lately


async def test_an_answer_holds_for_some_days(table: Table, old: str, clock: Clock) -> None:
    await table.lobby.start(old, ANN.user_id)
    await table.lobby.ready(old, BEN.user_id)
    clock.time += STAYS_READY + 1
    await table.ready_checks.close_due()
    await table.lobby.start(old, ANN.user_id)
    assert await waited(table, old) == ["Ben"]


async def test_an_owner_who_says_nothing_leaves_the_table_to_others(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN, agents=1)
    clock.time += 2 * LATELY
    await table.lobby.join(game, CAT)
    await table.lobby.ready(game, BEN.user_id)
    clock.time += ANSWER_SECONDS
    await table.ready_checks.close_due()
    row = (await table.games.snapshot(game)).row
    assert (row.owner_id, row.status) == (BEN.user_id, "lobby")


async def test_where_nobody_says_anything_the_table_is_given_up(table: Table, clock: Clock) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en", seated=False)
    for guest in (BEN, CAT):
        await table.lobby.join(row.id, guest)
    clock.time += 2 * LATELY
    await table.lobby.start(row.id, ANN.user_id)
    clock.time += ANSWER_SECONDS
    await table.ready_checks.close_due()
    snapshot = await table.games.snapshot(row.id)
    assert (snapshot.row.status, snapshot.row.owner_id, snapshot.seats) == ("lobby", ANN.user_id, ())


async def test_getting_up_ends_the_asking(table: Table, old: str) -> None:
    await table.lobby.start(old, ANN.user_id)
    await table.lobby.leave(old, CAT.user_id)
    assert (await table.games.snapshot(old)).row.ready_asked_at is None
    assert [row.payload for row in await rows_of(table)][-1] == {"names": ["Cat"], "why": "left"}
    with pytest.raises(Refusal, match="not-asked-ready"):
        await table.lobby.ready(old, BEN.user_id)


@pytest.mark.parametrize("change", ["option", "clock", "computer"])
async def test_who_was_ready_for_another_game_is_asked_again(table: Table, old: str, change: str) -> None:
    await table.lobby.start(old, ANN.user_id)
    await table.lobby.ready(old, BEN.user_id)
    if change == "option":
        await table.lobby.set_option(old, ANN.user_id, "rounds", "2")
    elif change == "clock":
        await table.lobby.choose_clock(old, ANN.user_id, "daily")
    else:
        await table.lobby.add_agent(old, ANN.user_id)
    assert (await table.games.snapshot(old)).row.ready_asked_at is None
    await table.lobby.start(old, ANN.user_id)
    assert await waited(table, old) == ["Ben", "Cat"]


async def test_the_time_in_which_the_bot_was_down_does_not_count(table: Table, old: str, clock: Clock) -> None:
    await table.uptime.look()
    await table.lobby.start(old, ANN.user_id)
    clock.time += ANSWER_SECONDS
    await table.uptime.look()
    await table.ready_checks.close_due()
    assert await waited(table, old) == ["Ben", "Cat"]
    async with table.transactions.read() as rows:
        assert await rows.one(MetadataRow, key=SEEN)


async def test_a_rematch_to_which_all_have_agreed_begins_at_once(table: Table, clock: Clock) -> None:
    game = await started(table, BEN)
    await Driver(table, game).finish(ANN, BEN)
    await table.rematches.agree(game, ANN)
    clock.time += 5 * ANSWER_SECONDS
    assert (await table.rematches.agree(game, BEN)).row.status == "running"


async def test_only_who_sits_there_is_ready(table: Table, old: str) -> None:
    await table.lobby.start(old, ANN.user_id)
    with pytest.raises(Refusal, match="not-seated"):
        await table.lobby.ready(old, 99)


async def test_one_table_that_cannot_be_read_keeps_no_other_waiting(table: Table, old: str, clock: Clock) -> None:
    other = await lobby(table, BEN)
    clock.time += 2 * LATELY
    for game in (other, old):
        await table.lobby.start(game, ANN.user_id)
    async with table.transactions.changing(other) as (rows, snapshot):
        await rows.put(replace(snapshot.row, kind="no such game"))
    clock.time += ANSWER_SECONDS
    await table.ready_checks.close_due()
    async with table.transactions.read() as rows:
        assert [seat.name for seat in await rows.some(SeatRow, game_id=old)] == ["Ann"]
