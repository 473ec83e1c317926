"""The game in the guide for those who add one keeps all laws, and its test holds."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from testkit.report import law_report

GUIDE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
GAMES = 6


def test_the_game_in_the_guide_keeps_all_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    (tmp_path / "game_of_the_guide.py").write_text("\n".join(blocks), "utf-8")  # its test runs as it is imported
    monkeypatch.syspath_prepend(tmp_path)
    report = law_report(import_module("game_of_the_guide").GAME, GAMES, stations=2)
    assert report.broken == []
    assert {"wait", "dare", "round", "showed", "over"} == set(report.events)
