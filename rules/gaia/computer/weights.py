"""How much the parts of what a position is worth count, and how that shifts from the beginning of a game to its end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import exp
from pathlib import Path

HALF = 2.5  # rounds left in the middle of a game
NAMES = (
    "income",
    "third",
    "ore",
    "credits",
    "knowledge",
    "qic",
    "lift",
    "token",
    "excess",
    "growth",
    "events",
    "specials",
    "level",
    "green",
    "terra",
    "nav",
    "gaia",
    "ability",
    "project",
    "federation",
    "partial",
    "places",
    "spread",
    "booster",
    "mine",
    "later",
)


@dataclass(frozen=True, slots=True)
class Weights:
    """For each part of the worth the logarithm of what it is multiplied by in mid-game, and how that changes.

    `early` is added in full with five rounds left, and taken away with none.
    """

    middle: Mapping[str, float] = field(default_factory=dict)
    early: Mapping[str, float] = field(default_factory=dict)

    def factors(self, left: int) -> dict[str, float]:
        """What each part is multiplied by with so many rounds left."""
        share = (left - HALF) / HALF
        return {name: exp(self.middle.get(name, 0.0) + share * self.early.get(name, 0.0)) for name in NAMES}


@cache
def learnt() -> Weights:
    """The weights that were learnt, from the file beside this one."""
    raw = json.loads(Path(__file__).with_name("weights.json").read_text("utf-8"))
    return Weights(raw["middle"], raw["early"])
