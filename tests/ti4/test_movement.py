"""Movement: every legal way of a ship and no other, as trying all steps one by one finds them (58, 9, 95)."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from rules.ti4.components.systems import SYSTEMS
from rules.ti4.galaxy.adjacency import adjacency, are_neighbors, neighbors
from rules.ti4.movement.routes import Chart, chart, move_value, on_the_way, routes
from rules.ti4.movement.transport import Mover, voyages
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Force, State
from testkit.games.ti4_galaxies import galaxy, system
from tests.ti4.walking import Walks

GALAXIES = 200
STARTS = 8  # systems of each from which all is tried


def charted(number: int) -> tuple[State, Chart, Random]:
    rng = Random(f"galaxy/{number}")
    state = galaxy(rng, 3 + number % 4)
    return state, chart(state, 0), rng


@pytest.mark.parametrize("number", range(0, GALAXIES, 10))
def test_ships_reach_what_walks_step_by_step_reach(number: int) -> None:
    """Ten galaxies each: with every move value up to 3, by which stops and with how few dice."""
    for each in range(number, number + 10):
        state, bounds, rng = charted(each)
        stops, walks = frozenset(rng.sample(list(state.galaxy), 6)), Walks(state)
        for start, move in product(rng.sample(list(state.galaxy), STARTS), (1, 2, 3)):
            fewest: dict[frozenset[str], int] = {}
            for walk, rolls in walks.of(start, move):
                passed = frozenset(walk[1:-1]) & stops - {start, state.active}
                fewest[passed] = min(rolls, fewest.get(passed, rolls))
            found = routes(bounds, start, move, stops)
            assert {passed: route.rolls for passed, route in found.items()} == fewest, (each, start, move)


@pytest.mark.parametrize("number", range(0, GALAXIES, 10))
def test_on_the_way_is_what_walks_come_by(number: int) -> None:
    """Also where others may not pass, and ships that start there may."""
    for each in range(number, number + 10):
        state, bounds, rng = charted(each)
        walks = Walks(state)
        for start, move in product(rng.sample(list(state.galaxy), STARTS), (1, 2, 3)):
            found = {place for walk, _ in walks.of(start, move) for place in walk}
            assert on_the_way(bounds, start, move) == (set() if start == state.active else found)


def test_a_route_is_a_walk_of_its_ship() -> None:
    for number in range(0, GALAXIES, 20):
        state, bounds, _ = charted(number)
        walks = Walks(state)
        for start in state.galaxy:
            ways = dict(walks.of(start, 2))
            assert all(ways[route.places] == route.rolls for route in routes(bounds, start, 2).values())


def fits(bounds: Chart, ships: list[Mover], cargo: dict[str, int]) -> bool:
    """Whether some way of each ship and some share of the cargo for each are legal, all of them tried."""
    units = [place for place, number in cargo.items() for _ in range(number)]
    options = [
        [passed | {ship.start, bounds.active} for passed in routes(bounds, ship.start, ship.move, cargo)]
        for ship in ships
    ]
    for ways in product(*options):
        for carriers in product(range(len(ships)), repeat=len(units)):
            loads = [carriers.count(number) for number in range(len(ships))]
            legal = all(place in ways[carrier] for place, carrier in zip(units, carriers, strict=True))
            if legal and all(load <= ship.capacity for load, ship in zip(loads, ships, strict=True)):
                return True
    return False


def test_cargo_is_taken_where_any_share_of_it_would_fit() -> None:
    """From the start, from systems passed and from the active one, never from another with an own command token."""
    fitting = 0
    for number in range(GALAXIES):
        state, bounds, rng = charted(number)
        near = [place for place in state.galaxy if routes(bounds, place, 2)]
        if not near:
            continue
        sizes = [(rng.choice((2, 3)), rng.choice((1, 2, 4))) for _ in range(rng.randint(1, 3))]
        ships = [Mover(rng.choice(near), move, capacity) for move, capacity in sizes]
        places = [ships[0].start, rng.choice([*bounds.adjacent[state.active], state.active])]
        cargo = {place: rng.randint(1, 2) for place in places}
        held = [place for place in cargo if 0 in state.galaxy[place].tokens and place != state.active]
        found = voyages(bounds, ships, cargo)
        assert (found is not None) == (not held and fits(bounds, ships, cargo)), number
        for voyage in found or ():
            ship = ships[voyage.ship]
            assert sum(count for _, count in voyage.load) <= ship.capacity
            assert {place for place, _ in voyage.load} <= {*voyage.route.places}
        if found is not None:
            fitting += 1
            carried = [place for voyage in found for place, count in voyage.load for _ in range(count)]
            assert sorted(carried) == sorted(place for place, count in cargo.items() for _ in range(count))
    assert GALAXIES / 8 < fitting < GALAXIES / 1.5


def test_with_the_fewest_dice() -> None:
    """Past a gravity rift only where no other way is short enough."""
    state, bounds, _ = next(each for each in map(charted, range(GALAXIES)) if each[1].rifts)
    rolled = 0
    for active in sorted(bounds.adjacent[min(bounds.rifts)]):
        state.active = active
        around, walks = chart(state, 0), Walks(state)
        for start, move in product(state.galaxy, (2, 3)):
            rolls = [rolls for _, rolls in walks.of(start, move)]
            found = voyages(around, [Mover(start, move, 2)] * 2, {})
            assert (found is None) == (not rolls)
            assert found is None or sum(voyage.route.rolls for voyage in found) == 2 * min(rolls)
            rolled += bool(rolls) and min(rolls) > 0
    assert rolled


def test_a_ship_that_leaves_a_nebula_goes_one_step() -> None:
    state, _, _ = charted(4)
    place = next(place for place, each in state.galaxy.items() if each.printed.anomaly == "nebula")
    other = next(place for place, each in state.galaxy.items() if each.printed.anomaly is None)
    assert (move_value(state, 0, place, "cruiser"), move_value(state, 0, other, "cruiser")) == (1, 2)
    assert move_value(state, 0, place, "infantry") == 0


def test_wormholes_of_a_kind_make_systems_adjacent_and_none_to_itself() -> None:
    for number in range(20):
        state, bounds, _ = charted(number)
        for one, other in combinations(state.galaxy, 2):
            kinds = {SYSTEMS[state.galaxy[place].tile].wormhole for place in (one, other)}
            if len(kinds) == 1 and None not in kinds:
                assert other in bounds.adjacent[one]
            assert (other in bounds.adjacent[one]) == (one in bounds.adjacent[other])
        assert not any(place in near for place, near in bounds.adjacent.items())


def test_a_home_off_the_map_is_adjacent_through_its_wormhole_alone() -> None:
    state = State({}, [], 0, [], {"301": system("17"), "302": system("19"), OFF_THE_MAP: system("51")})
    assert adjacency(state, NO_SEAT)[OFF_THE_MAP] == {"301"}


def test_neighbors_have_units_or_planets_in_the_same_or_adjacent_systems() -> None:
    state = galaxy(Random("neighbors"), 3)
    for each in state.galaxy.values():
        each.space.clear()
        for planet in each.planets:
            planet.forces.clear()
            planet.owner = -1
    state.galaxy["000"].space.append(Force(0, {"cruiser": 1}))
    state.galaxy["101"].planets[:0] = system("19", 1).planets
    state.galaxy["310"].space.append(Force(2, {"fighter": 1}))
    assert neighbors(state, 0) == [1]
    assert neighbors(state, 2) == []
    assert [are_neighbors(state, 0, other) for other in (1, 2)] == [True, False]
