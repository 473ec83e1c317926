"""What a position is worth, learnt from games: a small net over named features, kept as numbers in a data file.

The file `computer/evaluation.json` beside the rules of a game holds `inputs` (name, mean, deviation), `hidden` (for
each unit its bias and weights by input), `output` (bias and weights by unit), and `made`: what made it.
`python -m tools.train` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import tanh
from operator import mul
from pathlib import Path
from typing import Any

Features = Mapping[str, float]


class Evaluation:
    """A net with one hidden layer of tanh units; without any it is linear."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.names: list[str] = [name for name, _, _ in raw["inputs"]]
        self._scale: list[tuple[str, float, float]] = [tuple(each) for each in raw["inputs"]]
        self._hidden: list[tuple[float, list[float]]] = [(bias, weights) for bias, weights in raw["hidden"]]
        self._bias, self._weights = raw["output"]

    @classmethod
    def read(cls, path: Path) -> Evaluation:
        """The evaluation in a file."""
        return cls(json.loads(path.read_text("utf-8")))

    def value(self, features: Features) -> float:
        """What these features are worth; one that is left out is 0, one that is unknown is passed over."""
        inputs = [(features.get(name, 0.0) - mean) / deviation for name, mean, deviation in self._scale]
        units = [tanh(bias + _dot(weights, inputs)) for bias, weights in self._hidden] if self._hidden else inputs
        return float(self._bias + _dot(self._weights, units))


def _dot(left: Sequence[float], right: Sequence[float]) -> float:
    return sum(map(mul, left, right))
