"""What a position is worth, learnt from games: a small net over named features, kept as numbers in a data file.

The file `computer/evaluation.json` beside the rules of a game holds `inputs` (name, mean, deviation), `hidden` (for
each unit its bias and weights by input), `output` (bias and weights by unit), and `made`: what made it. Where there
is `linear`, these weights by input are added to what the units say. Where there is `given`, these features are points
already, and are added as they are.
`python -m tools.train` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import tanh
from operator import mul
from pathlib import Path
from typing import Any

Features = Mapping[str, float]


class Evaluation:
    """A net with one hidden layer of tanh units and a linear part beside it; without any units it is linear.

    raw: the JSON of `evaluation.json`, with `inputs` (name, mean, deviation), `hidden`, `output` and perhaps `linear`,
    weights by input, and `given`, names whose values are added as they are. Raises KeyError where a part is missing.
    """

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.names: list[str] = [name for name, _, _ in raw["inputs"]]
        scale: list[tuple[str, float, float]] = raw["inputs"]
        bias, weights = raw["output"]
        self._weights: list[float] = weights if raw["hidden"] else []
        straight: list[float] = raw.get("linear") or ([0.0] * len(scale) if raw["hidden"] else weights)
        units = [*raw["hidden"], (bias, straight)]
        # Scaling is worked into the weights, so that features that are 0, which most are, cost nothing.
        self._rest = [bias - sum(w * m / d for w, (_, m, d) in zip(row, scale, strict=True)) for bias, row in units]
        self._by_name: dict[str, list[float]] = {
            name: [row[place] / deviation for _, row in units] for place, (name, _, deviation) in enumerate(scale)
        }
        self._given: list[str] = raw.get("given", [])

    @classmethod
    def read(cls, path: Path) -> Evaluation:
        """The evaluation that a file holds, as `python -m tools.train` has written it.

        Raises OSError where it cannot be read, ValueError where it is no JSON, and KeyError where a part is missing.
        """
        return cls(json.loads(path.read_text("utf-8")))

    def value(self, features: Features) -> float:
        """What these features are worth, in points of what was aimed at when it was learnt (`Learning.aim`).

        One that is left out is 0, one that is unknown is passed over.
        """
        units = self._rest
        for name, number in features.items():
            if number and (weights := self._by_name.get(name)):
                units = [unit + number * weight for unit, weight in zip(units, weights, strict=True)]
        given = sum(features.get(name, 0.0) for name in self._given)
        return float(units[-1] + given + sum(map(mul, self._weights, map(tanh, units))))  # the last one is not bent
