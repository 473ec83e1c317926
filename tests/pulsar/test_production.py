"""Production phase and final scoring."""

from __future__ import annotations

import pytest

from rules.pulsar.components import station_vp
from rules.pulsar.scoring.final import final_points, winners
from rules.pulsar.scoring.goals import best_division
from rules.pulsar.state import State
from tests.pulsar.kit import Table, brought, scored


def track(**stacks: list[int]) -> list[list[int]]:
    """A track with these stacks: `on1=[2, 0]` puts seat 0 on top of seat 2 on the first space."""
    spaces: list[list[int]] = [[] for _ in range(15)]
    for space, stack in stacks.items():
        spaces[int(space.removeprefix("on")) - 1] = stack
    return spaces


def ready(seats: int = 3) -> Table:
    """The last turn of a round, with no dice left; points are far from zero."""
    table = Table(seats)
    table.turn(seat=0)
    for player in table.players:
        player.vp = 100
    return table


def produce(table: Table) -> dict[int, int]:
    """End the turn; the points everybody won or lost."""
    before = [player.vp for player in table.players]
    table.play("p1 turn end")
    while table.kinds(0) == ["buy"]:
        table.default()
    return {player.seat: player.vp - before[player.seat] for player in table.players}


def test_cubes_go_by_rank_on_the_engineering_track() -> None:
    table = ready(3)
    table.state.engineering = track(on3=[0], on5=[2, 1])
    produce(table)
    assert [player.cubes for player in table.players] == [3, 2, 0]
    table = ready(4)
    table.state.engineering = track(on3=[0], on5=[2, 1], on9=[3])
    produce(table)
    assert [player.cubes for player in table.players] == [3, 2, 1, 0]


def test_with_two_players_every_counter_counts() -> None:
    table = ready(2)
    table.state.engineering = track(on2=[0], on4=[0], on6=[1], on9=[1])
    points = produce(table)
    assert [player.cubes for player in table.players] == [3, 0]
    assert points == {0: 0, 1: 1}
    assert brought(table.events, "gained") == [{"cubes": 3}, {"vp": 1}]


def test_the_last_spaces_of_both_tracks_cost_points_but_never_below_zero() -> None:
    table = ready(3)
    table.state.engineering = track(on14=[0, 1], on15=[2])
    table.state.initiative = track(on14=[1], on15=[0], on3=[2])
    assert produce(table) == {0: -3, 1: -2, 2: -2}
    table = ready(3)
    table.players[0].vp = 1
    table.state.engineering = track(on15=[0], on3=[1, 2])
    assert produce(table)[0] == -1


def test_the_initiative_track_gives_the_next_turn_order() -> None:
    table = ready(3)
    table.state.initiative = track(on4=[0, 2], on5=[1])
    produce(table)
    assert table.state.order == [2, 0, 1]
    assert table.pending()[0].seat == 2


def test_transmitters_yield_and_their_cubes_buy_points_at_once() -> None:
    table = ready(3)
    table.state.engineering = track(on3=[1, 2], on5=[0])
    table.transmitter("a2", 1, 4, online=True)  # a cube
    table.transmitter("a6", 3, 6, online=True)  # two points
    table.transmitter("a5", 1, 2, online=True)  # three points for a cube
    table.transmitter("a3", 2)  # not online
    table.play("p1 turn end")
    assert table.players[0].vp == 102
    assert table.kinds() == ["buy"]
    assert table.refused("p1 buy a2") == "pick-unknown"
    table.play("p1 buy a5")
    assert (table.players[0].vp, table.players[0].cubes) == (105, 0)


def test_buying_is_a_choice_and_no_more_than_the_cubes_last() -> None:
    table = ready(3)
    table.transmitter("a5", 1, 2, online=True)
    table.transmitter("b6", 2, 3, online=True)
    table.state.engineering = track(on3=[1, 2], on5=[0])
    table.players[0].cubes = 1
    table.play("p1 turn end")
    assert table.refused("p1 buy a5 b6") == "cubes"
    table.play("p1 buy")
    assert table.players[0].cubes == 1


def test_spinning_gyrodynes_yield_their_size_and_the_round_value() -> None:
    table = ready(3)
    table.state.round = 8  # board III, face A: 4
    table.own("p01", "medium", spinning=True)
    table.own("p02", "small", spinning=True)
    table.own("p03", "large")
    table.play("p1 turn end")
    gyrodynes = [event.facts for event in table.events if event.facts.get("source") == "gyrodynes"]
    assert gyrodynes == [{"seat": 0, "vp": 11, "source": "gyrodynes"}]


def test_a_round_value_may_be_the_median() -> None:
    table = Table(3, boards=["ai", "bii", "aiii"])
    table.turn(round=4)
    table.state.median = 8
    table.own("p01", "small", spinning=True)
    assert scored(table.play("p1 turn end"))["gyrodynes"] == 6


@pytest.mark.parametrize(
    ("patent", "sizes", "points"),
    [
        ("aii-r3", "ssl", 3),
        ("bii-l3", "s", 1),
        ("bii-l3", "ss", 3),
        ("bii-l3", "ssss", 6),
        ("di-m2", "mm", 3),
        ("diii-r6", "lls", 4),
    ],
)
def test_green_patents_for_gyrodynes(patent: str, sizes: str, points: int) -> None:
    table = ready(3)
    table.patent(patent)
    names = {"s": "small", "m": "medium", "l": "large"}
    for place, size in enumerate(sizes, 1):
        table.own(f"p0{place}", names[size], spinning=True)
    assert scored(table.play("p1 turn end"))[patent] == points


def test_green_patents_for_the_headquarters() -> None:
    table = ready(3)
    table.patent("cii-l3")
    player = table.players[0]
    player.headquarters = "a2"
    player.projects = ["1a", "1b", "1c", "2a", "2b"]
    assert scored(table.play("p1 turn end"))["cii-l3"] == 3
    table = ready(3)
    table.patent("dii-l3")
    player = table.players[0]
    player.headquarters = "a2"
    player.projects, player.runs = ["1a", "1b", "1c"], ["1b"]
    assert scored(table.play("p1 turn end"))["dii-l3"] == 1


# final scoring


def ended(goals: list[str] | None = None, seats: int = 3) -> Table:
    """The end of the game: nothing on the table but what a test puts there."""
    return Table(seats, goals=goals or ["4b", "5b", "6b"])


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    """The final points of a seat by where they come from."""
    return final_points(table.state, table.players[seat])


@pytest.mark.parametrize(("stations", "points"), [(0, 0), (13, 50), (14, 53), (15, 56)])
def test_stations_score_by_the_table(stations: int, points: int) -> None:
    assert station_vp(stations) == points


def test_extra_stations_count_in_the_table_only() -> None:
    table = ended(["4a", "5b", "6b"])
    for number in range(1, 9):
        table.reveal(f"s{number:02}", f"t{number:02}", 0)
    table.players[0].extra_stations = 1
    table.patent("diii-l6")
    assert parts(table)["stations"] == station_vp(11)
    assert parts(table)["goals"] == 0


def test_pulsars_gyrodynes_and_pairs_of_cubes() -> None:
    table = ended()
    table.own("p01", "small", spinning=True)
    table.own("p02", "large")
    table.own("p03")
    table.players[0].gyrodynes = ["medium"]
    table.players[0].cubes = 5
    found = parts(table)
    assert (found["pulsars"], found["gyrodynes"], found["cubes"]) == (3, 3, 2)


def test_the_last_turn_order_scores() -> None:
    three = ended()
    three.state.initiative = track(on4=[0, 2], on5=[1])
    assert [parts(three, seat)["initiative"] for seat in range(3)] == [4, 0, 7]
    four = ended(seats=4)
    four.state.initiative = track(on4=[0, 2], on5=[1], on6=[3])
    assert [parts(four, seat)["initiative"] for seat in range(4)] == [4, 2, 7, 0]
    two = ended(seats=2)
    two.state.initiative = track(on4=[0], on5=[0], on6=[1], on7=[1])
    assert [parts(two, seat)["initiative"] for seat in range(2)] == [11, 2]


def with_patents(number: int, cubes: int) -> Table:
    """A table with the goal of five patents: six points, six for four cubes, six more for one."""
    table = ended(["5a", "4b", "3b"])
    table.patent(*("ai-l1", "ai-l2", "ai-m1", "ai-m2", "ai-r1", "ai-r2")[:number])
    table.players[0].cubes = cubes
    return table


@pytest.mark.parametrize(
    ("patents", "cubes", "goals", "left"), [(4, 5, 0, 2), (5, 3, 6, 1), (5, 4, 12, 0), (5, 5, 18, 0), (6, 9, 18, 2)]
)
def test_a_goal_that_is_met_sells_its_bonuses_in_order(patents: int, cubes: int, goals: int, left: int) -> None:
    found = parts(with_patents(patents, cubes))
    assert (found["goals"], found["cubes"]) == (goals, left)


def spinning(table: Table, sizes: str) -> None:
    """Seat 0 has spinning gyrodynes of these sizes."""
    names = {"s": "small", "m": "medium", "l": "large"}
    for place, size in enumerate(sizes, 1):
        table.own(f"p0{place}", names[size], spinning=True)


def test_a_gyrodyne_counts_for_one_goal_only() -> None:
    table = ended(["1a", "2a", "5b"])
    spinning(table, "ssm")
    assert sum(level > 0 for level in best_division(table.state, table.players[0]).levels) == 1
    table = ended(["1a", "2a", "5b"])
    spinning(table, "sssm")
    assert sum(level > 0 for level in best_division(table.state, table.players[0]).levels) == 2


def test_cubes_are_spent_where_they_bring_most() -> None:
    table = with_patents(5, 4)
    table.patent("aiii-l8")  # nine points for two cubes
    found = parts(table)
    assert found["patents"] + found["goals"] + found["cubes"] == 9 + 6 + 1
    table = with_patents(5, 4)
    table.patent("biii-l8")  # sixteen for three
    assert parts(table)["patents"] == 16


def test_a_goal_may_be_scored_as_if_it_were_met() -> None:
    table = ended(["4b", "5b", "6b"])
    table.patent("aiii-r7")
    table.players[0].cubes = 4
    division = best_division(table.state, table.players[0])
    assert division.free == "4b"
    assert division.goal_vp == 9 + 7 + 7


def test_patents_for_goals() -> None:
    table = with_patents(5, 5)
    table.patent("biii-r6")
    assert parts(table)["patents"] == 6
    table = with_patents(5, 5)
    table.patent("ciii-r6")
    assert parts(table)["patents"] == 2 * 3


@pytest.mark.parametrize(
    ("patent", "points"),
    [("biii-l7", 9), ("aiii-l7", 8), ("biii-l6", 6), ("ciii-l6", 5), ("diii-l7", 3), ("diii-r7", 2), ("ciii-l7", 10)],
)
def test_purple_patents(patent: str, points: int) -> None:
    table = ended()
    table.patent(patent)
    spinning(table, "ssm")
    player = table.players[0]
    player.headquarters = "a2"
    player.projects, player.runs = ["1a", "1b", "1c"], ["1b"]
    player.awards = [7, 4]
    assert parts(table)["patents"] == points


@pytest.mark.parametrize(("patent", "points"), [("biii-r7", 6), ("ciii-r7", 6), ("aiii-r6", 3)])
def test_purple_patents_for_transmitters(patent: str, points: int) -> None:
    table = ended()
    table.patent(patent)
    table.offer("a6")
    player = table.turn(6, 3)
    table.transmitter("a2", 1, 4, online=True)  # cubes only
    table.transmitter("a5", 1, 2, online=True)
    table.play("p1 turn transmitter:a6:6:6", "p1 attach left:a2:right", "p1 turn build:a6:3:3")
    player.bonus = []
    assert parts(table)["patents"] == points


def test_whoever_is_ahead_on_the_initiative_track_wins_a_tie() -> None:
    state: State = ended().state
    for player in state.players:
        player.vp = 90
    state.players[1].vp = 80
    state.initiative = track(on4=[0, 2], on5=[1])
    assert winners(state) == [2]
