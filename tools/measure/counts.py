"""How often one turn reads, copies, asks and executes: a game played through the table itself, without Discord."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.sharing.shards import Shards
from bot.store.game_store import Over, Span
from bot.store.rows import Rows
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import GameSnapshot, Panel, Person
from bot.table.table import Table
from bot.ui.panel import panel_pictures, panel_view, typed
from bot.ui.panel.meanwhile import meanwhile
from bot.words.posts.note import Note
from bot.words.texts import Texts
from rules import games
from rules.core import hidden
from rules.core.decisions import Illegal
from rules.core.game import Game
from testkit.season.mortality import Fate
from testkit.season.server import Server

PEOPLE = 3
SEED = "counts"
TEXTS = Texts("en")
Act = Callable[["Counting", Panel, int], Awaitable[bool]]  # whether it was taken, and counts


class Counted:
    """A game that counts what is done with it; everything else is the game's own."""

    def __init__(self, game: Game, counts: Counter[str]) -> None:
        self.game = game
        self.counts = counts
        self.codec = CountedCodec(game.codec, counts)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def pending(self, state: Any, seat: int | None = None) -> Any:
        """Count a question put to a position."""
        self.counts["asks"] += 1
        return self.game.pending(state, seat)

    def apply(self, *args: Any) -> Any:
        """Count an answer that is executed."""
        self.counts["executions"] += 1
        return self.game.apply(*args)


class CountedCodec:
    """A codec that counts the positions it decodes."""

    def __init__(self, codec: Any, counts: Counter[str]) -> None:
        self.codec = codec
        self.counts = counts

    def __getattr__(self, name: str) -> Any:
        return getattr(self.codec, name)

    def validate_json(self, *args: Any) -> Any:
        """Count a position that is decoded."""
        self.counts["positions decoded"] += 1
        return self.codec.validate_json(*args)


class CountedStore:
    """A store that counts its transactions."""

    def __init__(self, store: SqliteStore, counts: Counter[str]) -> None:
        self.store = store
        self.counts = counts

    @property
    def shards(self) -> Shards:
        """Whose servers the process serves."""
        return self.store.shards

    @property
    def clock(self) -> Callable[[], int]:
        """By what the store tells whose time is over."""
        return self.store.clock

    @clock.setter
    def clock(self, clock: Callable[[], int]) -> None:
        self.store.clock = clock

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Rows]:
        """Count a look at what is committed."""
        self.counts["reads"] += 1
        async with self.store.read() as rows:
            yield rows

    @asynccontextmanager
    async def write(self, over: Over = Span.ALL) -> AsyncIterator[Rows]:
        """Count a change."""
        self.counts["writes"] += 1
        async with self.store.write(over) as rows:
            yield rows

    async def close(self) -> None:
        """Let go of the file."""
        await self.store.close()


@contextmanager
def counted_everywhere(kind: str, counts: Counter[str]) -> Iterator[None]:
    """Meanwhile what is done with positions of a game is counted: decoded, asked, executed, copied without secrets."""
    of_kind, view = games.game, hidden.view
    counted = Counted(of_kind(kind), counts)

    def viewed(state: Any, seat: int | None) -> Any:
        counts["copies without secrets"] += 1
        return view(state, seat)

    games.game = partial(_counted_or, of_kind, counted)
    hidden.view = viewed
    try:
        yield
    finally:
        games.game, hidden.view = of_kind, view


def _counted_or(original: Callable[[str], Game], counted: Counted, name: str) -> Any:
    return counted if counted.id == name else original(name)


async def counts(folder: Path, given: argparse.Namespace) -> str:
    """What is done with positions, transactions and CPU, for a press, a *Confirm* and a typed turn of each game."""
    lines = []
    for kind in given.games:
        for what, act in ACTS.items():
            counter: Counter[str] = Counter()
            store = await SqliteStore.open(str(folder / f"{kind}-{what}.db"))
            try:
                with counted_everywhere(kind, counter):
                    played = Counting(kind, store, counter)
                    await played.play(act, given.turns)
            finally:
                await store.close()
            each = ", ".join(f"{name} {count / played.total:.1f}" for name, count in sorted(played.kept.items()))
            lines.append(
                f"{kind}, a {what} ({played.total}): {each}, CPU {1000 * played.seconds / played.total:.1f} ms"
            )
    return "\n".join(lines)


class Counting:
    """One game of people who answer at random; of each act that was taken, what it came to is kept."""

    def __init__(self, kind: str, store: SqliteStore, counts: Counter[str]) -> None:
        self.kind = kind
        self.counts = counts
        self.table = Table(CountedStore(store, counts), seed=SEED)
        self.server = Server(Random(SEED), Fate(), _unseen)
        self.server.failing = False
        self.announcer = Announcer(self.table, self.server)
        self.rng = Random(SEED)
        self.total = 0
        self.kept: Counter[str] = Counter()
        self.seconds = 0.0

    async def play(self, act: Act, turns: int) -> None:
        """Play until so many acts were counted, or the game is over."""
        row = await self.table.lobby.create(self.kind, 1, 2, Person(1, "P1"), "en")
        for user in range(2, PEOPLE + 1):
            await self.table.lobby.join(row.id, Person(user, f"P{user}"))
        await self.table.lobby.start(row.id, 1)
        while self.total < turns:
            await self.announcer.deliver(row.id)
            snapshot = await self.table.games.snapshot(row.id)
            if not snapshot.asked:
                break
            user = self.rng.choice([seat.person for seat in snapshot.asked if seat.person is not None])
            panel = await self.table.turns.panel(row.id, user)
            self.counts.clear()
            begun = time.process_time()
            if await act(self, panel, user):
                self.seconds += time.process_time() - begun
                self.kept += self.counts
                self.total += 1

    async def shown(self, panel: Panel) -> None:
        """All that is made to show a panel, but for painting its picture."""
        await panel_pictures.preview(self.table, panel)
        news = await meanwhile(self.table, panel, TEXTS)
        panel_view.view(panel, TEXTS, news=news)

    async def pressed(self, panel: Panel, user: int) -> bool:
        """Answer one question at random; whether it was taken."""
        game_id, question = panel.snapshot.row.id, self.rng.choice(panel.unanswered or panel.questions)
        answers: Sequence[Any] = [question.ask.sample(self.rng)]
        key = f"p{self.rng.random()}"
        try:
            after = await self.table.turns.press(game_id, user, panel.panel_revision, question.kind, answers, key)
        except (Refusal, Illegal):
            await self.table.turns.discard(game_id, user)
            return False
        await self.shown(after)
        return True

    async def confirmed(self, panel: Panel, user: int) -> bool:
        """Confirm, see the panel after it, and post what there is to post."""
        game_id = panel.snapshot.row.id
        after = await self.table.turns.confirm(game_id, user, panel.panel_revision, f"c{self.rng.random()}")
        await self.shown(after)
        await self.announcer.deliver(game_id)
        return True

    async def typed(self, panel: Panel, user: int) -> bool:
        """Type the answer to one question; whether it was taken."""
        question = self.rng.choice(panel.unanswered or panel.questions)
        line = " ".join((question.kind, *question.ask.sample(self.rng)))
        game_id, key = panel.snapshot.row.id, f"t{self.rng.random()}"
        read, words = typed.commands(line), typed.TypedWords(TEXTS)
        try:
            await self.table.turns.act(game_id, user, read, confirm=False, key=key, interpreter=words)
        except (Refusal, Illegal):
            await self.table.turns.discard(game_id, user)
            return False
        return True


async def _unseen(snapshot: GameSnapshot, note: Note, user_id: int | None) -> None:
    """Nobody looks at the posts."""


async def _press(game: Counting, panel: Panel, user: int) -> bool:
    if panel.confirmable:
        await game.confirmed(panel, user)
        return False
    return await game.pressed(panel, user)


async def _confirm(game: Counting, panel: Panel, user: int) -> bool:
    if panel.confirmable:
        return await game.confirmed(panel, user)
    await game.pressed(panel, user)
    return False


async def _type(game: Counting, panel: Panel, user: int) -> bool:
    if panel.confirmable:
        await game.confirmed(panel, user)
        return False
    return await game.typed(panel, user)


ACTS: dict[str, Act] = {"press": _press, "Confirm until all is posted": _confirm, "typed turn": _type}
