"""What computers of all games share: a learnt evaluation."""

from __future__ import annotations

from math import tanh

import pytest

from rules.opponents.evaluation import Evaluation

INPUTS = [["near", 1.0, 2.0], ["far", 0.0, 4.0]]


def test_a_linear_evaluation_adds_up_features_by_their_weights() -> None:
    linear = Evaluation({"inputs": INPUTS, "hidden": [], "output": [5.0, [3.0, 1.0]]})
    assert linear.value({"near": 5.0, "far": 2.0, "unheard of": 9.0}) == pytest.approx(5 + 3 * 2 + 1 * 0.5)
    assert linear.value({}) == pytest.approx(5 - 3 * 0.5)  # what is left out is 0, which is below the mean


def test_hidden_units_bend_what_they_add_up() -> None:
    bent = Evaluation({"inputs": INPUTS, "hidden": [[0.5, [1.0, 0.0]], [0.0, [0.0, 2.0]]], "output": [1.0, [4.0, 2.0]]})
    assert bent.value({"near": 2.0, "far": 2.0}) == pytest.approx(1 + 4 * tanh(1.0) + 2 * tanh(1.0))
