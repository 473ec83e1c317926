"""The map of a table before its start, where it is known: by a seed that was given, or because chance draws none of it.

The seed that a table draws for itself is not there before its start: nothing can be told of it. Of one that was given,
this shows what everybody sees when the game begins, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.errors import Refusal
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import in_lobby
from bot.table.seating.choosing import counts
from rules.core import hidden, play
from rules.core.game import Setup, effective

TRIED = ("one", "two", "three")  # seeds of nobody: what is the same with all of them is not drawn


def foreseen(snapshot: GameSnapshot, count: int, map_of: Callable[[Any], Any]) -> Any | None:
    """The first position of a table with so many players, as an onlooker sees it; None where its map is still drawn.

    `map_of` takes what the map is out of such a view, None while it is not laid. Without a given seed only that is
    certain of the position.
    Raises `Refusal` not-lobby, stale for a number that cannot play, and `Illegal` for options that do not fit.
    """
    in_lobby(snapshot)
    if count not in counts(snapshot):
        raise Refusal("stale")
    game, row = snapshot.game, snapshot.row
    setup = Setup(count, effective(game, count, row.options))
    seeds = (row.seed,) if row.seed_given else TRIED
    first, *others = (hidden.view(play.start(game, setup, seed), None) for seed in seeds)
    laid = map_of(first)
    if laid is None or not all(map_of(other) == laid for other in others):
        return None
    return first
