"""How Gaia Project is thought about: the rest of the round as a plan of one's own turns."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rules.core.decisions import Answer, Decision
from rules.gaia.computer.answering import ranked
from rules.gaia.computer.planning import Breadth
from rules.gaia.computer.worth import rivals, worth
from rules.gaia.state import State
from rules.opponents.lookahead import Effort, Lookahead

QUICK = Breadth(1, 1)


def _ranks(state: State, question: Decision, rng: Random, effort: Effort) -> list[tuple[Answer, float]]:
    return ranked(state, question, Breadth(effort.looks, futures=effort.stages))


def _quick(state: State, question: Decision, rng: Random) -> Iterable[Answer]:
    return [answer for answer, _ in ranked(state, question, QUICK)]


def _stage(state: State, seat: int) -> float:
    return state.round


def _worth(state: State, seat: int) -> float:
    return float(state.players[seat].vp) if state.results else worth(state, seat, rivals(state, seat))


# Of an effort, `looks` are the beginnings of a plan that are kept after each turn, `stages` the rounds that are played
# out to the end of the game, for as many plans as that makes.
LOOKAHEAD = Lookahead(
    candidates=_quick,
    quick=_quick,
    stage=_stage,
    worth=_worth,
    efforts={"club": Effort(8, 0), "strong": Effort(8, 120)},
    ranks=_ranks,
)
