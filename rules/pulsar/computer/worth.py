"""What a position is worth to a player: the points to be expected in the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.opponents.evaluation import Evaluation
from rules.pulsar.components import ROUNDS
from rules.pulsar.computer.features import features, sure, turns_had
from rules.pulsar.state import State

LEARNT = Path(__file__).with_name("evaluation.json")


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
