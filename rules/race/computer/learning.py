"""What can be learnt for Race: how far a seat will be ahead, from what it sees when a round begins."""

from __future__ import annotations

from rules.opponents.learning import Learning, lead
from rules.race.computer.features import features

LEARNING = Learning(features, lead)
