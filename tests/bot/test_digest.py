"""Which events of a turn stand in one line, where a game says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.table.table import Table
from bot.words.posts.happened import by_player, happened
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, Driver, started

ANSWERS = 10  # of each: enough for several events


@pytest.fixture
async def driver(table: Table) -> Driver:
    """A game in which both have moved often."""
    driver = Driver(table, await started(table, BEN))
    for _ in range(ANSWERS):
        for who in (ANN, BEN):
            await driver.default(who)
    return driver


async def lines(driver: Driver) -> list[str]:
    """What is told of one turn in which as much happened as in all so far."""
    snapshot = await driver.table.games.snapshot(driver.game_id)
    moves = await driver.table.games.log(driver.game_id, 0, 99)
    events = tuple(event for move in moves for event in move.events if event.kind != "round")
    assert len(events) > 1
    return [*happened(snapshot, [replace(moves[0], events=events)], Texts("en"))]


async def test_all_of_a_turn_stands_in_one_line(driver: Driver) -> None:
    assert len(await lines(driver)) == 1


async def test_a_game_may_part_a_turn_and_say_what_comes_first(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    (whole,) = await lines(driver)
    kind = (await driver.table.games.snapshot(driver.game_id)).row.kind

    def backwards(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        return [[event] for event in reversed(events)]

    monkeypatch.setitem(MANIFESTS, kind, Manifest(telling=Telling(lines=backwards)))
    parted = await lines(driver)
    assert len(parted) > 1
    assert " · ".join(line.removeprefix("• ") for line in reversed(parted)) == whole.removeprefix("• ")


async def test_all_turns_of_a_player_are_parted_together_where_they_share_a_line(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = await driver.table.games.snapshot(driver.game_id)
    moves = await driver.table.games.log(driver.game_id, 0, 99)
    parted: list[int] = []

    def counted(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        parted.append(len(events))
        return [events]

    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(lines=counted)))
    assert [*by_player(snapshot, moves, Texts("en"))]
    together = [*parted]
    parted.clear()
    assert [*happened(snapshot, moves, Texts("en"))]
    assert len(together) < len(parted)
    assert sum(together) == sum(parted)


async def test_what_one_seat_alone_may_know_is_told_to_nobody_else(driver: Driver) -> None:
    """As `passed` for the eyes of the first seat only: it stands in the lines of its own panel, and in no others."""
    snapshot = await driver.table.games.snapshot(driver.game_id)
    (move, *_) = await driver.table.games.log(driver.game_id, 0, 1)
    public = next(event for event in move.events if event.seen_by is None)
    secret = [replace(move, events=(replace(public, seen_by=(0,)),))]
    assert [*happened(snapshot, secret, Texts("en"))] == []
    for viewer, told in ((0, True), (1, False), (None, False)):
        assert bool([*happened(snapshot, secret, Texts("en"), viewer)]) is told
        assert bool([*by_player(snapshot, secret, Texts("en"), viewer)]) is told
