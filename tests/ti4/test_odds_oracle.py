"""Combats that other programs reckoned go through the oracle, and one that is wrong fails."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from testkit.records import golden_files, golden_records, written
from tools.oracle import main
from tools.peer.ti4.replay import tolerance


def test_golden_combats(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(file) for file in golden_files("ti4")]
    assert main(["ti4", *files, "--no-timing"]) == 0
    out = capsys.readouterr().out
    assert "202 passed, 0 failed\n" in out
    assert "skipped" not in out


def record(name: str) -> dict[str, Any]:
    return deepcopy(next(each for each in golden_records("ti4") if each["id"] == name))


def failure(folder: Path, wrong: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["ti4", written(folder, wrong), "--no-timing"]) == 1
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "off"), [("c040", 2e-6), ("c221", 6e-3)])
def test_wrong_probabilities_fail(name: str, off: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record(name)
    wrong["p"][2] += off
    assert "combat: defender: expected" in failure(tmp_path, wrong, capsys)


def test_an_effect_that_nobody_knows_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record("c040")
    wrong["attacker"]["effects"] = {"Good Luck": 1}
    assert "KeyError('Good Luck')" in failure(tmp_path, wrong, capsys)


def test_simulated_shares_are_held_to_their_deviation() -> None:
    assert tolerance({"method": "sim", "n": 10_000}, 0.5) == pytest.approx(4 * 0.005, abs=1e-4)
    assert tolerance({"method": "exact"}, 0.5) == 1e-6
