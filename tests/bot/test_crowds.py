"""Many members of a server at one table at once: nobody is called by each of them, and no seat is taken twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import pytest

from bot.errors import Refusal
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.limits import HOUR
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, Clock, lobby, started
from tests.bot.test_announce import rows_of

CROWD = [Person(1000 + number, f"M{number}") for number in range(40)]


async def calls(table: Table) -> Counter[str]:
    return Counter(row.kind for row in await rows_of(table))


async def test_a_crowd_takes_each_seat_once(table: Table) -> None:
    game = await lobby(table)

    async def sit(person: Person) -> bool:
        with suppress(Refusal):
            await table.lobby.join(game, person)
            return True
        return False

    taken = await asyncio.gather(*map(sit, CROWD))
    seats = (await table.games.snapshot(game)).seats
    assert sum(taken) == 3
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]
    assert len({seat.user_id for seat in seats}) == 4
    assert (await calls(table))["full"] == 1


async def test_who_sits_there_is_not_asked_by_each_of_a_crowd_whether_they_are_ready(
    table: Table, clock: Clock
) -> None:
    """The last seat is taken and left again and again; they sat down long ago, and are asked a few times at most."""
    game = await lobby(table, BEN)
    await table.lobby.join(game, CROWD[0])
    clock.time += 3 * HOUR
    for person in CROWD[1:]:
        with suppress(Refusal):
            await table.lobby.join(game, person)
            await table.lobby.leave(game, person.user_id)
    assert (await calls(table))["ready"] <= 3


async def test_the_owner_of_a_private_table_is_not_called_by_each_of_a_crowd(table: Table) -> None:
    game = await lobby(table)
    await table.invitations.set_access(game, ANN.user_id, "private")
    for person in CROWD:
        with suppress(Refusal):
            await table.invitations.ask_in(game, person)
    assert (await calls(table))["asks"] == 10
    waiting = await table.invitations.waiting(game)
    assert len(waiting) == len(CROWD)  # all can be let in
    for guest in waiting[5:]:
        await table.invitations.turn_away(game, Actor(ANN.user_id), guest.user_id)
    await table.invitations.ask_in(game, BEN)
    assert (await calls(table))["asks"] == 11  # who has answered is called again


async def test_a_crowd_that_is_not_at_the_table_changes_nothing_there(table: Table) -> None:
    game = await started(table, BEN)
    before = await table.games.snapshot(game)

    async def press(person: Person) -> None:
        for work in (
            table.turns.panel(game, person.user_id),
            table.votes.open(game, Actor(person.user_id, person.name), "end"),
            table.undo.ask(game, person.user_id, 1),
            table.seats.take(game, person),
            table.companions.dismiss(game, person.user_id, BEN.user_id),
        ):
            with pytest.raises(Refusal):
                await work

    await asyncio.gather(*map(press, CROWD))
    after = await table.games.snapshot(game)
    assert (after.row, after.seats, after.waits) == (before.row, before.seats, before.waits)
