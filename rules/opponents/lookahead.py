"""What a game says so that its computers can look ahead: `computer/lookahead.py:LOOKAHEAD` beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision
from rules.core.hidden import view

Answers = Callable[[Any, Decision, Random], Iterable[Answer]]  # from what the seat sees, best first
OfSeat = Callable[[Any, int], float]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much one answer may cost: futures that are looked at, and how many stages each is played on."""

    looks: int
    stages: int = 1


@dataclass(frozen=True, slots=True)
class Lookahead:
    """How a game is thought about.

    `candidates` are the answers worth a look, `quick` those by which every seat plays on from there. `stage` is a
    number that grows as the game goes on for a seat: with its turns, or with rounds. A future is played on until it
    has grown by as many as the effort says, and `worth` then tells points: those the seat may expect in the end,
    above what others may expect as far as that matters in the game. It is given a position in which secrets are
    drawn at random. `efforts` are by level.

    `seen`: what of an imagined position the quick player of a seat is shown. A game whose quick player looks at
    nothing that is hidden may show it as it is, which spares a copy. `refuses_first`: the rules change nothing before
    they have accepted an answer, so that one that they refuse leaves a future as it was, and no copy is kept for it.
    """

    candidates: Answers
    quick: Answers
    stage: OfSeat
    worth: OfSeat
    efforts: Mapping[str, Effort]
    refuses_first: bool = False
    seen: Callable[[Any, int], Any] = view


def whole(position: Any, seat: int) -> Any:
    """All of a position."""
    return position
