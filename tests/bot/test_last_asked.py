"""Whoever is the last of several to answer is told so on wish: in the call they have, and never by another one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.post.announcer import Announcer
from bot.store.rows import PrefsRow, SeatRow, WaitRow
from bot.table.game.waits import TOGETHER
from bot.table.table import Table
from bot.table.waiting.ledger import last_asked
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.bot.test_announce import Server, rows_of

ALONE = "everybody waits for you only"
PEOPLE = [SeatRow("abc123", seat, 11 + seat, name) for seat, name in enumerate(("Ann", "Ben", "Cat"))]


def asked(*seats: int, since: int = 5, kind: str = "bid", blind: bool = False, alone: bool = False) -> list[WaitRow]:
    ends = 99 if blind else None
    return [WaitRow("abc123", seat, kind, 0, "turn", blind, {}, since, until=ends, alone=alone) for seat in seats]


def seat_of(wait: WaitRow | None) -> int | None:
    return None if wait is None else wait.seat


def test_the_last_is_one_of_several_who_were_asked_and_has_not_answered() -> None:
    assert seat_of(last_asked(asked(0, 1, 2), asked(1), PEOPLE)) == 1
    assert last_asked(asked(0, 1, 2), asked(0, 1), PEOPLE) is None
    assert last_asked(asked(1), asked(1), PEOPLE) is None
    assert last_asked(asked(0, 1), asked(1, since=6), PEOPLE) is None  # who has just answered sees what comes next
    assert last_asked(asked(0), asked(1), PEOPLE) is None
    assert last_asked(asked(0, 1), [], PEOPLE) is None


def test_who_is_the_last_stays_so_until_they_answer() -> None:
    assert seat_of(last_asked(asked(1, alone=True), asked(1), PEOPLE)) == 1
    assert last_asked(asked(1, alone=True), asked(0, 1), PEOPLE) is None  # another has taken their answer back


def test_computers_are_nobody_who_waits() -> None:
    seats = [*PEOPLE[:2], replace(PEOPLE[2], user_id=None, agent="easy")]
    assert last_asked(asked(0, 2), asked(0), seats) is None
    assert seat_of(last_asked(asked(0, 1, 2), asked(1, 2), seats)) == 1


def test_nobody_is_the_last_in_a_window() -> None:
    assert last_asked(asked(0, 1, blind=True), asked(1, blind=True), PEOPLE) is None
    hidden = asked(2, kind="react", blind=True)
    assert last_asked([*asked(0, 1), *hidden], [*asked(1), *hidden], PEOPLE) is None


async def wish(table: Table, *people: int) -> None:
    for user in people:
        await table.preferences.set(PrefsRow(user, next_up=True))


async def answer(table: Table, driver: Driver, user: int) -> None:
    """Let somebody give all the answers they owe in secret, and confirm where that has to be."""
    person = next(each for each in (ANN, BEN, CAT) if each.user_id == user)
    for _ in range(4):
        if user in [seat.user_id for seat in (await table.games.snapshot(driver.game_id)).asked]:
            await driver.default(person)


@pytest.mark.parametrize("wished", [True, False])
async def test_the_call_of_the_last_is_edited_on_their_wish_and_calls_nobody(
    table: Table, clock: Clock, *, wished: bool
) -> None:
    if wished:
        await wish(table, BEN.user_id)
    driver, server = Driver(table, await started(table, BEN, CAT)), Server()
    announcer = Announcer(table, server)
    await announcer.deliver(driver.game_id)
    said = []
    for person in (ANN, CAT):
        clock.time += 60
        await answer(table, driver, person.user_id)
        await announcer.deliver(driver.game_id)
        said.append([ALONE in note.text for _, note in server.amended[-1:]])
    assert said == [[False], [wished]]
    (call,) = [note for note in server.notes.values() if BEN.user_id in note.calls]
    assert ALONE not in call.text
    amended = len(server.amended)
    await table.uptime.look()
    await announcer.deliver(driver.game_id)
    assert len(server.amended) == amended
    await answer(table, driver, BEN.user_id)
    await announcer.deliver(driver.game_id)
    assert not any(ALONE in note.text for _, note in server.amended[amended:])


async def test_a_call_that_was_held_says_it_when_it_is_made(table: Table, clock: Clock) -> None:
    await wish(table, BEN.user_id)
    await started(table, BEN)  # whose call comes first, so that that of the other table is held
    driver = Driver(table, await started(table, BEN))
    await answer(table, driver, ANN.user_id)
    clock.time += TOGETHER
    await table.calls.release_due()
    server = Server()
    await Announcer(table, server).deliver(driver.game_id)
    (call,) = [note for note in server.notes.values() if BEN.user_id in note.calls]
    assert ALONE in call.text
    assert [row.payload["called"] for row in await rows_of(table) if row.kind == "call"] == [[1]]


async def test_the_ledger_says_who_is_the_last_and_calls_nobody_again(table: Table, clock: Clock) -> None:
    await wish(table, BEN.user_id)
    driver = Driver(table, await started(table, BEN))
    clock.time += 60
    await answer(table, driver, ANN.user_id)
    (wait,) = [each for each in (await table.games.snapshot(driver.game_id)).waits if each.alone]
    assert (wait.seat, wait.called_at) == (1, clock.time - 60)
