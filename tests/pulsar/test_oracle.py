"""Worked examples go through the oracle, and one that is wrong fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.oracle import main

EXAMPLES: dict[str, list[dict[str, Any]]] = {
    "median": [{"dice": [1, 2, 3, 4, 5, 6, 6], "marker_expected": 7}],
    "track_distance": [{"marker": 8, "die": 6, "steps": 2}],
    "round_value_median": [{"marker": 4, "value": 3}],
    "flights": [
        {"side": "cluster_deadend", "path": ["o02", "S03", "g04", "S04", "g04"], "legal": True},
        {"side": "cluster_normal", "start": "g01", "legal_lengths": {"P01": [2]}, "illegal_lengths": {"P01": [3]}},
    ],
    "gate_run": [
        {
            "side": "cluster_normal",
            "path": ["o16", "S13", "o13", "o14", "o15", "P11"],
            "color": "orange",
            "vp_per_gate": 2,
            "vp": 6,
        }
    ],
}


def document(folder: Path, examples: dict[str, list[dict[str, Any]]]) -> str:
    """A file of examples."""
    file = folder / "examples.json"
    file.write_text(json.dumps(examples), "utf-8")
    return str(file)


def test_examples_of_every_kind_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pulsar", "--no-timing", document(tmp_path, EXAMPLES)]) == 0
    assert capsys.readouterr().out.endswith("6 passed, 0 failed\n")


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_wrong_example_fails(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {
        "marker_expected": 9, "steps": 1, "value": 4, "legal": False, "legal_lengths": {"P01": [3]}, "vp": 8
    }  # fmt: skip
    example = {key: wrong.get(key, value) for key, value in EXAMPLES[kind][0].items()}
    assert main(["pulsar", "--no-timing", document(tmp_path, {kind: [example]})]) == 1
    assert "0 passed, 1 failed" in capsys.readouterr().out
