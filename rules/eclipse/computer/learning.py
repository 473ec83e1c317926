"""What an evaluation of Eclipse is learnt from: a player's own points in the end, and what tells them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.eclipse.computer.features import features
from rules.opponents.learning import Learning


def _own(scores: Sequence[int], seat: int) -> float:
    return scores[seat]


LEARNING = Learning(features, _own)
