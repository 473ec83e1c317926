"""Battles that other programs reckoned or fought go through the oracle, and one that is wrong fails."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from testkit.records import golden_files, golden_records, written
from tools.oracle import main


@pytest.mark.parametrize("file", golden_files("eclipse"), ids=lambda file: str(file.name))
def test_golden_battles(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eclipse", str(file), "--no-timing"]) == 0
    out = capsys.readouterr().out
    assert " 0 failed\n" in out
    assert "skipped" not in out


def record(name: str) -> dict[str, Any]:
    return deepcopy(next(each for each in golden_records("eclipse") if each["id"] == name))


def failure(folder: Path, wrong: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["eclipse", written(folder, wrong), "--no-timing"]) == 1
    return capsys.readouterr().out


def test_wrong_chances_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record("CRU1_vs_INT1")
    wrong["p_attacker_wins"]["npc_rule_spread"] += 2e-4
    assert "npc_rule_spread" in failure(tmp_path, wrong, capsys)
    wrong = record("CRU1_vs_INT1")
    wrong["survival_npc_rule_focus"]["defender"] = [[0.5]]
    assert "defender keeps 1" in failure(tmp_path, wrong, capsys)


def test_a_battle_that_goes_otherwise_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record("CRU1_vs_CRU1#1")
    wrong["volleys"][0]["shooter"] = "attacker:CRU"
    assert "round 1, defender:CRU: shooter" in failure(tmp_path, wrong, capsys)
    wrong = record("CRU1_vs_CRU1#1")
    wrong["result"]["rounds"] += 1
    assert "result" in failure(tmp_path, wrong, capsys)


def test_a_short_battle_that_ends_otherwise_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record("CC#1")
    wrong["expected"]["winner"] = "defender"
    assert "result" in failure(tmp_path, wrong, capsys)


def test_a_record_of_no_kind_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "StopIteration" in failure(tmp_path, {"id": "nothing"}, capsys)
