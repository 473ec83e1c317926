"""What an evaluation of Pulsar 2849 is learnt from: a player's own points in the end, and what tells them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.opponents.learning import Learning
from rules.pulsar.computer.features import features


def _own(scores: Sequence[int], seat: int) -> float:
    return scores[seat]


LEARNING = Learning(features, _own)
