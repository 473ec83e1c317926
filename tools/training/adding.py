"""What an evaluation is off in games of better players, told linearly and added to its weights.

Games of quick players are many and teach a net; those of players who look ahead are dear, and few of them tell what a
net learnt from the others misses. What is added has a weight for each feature, kept small, and is no part of the units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.opponents.evaluation import Evaluation
from tools.training.fitting import fit, matrix, rest
from tools.training.sampling import Sample

# of the weights that are added; a hundred games tell as much with a third of it, and with three times as much
SHRINKING = 0.1


def added(raw: Mapping[str, Any], samples: Sequence[Sample], seed: int = 1) -> tuple[dict[str, Any], float]:
    """The weights with what they are off in these samples, and the error (root mean square, points) of a tenth of them.

    The tenth are the last samples, which are not learnt from. Nobody asks for the worth of a position after the last
    stage of a seat: it is left out. `raw` is as `Evaluation` takes it, and stays as it is.
    """
    asked_for = [sample for sample in samples if sample.left]
    told, given = Evaluation(raw), raw.get("given", [])
    off = [sample.aim - told.value(sample.features) for sample in asked_for]
    names, rows, _ = matrix([rest(sample, given) for sample in asked_for])
    linear, error = fit(names, rows, off, hidden=0, epochs=0, seed=seed, shrinking=SHRINKING)
    return together(raw, linear), error


def together(raw: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Weights that tell what `raw` and `more`, which has no hidden units, tell in all; not what made them."""
    bias, by_unit = raw["output"]
    straight = list(raw.get("linear", ())) if raw["hidden"] else list(by_unit)
    inputs, units = [*raw["inputs"]], [[own, [*weights]] for own, weights in raw["hidden"]]
    straight += [0.0] * (len(inputs) - len(straight))
    place = {name: number for number, (name, _, _) in enumerate(inputs)}
    more_bias, more_weights = more["output"]
    bias += more_bias
    for (name, mean, deviation), weight in zip(more["inputs"], more_weights, strict=True):
        if name not in place:
            place[name] = len(inputs)
            inputs.append([name, mean, deviation])
            straight.append(0.0)
            for _, weights in units:
                weights.append(0.0)
        _, own_mean, own_deviation = inputs[place[name]]
        straight[place[name]] = round(straight[place[name]] + weight * own_deviation / deviation, 4)
        bias += weight * (own_mean - mean) / deviation
    changed = {"inputs": inputs, "hidden": units, "output": [round(bias, 4), by_unit if units else straight]}
    if units:
        changed["linear"] = straight
    return {name: part for name, part in {**raw, **changed}.items() if name != "made"}
