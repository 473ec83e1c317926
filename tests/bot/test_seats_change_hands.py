"""A seat of Twilight Imperium whose player vanishes, resigns, is replaced, returns or is out, in the middle of things.

Those are a battle, a vote and a deal: whoever plays the seat then answers what it was asked, and the game goes on.
"""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.table.game.change import changed
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.game.transactions import clock_time
from bot.table.limits import DAY
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver
from tests.ti4.seat_scenes import MIDDLES, OUT

DAN, EVE = Person(44, "Dan"), Person(55, "Eve")
BEN_AT = 1
FURTHER, SOON = 6, 30  # so many moves the game goes on, while each is asked so often at most
PEOPLE = (ANN, BEN, CAT, DAN)


async def seated(table: Table, middle: str, *, out: bool = False) -> Driver:
    """Four people in their order sit in the middle of this, and Ben, the second of them, is asked something."""
    scene, kind = MIDDLES[middle]
    made = scene(out=out)
    row = await table.lobby.create("ti4", 1, 2, ANN, "en")
    for guest in (BEN, CAT, DAN):
        await table.lobby.join(row.id, guest)
    await table.lobby.start(row.id, ANN.user_id, "middle")
    async with table.transactions.changing(row.id) as (rows, snapshot):
        pending = tuple(snapshot.game.pending(made.state))
        change = changed(snapshot, made.state, pending, (), clock_time())
        await table.transactions.changes.record(rows, change)
    driver = Driver(table, row.id)
    snapshot = await table.games.snapshot(row.id)
    assert kind in {decision.kind for decision in snapshot.pending if decision.seat == BEN_AT}
    return driver


async def at(driver: Driver, seat: int) -> Person:
    """Who sits there."""
    row = (await driver.table.games.snapshot(driver.game_id)).seats[seat]
    return next(person for person in (*PEOPLE, EVE) if person.user_id == row.user_id)


async def asked(driver: Driver, seat: int = BEN_AT) -> set[str]:
    """What a seat is asked and waited for."""
    snapshot = await driver.table.games.snapshot(driver.game_id)
    return {decision.kind for decision in snapshot.pending if decision.seat == seat and decision.awaited}


async def goes_on(driver: Driver, *people: Person) -> None:
    """What the second seat was asked is answered, and the game is some moves further on."""
    before, answered, snapshot = await asked(driver), False, await driver.table.games.snapshot(driver.game_id)
    further = snapshot.row.seq + FURTHER
    for _ in range(SOON):
        while await driver.table.computers.play_turn(driver.game_id):
            pass
        for person in people:
            await driver.default(person)
        answered = answered or before != await asked(driver)
        snapshot = await driver.table.games.snapshot(driver.game_id)
        assert snapshot.game.faults(snapshot.state) == []
        if answered and snapshot.row.seq >= further:
            return
    raise AssertionError("nobody answers any more")


@pytest.mark.parametrize("middle", MIDDLES)
async def test_a_computer_answers_for_who_has_vanished(table: Table, clock: Clock, middle: str) -> None:
    driver = await seated(table, middle)
    ben = await at(driver, BEN_AT)
    others = [person for person in PEOPLE if person != ben]
    clock.time += DAY + 1
    by = Actor(others[0].user_id, others[0].name)
    snapshot = await table.votes.open(driver.game_id, by, "replace", seat=BEN_AT)
    for other in others[1:]:
        if not snapshot.seats[BEN_AT].agent:
            snapshot = await table.votes.cast(driver.game_id, other.user_id, 1, "yes")
    assert snapshot.seats[BEN_AT].agent
    await goes_on(driver, *others)


@pytest.mark.parametrize("middle", MIDDLES)
async def test_a_computer_answers_for_who_has_resigned(table: Table, middle: str) -> None:
    driver = await seated(table, middle)
    ben = await at(driver, BEN_AT)
    await table.leaving.resign(driver.game_id, ben.user_id)
    with pytest.raises(Refusal, match="seat-resigned"):
        await table.turns.panel(driver.game_id, ben.user_id)
    await goes_on(driver, *(person for person in PEOPLE if person != ben))


@pytest.mark.parametrize("middle", MIDDLES)
async def test_whoever_takes_the_seat_over_is_asked_the_same(table: Table, clock: Clock, middle: str) -> None:
    driver = await seated(table, middle)
    ben, before = await at(driver, BEN_AT), await asked(driver)
    seen = (await table.turns.panel(driver.game_id, ben.user_id)).view
    others = [person for person in PEOPLE if person != ben]
    clock.time += DAY + 1
    await table.votes.open(driver.game_id, Actor(others[0].user_id, others[0].name), "substitute", seat=BEN_AT)
    for other in others[1:]:
        if not (await table.games.snapshot(driver.game_id)).seats[BEN_AT].offered:
            await table.votes.cast(driver.game_id, other.user_id, 1, "yes")
    await table.seats.take(driver.game_id, EVE)
    assert (await at(driver, BEN_AT), await asked(driver)) == (EVE, before)
    assert (await table.turns.panel(driver.game_id, EVE.user_id)).view == seen
    await goes_on(driver, EVE, *others)


@pytest.mark.parametrize("middle", MIDDLES)
async def test_who_returns_finds_what_is_still_asked(table: Table, middle: str) -> None:
    driver = await seated(table, middle)
    ben, before = await at(driver, BEN_AT), await asked(driver)
    await table.leaving.step_back(driver.game_id, ben.user_id)
    await table.leaving.come_back(driver.game_id, ben.user_id)
    assert await asked(driver) == before
    await goes_on(driver, *PEOPLE)


@pytest.mark.parametrize("middle", MIDDLES)
async def test_who_was_away_plays_on_after_what_a_computer_has_answered(table: Table, middle: str) -> None:
    driver = await seated(table, middle)
    ben, before = await at(driver, BEN_AT), await asked(driver)
    await table.leaving.step_back(driver.game_id, ben.user_id)
    while await table.computers.play_turn(driver.game_id):
        pass
    assert await asked(driver) != before
    await table.leaving.come_back(driver.game_id, ben.user_id)
    await goes_on(driver, *PEOPLE)


@pytest.mark.parametrize("middle", MIDDLES)
async def test_who_is_out_is_asked_nothing_and_holds_nobody_up(table: Table, middle: str) -> None:
    driver = await seated(table, middle, out=True)
    gone = await at(driver, OUT)
    panel = await table.turns.panel(driver.game_id, gone.user_id)
    assert (panel.unanswered, await asked(driver, OUT)) == ((), set())
    await goes_on(driver, *(person for person in PEOPLE if person != gone))
    assert await asked(driver, OUT) == set()


@pytest.mark.parametrize("middle", MIDDLES)
async def test_a_seat_that_is_out_can_be_left_and_taken_over_and_nothing_waits(table: Table, middle: str) -> None:
    driver = await seated(table, middle, out=True)
    gone = await at(driver, OUT)
    await table.leaving.resign(driver.game_id, gone.user_id)
    assert await asked(driver, OUT) == set()
    await goes_on(driver, *(person for person in PEOPLE if person != gone))
