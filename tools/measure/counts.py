"""How often one turn reads, asks and executes: a game played through the table itself, without Discord."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import Refusal
from bot.store.sqlite import SqliteStore
from bot.table.base.snapshot import Panel, Person
from bot.table.table import Table
from bot.ui.panel import typed
from bot.words.texts import Texts
from rules import games
from rules.core.decisions import Illegal
from rules.core.game import Game

PEOPLE = 3
SEED = "counts"


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


async def counts(folder: Path, given: argparse.Namespace) -> str:
    """Positions decoded, questions asked, answers executed and CPU for a press and for a typed turn of each game."""
    lines = []
    for kind in given.games:
        played = await _played(folder / f"{kind}.db", kind, given.turns)
        for what in ("press", "typed turn"):
            total, counted, seconds = played[what]
            each = ", ".join(f"{name} {count / total:.1f}" for name, count in sorted(counted.items()))
            lines.append(f"{kind}, a {what} ({total}): {each}, CPU {1000 * seconds / total:.1f} ms")
    return "\n".join(lines)


async def _played(path: Path, kind: str, turns: int) -> dict[str, tuple[int, Counter[str], float]]:
    found: dict[str, tuple[int, Counter[str], float]] = {}
    for what, act in (("press", _press), ("typed turn", _type)):
        counter: Counter[str] = Counter()
        original = games.game
        counted = Counted(original(kind), counter)
        games.game = partial(_counted_or, original, counted)
        store = await SqliteStore.open(str(path.with_suffix(f".{what[0]}.db")))
        try:
            found[what] = await _play(Table(store, seed=SEED), kind, counter, act, turns)
        finally:
            games.game = original
            await store.close()
    return found


def _counted_or(original: Callable[[str], Game], counted: Counted, name: str) -> Any:
    return counted if counted.id == name else original(name)


async def _play(
    table: Table, kind: str, counter: Counter[str], act: Callable[..., Any], turns: int
) -> tuple[int, Counter[str], float]:
    row = await table.lobby.create(kind, 1, 2, Person(1, "P1"), "en")
    for user in range(2, PEOPLE + 1):
        await table.lobby.join(row.id, Person(user, f"P{user}"))
    await table.lobby.start(row.id, 1)
    rng, total, kept, seconds = Random(SEED), 0, Counter[str](), 0.0
    while total < turns:
        snapshot = await table.games.snapshot(row.id)
        if not snapshot.asked:
            break
        user = rng.choice([seat.person for seat in snapshot.asked if seat.person is not None])
        panel = await table.turns.panel(row.id, user)
        counter.clear()
        begun = time.process_time()
        done = await act(table, panel, user, rng, total)
        if done:
            seconds += time.process_time() - begun
            kept += counter
            total += 1
    return total, kept, seconds


async def _press(table: Table, panel: Panel, user: int, rng: Random, number: int) -> bool:
    """Answer one question at random, or confirm; whether it was taken."""
    game_id = panel.snapshot.row.id
    if panel.confirmable:
        await table.turns.confirm(game_id, user, panel.panel_revision, f"c{number}-{rng.random()}")
        return True
    question = rng.choice(panel.unanswered or panel.questions)
    answers: Sequence[Any] = [question.ask.sample(rng)]
    try:
        await table.turns.press(game_id, user, panel.panel_revision, question.kind, answers, f"p{rng.random()}")
    except (Refusal, Illegal):
        await table.turns.discard(game_id, user)
        return False
    return True


async def _type(table: Table, panel: Panel, user: int, rng: Random, number: int) -> bool:
    """Type the answer to one question; whether it was taken. Confirming a whole turn is not counted."""
    if panel.confirmable:
        await table.turns.confirm(panel.snapshot.row.id, user, panel.panel_revision, f"c{number}-{rng.random()}")
        return False
    question = rng.choice(panel.unanswered or panel.questions)
    line = " ".join((question.kind, *question.ask.sample(rng)))
    interpreter = typed.TypedWords(Texts("en"))
    try:
        await table.turns.act(
            panel.snapshot.row.id,
            user,
            typed.commands(line),
            confirm=False,
            key=f"t{rng.random()}",
            interpreter=interpreter,
        )
    except (Refusal, Illegal):
        await table.turns.discard(panel.snapshot.row.id, user)
        return False
    return True
