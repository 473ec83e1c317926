"""The tool that fights battles again and again, and compares how often they are won with the odds."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.records import golden_records, written
from tools.peer.eclipse.battles import deviations, main

FIGHTS = ("CRU1_vs_CRU1", "DREx2_vs_GCDS", "INT4_vs_SBA2", "MissileINTx3_vs_ANC2")


def test_battles_are_won_as_often_as_the_odds_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [record for record in golden_records("eclipse") if record["id"] in FIGHTS]
    assert main([written(tmp_path, *records), "--battles", "200"]) == 0
    out = capsys.readouterr().out
    assert all(out.count(fight) == 1 for fight in FIGHTS)
    assert "4 fights, odds: median" in out


def test_a_fight_of_several_records_is_fought_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [record for record in golden_records("eclipse") if record["id"].startswith(("CRU1_vs_CRU1", "CC#"))]
    assert len(records) > 3
    assert main([written(tmp_path, *records), "--battles", "50"]) == 0
    assert "1 fights" in capsys.readouterr().out


def test_deviations_are_counted_in_standard_deviations() -> None:
    assert deviations(0.5, 5200, 10_000) == pytest.approx(4.0)
    assert deviations(0.0, 0, 10_000) == 0.0
    assert deviations(0.0, 5, 10_000) == 5.0
