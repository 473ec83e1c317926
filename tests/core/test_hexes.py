"""Axial hexes."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.hexes import DIRECTIONS, Hex, disc, parse

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))
ORIGIN = Hex(0, 0)


@given(hexes)
def test_a_place_reads_back(place: Hex) -> None:
    assert parse(str(place)) == place


@given(hexes, hexes, hexes)
def test_distance_measures(a: Hex, b: Hex, c: Hex) -> None:
    assert a.distance(b) == b.distance(a) >= 0
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, hexes)
def test_places_add_and_subtract(a: Hex, b: Hex) -> None:
    assert a + b - b == a
    assert (a - b) + b == a
    assert a.distance(b) == ORIGIN.distance(a - b)


@given(hexes)
def test_six_neighbours_are_one_step_away(place: Hex) -> None:
    assert len(set(place.neighbours())) == 6
    assert {place.distance(other) for other in place.neighbours()} == {1}


@given(hexes, st.integers(-12, 12), st.integers(-12, 12))
def test_turns_add_up_and_keep_the_distance(place: Hex, one: int, two: int) -> None:
    assert place.turned(one).turned(two) == place.turned(one + two)
    assert ORIGIN.distance(place.turned(one)) == ORIGIN.distance(place)
    assert place.turned(6) == place


def test_a_sixth_turns_clockwise() -> None:
    assert [DIRECTIONS[0].turned(step) for step in range(6)] == list(DIRECTIONS)


@given(st.integers(0, 6))
def test_a_disc_holds_all_within_its_radius(radius: int) -> None:
    places = disc(radius)
    assert len(places) == len(set(places)) == 1 + 3 * radius * (radius + 1)
    assert max(ORIGIN.distance(place) for place in places) == radius
