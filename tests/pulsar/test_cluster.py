"""The two sides of the star cluster, and flights on them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from tomllib import loads

import pytest

import rules.pulsar
from rules.pulsar.cluster.cluster import CLUSTERS, Cluster, cluster
from rules.pulsar.cluster.routes import Route, routes
from rules.pulsar.components import GATE_COLOURS
from rules.pulsar.data_file import DataFile

SIDES = tuple(CLUSTERS)
LONGEST = 9  # a six, +2, and one more through a gate
DATA = Path(rules.pulsar.__file__).parent / "data"
PLACES = DATA.parents[2] / "images" / "pulsar" / "data"


@pytest.mark.parametrize(("side", "places", "segments", "gates"), [("normal", 87, 105, 17), ("dead-end", 84, 100, 16)])
def test_places_of_a_side(side: str, places: int, segments: int, gates: int) -> None:
    board = CLUSTERS[side]
    assert (len(board.nodes), len(board.segments)) == (places, segments)
    assert [len(board.gates(colour)) for colour in GATE_COLOURS] == [gates] * 3
    numbers = [len(board.of_kind(kind)) for kind in ("entry", "system", "pulsar", "isolated")]
    assert numbers == [4, 16, 13, 3]


def test_dead_ends() -> None:
    ends = {side: [node.id for node in board.nodes.values() if node.dead_end] for side, board in CLUSTERS.items()}
    assert ends == {"normal": [], "dead-end": ["s04", "s12", "p11"]}
    double = [segment.between for segment in CLUSTERS["dead-end"].segments if segment.lanes == 2]
    assert sorted(double) == [
        ("g04", "s04"),
        ("o06", "o07"),
        ("o07", "s12"),
        ("s03", "g04"),
        ("v13", "v14"),
        ("v14", "p11"),
    ]
    assert all(segment.lanes == 1 for segment in CLUSTERS["normal"].segments)


@pytest.mark.parametrize("side", SIDES)
def test_a_system_is_two_or_three_steps_from_the_next(side: str) -> None:
    board = CLUSTERS[side]
    for system in board.of_kind("system"):
        near = {route.end for length in (1, 2, 3) for route in routes(board, system, length, frozenset())}
        assert (near - {system}) & set(board.of_kind("system"))
        assert not {route.end for route in routes(board, system, 1, frozenset())} & set(board.of_kind("system"))


@pytest.mark.parametrize("side", SIDES)
def test_every_place_and_segment_has_its_place_in_the_pictures(side: str) -> None:
    board = CLUSTERS[side]
    drawn = loads((PLACES / f"cluster_{side.replace('-', '_')}.toml").read_text("utf-8"))
    assert drawn["places"].keys() == board.nodes.keys()
    assert drawn["segments"].keys() == {segment.id for segment in board.segments}


# Every walk is made without any rule and judged afterwards, so that nothing of the search is used.
def walks(board: Cluster, start: str) -> dict[int, list[tuple[str, ...]]]:
    """The legal flights from a place by number of segments, each with its start; a flight goes on from a legal one."""
    near: dict[str, set[str]] = {place: set() for place in board.nodes}
    for segment in board.segments:
        for place in segment.between:
            near[place] |= {*segment.between} - {place}
    lanes = {frozenset(segment.between): segment.lanes for segment in board.segments}
    found: dict[int, list[tuple[str, ...]]] = {0: [(start,)]}
    for length in range(1, LONGEST + 1):
        longer = [(*walk, place) for walk in found[length - 1] for place in near[walk[-1]]]
        found[length] = [walk for walk in longer if legal(walk, lanes)]
    return found


def legal(walk: tuple[str, ...], lanes: dict[frozenset[str], int]) -> bool:
    """Whether a flight uses no lane twice, and comes to no entry gate."""
    used = Counter(frozenset(pair) for pair in pairwise(walk))
    return not any(place[0] == "e" for place in walk[1:]) and all(used[pair] <= lanes[pair] for pair in used)


def options(found: list[Route], interesting: frozenset[str]) -> Counter[tuple[str, frozenset[str]]]:
    """By what differs in them, how many there are."""
    return Counter((route.end, route.visited & interesting) for route in found)


@pytest.mark.parametrize("side", SIDES)
def test_the_search_is_complete(side: str) -> None:
    """From every place, for every length: each way that differs stands once, and all are legal flights."""
    board = CLUSTERS[side]
    everything, systems = frozenset(board.nodes), frozenset(board.of_kind("system"))
    orange = board.gates("orange")
    for start in board.nodes:
        for length, flights in walks(board, start).items():
            if not length:
                continue
            paths = {flight[1:] for flight in flights}
            anywhere = frozenset[str]()
            for interesting, via, ends in (
                (everything, anywhere, False),
                (systems, anywhere, False),
                (systems, orange, False),
                (systems, orange, True),
            ):
                wanted = {
                    (path[-1], interesting & frozenset(path))
                    for path in paths
                    if not via or via & frozenset(path if ends else path[:-1])
                }
                found = routes(board, start, length, interesting, via, end_counts=ends)
                assert options(found, interesting) == dict.fromkeys(wanted, 1), (start, length)
                assert {route.path for route in found} <= paths
                assert [route.path for route in found] == sorted(route.path for route in found)


@pytest.mark.parametrize("side", SIDES)
def test_a_flight_is_a_short_word(side: str) -> None:
    board = CLUSTERS[side]
    everything = frozenset(board.nodes)
    words = [route.word for start in board.nodes for route in routes(board, start, LONGEST, everything)]
    assert max(map(len, words)) <= 40
    assert all(len(word.split("-")) == LONGEST for word in words)


def test_nothing_flies_nowhere_or_from_an_isolated_pulsar() -> None:
    board = CLUSTERS["normal"]
    assert routes(board, "s01", 0, frozenset()) == []
    assert routes(board, "x1", 3, frozenset()) == []


def lengths(side: str, start: str, end: str) -> set[int]:
    """The dice up to 5 with which a flight comes to a place."""
    board = CLUSTERS[side]
    return {
        number for number in range(1, 6) if any(route.end == end for route in routes(board, start, number, frozenset()))
    }


@pytest.mark.parametrize(("side", "start", "pulsar"), [("normal", "g01", "p01"), ("dead-end", "g05", "p07")])
def test_the_example_of_flights(side: str, start: str, pulsar: str) -> None:
    """A pulsar beside a system: 1 and 2 end at the one, 1 and 4 at the other; 3 and 5 would fly back on a segment."""
    assert {1, 2} <= lengths(side, start, pulsar)
    assert not {3, 5} & lengths(side, start, pulsar)
    assert {1, 4} <= lengths(side, start, "s01")


def may_fly(side: str, *walk: str) -> bool:
    """Whether some flight from the first place visits the same places and ends where this one does."""
    board = CLUSTERS[side]
    found = routes(board, walk[0], len(walk) - 1, frozenset(board.nodes))
    return any((route.end, route.visited) == (walk[-1], set(walk[1:])) for route in found)


@pytest.mark.parametrize("way", ["s03 g04 s04", "s03 g04 s04 g04", "s03 g04 s04 g04 s03"])
def test_the_example_of_a_dead_end(way: str) -> None:
    """With 3, 4 and 5 the ship flies into the dead end, half out of it, and out of it."""
    assert may_fly("dead-end", "o02", *way.split())


def test_a_lane_is_used_once() -> None:
    assert not may_fly("normal", "g01", "s01", "g01")
    assert not may_fly("dead-end", "s03", "g04", "s03", "g04")
    assert may_fly("dead-end", "s03", "g04", "s03")


def test_no_flight_enters_an_entry_gate() -> None:
    assert may_fly("normal", "e1", "v01", "s01")
    assert not may_fly("normal", "s01", "v01", "e1")


@pytest.mark.parametrize("way", ["s13 o13 o14 o15 p11", "s13 o13 o14 o15 p11 o13"])
def test_the_example_of_a_gate_run(way: str) -> None:
    """Three orange gates; the start is orange too and does not count, and neither does a gate visited again."""
    assert may_fly("normal", "o16", *way.split())
    assert len(CLUSTERS["normal"].gates("orange") & set(way.split())) == 3


def test_a_flight_by_way_of_a_gate_passes_it_or_also_ends_there() -> None:
    """Visiting is passing through or ending there ("visits"); a table may let only gates count that are passed."""
    board = CLUSTERS["normal"]
    green = board.gates("green")
    through = routes(board, "s01", 2, frozenset(board.nodes), green)
    assert through
    assert all(green & set(route.path[:-1]) for route in through)
    assert not routes(board, "s01", 1, frozenset(board.nodes), green)
    ending = routes(board, "s01", 1, frozenset(board.nodes), green, end_counts=True)
    assert [route.end for route in ending] == [near for near, _ in board.neighbours["s01"] if near in green] != []


def raw(side: str = "dead_end") -> dict[str, list[dict[str, object]]]:
    return loads((DATA / f"cluster_{side}.toml").read_text("utf-8"))


def faults(changed: dict[str, list[dict[str, object]]]) -> list[str]:
    file = DataFile("cluster.toml", changed)
    cluster(file)
    return file.faults


def test_a_board_that_cannot_be_is_refused() -> None:
    assert faults(raw()) == []
    cut = raw()
    cut["segments"] = [row for row in cut["segments"] if row["between"] not in (["s03", "g04"], ["e1", "v02"])]
    assert faults(cut) == ["not connected with the first system: e1, g04, s04"]
    lost = raw()
    lost["nodes"] = [row for row in lost["nodes"] if row["id"] != "s04"]
    assert faults(lost) == [
        "16 places must be of the kind system, not 15",
        "a segment leads to a place that is not there",
    ]
    single = raw()
    single["segments"] = [{**row, "lanes": 1} for row in single["segments"]]
    assert "s04: a dead end has one segment, of two lanes" in faults(single)
    twice = raw()
    twice["segments"] += [{"between": ["v02", "e1"]}, {"between": ["x1", "s01"]}, {"between": ["s01", "s01"]}]
    assert faults(twice) == [
        "e1-v02 must join two places, and stand once",
        "s01 must join two places, and stand once",
        "x1: no segment leads to an isolated pulsar",
    ]
    named = raw()
    named["nodes"][0] = {"id": "e1", "kind": "entry", "colour": "green"}
    assert faults(named) == ["e1: gates have a colour, other places have none"]
