"""Every game keeps the laws, and each law notices the fault it is there for."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from rules.core.game import Game
from rules.games import MODULES
from testkit.laws import (
    STATION_LAWS,
    Broken,
    Station,
    fingerprint,
    hash_law,
    obey,
    replay_law,
    sample,
    sample_of,
    setups,
)
from testkit.laws.whole import tree_law
from testkit.report import law_report
from tests.played import game_name, load, played, plays
from tests.toys.planted import FAULTS, HARMLESS, Fault, plant

GAMES = ("tests.toys.duel", "tests.toys.parley", *(module for module in MODULES.values() if find_spec(module)))
EACH = pytest.mark.parametrize("module", GAMES, ids=game_name)
STATIONS = 6
LISTED: list[str] = []
TOGETHER = 8  # of those in which several seats are asked


@cache
def stations(module: str) -> list[Station]:
    return sample(plays(module), STATIONS, Random(module))


@pytest.mark.parametrize("law", [law for law in STATION_LAWS if law != "together"])
@EACH
def test_a_game_keeps_the_law(module: str, law: str) -> None:
    for station in stations(module):
        obey(law, load(module), station)


@EACH
def test_seats_that_are_asked_at_once_may_answer_in_any_order(module: str) -> None:
    found = [station for each in plays(module) for station in each.stations if station.asked > 1]
    for station in sample_of(found, TOGETHER, Random(module)):
        obey("together", load(module), station)


@EACH
def test_moves_lead_to_the_same_position_again(module: str) -> None:
    for game in plays(module)[:2]:
        replay_law(load(module), game)


@EACH
def test_another_process_plays_the_same_games(module: str) -> None:
    hash_law(module, {(number, each.seed): each.fingerprint for number, each in enumerate(plays(module)[:1])})


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_noticed(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module = plant(fault, tmp_path)
    game = load(module)
    with pytest.raises(Broken) as broken:
        try_law(fault.law, module, game)
    assert broken.value.law == fault.law


@pytest.mark.parametrize("change", HARMLESS, ids=lambda change: change.name)
def test_a_law_raises_no_false_alarm(change: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module = plant(change, tmp_path)
    try_law(change.law, module, load(module))


@pytest.mark.parametrize("part", [{1: "x"}, 1.5, {"x"}, ([],), (None,), [LISTED, LISTED]], ids=repr)
def test_what_is_no_tree_is_named_with_the_way_to_it(part: object) -> None:
    tree_law({"whole": ["x", None, True, ("x", 1), {"y": []}]})
    with pytest.raises(Broken, match=r"^tree: \('a', 1"):
        tree_law({"a": ["x", part]})


def try_law(law: str, module: str, game: Game) -> None:
    found = played(game, bound=300)
    if law == "replay":
        for whole in found:
            replay_law(game, whole)
    elif law == "hash":
        seeds = [f"law/{number}" for number in range(3)]  # two hashes may put a few strings in the same order
        hash_law(module, {(0, seed): fingerprint(game, setups(game)[0], seed) for seed in seeds})
    else:
        for station in (station for whole in found for station in whole.stations):
            obey(law, game, station)


def test_a_report_counts_what_it_saw() -> None:
    report = law_report(load("tests.toys.duel"), 6, stations=1)
    assert report.broken == []
    assert set(report.seats) == {2, 3, 4}
    assert set(report.options) == {"rounds=2", "rounds=3", "rounds=5"}
    assert report.kinds["chart"].widest > 25
    assert "6 games of duel" in next(report.lines())
