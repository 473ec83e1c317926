"""The laws of every game hold for Pulsar 2849."""

from __future__ import annotations

from rules.pulsar.game import GAME
from testkit.report import law_report


def test_no_law_is_broken() -> None:
    report = law_report(GAME, games=3, seed="pulsar", stations=3)
    assert report.broken == []
    assert len(report.lengths) == 3
