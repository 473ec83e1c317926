"""What stands before the first move of a game: who was dealt what, and which round it begins in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.manifest.manifest import manifest
from bot.table.course.rounds import begun
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import LINE, shortened
from bot.words.posts.lines import BETWEEN, BULLET
from bot.words.texts import Texts
from rules import games
from rules.core import hidden
from rules.core.flow import Event

KEPT = 32  # openings of games that are read again and again


def opening(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """A line of who was dealt what, and the heading of the round a game begins in; nothing of a table in its lobby."""
    row = snapshot.row
    if snapshot.state is None:
        return
    view = _first(row.kind, len(snapshot.seats), tuple(sorted(row.options.items())), row.seed)
    events = manifest(row.kind).telling.dealt(view)
    told = [texts.event(row.kind, event, snapshot.plain_names) for event in events]
    if told:
        yield shortened(BULLET + BETWEEN.join(told), LINE)
    if number := getattr(view, "round", None):
        yield f"**{texts.event(row.kind, Event('round', {'round': number}), snapshot.plain_names)}**"


@lru_cache(KEPT)
def _first(kind: str, seats: int, options: tuple[tuple[str, str], ...], seed: str) -> Any:
    """The first position of a game as everybody may see it."""
    game = games.game(kind)
    return hidden.view(begun(game, seats, dict(options), seed), None)
