"""What a position is worth to a player: the points to be expected in the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.eclipse.computer.features import features
from rules.eclipse.scoring.final import points
from rules.eclipse.state import State
from rules.opponents.evaluation import Evaluation

LEARNT = Path(__file__).with_name("evaluation.json")


@cache
def evaluation() -> Evaluation:
    """What was learnt, read once."""
    return Evaluation.read(LEARNT)


def worth(state: State, seat: int) -> float:
    """The true points when the game is over, or is over for this seat."""
    if not state.stack or state.players[seat].collapsed:
        return points(state)[seat]
    return evaluation().value(features(state, seat))
