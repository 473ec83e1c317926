"""What a position is worth to a player: the points to be expected in the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.opponents.evaluation import Evaluation
from rules.pulsar.components import ROUNDS
from rules.pulsar.computer.features import features, sure, turns_had
from rules.pulsar.state import State

LEARNT = Path(__file__).with_name("evaluation.json")
NET = Path(__file__).with_name("net.json")
LEARNT_FROM = 4  # seats of the games that the net has seen


@cache
def evaluation() -> Evaluation:
    """What was learnt, read once."""
    return Evaluation.read(LEARNT)


def worth(state: State, seat: int) -> float:
    """After the last turn what is sure; the true points when the game is over."""
    if not state.stack:
        return state.players[seat].vp
    if turns_had(state, seat) == ROUNDS:
        return sure(state, seat)
    return evaluation().value(features(state, seat))


@cache
def net() -> Evaluation:
    """What was learnt of games of four, with hidden units."""
    return Evaluation.read(NET)


def dearer_worth(state: State, seat: int) -> float:
    """As `worth`, told better in games of four, which the net has learnt from."""
    if not state.stack or len(state.players) != LEARNT_FROM or turns_had(state, seat) == ROUNDS:
        return worth(state, seat)
    return net().value(features(state, seat))
