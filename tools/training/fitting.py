"""A net with one hidden layer, fitted to samples by Adam; without hidden units a ridge regression."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tools.training.sampling import Sample

BATCH = 256
DECAY = 1e-4  # of weights, so that features that mean nothing stay small
SHRINKING = 3e-3  # of the weights of a linear evaluation
DETAILED = 1.0  # of those of details
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
    rows = np.zeros((len(samples), len(names)))
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
    learnt = [
        Sample(
            {name: value for name, value in sample.features.items() if name not in given},
            sample.aim - sum(sample.features.get(name, 0.0) for name in given),
            sample.left,
        )
        for sample in samples
    ]
    names, rows, aims = matrix(learnt)
    mean, deviation = rows.mean(0), rows.std(0) + 1e-6
    inputs = (rows - mean) / deviation
    rng = np.random.default_rng(seed)
    train, test = np.split(np.arange(len(aims)), [len(aims) - len(aims) // 10])
    middle, spread = aims[train].mean(), aims[train].std() + 1e-6
    targets = (aims - middle) / spread
    shrinking = np.array([DETAILED if name.startswith(details) else SHRINKING for name in names])
    net = _net(inputs, targets, train, hidden, epochs, rng) if hidden else _ridge(inputs, targets, train, shrinking)
    told = _value(net, inputs[test]) * spread + middle
    error = float(np.sqrt(((told - aims[test]) ** 2).mean()))
    return {**_written(names, mean, deviation, net, middle, spread), **({"given": [*given]} if given else {})}, error


Net = tuple[np.ndarray, np.ndarray, np.ndarray, float]  # hidden weights, their biases, output weights, its bias


def _ridge(inputs: np.ndarray, targets: np.ndarray, train: np.ndarray, shrinking: np.ndarray) -> Net:
    x, y = inputs[train], targets[train]
    weights = np.linalg.solve(x.T @ x + len(train) * np.diag(shrinking), x.T @ y)
    return np.zeros((0, x.shape[1])), np.zeros(0), weights, float(y.mean())


def _net(
    inputs: np.ndarray, targets: np.ndarray, train: np.ndarray, hidden: int, epochs: int, rng: np.random.Generator
) -> Net:
    size = inputs.shape[1]
    parts = [
        rng.normal(0, 1 / np.sqrt(size), (hidden, size)),
        np.zeros(hidden),
        rng.normal(0, 1 / np.sqrt(hidden), hidden),
        np.zeros(1),
    ]
    first, second = [np.zeros_like(each) for each in parts], [np.zeros_like(each) for each in parts]
    step = 0
    for epoch in range(epochs):
        rate = 0.003 * (1 - epoch / epochs) + 0.0003
        order = rng.permutation(train)
        for begin in range(0, len(order), BATCH):
            rows = order[begin : begin + BATCH]
            x, y = inputs[rows], targets[rows]
            units = np.tanh(x @ parts[0].T + parts[1])
            wrong = (units @ parts[2] + parts[3] - y) / len(rows)
            back = np.outer(wrong, parts[2]) * (1 - units**2)
            slopes = [
                back.T @ x + DECAY * parts[0],
                back.sum(0),
                units.T @ wrong + DECAY * parts[2],
                wrong.sum(keepdims=True),
            ]
            step += 1
            for place, slope in enumerate(slopes):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                up, down = first[place] / (1 - 0.9**step), second[place] / (1 - 0.999**step)
                parts[place] = parts[place] - rate * up / (np.sqrt(down) + 1e-8)
    return parts[0], parts[1], parts[2], float(parts[3][0])


def _value(net: Net, inputs: np.ndarray) -> np.ndarray:
    weights, biases, output, bias = net
    units = np.tanh(inputs @ weights.T + biases) if len(biases) else inputs
    return units @ output + bias


def _written(
    names: Sequence[str], mean: np.ndarray, deviation: np.ndarray, net: Net, middle: float, spread: float
) -> dict[str, Any]:
    """The form of `rules.opponents.evaluation`, in points."""
    weights, biases, output, bias = net
    return {
        "inputs": [
            [name, round(m, 4), round(d, 4)]
            for name, m, d in zip(names, mean.tolist(), deviation.tolist(), strict=True)
        ],
        "hidden": [
            [round(b, 4), [round(w, 4) for w in row]] for b, row in zip(biases.tolist(), weights.tolist(), strict=True)
        ],
        "output": [round(bias * spread + middle, 4), [round(w * spread, 4) for w in output.tolist()]],
    }
