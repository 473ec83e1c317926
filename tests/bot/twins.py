"""Two tables that differ only in what one seat cannot know, and all that this seat and onlookers can see of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.store.rows import GameRow, MoveRow, OutboxRow, PrefsRow, SnapshotRow, WaitRow
from bot.store.sqlite import SqliteRows, SqliteStore
from bot.table.clocks.clock import public_waits
from bot.table.course.feed import fed
from bot.table.course.public_log import public_log
from bot.table.course.reports import public
from bot.table.course.rounds import Played, replayed
from bot.table.game import history
from bot.table.game.change import changed
from bot.table.game.jumps import effective_moves
from bot.table.game.positions import POSITIONS
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, load_snapshot, unanswered, visible_events
from bot.table.table import Table
from bot.ui.boards import log_view, replay_view
from bot.ui.lobby import public_message, status_view
from bot.ui.panel import panel_view, typed
from bot.ui.panel.navigation import labels_of
from bot.words.posts.chapter import chapter
from bot.words.posts.note import note
from bot.words.texts import Texts
from rules.core import hidden, play, saves
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game
from rules.core.play import Move
from testkit.direct import direct_store
from tests.bot.conftest import Clock
from tests.matrix.cell import HOST, PEOPLE

GAME = "twin"
NOTHING: Answer = ("nothing",)
SAMPLES = 4  # answers that are tried before the default is given
EN, KO = Texts("en"), Texts("ko")
Evidence = Mapping[str, Any]


@dataclass
class Twin:
    """A running table at a position, all seats people's, in a database of its own."""

    game: Game
    store: SqliteStore
    clock: Clock
    table: Table
    _keys: count[int] = field(default_factory=count)

    @classmethod
    async def open(cls, path: Path, game: Game, state: Any, *, clock: str = "none") -> Twin:
        """The table in a new database at `path`, with this pace."""
        time, store = Clock(), await direct_store(path)
        row = GameRow(
            GAME, game.id, 1, 2, HOST.user_id, "en", time.time, "running", thread_id=3, seed="twin",
            version=game.version, state=saves.save(game, state), clock=clock, salt="salt",
        )  # fmt: skip
        table = Table(store, time)
        async with store.write() as rows:
            await rows.put(row)
            await rows.put(SnapshotRow(GAME, row.seq, row.version, row.state))
            for seat in range(len(game.scores(state))):
                await rows.put(replace(PEOPLE[seat].sit(GAME), seat=seat))
                await rows.put(PrefsRow(PEOPLE[seat].user_id, wakes=0, sleeps=0))
            snapshot = await load_snapshot(rows, GAME)
            await table.transactions.changes.record(rows, changed(snapshot, state, snapshot.pending, (), time()))
        return cls(game, store, time, table)

    async def snapshot(self) -> GameSnapshot:
        """The table as it stands."""
        return await self.table.games.snapshot(GAME)

    async def order(self, seat: int, orders: Mapping[str, str]) -> None:
        """Let a seat have given these orders before all this."""
        async with self.table.transactions.changing(GAME) as (rows, snapshot):
            await rows.put(replace(snapshot.seats[seat], orders=dict(orders)))

    async def accepts(self, move: Move) -> bool:
        """Whether the rules accept a move."""
        run = begin(await self.snapshot())
        return any((each.seat, each.kind) == (move.seat, move.kind) for each in run.pending()) and run.attempt(
            move, "person"
        )

    async def make(self, move: Move) -> None:
        """A move of a person, and what follows from it by itself."""
        async with self.table.transactions.changing(GAME) as (rows, snapshot):
            run = begin(snapshot)
            run.take(move)
            await self.table.transactions.changes.commit(rows, snapshot, run, self.clock())

    async def log(self) -> list[MoveRow]:
        """The moves of the game from its start."""
        return await self.table.games.log(GAME, 0, 10_000)

    async def press(self, seat: int) -> str:
        """Somebody presses: the default of what they are asked, else something that is not there; what came of it."""
        user = PEOPLE[seat].user_id
        try:
            panel = await self.table.turns.panel(GAME, user)
            kind, answer = "nothing", NOTHING
            if asked := panel.unanswered:
                kind, answer = asked[0].kind, asked[0].default
            pressed = await self.table.turns.press(
                GAME, user, panel.panel_revision, kind, [answer], f"k{next(self._keys)}"
            )
        except (Refusal, Illegal) as refused:
            return f"{refused!r}"
        return f"drafted {len(pressed.draft_moves)}, held {pressed.held}, {[each.kind for each in pressed.wasted]}"

    async def draft(self, question: Decision, answer: Answer) -> bool:
        """Whoever is asked gives an answer; whether it lies in their draft, and does not count at once."""
        user, key = PEOPLE[question.seat].user_id, f"k{next(self._keys)}"
        revision = (await self.table.turns.panel(GAME, user)).panel_revision
        try:
            return not (await self.table.turns.press(GAME, user, revision, question.kind, [answer], key)).committed
        except (Refusal, Illegal):
            return False


async def evidence(twin: Twin, seat: int) -> Evidence:
    """All that a seat and onlookers can see of a table."""
    snapshot, moves = await twin.snapshot(), await twin.log()
    async with twin.store.read() as rows:
        outbox = await rows.some(OutboxRow, game_id=GAME)
    sittings, standing = await twin.table.games.sittings(GAME), await twin.table.games.moves_that_count(GAME)
    own = PEOPLE[seat].user_id  # to whom some posts go alone, as direct messages
    found: dict[str, Any] = {
        "posts": [posted(snapshot, row, moves) for row in outbox if row.payload.get("user") in (None, own)],
        "status": status_view.view(snapshot, (EN, KO)).to_components(),
        "card": public_message.view(snapshot, (EN, KO)).to_components(),
        "waits": [waited(each) for other in snapshot.seats for each in public_waits(snapshot, other.seat)],
        "clocks": [(each.bank, each.misses) for each in snapshot.seats],
        "revision": (snapshot.row.rev, snapshot.row.seq),
        "report": public(snapshot, moves),
        "public log": public_log(snapshot, moves),
        "feed": fed(snapshot, moves, "Twin"),
    }
    for viewer in (seat, None):
        said = [log_view.view(snapshot, EN, viewer, moves, (), (), standing, sittings).to_components()]
        boards = [requests.board(snapshot, what, viewer) for what in manifest(twin.game.id).boards.shared]
        sheets = [requests.sheet(snapshot, other.seat, viewer) for other in snapshot.seats]
        found[f"seen by {viewer}"] = [said, boards, sheets, requests.since(snapshot, moves, viewer)]
    if snapshot.row.status == "running":  # of a game that has ended the first position is played from its seed
        found["then"] = [await replayed_moment(twin, seq) for seq in sorted({0, len(moves) // 2, len(moves)})]
        found["chapter"] = await chapter_so_far(twin, snapshot, moves)
    panel = await twin.table.turns.panel(GAME, PEOPLE[seat].user_id)
    found["panel"] = panel_view.view(panel, EN).to_components()
    found["completions"] = typed.complete(panel, "", labels_of(panel, EN))
    return found


async def replayed_moment(twin: Twin, seq: int) -> Any:
    """The game as it was after a move: what is said of it, and its board."""
    moment = await twin.table.replay.at(GAME, seq)
    board = requests.board(moment.snapshot, manifest(twin.game.id).boards.main, None)
    return replay_view.page(moment, seq, EN).view(()).to_components(), board


async def chapter_so_far(twin: Twin, snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> Any:
    """The post of a round that would end here, with the board at its end."""
    async with twin.store.read() as rows:
        begins = await history.position(rows, snapshot, 0)
    rounds = replayed(twin.game, snapshot.row.seed, Played(1, begins, effective_moves(moves), snapshot.row.options))
    return [([*chapter(snapshot, moves, each, EN)], each.before, each.after, each.end) for each in rounds]


def waited(wait: WaitRow) -> tuple[Any, ...]:
    """What everybody may know of an open question, and when its clock comes round."""
    return wait.seat, wait.kind, wait.manner, wait.since, wait.called_at, wait.due_at, wait.reminded, wait.until


def posted(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow]) -> Any:
    """What a post says and whom it calls; not its number, which counts the posts of all tables."""
    first, last = row.payload.get("first", 1), row.payload.get("last", 0)
    made = note(snapshot, row, [move for move in moves if first <= move.seq <= last], EN, KO)
    return replace(made, nonce="") if made else None


@dataclass
class Pair:
    """Two tables that are the same for `seat`, where what it cannot know lies otherwise in one of them."""

    seat: int
    tables: tuple[Twin, Twin]

    async def close(self) -> None:
        """Close the databases."""
        for each in self.tables:
            await each.store.close()

    async def compared(self) -> None:
        """Nothing that the seat or an onlooker can see differs."""
        one, two = [await evidence(each, self.seat) for each in self.tables]
        for what, shown in one.items():
            assert two[what] == shown, what

    async def next_move(self, rng: Random) -> tuple[Move, Move] | None:
        """What somebody who is asked answers at each table: the same where they can; None when nobody is waited for."""
        one, two = [await each.snapshot() for each in self.tables]
        asked = unanswered(one.pending)
        if one.row.status != "running" or not asked:
            return None
        question = rng.choice(asked)
        key = question.seat, question.kind
        other = next(each for each in two.pending if (each.seat, each.kind) == key)
        for answer in (question.ask.sample(rng) for _ in range(SAMPLES)):
            move = Move(*key, answer)
            if all([await each.accepts(move) for each in self.tables]):
                return move, move
        return Move(*key, question.default), Move(*key, other.default)

    async def drawers(self, question: Decision, rng: Random) -> bool:
        """At one table somebody answers, and has a note, at the other otherwise: in a draft, or sealed.

        Returns whether the rules leave it secret.
        """
        one, two = self.tables
        since = (await one.snapshot()).row.seq
        await one.draft(question, question.default)
        await two.draft(question, question.ask.sample(rng))
        await one.table.notebook.write(GAME, PEOPLE[question.seat].user_id, 0, "what nobody else reads")
        return not await self.parted(since)

    async def parted(self, since: int) -> bool:
        """Whether the moves since then have told the seat different things, as the rules allow."""
        told = []
        for each in self.tables:
            moves = [move for move in await each.log() if move.seq > since]
            told.append([(move.seat, visible_events(move.events, self.seat)) for move in moves])
        return told[0] != told[1] or await self._seen_apart()

    async def _seen_apart(self) -> bool:
        one, two = [(await each.snapshot()).view(self.seat) for each in self.tables]
        return bool(one != two)


async def pair(folder: Path, game: Game, state: Any, seat: int, rng: Random, *, clock: str = "none") -> Pair:
    """The tables; `state` may be changed."""
    first = await Twin.open(folder / "one.db", game, play.copy(game, state), clock=clock)
    game.rearrange(state, seat, rng)
    return Pair(seat, (first, await Twin.open(folder / "two.db", game, state, clock=clock)))


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, game: Game) -> Iterator[Counter[str]]:
    """How often the database is asked, a position is read, written and looked at, and the rules are asked."""
    found: Counter[str] = Counter()
    POSITIONS.clear()  # as in a bot that has just begun

    def counting(name: str, wrapped: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any, **more: Any) -> Any:
            found[name] += 1
            return wrapped(*args, **more)

        return called

    with monkeypatch.context() as patch:
        for owner, names in (
            (SqliteRows, ("_fetch", "put", "drop")), (saves, ("load", "save")), (hidden, ("view",)),
            (type(game), ("pending", "apply", "advance") ),
        ):  # fmt: skip
            for name in names:
                if hasattr(owner, name):
                    patch.setattr(owner, name, counting(name, getattr(owner, name)))
        yield found
