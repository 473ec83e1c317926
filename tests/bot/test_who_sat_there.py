"""Who played a seat before is named for what they did; whoever plays it on has answered nothing by sitting down."""

from __future__ import annotations

from dataclasses import replace

from bot.post.announcer import Announcer
from bot.table.table import Table
from bot.ui.boards.log_view import log_lines
from bot.ui.panel.meanwhile import meanwhile
from bot.words.texts import Texts
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver
from tests.bot.test_announce import Server


async def taken_over(driver: Driver, table: Table, clock: Clock) -> None:
    """Ann's seat is offered, and Cat takes it."""
    async with table.transactions.changing(driver.game_id) as (rows, snapshot):
        await rows.put(replace(snapshot.seats[0], offered=True))
    clock.time += 60
    await table.seats.take(driver.game_id, CAT)


async def test_the_log_names_who_sat_there_then(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    game = duel_of_two.game_id
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    moves = await table.games.log(game)
    before = log_lines(await table.games.snapshot(game), Texts("en"), 1, moves, await table.games.sittings(game))
    assert any(ANN.name in line for line in before)
    await taken_over(duel_of_two, table, clock)
    after = log_lines(await table.games.snapshot(game), Texts("en"), 1, moves, await table.games.sittings(game))
    assert after == before
    await duel_of_two.finish(CAT, BEN)
    later = await table.games.log(game, moves[-1].seq)
    told = log_lines(await table.games.snapshot(game), Texts("en"), 1, later, await table.games.sittings(game))
    assert any(CAT.name in line for line in told)
    assert not any(ANN.name in line for line in told)


async def test_a_reminder_is_not_answered_by_what_came_before_it(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    server = Server()
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    clock.time += 60
    asked = next(iter((await table.games.snapshot(duel_of_two.game_id)).owing))
    assert asked.seat == 0
    clock.time += 25 * 3600
    await table.reminders.write_due()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert "you have been asked since" in list(server.notes.values())[-1].text
    await taken_over(duel_of_two, table, clock)
    await Announcer(table, server).deliver(duel_of_two.game_id)
    reminders = [said.text for _, said in server.amended if "no longer asked" in said.text]
    assert len(reminders) == 1
    assert "✓" not in reminders[0]
    assert f"{ANN.name}: no longer asked" in reminders[0]
    assert CAT.name not in reminders[0]


async def test_a_panel_names_who_made_the_moves_it_opens_with(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    await duel_of_two.bids(ben="blade:11", ann="blade:15")
    for _ in range(3):
        await duel_of_two.default(ANN)
    await taken_over(duel_of_two, table, clock)
    panel = await table.turns.panel(duel_of_two.game_id, BEN.user_id)
    told = "\n".join((await meanwhile(table, panel, Texts("en"))).lines)
    assert ANN.name in told
    assert CAT.name not in told
