"""A table that stands at the kept position of one kind of question, and the person who is asked it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from bot.store.personal_rows import PlanRow
from bot.store.rows import GameRow, PrefsRow, SnapshotRow
from bot.store.sqlite import SqliteStore
from bot.table.game.change import changed
from bot.table.game.run import begin, move_rows, standing_orders
from bot.table.game.snapshot import GameSnapshot, Panel, Person, load_snapshot
from bot.table.plans import branches, kept_plans, premoves
from bot.table.table import Table
from rules import games
from rules.core import play, saves
from rules.core.decisions import Decision
from rules.core.play import Move
from testkit.computer_games import QuickMind
from testkit.direct import direct_store
from tests.bot.conftest import Clock
from tools.keep import OVER, kept

PEOPLE = [Person(11 * (number + 1), name) for number, name in enumerate(("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"))]
HOST = Person(99, "Hal")  # who keeps the table and plays at none
ZOE = Person(77, "Zoe")  # who may come in for somebody
GAME = "matrix"
MOST_ANSWERS = 60


def kinds() -> list[tuple[str, str]]:
    """Every game with every kind of question of which its present rules have kept a position."""
    return [(game, kind) for game in sorted(games.MODULES) for kind in kept(games.game(game)) if kind != OVER]


@dataclass
class Cell:
    """A running table at a question of a `kind`, asked of the person in `seat`; all seats are people's."""

    path: Path
    kind: str
    store: SqliteStore
    clock: Clock
    table: Table
    seat: int
    _keys: count[int] = field(default_factory=count)

    @classmethod
    async def open(cls, path: Path, game_id: str, kind: str, *, clock: str = "none") -> Cell:
        """The table in a new database at `path`, with this pace."""
        game = games.game(game_id)
        state = saves.load(game, game.version, gzip.decompress(kept(game)[kind].read_bytes()))
        question = next(each for each in game.pending(state) if each.kind == kind)
        time, store = Clock(), await direct_store(path)
        row = GameRow(
            GAME, game_id, 1, 2, HOST.user_id, "en", time.time, "running", thread_id=3, seed="matrix",
            version=game.version, state=saves.save(game, state), clock=clock, salt="salt",
        )  # fmt: skip
        table = Table(store, time, mind=QuickMind())
        async with store.write() as rows:
            await rows.put(row)
            await rows.put(SnapshotRow(GAME, row.seq, row.version, row.state))  # what opens a game keeps it
            for seat, person in enumerate(PEOPLE[: len(state.players)]):
                await rows.put(replace(person.sit(GAME), seat=seat))
                await rows.put(PrefsRow(person.user_id, wakes=0, sleeps=0))
            snapshot = await load_snapshot(rows, GAME)
            await table.transactions.changes.record(rows, changed(snapshot, state, snapshot.pending, (), time()))
        return cls(path, kind, store, time, table, question.seat)

    async def restart(self) -> None:
        """The bot ends and begins anew."""
        await self.store.close()
        self.store = await direct_store(self.path)
        self.table = Table(self.store, self.clock, mind=QuickMind())

    @property
    def person(self) -> Person:
        """Who is asked."""
        return PEOPLE[self.seat]

    def key(self) -> str:
        """An interaction's id."""
        return f"key{next(self._keys)}"

    async def snapshot(self) -> GameSnapshot:
        """The table as it stands."""
        return await self.table.games.snapshot(GAME)

    async def digest(self) -> str:
        """What is equal for equal positions."""
        snapshot = await self.snapshot()
        return play.digest(snapshot.game, snapshot.state)

    async def panel(self, person: Person | None = None) -> Panel:
        """The panel of somebody, else of the person who is asked."""
        return await self.table.turns.panel(GAME, (person or self.person).user_id)

    async def question(self) -> Decision | None:
        """The question, while it is open for the seat."""
        pending = (await self.snapshot()).pending
        return next((each for each in pending if (each.seat, each.kind) == (self.seat, self.kind)), None)

    async def press(self, panel: Panel, question: Decision, person: Person | None = None) -> Panel:
        """Answer a question of a panel with its default."""
        who, key = (person or self.person).user_id, self.key()
        return await self.table.turns.press(GAME, who, panel.panel_revision, question.kind, [question.default], key)

    async def answer(self, person: Person | None = None) -> int:
        """Answer and confirm as somebody until they are not waited for; returns how many moves there are then."""
        who = person or self.person
        for _ in range(MOST_ANSWERS):
            panel = await self.panel(who)
            if panel.snapshot.row.status != "running":
                break
            if panel.confirmable:
                await self.table.turns.confirm(GAME, who.user_id, panel.panel_revision, self.key())
            elif panel.unanswered:
                await self.press(panel, panel.unanswered[0], who)
            else:
                break
        return (await self.snapshot()).row.seq

    async def filed(self) -> PlanRow:
        """A premove that answers the question with its default, as it is filed on a branch that ends there."""
        snapshot, question = await self.snapshot(), await self.question()
        assert question
        lines = (str(Move(self.seat, self.kind, question.default)),)
        found = branches.try_plan(snapshot, self.seat, lines)
        assert found.refused is None
        return premoves.filed_as(PlanRow(GAME, self.seat, lines), snapshot, 1, found.took)

    async def comes(self, row: PlanRow) -> GameSnapshot:
        """The question comes to a seat that has filed this, and nothing else answers it."""
        async with self.table.transactions.changing(GAME) as (rows, snapshot):
            snapshot = await kept_plans.keep(rows, snapshot, row)
            run = begin(snapshot)
            snapshot = await premoves.play_filed(rows, snapshot, run, standing_orders(snapshot))
            moves = move_rows(run, GAME, self.clock())
            change = changed(snapshot, run.state, run.pending(), moves, self.clock())
            await self.table.transactions.changes.record(rows, change)
        return await self.snapshot()

    async def sound(self) -> GameSnapshot:
        """The table, of which the ledger, the log and the rules agree with each other, and somebody is asked.

        The position, which is shared by all who read it, is still the stored one: nobody has changed it.
        """
        snapshot = await self.snapshot()
        assert saves.save(snapshot.game, snapshot.state) == snapshot.row.state
        if snapshot.row.status == "running":
            assert snapshot.game.faults(snapshot.state) == []
            assert snapshot.owing
            open_now = {(wait.seat, wait.kind) for wait in snapshot.waits if wait.manner != "withdrawn"}
            assert open_now == {(question.seat, question.kind) for question in snapshot.pending}
        log = await self.table.games.log(GAME, 0, snapshot.row.seq)
        assert [move.seq for move in log] == list(range(1, snapshot.row.seq + 1))
        return snapshot
