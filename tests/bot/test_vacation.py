"""Vacation that somebody has declared: the table sees it where they share it, and their clock follows at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.rows import PrefsRow
from bot.table.clocks import pausing
from bot.table.clocks.clock import PACES
from bot.table.game.seated import Found
from bot.table.table import Table
from bot.ui.lobby import hub_view, status_view
from bot.ui.lobby.hub_view import Hub
from bot.ui.panel import panel_view
from bot.words.texts import Texts
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby
from tests.bot.test_clocks import AROUND, DAY, HOUR, wait_of
from tests.flows.limits import texts_of


async def away(table: Table, user_id: int, until: int | None, **others: bool) -> None:
    prefs = await table.preferences.of(user_id)
    await table.preferences.set(replace(prefs, away_until=until, **others))  # type: ignore[arg-type]  # by name


async def test_who_is_asked_and_away_is_shown_so_until_they_are_back(duel_of_two: Driver, clock: Clock) -> None:
    table, until = duel_of_two.table, clock.time + 5 * DAY
    revision = (await table.games.snapshot(duel_of_two.game_id)).row.rev
    await away(table, ANN.user_id, until)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert snapshot.row.rev > revision  # the status follows
    said = f"on vacation, back <t:{until}:R>"
    assert said in texts_of(status_view.view(snapshot, (Texts("en"),)))
    await duel_of_two.bids(ben="blade:11")
    waiting = await table.turns.panel(duel_of_two.game_id, BEN.user_id)
    assert f"Waiting for: <@{ANN.user_id}> ({said})" in texts_of(panel_view.view(waiting, Texts("en")))
    await away(table, ANN.user_id, None)
    assert (await wait_of(duel_of_two)).away_until is None


async def test_a_vacation_that_is_over_when_somebody_is_asked_is_not_told(duel_of_two: Driver, clock: Clock) -> None:
    until = clock.time + 5 * DAY
    await away(duel_of_two.table, BEN.user_id, until)
    assert (await wait_of(duel_of_two, 1)).away_until == until
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    clock.time = until + 1
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    parry = await wait_of(duel_of_two, 1)
    assert (parry.kind, parry.since, parry.away_until) == ("parry", clock.time, None)


async def test_lists_say_it_too(duel_of_two: Driver, clock: Clock) -> None:
    table, until = duel_of_two.table, clock.time + 5 * DAY
    await duel_of_two.bids(ben="blade:11")
    await away(table, ANN.user_id, until)
    async with table.transactions.read() as rows:
        (listed,) = Found(await rows.listed_of(BEN.user_id))
    shown = texts_of(hub_view.view(Hub(BEN.user_id, [listed], []), Texts("en")))
    assert f"waiting for <@{ANN.user_id}> (on vacation, back <t:{until}:R>)" in shown


async def test_nobody_is_told_where_hours_are_not_shared(duel_of_two: Driver, clock: Clock) -> None:
    await away(duel_of_two.table, ANN.user_id, clock.time + 5 * DAY, share_hours=False)
    assert (await wait_of(duel_of_two)).away_until is None
    await away(duel_of_two.table, ANN.user_id, clock.time + 5 * DAY, share_hours=True)
    assert (await wait_of(duel_of_two)).away_until == clock.time + 5 * DAY


async def test_nobody_is_told_where_another_answers(duel_of_two: Driver, clock: Clock) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await away(table, ANN.user_id, clock.time + 5 * DAY)
    await appointed(table, game, ANN.user_id, CAT, "sitter")
    assert (await wait_of(duel_of_two)).away_until is None
    await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
    assert (await wait_of(duel_of_two)).away_until == clock.time + 5 * DAY


async def test_nobody_is_told_at_an_anonymous_table(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN)
    await table.lobby.hide_names(game, ANN.user_id, on=True)
    await table.lobby.start(game, ANN.user_id, "v")
    for person in (ANN, BEN):
        await away(table, person.user_id, clock.time + 5 * DAY)
    assert {wait.away_until for wait in (await table.games.snapshot(game)).waits} == {None}


@pytest.mark.parametrize("paused", [False, True])
async def test_a_running_clock_follows_new_hours_with_as_much_time_as_was_left(
    table: Table, clock: Clock, *, paused: bool
) -> None:
    """Ann has used five of her hours; from then on she plays eight hours a day. A pause of two days counts nothing."""
    await table.preferences.set(PrefsRow(ANN.user_id, **AROUND))  # type: ignore[arg-type]  # by name
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, "fast")
    await table.lobby.start(game, ANN.user_id, "v")
    clock.time += 5 * HOUR
    if paused:
        async with table.transactions.changing(game) as (rows, snapshot):
            await pausing.paused(table.transactions.changes, rows, snapshot, clock.time)
        clock.time += 2 * DAY
    await table.preferences.set(PrefsRow(ANN.user_id, zone="UTC", wakes=9, sleeps=17))
    if paused:
        async with table.transactions.changing(game) as (rows, snapshot):
            await pausing.resumed(table.transactions.changes, rows, snapshot, clock.time)
    wait = (await table.games.snapshot(game)).wait_of(0)
    assert wait
    left = PACES["fast"].most - 5 * HOUR
    nine = 1_700_038_800 + (2 * DAY if paused else 0)  # of the next morning, when Ann begins to play
    assert wait.until == nine + left
