"""A net with one hidden layer and a linear part, fitted to samples by Adam; without units a ridge regression."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.training.sampling import Sample

BATCH = 1024
RATE = 2e-3  # at which Adam begins
DECAY = 1.5e-3  # of the weights of hidden units: with a tenth of it a net learns its games by heart
FARTHEST = 8.0  # deviations that a feature may be off: what is seen rarely would else outweigh all
SHRINKING = 3e-3  # of the weights of a linear evaluation
DETAILED = 1.0  # of those of details
SAME = 1e-3  # deviation of a feature that is always the same, and tells nothing
RARE = 20  # features seen less often are left out


def matrix(samples: Sequence[Sample]) -> tuple[list[str], np.ndarray, np.ndarray]:
    """The names of the features, a row for each sample, and the aims."""
    counts: dict[str, int] = {}
    for sample in samples:
        for name, value in sample.features.items():
            if value:
                counts[name] = counts.get(name, 0) + 1
    names = sorted(name for name, count in counts.items() if count >= RARE)
    place = {name: column for column, name in enumerate(names)}
    rows = np.zeros((len(samples), len(names)), np.float32)
    for row, sample in enumerate(samples):
        for name, value in sample.features.items():
            if name in place:
                rows[row, place[name]] = value
    return names, rows, np.array([sample.aim for sample in samples])


def fitted(
    samples: Sequence[Sample],
    hidden: int,
    epochs: int,
    seed: int,
    given: Sequence[str] = (),
    details: tuple[str, ...] = (),
) -> tuple[dict[str, Any], float]:
    """An evaluation as its file holds it, and the error (root mean square, points) on a tenth that was set aside.

    That are the last games: samples of one game end alike, and tell nothing about others.
    """
    names, rows, aims = matrix([rest(sample, given) for sample in samples] if given else samples)
    raw, error = fit(names, rows, aims, hidden, epochs, seed, details)
    return {**raw, **({"given": [*given]} if given else {})}, error


def rest(sample: Sample, given: Sequence[str]) -> Sample:
    """What is not given yet of what a sample shows and tells."""
    features = {name: value for name, value in sample.features.items() if name not in given}
    return Sample(features, sample.aim - sum(sample.features.get(name, 0.0) for name in given), sample.left)


def fit(
    names: Sequence[str],
    rows: np.ndarray,
    told: Sequence[float] | np.ndarray,
    hidden: int,
    epochs: int,
    seed: int,
    details: tuple[str, ...] = (),
    shrinking: float = SHRINKING,
) -> tuple[dict[str, Any], float]:
    """As `fitted`, of samples that are rows already, with what each has `told`; the rows are scaled in place.

    Without hidden units the weights, but for those of `details`, are kept small by `shrinking`.
    """
    aims = np.asarray(told, float)
    train = len(aims) - len(aims) // 10
    mean = rows[:train].mean(0, dtype=float)
    rows -= mean.astype(rows.dtype)
    deviation = np.sqrt((rows[:train] ** 2).mean(0, dtype=float))
    deviation = np.maximum(deviation, np.maximum(rows[:train].max(0), -rows[:train].min(0)) / FARTHEST)
    deviation[deviation < SAME] = 1.0
    rows /= deviation.astype(rows.dtype)
    middle, spread = float(aims[:train].mean()), float(aims[:train].std()) + 1e-6
    targets = ((aims - middle) / spread).astype(rows.dtype)
    each = np.array([DETAILED if name.startswith(details) else shrinking for name in names])
    if hidden:
        net = _net(rows, targets, train, hidden, epochs, np.random.default_rng(seed))
    else:
        net = _ridge(rows, targets, train, each)
    return _written(names, mean, deviation, net, middle, spread), _error(net, rows[train:], targets[train:]) * spread


@dataclass
class _Net:
    """Weights of hidden units by input, their biases, what each counts; what inputs count besides, and a bias."""

    hidden: np.ndarray
    biases: np.ndarray
    output: np.ndarray
    linear: np.ndarray
    bias: np.ndarray

    def parts(self) -> list[np.ndarray]:
        return [self.hidden, self.biases, self.output, self.linear, self.bias]

    def units(self, rows: np.ndarray) -> np.ndarray:
        found: np.ndarray = np.tanh(rows @ self.hidden + self.biases)
        return found

    def value(self, rows: np.ndarray, units: np.ndarray) -> np.ndarray:
        found: np.ndarray = units @ self.output + rows @ self.linear + self.bias[0]
        return found


def _ridge(rows: np.ndarray, targets: np.ndarray, train: int, shrinking: np.ndarray) -> _Net:
    x, y = rows[:train], targets[:train]
    weights = np.linalg.solve((x.T @ x).astype(float) + train * np.diag(shrinking), (x.T @ y).astype(float))
    return _Net(np.zeros((x.shape[1], 0)), np.zeros(0), np.zeros(0), weights, np.array([y.mean()]))


def _net(rows: np.ndarray, targets: np.ndarray, train: int, hidden: int, epochs: int, rng: np.random.Generator) -> _Net:
    """The net of the epoch that told best what was set aside."""
    size, kind = rows.shape[1], rows.dtype
    first = rng.normal(0, 1 / np.sqrt(size), (size, hidden)).astype(kind)
    last = rng.normal(0, 0.3 / np.sqrt(hidden), hidden).astype(kind)
    net = _Net(first, np.zeros(hidden, kind), last, np.zeros(size, kind), np.zeros(1, kind))
    parts = net.parts()
    means, squares = [np.zeros_like(each) for each in parts], [np.zeros_like(each) for each in parts]
    best, least = net, np.inf
    batches = max(1, train // BATCH)
    for step in range(1, epochs * batches + 1):
        if step % batches == 1 % batches:
            order = np.array_split(rng.permutation(train), batches)
        rate = RATE * (1.02 - step / (epochs * batches))
        chosen = order[(step - 1) % batches]
        slopes = _slopes(net, rows[chosen], targets[chosen])
        for part, slope, mean, square in zip(parts, slopes, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        if step % batches == 0 and (error := _error(net, rows[train:], targets[train:])) < least:
            best, least = deepcopy(net), error
    return best


def _slopes(net: _Net, rows: np.ndarray, targets: np.ndarray) -> list[np.ndarray]:
    """How the error on some rows rises with each part of a net."""
    units = net.units(rows)
    wrong = (net.value(rows, units) - targets) / len(rows)
    back = np.outer(wrong, net.output) * (1 - units**2)
    return [
        rows.T @ back + DECAY * net.hidden,
        back.sum(0),
        units.T @ wrong + DECAY * net.output,
        rows.T @ wrong,
        wrong.sum(keepdims=True),
    ]


def _error(net: _Net, rows: np.ndarray, targets: np.ndarray) -> float:
    """The root mean square."""
    return float(np.sqrt(((net.value(rows, net.units(rows)) - targets) ** 2).mean()))


def _written(
    names: Sequence[str], mean: np.ndarray, deviation: np.ndarray, net: _Net, middle: float, spread: float
) -> dict[str, Any]:
    """The form of `rules.opponents.evaluation`, in points."""
    bias, linear, output = float(net.bias[0]) * spread + middle, net.linear * spread, net.output * spread
    inputs = [
        [name, round(m, 4), round(d, 4)] for name, m, d in zip(names, mean.tolist(), deviation.tolist(), strict=True)
    ]
    if not len(output):
        return {"inputs": inputs, "hidden": [], "output": [round(bias, 4), _rounded(linear)]}
    hidden = [[round(b, 4), _rounded(row)] for b, row in zip(net.biases.tolist(), net.hidden.T, strict=True)]
    counting = {"output": [round(bias, 4), _rounded(output)], "linear": _rounded(linear)}
    return {"inputs": inputs, "hidden": hidden, **counting}


def _rounded(weights: np.ndarray) -> list[float]:
    return [round(weight, 4) for weight in weights.tolist()]
