"""The laws of every game hold for Pulsar 2849."""

from __future__ import annotations

from rules.core.game import Setup
from rules.pulsar.game import GAME
from testkit.laws import obey, play
from testkit.report import law_report


def test_no_law_is_broken() -> None:
    report = law_report(GAME, games=3, seed="pulsar", stations=3)
    assert report.broken == []
    assert len(report.lengths) == 3


def test_flights_on_gate_runs_bring_what_they_say() -> None:
    stations = play(GAME, Setup(2), "runs/20").stations
    assert sum(station.move.kind == "run" for station in stations) == 4
    for station in stations:
        if station.move.kind in ("fly", "run"):
            obey("effects", GAME, station)
