"""Edges of sectors: where they lead, what a turned tile has there, which ring a place is in."""

from __future__ import annotations

import pytest

from rules.core.hexes import DIRECTIONS, Hex
from rules.eclipse.components.edges import (
    CENTRE_PLACE,
    EDGES,
    edge_between,
    home_rotation,
    neighbour,
    open_edges,
    opposite,
    ring_of,
    towards,
)
from rules.eclipse.components.sectors import SECTORS, of_ring
from rules.eclipse.components.setup import PLAYER_COUNTS


def test_edges_go_clockwise_from_the_top() -> None:
    names = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert [towards(edge) for edge in EDGES] == [Hex(*step) for step in names]
    assert [towards(0).turned(edge) for edge in EDGES] == [towards(edge) for edge in EDGES]


@pytest.mark.parametrize("edge", EDGES)
def test_an_edge_and_the_one_opposite_lead_there_and_back(edge: int) -> None:
    here = Hex(2, -1)
    there = neighbour(here, edge)
    assert edge_between(here, there) == edge
    assert edge_between(there, here) == opposite(edge)
    assert neighbour(there, opposite(edge)) == here


@pytest.mark.parametrize("other", [Hex(0, 0), Hex(2, 0), Hex(1, 1)])
def test_places_that_do_not_touch_have_no_edge_between_them(other: Hex) -> None:
    with pytest.raises(ValueError, match="do not touch"):
        edge_between(CENTRE_PLACE, other)


def test_a_turned_tile_has_its_wormholes_further_on() -> None:
    assert open_edges("101", 0) == {1, 2, 3, 4, 5}
    assert open_edges("101", 2) == {0, 1, 3, 4, 5}
    assert open_edges("205", 5) == {1, 2, 3}
    for sector in SECTORS.values():
        assert open_edges(sector.id, 6) == open_edges(sector.id, 0)
        assert len(open_edges(sector.id, 1)) == sum(sector.wormholes)


def test_rings_by_distance() -> None:
    assert ring_of(CENTRE_PLACE) == "centre"
    assert {ring_of(place) for place in DIRECTIONS} == {"inner"}
    assert [ring_of(Hex(0, -steps)) for steps in (2, 3, 4, 9)] == ["middle", "outer", "outer", "outer"]
    assert ring_of(Hex(1, 1)) == "middle"


def test_homes_lie_two_steps_away_and_open_towards_the_centre_and_outwards() -> None:
    for count in PLAYER_COUNTS.values():
        for edge, place in zip(count.starts, count.start_places, strict=True):
            assert place == neighbour(neighbour(CENTRE_PLACE, edge), edge)
            assert place.distance(CENTRE_PLACE) == 2
            for home in of_ring("home"):
                assert {edge, opposite(edge)} <= open_edges(home, home_rotation(edge))


def test_start_positions_by_number_of_players() -> None:
    starts = {number: set(count.starts) for number, count in PLAYER_COUNTS.items()}
    assert starts == {2: {0, 3}, 3: {0, 2, 4}, 4: {1, 2, 4, 5}, 5: {0, 1, 2, 4, 5}, 6: set(EDGES)}
