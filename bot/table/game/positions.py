"""Positions that were read: each is decoded once for everybody who looks at it, and so is what each seat may see.

A position and its views are shared, and nobody changes them: moves are made on a copy (`bot/table/game/run.py`).
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from bot.store.rows import GameRow
from rules import amendments
from rules.core import hidden, saves
from rules.core.decisions import Decision
from rules.core.game import Game

KEPT = 8  # of the games that are played just now; a full position takes about 0.3 MB, and so does each view of it


@dataclass(eq=False, slots=True)
class Views:
    """What seats may see of one position, the first that is asked for; each view of it is made once.

    Views are shared as positions are: whoever gets one only reads it.
    """

    state: Any = None
    made: dict[int | None, Any] = field(default_factory=dict)

    def of(self, state: Any, seat: int | None) -> Any:
        """The position as a seat may see it; None is an onlooker. Of another position nothing is kept."""
        if self.state is None:
            self.state = state
        if self.state is not state:
            return hidden.view(state, seat)
        if seat not in self.made:
            self.made[seat] = hidden.view(state, seat)
        return self.made[seat]


@dataclass(frozen=True, slots=True)
class Position:
    """A position, what is asked in it while the game runs, and its views.

    `state` is None, and nothing is `pending`, before a game begins; once it is over nothing is pending either.
    """

    state: Any
    pending: tuple[Decision, ...] = ()
    views: Views = field(default_factory=Views, compare=False)


class Positions:
    """The positions that were read or stored last."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[str, int, bytes, str, str], Position] = OrderedDict()

    def of(self, game: Game, row: GameRow) -> Position:
        """The stored position of a game; raises what `saves.load` raises."""
        found = self._kept.get(_key(row))
        if found is None:
            state = saves.load(game, row.version, row.state)
            amendments.hold(game.id, state, row.options, row.seq + 1)
            found = Position(state, tuple(game.pending(state)) if row.status == "running" else ())
        self.keep(row, found)
        return found

    def keep(self, row: GameRow, position: Position) -> None:
        """Remember the position that a row stores; whoever made it leaves it alone from now on."""
        self._kept[_key(row)] = position
        self._kept.move_to_end(_key(row))
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget all of them, as a bot that has just begun."""
        self._kept.clear()


POSITIONS = Positions()


def _key(row: GameRow) -> tuple[str, int, bytes, str, str]:
    held = ",".join(each.id for each in amendments.lacking(row.kind, row.options))
    return row.kind, row.version, row.state, row.status, held


def round_of(position: object) -> int | None:
    """The round a position is in, 0 before the first; None where its game counts none."""
    number: int | None = getattr(position, "round", None)
    return number
