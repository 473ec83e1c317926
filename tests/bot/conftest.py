from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import GameSnapshot, Panel, Person
from bot.table.table import Table
from bot.words import texts
from rules import games
from testkit.computer_games import QuickMind
from testkit.direct import direct_store
from tests.toys import words as toys

SEED = "v"  # Ann sits first with blades 08 09 10 15, Ben second with blade 11 and shields 1 2 4
ANN, BEN, CAT = Person(11, "Ann"), Person(22, "Ben"), Person(33, "Cat")


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1_700_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "duel", "tests.toys.duel")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await direct_store(tmp_path / "orrery.db")
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(store: SqliteStore, clock: Clock) -> Table:
    return Table(store, clock, mind=QuickMind())


async def lobby(table: Table, *guests: Person, agents: int = 0) -> str:
    """A duel's lobby: Ann's table, her guests, computer players."""
    row = await table.lobby.create("duel", 1, 2, ANN, "en")
    for guest in guests:
        await table.lobby.join(row.id, guest)
    for _ in range(agents):
        await table.lobby.add_agent(row.id, ANN.user_id)
    return row.id


async def started(table: Table, *guests: Person, agents: int = 0, seed: str = SEED) -> str:
    """A running duel."""
    game_id = await lobby(table, *guests, agents=agents)
    await table.lobby.start(game_id, ANN.user_id, seed)
    return game_id


@pytest.fixture
async def snapshot(table: Table) -> GameSnapshot:
    """A duel of two that has just begun."""
    return await table.games.snapshot(await started(table, BEN))


class Driver:
    """Answers for people with the questions' defaults; every press has a key of its own."""

    def __init__(self, table: Table, game_id: str) -> None:
        self.table = table
        self.game_id = game_id
        self.keys = iter(range(1_000_000))

    def key(self) -> str:
        return f"k{next(self.keys)}"

    async def press(self, who: Person, kind: str, *answer: str) -> Panel:
        panel = await self.table.turns.panel(self.game_id, who.user_id)
        return await self.table.turns.press(self.game_id, who.user_id, panel.panel_revision, kind, [answer], self.key())

    async def confirm(self, who: Person) -> Panel:
        panel = await self.table.turns.panel(self.game_id, who.user_id)
        return await self.table.turns.confirm(self.game_id, who.user_id, panel.panel_revision, self.key())

    async def default(self, who: Person) -> bool:
        """Give one default answer, or confirm; False when this person is not asked."""
        panel = await self.table.turns.panel(self.game_id, who.user_id)
        if panel.confirmable:
            await self.confirm(who)
        elif panel.unanswered:
            await self.press(who, panel.unanswered[0].kind, *panel.unanswered[0].default)
        return panel.confirmable or bool(panel.unanswered)

    async def bids(self, **cards: str) -> None:
        """Ann and the others discard nothing and bid these cards; the last of them confirms."""
        for person in (ANN, BEN, CAT):
            if card := cards.get(person.name.lower()):
                await self.press(person, "discard")
                if (await self.press(person, "bid", card)).held:
                    await self.confirm(person)

    async def finish(self, *people: Person) -> None:
        """Play to the end."""
        while (await self.table.games.snapshot(self.game_id)).row.status == "running":
            while await self.table.computers.play_turn(self.game_id):
                pass
            for person in people:
                await self.default(person)


@pytest.fixture
async def duel_of_two(table: Table) -> Driver:
    """Ann against Ben, with the hands that `SEED` gives."""
    return Driver(table, await started(table, BEN))


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys' texts, beside the bot's own."""
    monkeypatch.setattr(texts, "bundle", toys.bundle)


async def charted(driver: Driver) -> int:
    """Ann wins the bids and charts a1, Ben parries; returns the number of Ann's move."""
    await driver.bids(ann="blade:15", ben="blade:11")
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    seq = next(move.seq for move in await driver.table.games.log(driver.game_id) if move.line == "p1 chart a1")
    await driver.press(BEN, "parry", "pass")
    await driver.confirm(BEN)
    return seq
