"""Undo and redo lead a log back to one of its own positions; which moves are in effect follows from them.

The line of a jump names the move after which the game stands then: `undo 12`, `redo 14`. The moves behind an undo stay
in the log, and a redo puts them back as they are, with their chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

JUMPS = ("undo", "redo")


class Logged(Protocol):
    """What of a logged move says whether it is in effect."""

    @property
    def seq(self) -> int:
        """Its number in the log, counted from 1."""

    @property
    def how(self) -> str:
        """How it came about, a word of `bot.store.rows.How`.

        `person`, `agent` for a computer, `order` for an order of the seat, `forced` where there was one answer only,
        `referee` for a correction, or one of `JUMPS`.
        """

    @property
    def line(self) -> str:
        """The move, or where a jump leads."""


class Drawing(Protocol):
    """What of a logged move says how chance fell in it."""

    @property
    def draw(self) -> int:
        """The number by which its chance is drawn: its own in the log, or one that an undo has kept.

        With the seed of the game it decides what falls, so that a move made again after an undo draws the same.
        """

    @property
    def chance(self) -> bool:
        """Whether chance fell."""


L = TypeVar("L", bound=Logged)


def target(row: Logged) -> int:
    """The move after which the game stands after a jump; ValueError for one of another form, or that leads onward.

    `row` has to be one whose `how` is among `JUMPS`; 0 is the position before the first move.
    """
    word, _, number = row.line.partition(" ")
    if word != row.how or not number.isdecimal() or int(number) >= row.seq:
        raise ValueError(row.line)
    return int(number)


def in_effect(jumps: Sequence[Logged], seq: int) -> list[range]:
    """The numbers of the moves in effect after move `seq` of a log with these jumps, in order."""
    found: list[range] = []
    for jump in reversed(jumps):
        if jump.seq <= seq:
            found.append(range(jump.seq + 1, seq + 1))
            seq = target(jump)
    found.append(range(1, seq + 1))
    return [numbers for numbers in reversed(found) if numbers]


def counts(standing: Iterable[range], seq: int) -> bool:
    """Whether a move is among those in effect."""
    return any(seq in numbers for numbers in standing)


def effective_moves(log: Sequence[L]) -> list[L]:
    """The moves of a log, or of the end of one, that are in effect after it: without what was taken back, and jumps.

    They keep their order and stay as they are. Of the moves 1, 2, 3 and `undo 1` only the first is in effect; behind a
    `redo 3` all three are again.
    """
    if not log:
        return []
    standing = in_effect([row for row in log if row.how in JUMPS], log[-1].seq)
    return [row for row in log if counts(standing, row.seq)]


def kept_draws(kept: Sequence[int], taken: Iterable[Drawing], restored: Iterable[Drawing] = ()) -> tuple[int, ...]:
    """The draws that are kept after a jump that has `taken` moves back, or `restored` some; `kept` are those before.

    Whatever draws next draws by the first of them, so that the same falls again and no undo draws anew.
    """
    queue = (*(move.draw for move in taken if move.chance), *kept)
    return queue[sum(move.chance for move in restored) :]
