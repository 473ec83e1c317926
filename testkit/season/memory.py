"""Positions that a season has decoded: most are read a dozen times before the game moves on.

The bot decodes a position afresh whenever it reads a game. A season of many tables would do little else, so it keeps
the last ones, and looks now and then whether what was kept is still what is stored: nobody may change a position that
was read but on a copy of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.store.rows import GameRow
from bot.table.base import snapshot
from rules.core import play
from rules.core.decisions import Decision
from rules.core.game import Game

KEPT = 400
LOOKED_AT = 50  # uses after which a position that is kept is compared with the stored one
Decoded = tuple[Any, tuple[Decision, ...]]


@contextmanager
def positions_kept() -> Iterator[list[str]]:
    """Meanwhile positions are decoded once; in the list is what somebody has changed in one of them."""
    kept: OrderedDict[tuple[str, str, bytes], Decoded] = OrderedDict()
    changed: list[str] = []
    fresh, uses = snapshot.decoded, 0

    def decoded(game: Game, row: GameRow) -> Decoded:
        nonlocal uses
        key = row.id, row.status, row.state
        found = kept.pop(key, None) or fresh(game, row)
        kept[key] = found
        if len(kept) > KEPT:
            kept.popitem(last=False)
        uses += 1
        if uses % LOOKED_AT == 0 and play.digest(game, found[0]) != play.digest(game, fresh(game, row)[0]):
            changed.append(f"{row.kind} {row.id}: a position that was read has been changed")
        return found

    snapshot.decoded = decoded
    try:
        yield changed
    finally:
        snapshot.decoded = fresh
