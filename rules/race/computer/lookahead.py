"""How the computer of Race looks ahead: answers worth a look, rounds as stages, and what a position is worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.opponents.evaluation import Evaluation
from rules.opponents.lookahead import Effort, Lookahead
from rules.race.cards.scoring import points
from rules.race.computer.candidates import candidates
from rules.race.computer.learning import LEARNING
from rules.race.computer.quick import OPINIONS, quick
from rules.race.state import State

CLUB = Effort(20)
WEIGHTY = {"actions", "develop", "settle"}  # what is called and placed; all else matters less
WEIGHTS = Path(__file__).with_name("evaluation.json")
NET = Path(__file__).with_name("net.json")


def stage(state: State, seat: int) -> float:
    """Rounds that have begun."""
    return state.round


@cache
def evaluation() -> Evaluation:
    """What is learnt."""
    return Evaluation.read(WEIGHTS)


def worth(state: State, seat: int) -> float:
    """Points above those of the best other in the end."""
    if not state.stack:
        return LEARNING.aim([points(state, player) for player in state.players], seat)
    return evaluation().value(LEARNING.features(state, seat))


@cache
def net() -> Evaluation:
    """What is learnt of games of two, with hidden units."""
    return Evaluation.read(NET)


def dearer_worth(state: State, seat: int) -> float:
    """As `worth`, told better in games of two, which the net has learnt from."""
    if not state.stack or len(state.players) != 2:
        return worth(state, seat)
    return net().value(LEARNING.features(state, seat))


LOOKAHEAD = Lookahead(
    candidates,
    quick,
    stage,
    worth,
    {"club": CLUB, "strong": Effort(60, worth=dearer_worth)},
    open=True,
    whole=True,
    lesser=dict.fromkeys(OPINIONS.keys() - WEIGHTY, CLUB),
)
