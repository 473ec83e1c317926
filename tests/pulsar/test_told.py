"""What options say that they bring, and what events say that they brought, in words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.manifest.folds import folded
from bot.manifest.manifest import manifest
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.flow import Event
from rules.pulsar.frames import ExplorationBonus, Teleport
from testkit.texts import NAMES
from tests.pulsar.kit import Table
from tests.pulsar.test_ledger import among_computers

LABELS = Labels(Texts("en"), "pulsar", NAMES)


def gains(table: Table, word: str, kind: str = "turn") -> list[str]:
    """What an option of the first player brings."""
    option = table.options(kind)[word]
    return list(LABELS.effect("", option.costs, option.gains)[1])


def test_spinning_says_that_the_value_of_each_round_is_added() -> None:
    table = Table(3)
    table.turn(3)
    table.own("p01", "small")
    assert gains(table, "spin:p01:3") == ["each round: 1 VP + the round's value"]


def test_a_bonus_die_that_would_be_lost_is_told_as_such() -> None:
    table = Table(3)
    player = table.turn(3)
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    assert gains(table, "printed", "bonus") == ["bonus die 1"]
    player.bonus_used = True
    assert gains(table, "printed", "bonus") == ["bonus die 1, lost: one a turn"]
    told = table.play("p1 bonus printed")
    assert "bonus-die-lost" in [event.kind for event in told]
    assert "bonus-die" not in [event.kind for event in told]


def test_a_flight_says_what_its_end_brings() -> None:
    table = Table(3)
    player = table.turn(3)
    table.state.stack.append(Teleport(0, ["system", "pulsar", "gate"]))
    assert gains(table, "s01", "teleport") == ["1 station", "exploration bonus of S01"]
    assert gains(table, "p02", "teleport") == ["claims P02"]
    assert gains(table, "g01", "teleport") == []
    player.rings = 0
    assert gains(table, "p02", "teleport") == []


def told(events: list[Event]) -> list[str]:
    """Events in words, without the name of whoever does them."""
    return [LABELS.event(event).partition(" ")[2] for event in events]


def test_what_brings_something_says_so_itself() -> None:
    table = Table(3)
    player = table.turn(3)
    player.headquarters = "c1"
    assert told(table.play("p1 turn project:1a:3")) == ["completes project 1A → 1 cube", "takes a medium gyrodyne"]
    table = Table(3)
    table.turn(3)
    table.offer("a1")
    assert told(table.play("p1 turn transmitter:a1:3:3")) == [
        "takes transmitter A1 with a 3",
        "brings transmitter A1 online → 2 VP",
    ]


def test_a_transmitter_that_is_taken_says_nothing_of_the_dice_that_are_left() -> None:
    table = Table(3)
    table.turn(1, 4)
    table.offer("a8")
    assert told(table.play("p1 turn transmitter:a8:1:1")) == ["takes transmitter A8 with a 1"]
    assert told(table.play("p1 turn build:a8:4:4")) == ["pays the 4 of transmitter A8, 1 die left to pay"]


def test_what_is_lost_is_said_to_be() -> None:
    table = Table(3)
    table.turn()
    table.state.initiative = [[] for _ in table.state.initiative]
    table.state.initiative[-1] = [0, 1, 2]
    table.players[0].vp, table.players[1].vp, table.players[2].vp = 9, 1, 0
    lost = [event for event in table.play("p1 turn end") if event.kind == "penalty"]
    assert told(lost) == [f"penalty on the initiative track — loses {points} VP" for points in (2, 1)]


def test_each_phase_says_that_it_begins() -> None:
    table = Table(3, until="turn")
    kinds = [event.kind for event in table.events]
    assert kinds.index("rolled") < kinds.index("drafted")
    assert kinds.count("drafted") == 6
    assert kinds[-1] == "actions"


def test_points_of_a_gate_run_come_from_its_project() -> None:
    run = Event("run", {"seat": 0, "project": "1a", "colour": "orange", "vp": 4})
    assert manifest("pulsar").telling.sources.during(run) == "projects"


def test_stations_of_one_flight_are_told_together() -> None:
    flown, last = Event("flown", {"seat": 0}), Event("claimed", {"seat": 0, "place": "p01"})
    built = [Event("station", {"seat": 0, "place": place, "planet": "dead"}) for place in ("s01", "s02")]
    one = [*folded([flown, *built, last, built[0]], manifest("pulsar").telling.folds)]
    together = Event("stations", {"seat": 0, "count": 2, "places": "s01 s02"})
    assert one == [flown, together, last, built[0]]
    assert told([together]) == ["builds 2 stations: S01, S02"]


def test_stations_with_points_between_them_are_told_together_with_their_sum() -> None:
    """Each station of a flight stood there with its point."""
    point = Event("scored", {"seat": 0, "vp": 1, "source": "ci-r1"})
    built = [Event("station", {"seat": 0, "place": place, "planet": "dead"}) for place in ("s01", "s02", "s03")]
    folds = manifest("pulsar").telling.folds
    one = [*folded([built[0], point, built[1], point], folds)]
    assert told(one) == ["builds 2 stations: S01, S02", "Homestead Grant → 2 VP"]
    bonus = Event("bonus", {"seat": 0, "place": "s02", "taken": "printed", "tile": "t17"})
    later = [*one, bonus, built[2], point]
    assert [*folded(later, folds)] == later
    (stations, points, _) = folded(later, folds, apart=True)
    assert told([stations, points]) == ["builds 3 stations: S01, S02, S03", "Homestead Grant → 3 VP"]


def test_exploration_tiles_are_told_together_with_all_that_they_bring() -> None:
    """Three stood one after another, with the points of each."""
    gains = ({"gain:vp": 4}, {"gain:stations": 1}, {"gain:vp": 5, "gain:cubes": 2})
    used = [Event("explored", {"seat": 0, "tile": f"vp{4 + number}", **gain}) for number, gain in enumerate(gains)]
    (one,) = folded(used, manifest("pulsar").telling.folds)
    assert told([one]) == ["uses 3 exploration tiles → 9 VP, counts as 1 more station at the end, 2 cubes"]
    assert manifest("pulsar").telling.points(one) == 9


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_says_twice_what_it_brings(seats: int) -> None:
    for _, events in among_computers(seats, "told"):
        for before, event in pairwise(events):
            source = str(event.facts.get("source", "")).rpartition(":")[2]
            again = event.kind in ("gained", "scored") and event.kind != before.kind
            assert not again or source not in before.facts.values(), (before, event)
