"""What a game says so that its computers can look ahead: `computer/lookahead.py:LOOKAHEAD` beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision

Answers = Callable[[Any, Decision, Random], Iterable[Answer]]  # from what the seat sees, best first
OfSeat = Callable[[Any, int], float]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much one answer may cost: futures that are looked at, and how many stages each is played on.

    Of the better half of the answers each future branches where its seat is asked next, `deep` times: the first `wide`
    candidates there are tried instead of the quick answer, and the best counts. `worth` tells what a position is worth
    in place of the game's own: better, and dearer.
    """

    looks: int
    stages: int = 1
    deep: int = 0
    wide: int = 6
    worth: OfSeat | None = None


Ranks = Callable[[Any, Decision, Random, Effort], Sequence[tuple[Answer, float]]]  # answers with points, best first


@dataclass(frozen=True, slots=True)
class Lookahead:
    """How a game is thought about.

    `candidates` are the answers worth a look, `quick` those by which every seat plays on from there. `stage` is a
    number that grows as the game goes on for a seat: with its turns, or with rounds. A future is played on until it
    has grown by as many as the effort says, and `worth` then tells points: those the seat may expect in the end,
    above what others may expect as far as that matters in the game. It is given a position in which secrets are
    drawn at random. `efforts` are by level.

    `others` is how the other seats play on where that is not `quick`: it may be simpler where they matter little.

    `open`: candidates and quick players look at nothing that is hidden from their seat, so that they are shown the
    position itself and no view is made. `whole`: the rules change nothing before they have accepted an answer, or
    accept every quick one, so that no copy is kept for the case that they refuse. Views and copies cost more than most
    answers.

    `lesser` are kinds of questions that do not deserve more than so much effort, whatever the level; the level's own
    `worth` tells what they lead to all the same.

    A game in which one's own turns are best planned in a row says so by `ranks`: that takes the place of the search.
    """

    candidates: Answers
    quick: Answers
    stage: OfSeat
    worth: OfSeat
    efforts: Mapping[str, Effort]
    open: bool = False
    whole: bool = False
    others: Answers | None = None
    ranks: Ranks | None = None
    lesser: Mapping[str, Effort] = field(default_factory=dict)

    def deserved(self, kind: str, effort: Effort) -> Effort:
        """The effort that a kind of question gets of `effort`, that of a level.

        Of that and of the one in `lesser` it is the one with fewer looks; `worth` is always that of the level.
        """
        least = min(effort, self.lesser.get(kind, effort), key=lambda each: each.looks)
        return replace(least, worth=effort.worth)
