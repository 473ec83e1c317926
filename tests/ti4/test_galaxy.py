"""System tiles, planets and places: as many as the box has, worth what is printed, laid out as the rulebook says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.component_tables import components, one
from rules.core.hexes import Hex
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import CENTRE_PLACE, LABELS, PLACES, RINGS, ring, touching, turned
from rules.ti4.components.planets import MECATOL_REX, PLANETS, TRAITS, Planet
from rules.ti4.components.slices import BESIDE_CENTRE, SLICES
from rules.ti4.components.systems import ANOMALIES, CENTRE, STACKS, SYSTEM_OF, SYSTEMS, WORMHOLES, Stack, of_stack
from rules.ti4.components.technologies import COLOURS

WORTH = {  # resources and influence of all planets of a tile
    1: (4, 2),
    2: (4, 1),
    3: (4, 4),
    4: (4, 1),
    5: (3, 2),
    6: (5, 0),
    7: (3, 4),
    8: (4, 0),
    9: (3, 3),
    10: (6, 1),
    11: (3, 1),
    12: (3, 5),
    13: (4, 1),
    14: (3, 4),
    15: (3, 5),
    16: (3, 2),
    18: (1, 6),
    19: (1, 2),
    20: (2, 2),
    21: (1, 1),
    22: (1, 1),
    23: (2, 2),
    24: (1, 3),
    25: (2, 1),
    26: (3, 1),
    27: (4, 2),
    28: (2, 3),
    29: (1, 5),
    30: (3, 3),
    31: (3, 1),
    32: (1, 3),
    33: (3, 2),
    34: (2, 4),
    35: (5, 4),
    36: (3, 3),
    37: (1, 6),
    38: (5, 0),
    51: (4, 2),
}


def test_fifty_one_tiles_by_the_colour_of_their_backs() -> None:
    assert sorted(map(int, SYSTEMS)) == list(range(1, 52))
    assert of_stack("centre") == (CENTRE,)
    assert of_stack("green") == (*map(str, range(1, 18)), "51")
    assert of_stack("blue") == tuple(map(str, range(19, 39)))
    assert of_stack("red") == tuple(map(str, range(39, 51)))


def test_every_planet_is_on_one_tile() -> None:
    assert len(PLANETS) == 59
    assert Counter(planet for system in SYSTEMS.values() for planet in system.planets) == Counter(PLANETS.keys())
    assert all(planet in SYSTEMS[system].planets for planet, system in SYSTEM_OF.items())
    assert SYSTEM_OF[MECATOL_REX] == CENTRE


def test_what_the_planets_of_a_tile_are_worth() -> None:
    worth = {
        int(system.id): (
            sum(PLANETS[planet].resources for planet in system.planets),
            sum(PLANETS[planet].influence for planet in system.planets),
        )
        for system in SYSTEMS.values()
        if system.planets
    }
    assert worth == WORTH


@pytest.mark.parametrize(
    ("stack", "planets", "resources", "influence"),
    [("centre", 1, 1, 6), ("green", 26, 63, 38), ("blue", 32, 46, 49), ("red", 0, 0, 0)],
)
def test_sums_over_a_stack(stack: Stack, planets: int, resources: int, influence: int) -> None:
    found = [PLANETS[planet] for system in of_stack(stack) for planet in SYSTEMS[system].planets]
    assert len(found) == planets
    assert sum(planet.resources for planet in found) == resources
    assert sum(planet.influence for planet in found) == influence


def test_one_source_has_these_two_numbers_the_wrong_way_round() -> None:
    assert (PLANETS["maaluuk"].resources, PLANETS["maaluuk"].influence) == (0, 2)


def test_traits_and_specialties_are_outside_home_systems() -> None:
    assert Counter(planet.trait for planet in PLANETS.values()) == {
        "cultural": 10,
        "hazardous": 11,
        "industrial": 11,
        None: 27,
    }
    assert Counter(planet.specialty for planet in PLANETS.values() if planet.specialty) == dict.fromkeys(COLOURS, 2)
    for planet in PLANETS.values():
        assert (planet.trait in TRAITS) == (SYSTEMS[SYSTEM_OF[planet.id]].stack == "blue"), planet.id
        assert not planet.specialty or planet.trait, planet.id


def test_wormholes_lead_somewhere() -> None:
    ends = {
        wormhole: [system.id for system in SYSTEMS.values() if system.wormhole == wormhole] for wormhole in WORMHOLES
    }
    assert ends == {"alpha": ["26", "39"], "beta": ["25", "40"], "delta": ["17", "51"]}


def test_anomalies_are_on_red_tiles_without_planets() -> None:
    found = {anomaly: [system.id for system in SYSTEMS.values() if system.anomaly == anomaly] for anomaly in ANOMALIES}
    assert found == {"asteroid-field": ["44", "45"], "nebula": ["42"], "supernova": ["43"], "gravity-rift": ["41"]}
    assert all(not SYSTEMS[tile].planets and not SYSTEMS[tile].wormhole for tiles in found.values() for tile in tiles)
    assert {SYSTEMS[tile].stack for tiles in found.values() for tile in tiles} == {"red"}


def test_a_gate_is_no_home_system() -> None:
    homes = [system.id for system in SYSTEMS.values() if system.home]
    assert homes == [*map(str, range(1, 17)), "51"]
    assert not SYSTEMS["17"].planets


def test_three_rings_of_places() -> None:
    assert Counter(map(ring, PLACES)) == {0: 1, 1: 6, 2: 12, 3: 18}
    assert len(LABELS) == len(PLACES) == 37
    assert all(place.distance(Hex(0, 0)) == ring(label) for label, place in PLACES.items())
    assert PLACES["301"] == Hex(0, -3)
    assert PLACES["304"] == Hex(3, -3)
    assert PLACES["318"] == Hex(-1, -2)


def test_touching_goes_both_ways() -> None:
    assert touching(CENTRE_PLACE) == ("101", "102", "103", "104", "105", "106")
    assert touching("301") == ("302", "201", "318")
    for label in PLACES:
        assert label not in touching(label)
        assert all(label in touching(other) for other in touching(label))
    at_the_rim = Counter(len(touching(label)) for label in PLACES if ring(label) == RINGS)
    assert at_the_rim == {3: 6, 4: 12}


def test_a_full_turn_changes_nothing_and_a_sixth_moves_corners() -> None:
    assert all(turned(label, 6) == label for label in PLACES)
    assert [turned("301", steps) for steps in range(6)] == ["301", "304", "307", "310", "313", "316"]


@pytest.mark.parametrize(
    ("players", "dealt", "tiles"), [(3, (6, 2), 24), (4, (5, 3), 32), (5, (4, 2), 31), (6, (3, 2), 30)]
)
def test_tiles_of_a_galaxy(players: int, dealt: tuple[int, int], tiles: int) -> None:
    layout = LAYOUTS[players]
    assert (layout.blue, layout.red) == dealt
    assert layout.tiles == len(layout.open_places) == tiles
    assert len(set(layout.homes)) == layout.players == players
    assert {ring(home) for home in layout.homes} == {3}
    assert layout.homes == tuple(sorted(layout.homes))
    assert players * layout.blue <= len(of_stack("blue"))
    assert players * layout.red + layout.red_by_speaker <= len(of_stack("red"))


def test_only_three_players_leave_places_out_and_only_five_need_one_more_tile() -> None:
    assert [players for players, layout in LAYOUTS.items() if layout.left_out] == [3]
    assert [players for players, layout in LAYOUTS.items() if layout.red_by_speaker] == [5]
    assert [players for players, layout in LAYOUTS.items() if layout.goods] == [5]
    assert not {*LAYOUTS[3].left_out} & {*LAYOUTS[3].homes}
    assert {ring(place) for place in LAYOUTS[3].left_out} == {3}


@pytest.mark.parametrize(("players", "steps"), [(3, 2), (6, 1)])
def test_with_three_or_six_players_all_sit_alike(players: int, steps: int) -> None:
    layout = LAYOUTS[players]
    assert {turned(home, steps) for home in layout.homes} == {*layout.homes}
    assert {turned(place, steps) for place in layout.open_places} == {*layout.open_places}


def test_with_four_players_opposite_ones_sit_alike() -> None:
    homes = LAYOUTS[4].homes
    assert {turned(home, 3) for home in homes} == {*homes}


def test_with_five_the_three_who_sit_close_have_trade_goods_and_the_middle_one_most() -> None:
    layout = LAYOUTS[5]
    assert layout.goods == {"307": 2, "310": 4, "313": 2}
    to_next = {
        home: min(PLACES[home].distance(PLACES[other]) for other in layout.homes if other != home)
        for home in layout.homes
    }
    assert {home for home, steps in to_next.items() if steps == 3} == {*layout.goods}
    assert {home for home, steps in to_next.items() if steps == 4} == {"303", "317"}


@pytest.mark.parametrize("players", LAYOUTS)
def test_slices_share_out_the_galaxy(players: int) -> None:
    layout, slices = LAYOUTS[players], SLICES[players]
    shared = Counter(place for places in slices.values() for place in places)
    assert shared + Counter([BESIDE_CENTRE] * layout.red_by_speaker) == Counter(layout.open_places)
    assert {len(places) for places in slices.values()} == {layout.blue + layout.red}
    nearest = {home: [home in layout.nearest_homes(place) for place in places] for home, places in slices.items()}
    wanted = (
        4 if players == 6 else layout.blue + layout.red
    )  # what is beside the centre is as near to it as to any home
    assert all(sum(near) >= wanted for near in nearest.values())


def test_slices_of_six_are_turned_about_the_centre() -> None:
    assert SLICES[6]["301"] == ("302", "201", "318", "202", "101")
    assert SLICES[6]["316"] == ("317", "211", "315", "212", "106")


def test_some_places_are_as_near_to_two_homes() -> None:
    assert LAYOUTS[3].nearest_homes("103") == ("304", "310")
    assert LAYOUTS[5].nearest_homes("208") == ("310", "313")
    assert LAYOUTS[4].nearest_homes("308") == ("309",)


def test_tables_refuse_what_they_do_not_know() -> None:
    with pytest.raises(ValueError, match="Unexpected"):
        components(Planet, [{"id": "x", "resources": 1, "influence": 1, "colour": "red"}])
    with pytest.raises(ValueError, match="twice"):
        components(Planet, [{"id": "x", "resources": 1, "influence": 1}] * 2)
    planet = PLANETS["wellon"]
    printed = {"id": "wellon", "resources": 1, "influence": 2, "trait": "industrial", "specialty": "cybernetic"}
    assert one(Planet, printed) == planet
    assert replace(planet, influence=1) != planet
    assert STACKS == ("centre", "green", "blue", "red")
