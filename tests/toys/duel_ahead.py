"""How Duel is looked ahead in: nearly every answer is a candidate, everybody plays on by defaults, points are worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision
from rules.opponents.learning import lead
from rules.opponents.lookahead import Effort, Lookahead
from tests.toys.duel import GAME

SAMPLES = 6


def candidates(view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
    """The default, and others at random, some of which the rules may refuse."""
    yield question.default
    for _ in range(SAMPLES):
        yield question.ask.sample(rng)


def quick(view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
    """The default."""
    yield question.default


def stage(position: Any, seat: int) -> int:
    """The round."""
    return int(position.round)


def worth(position: Any, seat: int) -> float:
    """Points above the best of the others."""
    return lead(GAME.scores(position), seat)


LOOKAHEAD = Lookahead(candidates, quick, stage, worth, {"club": Effort(12), "strong": Effort(40, 2)})
