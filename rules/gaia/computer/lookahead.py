"""How Gaia Project is thought about: the rest of the round as a plan of one's own turns."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rules.core.decisions import Answer, Decision
from rules.gaia.computer.answering import ranked
from rules.gaia.computer.planning import Breadth
from rules.gaia.computer.weights import learnt
from rules.gaia.computer.worth import rivals, worth
from rules.gaia.state import State
from rules.opponents.lookahead import Effort, Lookahead

QUICK = Breadth(1, 1)


def _ranks(state: State, question: Decision, rng: Random, effort: Effort) -> list[tuple[Answer, float]]:
    return ranked(state, question, Breadth(effort.looks), learnt())


def _quick(state: State, question: Decision, rng: Random) -> Iterable[Answer]:
    return [answer for answer, _ in ranked(state, question, QUICK, learnt())]


def _stage(state: State, seat: int) -> float:
    return state.round


def _worth(state: State, seat: int) -> float:
    return float(state.players[seat].vp) if state.results else worth(state, seat, rivals(state, seat))


LOOKAHEAD = Lookahead(
    candidates=_quick,
    quick=_quick,
    stage=_stage,
    worth=_worth,
    efforts={"club": Effort(3), "strong": Effort(20)},
    ranks=_ranks,
)
