"""Who is next: as the rules make it known, and told to those who wish to know."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.post.announcer import Announcer
from bot.store.rows import PrefsRow
from bot.table.table import Table
from rules.core.hidden import view
from rules.games import MODULES
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver
from tests.bot.test_announce import Server, rows_of
from tests.played import load, plays


@pytest.mark.parametrize("kind", ["gaia", "pulsar", "eclipse"])
def test_whose_turn_comes_is_known_before(kind: str) -> None:
    game, changes = load(MODULES[kind]), []
    for played in [each for each in plays(MODULES[kind]) if each.setup.seats >= 3][:2]:
        orders = [[*game.upcoming(view(station.position(game), None))] for station in played.stations]
        changes += [pair for pair in pairwise(orders) if pair[0][1:] and pair[1] and pair[1][0] != pair[0][0]]
    right = sum(after[0] == before[1] for before, after in changes)
    assert len(changes) > 40
    assert right >= 0.8 * len(changes)  # but for those who react after they have passed, and new rounds


async def test_who_wishes_it_is_told_that_they_are_next_and_nobody_else(table: Table, clock: Clock) -> None:
    row = await table.lobby.create("pulsar", 1, 2, ANN, "en")
    for person in (BEN, CAT):
        await table.lobby.join(row.id, person)
        await table.preferences.set(PrefsRow(person.user_id, next_up=person is BEN))
    await table.lobby.start(row.id, ANN.user_id, "n")
    keys = iter(range(999))
    for _ in range(60):
        snapshot = await table.games.snapshot(row.id)
        clock.time += 1000
        for seat in snapshot.asked:
            panel = await table.turns.panel(row.id, seat.person or 0)
            if panel.confirmable:
                await table.turns.confirm(row.id, seat.person or 0, panel.panel_revision, f"k{next(keys)}")
            elif panel.unanswered:
                wanted = panel.unanswered[0]
                await table.turns.press(
                    row.id, seat.person or 0, panel.panel_revision, wanted.kind, [wanted.default], f"k{next(keys)}"
                )
    ben = (await table.games.snapshot(row.id)).seat_of(BEN.user_id)
    told = [each.payload["next"] for each in await rows_of(table) if each.payload.get("next")]
    assert told
    assert {seat for seats in told for seat in seats} == {ben}


async def test_the_post_that_asks_the_one_tells_the_next(table: Table) -> None:
    row = await table.lobby.create("pulsar", 1, 2, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.preferences.set(PrefsRow(BEN.user_id, next_up=True))
    await table.lobby.start(row.id, ANN.user_id, "n")
    snapshot = await table.games.snapshot(row.id)
    seat = snapshot.seat_of(BEN.user_id)
    (start,) = await rows_of(table)
    async with table.transactions.write() as rows:
        await rows.put(replace(start, payload={**start.payload, "asked": [], "called": [], "next": [seat]}))
    server = Server()
    asked = {each.user_id for each in snapshot.asked}
    await Announcer(table, server).deliver(row.id)
    (post,) = server.notes.values()
    assert (f"<@{BEN.user_id}>: you are next." in post.text) == (BEN.user_id not in asked)
    assert (BEN.user_id in post.calls) == (BEN.user_id not in asked)


async def test_who_came_to_the_seat_since_is_not_told_that_they_are_next(table: Table, clock: Clock) -> None:
    """Ben wishes to know; Cat, who shares his seat from then on, was not asked what she wishes."""
    row = await table.lobby.create("pulsar", 1, 2, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.preferences.set(PrefsRow(BEN.user_id, next_up=True))
    snapshot = await table.lobby.start(row.id, ANN.user_id, "n")
    seat = snapshot.seat_of(BEN.user_id)
    driver = Driver(table, row.id)
    for _ in range(30):
        snapshot = await table.games.snapshot(row.id)
        if [each.seat for each in snapshot.asked] != [seat] and (await rows_of(table))[-1].payload.get("next"):
            break
        await Announcer(table, Server()).deliver(row.id)
        clock.time += 1000
        for each in snapshot.asked:
            await driver.default(ANN if each.user_id == ANN.user_id else BEN)
    server = Server()
    await appointed(table, row.id, BEN.user_id, CAT, "partner")
    await Announcer(table, server).deliver(row.id)
    told = [note for note in server.notes.values() if "you are next" in note.text]
    assert told
    assert all(f"<@{BEN.user_id}>: you are next." in note.text for note in told)
    assert all(CAT.user_id not in note.calls for note in told)
