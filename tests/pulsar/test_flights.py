"""Survey ship: flights, stations, exploration bonuses, claims and gate runs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rules.core.saves import load, save
from rules.pulsar.components import GOALS, TECHNOLOGIES
from rules.pulsar.frames import Claim, Teleport
from rules.pulsar.game import GAME
from rules.pulsar.state import BLOCKED
from tests.pulsar.kit import Table, scored


def dead_end() -> Table:
    """Seat 0 stands beside the dead end of s04, whose system and s03 on the way have been seen."""
    table = Table(4, cluster="dead-end")
    table.reveal("s03", "t05")  # a blue and two dead planets, two kinds of gain
    table.reveal("s04", "t11")
    table.turn(3, 4, 5)
    table.players[0].ship = "o02"
    return table


def test_a_flight_is_exactly_as_long_as_the_die_says() -> None:
    table = Table(3)
    table.players[0].ship = "g01"
    for die, ends in ((1, True), (2, True), (3, False), (5, False)):
        table.turn(die)
        table.play(f"p1 turn fly:{die}")
        assert any(option.facts["place"] == "p01" for option in table.options("fly").values()) is ends, die


@pytest.mark.parametrize(
    ("die", "path", "stations", "drawn", "bonus"),
    [
        (3, "s03-g04-s04", {"s03": "dead", "s04": "blue"}, 1, "s04"),
        (4, "s03-g04-s04-g04", {"s03": "dead", "s04": "dead"}, 1, ""),
        (5, "s03-g04-s04-g04-s03", {"s03": "blue", "s04": "dead"}, 1, "s03"),
    ],
)
def test_a_dead_end_is_flown_to_and_back_and_brings_a_tile(
    die: int, path: str, stations: dict[str, str], drawn: int, bonus: str
) -> None:
    table = dead_end()
    told = table.play(f"p1 turn fly:{die}", f"p1 fly {path}")
    assert {str(e.facts["place"]): e.facts["planet"] for e in told if e.kind == "station"} == stations
    assert sum(event.kind == "explored" for event in told) == drawn
    open_bonus = [each.facts["place"] for each in table.pending() if each.kind == "bonus"]
    assert open_bonus == ([bonus] if bonus else [])


def landed(table: Table, tile: str, *stations: int, ends: bool = True) -> list[str]:
    """Fly over or to a system with this tile; the kinds of planets built on."""
    table.reveal("s01", tile, *stations)
    table.players[0].ship = "g01"
    way = (
        "s01"
        if ends
        else next(
            f"s01-{near}"
            for near in sorted(x for x, _ in table.state.cluster.neighbours["s01"])
            if near not in ("g01", "e1")
        )
    )
    table.turn(1 if ends else 2)
    told = table.play(f"p1 turn fly:{1 if ends else 2}", f"p1 fly {way}")
    return [str(event.facts["planet"]) for event in told if event.kind == "station"]


def test_passing_takes_a_dead_planet_then_a_blue_one_and_no_bonus() -> None:
    table = Table(4)
    assert landed(table, "t05", ends=False) == ["dead"]
    assert "bonus" not in table.kinds()
    table = Table(4)
    assert landed(table, "t17", ends=False) == ["blue"]
    assert "bonus" not in table.kinds()


def test_ending_takes_a_blue_planet_and_its_bonus_then_a_dead_one_without() -> None:
    table = Table(4)
    assert landed(table, "t05") == ["blue"]
    assert table.kinds() == ["bonus"]
    table = Table(4)
    assert landed(table, "t05", 1) == ["dead"]
    assert table.kinds() != ["bonus"]


def test_nobody_has_two_stations_in_a_system_and_a_full_one_takes_none() -> None:
    table = Table(4)
    assert landed(table, "t05", 0) == []
    assert "bonus" not in table.kinds()
    table = Table(4)
    assert landed(table, "t04", 1, 2) == []


def test_what_only_blue_planets_are_free_for_may_be_left_where_the_table_says_so() -> None:
    table = Table(4, passing_blue="may")
    assert landed(table, "t17", ends=False) == []
    assert table.kinds() == ["settle"]
    table.play("p1 settle no")
    assert table.state.stations(0) == 0


@pytest.mark.parametrize(("seats", "blue", "dead"), [(2, 1, 0), (3, 1, 1), (4, 2, 2)])
def test_planets_for_more_players_take_no_part(seats: int, blue: int, dead: int) -> None:
    system = Table(seats).reveal("s01", "t15")
    assert len(system.stations) - system.stations.count(BLOCKED) == blue + dead
    assert (system.free("blue") is not None, system.free("dead") is not None) == (blue > 0, dead > 0)


def test_a_system_is_revealed_when_it_is_first_visited() -> None:
    table = Table(4)
    table.players[0].ship = "g01"
    table.turn(1)
    told = table.play("p1 turn fly:1", "p1 fly s01")
    assert [event.facts["place"] for event in told if event.kind == "revealed"] == ["s01"]
    assert table.state.systems["s01"].station_of(0)
    assert len(table.state.unexplored) == 16


def test_an_exploration_bonus_may_be_exchanged_for_a_tile() -> None:
    table = Table(4)
    landed(table, "t11")
    table.play("p1 bonus draw")
    assert table.players[0].cubes in (0, 2)
    assert len(table.state.exploration) == 11
    table = Table(4)
    landed(table, "t11")
    table.play("p1 bonus printed")
    assert table.players[0].cubes == 2
    assert len(table.state.exploration) == 12


def test_an_unclaimed_pulsar_is_claimed_where_the_flight_ends() -> None:
    table = Table(3)
    table.players[0].ship = "g01"
    table.turn(1, 1)
    table.play("p1 turn fly:1", "p1 fly p01")
    assert table.state.pulsars["p01"].seat == 0
    assert table.players[0].rings == 5


def test_without_a_ring_nothing_is_claimed() -> None:
    table = Table(3)
    for place in ("p02", "p03", "p04", "p05", "p06", "p07"):
        table.own(place)
    table.players[0].ship = "g01"
    table.turn(1, 1)
    table.play("p1 turn fly:1", "p1 fly p01")
    assert "p01" not in table.state.pulsars


def passing(rings: int) -> Table:
    """With the patent for pulsars visited, seat 0 flies over p10 and ends at p11, with so many rings left."""
    table = Table(3)
    table.patent("di-m1")
    for place in ("p01", "p02", "p03", "p04", "p05", "p06")[rings:]:
        table.own(place)
    table.players[0].ship = "g11"
    table.turn(4, 4)
    table.play("p1 turn fly:4", "p1 fly p10-s13-o13-p11")
    return table


def test_with_rings_for_all_the_end_is_claimed_by_itself_and_those_passed_may_be() -> None:
    table = passing(2)
    assert table.state.claims(0)[-1] == "p11"
    assert table.words("claim") == ["p10"]
    table.play("p1 claim")
    assert "p10" not in table.state.pulsars


@pytest.mark.parametrize("chosen", ["p10", "p11"])
def test_with_one_ring_left_those_passed_are_offered_before_the_end_is_claimed(chosen: str) -> None:
    """Patents: a pulsar is claimed "whenever" it is visited, so one passed comes before the one at the end."""
    table = passing(1)
    assert "p11" not in table.state.pulsars
    assert table.words("claim") == ["p10", "p11"]
    assert table.pending()[0].default == ("p11",)
    table.play(f"p1 claim {chosen}")
    assert table.state.claims(0)[-1] == chosen
    assert table.players[0].rings == 0
    assert table.kinds() == ["turn"]


@pytest.mark.parametrize(("tolerance", "lengths"), [(1, {3, 4, 5}), (2, {2, 3, 4, 5, 6})])
def test_a_technology_lets_a_flight_by_its_gate_be_off_by_its_tolerance(
    tolerance: int, lengths: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The printed ones allow one; a host's own may allow more."""
    printed = TECHNOLOGIES["di-l2"]
    assert printed.effect is not None
    own = replace(printed, effect=replace(printed.effect, tolerance=tolerance))
    monkeypatch.setitem(TECHNOLOGIES, "di-l2", own)
    table = Table(3)
    table.patent("di-l2")
    table.players[0].ship = "o16"
    table.turn(4)
    table.play("p1 turn fly:4")
    assert {len(word.split("-")) for word in table.options("fly")} == lengths


def test_a_ring_that_is_left_is_not_kept_from_the_end() -> None:
    table = Table(3)
    table.patent("di-m1")
    for place in ("p05", "p06", "p07", "p08"):
        table.own(place)
    table.turn(1)
    table.state.stack.append(Claim(0, ["p01", "p02"], "p03"))
    assert table.refused("p1 claim") == "pick-count"
    assert table.refused("p1 claim p01") == "claim-end"
    table.play("p1 claim p03")
    assert (table.players[0].rings, table.state.pulsars["p03"].seat) == (1, 0)


def test_a_claim_that_version_1_had_asked_for_goes_on() -> None:
    """There the end was claimed already."""
    table = Table(3)
    table.patent("di-m1")
    table.turn(1)
    raw = json.loads(save(GAME, table.state))
    raw["stack"].append({"at": "claim", "seat": 0, "places": ["p01", "p02"]})
    del raw["options"]["gate-technologies"]
    table.state = load(GAME, 1, json.dumps(raw).encode())
    table.play("p1 claim p02")
    assert table.state.claims(0) == ["p02"]


def test_a_pulsar_of_another_stays_theirs() -> None:
    table = Table(3)
    table.own("p01", seat=1)
    table.players[0].ship = "g01"
    table.turn(1, 1)
    table.play("p1 turn fly:1", "p1 fly p01")
    assert table.state.pulsars["p01"].seat == 1


def run_ready(project: str = "1a") -> Table:
    """Seat 0 stands on an orange gate and has a gate run of two points for each orange gate."""
    table = Table(3)
    table.players[0].headquarters = "a2"
    table.players[0].projects = [project]
    table.players[0].runs = [project]
    table.players[0].ship = "o16"
    table.turn(5, 6)
    return table


@pytest.mark.parametrize(("die", "path"), [(5, "s13-o13-o14-o15-p11"), (6, "s13-o13-o14-o15-p11-o13")])
def test_a_gate_run_scores_each_gate_once_and_not_the_one_it_starts_at(die: int, path: str) -> None:
    table = run_ready()
    table.play(f"p1 turn fly:{die}")
    same = [word for word in table.words("fly") if set(word.split("-")) >= set(path.split("-"))]
    assert same
    told = table.play(f"p1 fly {same[0]}", "p1 run 1a:orange")
    assert [event.facts["vp"] for event in told if event.kind == "run"] == [6]
    assert table.players[0].runs == []


def test_a_gate_run_is_asked_for_once_a_flight_and_may_be_kept() -> None:
    table = run_ready()
    table.play("p1 turn fly:5", "p1 fly s13-o13-o14-o15-p11", "p1 run none")
    assert table.players[0].runs == ["1a"]


def test_a_gate_run_that_brings_nothing_is_not_asked_for_unless_runs_are_counted() -> None:
    table = run_ready()
    table.players[0].ship = "s13"
    table.turn(2)
    table.play("p1 turn fly:2")
    past = next(word for word in table.words("fly") if "o" not in word)
    table.play(f"p1 fly {past}")
    assert table.players[0].runs == ["1a"]
    counted = run_ready()
    counted.state.goals[0] = next(goal.id for goal in GOALS.values() if goal.what == "used-gate-runs")
    counted.players[0].ship = "s13"
    counted.turn(2)
    counted.play("p1 turn fly:2", f"p1 fly {past}")
    assert counted.kinds() == ["run"]
    counted.play("p1 run 1a:orange")
    assert counted.players[0].runs == []


@pytest.mark.parametrize(("patent", "points"), [("bi-r2", 3), ("di-r2", 4)])
def test_patents_for_gate_runs_score_along_with_them(patent: str, points: int) -> None:
    table = run_ready()
    table.patent(patent)
    table.play("p1 turn fly:5")
    word = next(word for word in table.words("fly") if word == "s13-o13-o14-o15-p11")
    told = table.play(f"p1 fly {word}", "p1 run 1a:orange")
    assert [event.facts["vp"] for event in told if event.kind == "run"] == [6 + points]


def test_points_for_stations_and_pulsars_come_from_patents() -> None:
    table = Table(4)
    table.patent("ci-r1")
    landed(table, "t11")
    assert scored(table.events)["ci-r1"] == 1
    table = Table(4)
    table.patent("ai-r1")
    table.players[0].ship = "g01"
    table.turn(1, 1)
    told = table.play("p1 turn fly:1", "p1 fly p01")
    assert scored(told)["ai-r1"] == 3


@pytest.mark.parametrize("counts", ["visit", "pass"])
def test_a_gate_technology_makes_a_flight_one_longer_or_shorter(counts: str) -> None:
    """A flight that ends on the gate visits it ("visits"); a table may let only gates count that are passed."""
    table = Table(3)
    table.players[0].ship = "s01"
    table.turn(3, 3)
    table.play("p1 turn fly:3")
    assert {len(word.split("-")) for word in table.words("fly")} == {3}
    table = Table(3, gate_technologies=counts)
    table.patent("ai-l1")
    table.players[0].ship = "s01"
    table.turn(3, 3)
    table.play("p1 turn fly:3")
    green = table.state.cluster.gates("green")
    other = [word.split("-") for word in table.words("fly") if len(word.split("-")) != 3]
    assert {len(way) for way in other} <= {2, 4}
    assert other
    assert all(green & set(way) for way in other)
    table.turn(2, 2)
    table.play("p1 turn fly:2")
    assert any(option.facts["place"] == "g01" for option in table.options("fly").values()) is (counts == "visit")


def test_a_game_of_version_1_goes_on_counting_only_gates_that_are_passed() -> None:
    raw = json.loads(save(GAME, Table(2).state))
    del raw["options"]["gate-technologies"]
    assert load(GAME, 1, json.dumps(raw).encode()).options["gate-technologies"] == "pass"


def test_a_jump_onto_a_pulsar_visits_it() -> None:
    """Icon index: a jump counts as a flight that ended there; so Tourism for pulsars visited scores its 3 points."""
    table = Table(2)
    table.patent("ai-r1")
    table.turn(1)
    table.state.stack.append(Teleport(0, ["pulsar"]))
    told = table.play("p1 teleport p05")
    assert scored(told)["ai-r1"] == 3
    assert table.state.pulsars["p05"].seat == 0
