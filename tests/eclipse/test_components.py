"""What lies in the box of the first edition: how much of everything, and what is printed on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.resources import RESOURCES, Resources, Square
from rules.eclipse.components.sectors import CENTRE, SECTORS, Ring, of_ring
from rules.eclipse.components.setup import AMBASSADORS, COLONY_SHIPS, CUBES, PLAYER_COUNTS, REACTIONS, SCORING
from rules.eclipse.components.ship_parts import ANCIENT_PARTS, PARTS, placeable
from rules.eclipse.components.ships import LARGEST_FIRST, SHIP_CLASSES, SHIPS, STRUCTURES
from rules.eclipse.components.species import ALIENS, COLOURS, SPECIES, TERRANS, Activations, other_side
from rules.eclipse.components.technologies import CATEGORIES, OPENED_BY, TECHNOLOGIES
from rules.eclipse.components.tracks import INFLUENCE, POPULATION, REPUTATION, RESEARCH, price, production, upkeep


def test_fifty_sectors_by_ring() -> None:
    assert len(SECTORS) == 50
    assert of_ring("centre") == (CENTRE,)
    assert of_ring("inner") == tuple(str(number) for number in range(101, 109))
    assert of_ring("middle") == tuple(str(number) for number in range(201, 212))
    assert of_ring("outer") == tuple(str(number) for number in range(301, 319))
    assert of_ring("home") == tuple(str(number) for number in range(221, 233))


def test_symbols_on_sectors_are_as_many_as_what_is_put_there() -> None:
    discoveries = [sector for sector in SECTORS.values() if sector.discovery]
    assert len(discoveries) == sum(discovery.count for discovery in DISCOVERIES.values()) == 21
    assert sum(sector.ancients for sector in SECTORS.values()) == 14
    assert [sector.id for sector in SECTORS.values() if sector.defended] == [CENTRE]
    assert all(sector.discovery for sector in SECTORS.values() if sector.ancients or sector.defended)
    assert sum(sector.artifact for sector in SECTORS.values()) == 20


def test_every_sector_is_worth_points_and_leads_on() -> None:
    assert all(1 <= sector.vp <= 4 for sector in SECTORS.values())
    assert all(sum(sector.wormholes) >= 2 for sector in SECTORS.values())


def test_start_sectors_have_the_same_wormholes_and_nothing_is_put_there() -> None:
    homes = [SECTORS[home] for home in of_ring("home")]
    assert not any(home.ancients or home.discovery for home in homes)
    assert {home.wormholes for home in homes} == {(True, True, False, True, True, False)}


@pytest.mark.parametrize(
    ("ring", "vp", "wormholes", "squares"),
    [
        ("centre", 4, 6, {"science": 1, "science+": 1, "materials": 1, "materials+": 1, "gray": 2}),
        (
            "inner",
            18,
            36,
            {"money": 4, "money+": 3, "science": 5, "science+": 3, "materials": 2, "materials+": 3, "gray": 2},
        ),
        (
            "middle",
            13,
            39,
            {"money": 5, "money+": 3, "science": 3, "science+": 2, "materials": 4, "materials+": 2, "gray": 2},
        ),
        (
            "outer",
            21,
            47,
            {"money": 5, "money+": 3, "science": 4, "science+": 2, "materials": 7, "materials+": 3, "gray": 4},
        ),
        (
            "home",
            36,
            48,
            {"money": 11, "money+": 9, "science": 12, "science+": 8, "materials": 8, "materials+": 4},
        ),
    ],
)
def test_sums_over_the_sectors_of_a_ring(ring: Ring, vp: int, wormholes: int, squares: dict[str, int]) -> None:
    tiles = [SECTORS[number] for number in of_ring(ring)]
    assert sum(tile.vp for tile in tiles) == vp
    assert sum(sum(tile.wormholes) for tile in tiles) == wormholes
    found = Counter(square.resource + "+" * square.advanced for tile in tiles for square in tile.squares)
    assert found == squares


def test_a_square_of_the_tile_says_which_cubes_may_live_there() -> None:
    assert SECTORS["103"].squares == (Square("money", advanced=True), Square("gray"))
    assert [square.tracks for square in SECTORS["103"].squares] == [("money",), RESOURCES]
    assert OPENED_BY == {"money": "advanced-economy", "science": "advanced-labs", "materials": "advanced-mining"}


def test_technologies_and_their_tiles() -> None:
    assert [sum(each.category == category for each in TECHNOLOGIES.values()) for category in CATEGORIES] == [8, 8, 8]
    assert sum(technology.copies for technology in TECHNOLOGIES.values()) == 96
    by_cost = {(each.cost, each.min_cost, each.copies) for each in TECHNOLOGIES.values()}
    cheap = {(2, 2, 5), (4, 3, 5), (6, 4, 5), (8, 5, 4), (10, 6, 4)}
    assert by_cost == cheap | {(12, 6, 3), (14, 7, 3), (16, 8, 3)}


def test_each_technology_does_one_thing() -> None:
    for each in TECHNOLOGIES.values():
        effects = [each.part, each.builds, each.opens, each.discs, each.artifact_resources, each.extra_builds]
        assert sum(map(bool, [*effects, each.half_wormholes, each.bombs])) == 1, each.id
        assert each.part is None or each.part in PARTS
        assert each.builds is None or each.builds in {*SHIPS, *STRUCTURES}
    kinds = [technology.kind for technology in TECHNOLOGIES.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"part": 12, "build": 3, "immediate": 3, "lasting": 6}


def test_parts_and_their_tiles() -> None:
    usual = [part for part in PARTS.values() if not part.ancient]
    assert len(usual) == 17
    assert sum(part.tiles for part in usual) == 154
    assert len(ANCIENT_PARTS) == 6
    assert {discovery.part for discovery in DISCOVERIES.values() if discovery.part} == set(ANCIENT_PARTS)


@pytest.mark.parametrize(
    ("kind", "field", "values"),
    [
        ("drive", "movement", [1, 2, 3, 4]),
        ("drive", "initiative", [1, 2, 3, 2]),
        ("drive", "energy", [-1, -2, -3, -2]),
        ("source", "energy", [3, 6, 9, 11]),
        ("computer", "computer", [1, 2, 3, 3]),
        ("computer", "initiative", [0, 1, 2, 0]),
        ("computer", "energy", [0, -1, -2, 0]),
        ("hull", "hull", [1, 2, 3]),
        ("hull", "energy", [0, 0, 0]),
        ("shield", "shield", [1, 2, 3]),
        ("shield", "energy", [0, -1, -2]),
        ("cannon", "cannons", [(1,), (2,), (4,), (1, 1)]),
        ("cannon", "energy", [-1, -2, -4, -1]),
        ("missile", "missiles", [(2, 2)]),
        ("missile", "energy", [0]),
    ],
)
def test_values_of_parts_of_a_kind(kind: str, field: str, values: list[object]) -> None:
    assert [getattr(part, field) for part in PARTS.values() if part.kind == kind] == values  # the ancient one is last


def test_parts_have_no_value_of_another_kind() -> None:
    effects = {"movement": "drive", "hull": "hull", "computer": "computer", "shield": "shield"}
    for part in PARTS.values():
        assert all(not getattr(part, field) or part.kind == kind for field, kind in effects.items())
        assert not part.cannons or part.kind == "cannon"
        assert not part.missiles or part.kind == "missile"
        assert not part.initiative or part.kind in ("drive", "computer")


def test_parts_without_a_technology_are_free_to_all_and_ancient_ones_come_from_elsewhere() -> None:
    free = {"ion-cannon", "hull", "nuclear-drive", "electron-computer", "nuclear-source"}
    assert set(placeable(())) == free
    assert set(placeable(("fusion-drive", "orbital"))) == {*free, "fusion-drive"}
    assert set(placeable(TECHNOLOGIES)) == set(PARTS) - set(ANCIENT_PARTS)


def test_ships_and_structures() -> None:
    assert {ship.id: (ship.count, ship.reputation) for ship in SHIPS.values()} == {
        "interceptor": (8, 1),
        "cruiser": (4, 2),
        "dreadnought": (2, 3),
        "starbase": (4, 1),
    }
    assert LARGEST_FIRST == ("dreadnought", "cruiser", "starbase", "interceptor")
    assert [ship for ship in SHIP_CLASSES if SHIPS[ship].technology] == ["starbase"]
    assert STRUCTURES["orbital"].technology == "orbital"
    assert STRUCTURES["orbital"].tracks == ("money", "science")
    assert (STRUCTURES["monolith"].technology, STRUCTURES["monolith"].vp) == ("monolith", 3)


def test_neutrals() -> None:
    ancient, gcds = NEUTRALS["ancient"], NEUTRALS["gcds"]
    assert (ancient.cannons, ancient.computer, ancient.hull, ancient.initiative) == ((1, 1), 1, 1, 2)
    assert (gcds.cannons, gcds.computer, gcds.hull, gcds.initiative) == ((1, 1, 1, 1), 1, 7, 0)
    assert (ancient.shield, gcds.shield, ancient.reputation, gcds.reputation) == (0, 0, 1, 3)


def test_discoveries() -> None:
    assert {each.id: each.resources for each in DISCOVERIES.values() if each.resources} == {
        "money": Resources(money=8),
        "science": Resources(science=5),
        "materials": Resources(materials=6),
    }
    assert DISCOVERIES["technology"].technology
    assert DISCOVERIES["cruiser"].ship == "cruiser"


def test_six_terrans_and_six_aliens_share_six_boards() -> None:
    assert len(TERRANS) == len(ALIENS) == len(COLOURS) == 6
    assert {other_side(terran) for terran in TERRANS} == set(ALIENS)
    assert all(other_side(other_side(species)) == species for species in SPECIES)
    assert {species.home for species in SPECIES.values()} == set(of_ring("home"))


def test_terrans_differ_in_nothing_but_colour_and_home() -> None:
    first = SPECIES[TERRANS[0]]
    for terran in (SPECIES[name] for name in TERRANS):
        assert terran.blueprints == first.blueprints
        assert terran.activations == first.activations
        assert terran.resources == Resources(money=2, science=3, materials=3)
        assert SECTORS[terran.home].squares == SECTORS[first.home].squares
        assert (terran.trade_ratio, terran.technologies, terran.colony_ships) == (2, ("starbase",), 3)


@pytest.mark.parametrize(
    ("species", "resources", "technologies"),
    [
        ("eridani", Resources(26, 2, 4), ("plasma-cannon", "gauss-shield", "fusion-drive")),
        ("hydran", Resources(2, 5, 2), ("advanced-labs",)),
        ("planta", Resources(4, 4, 4), ("starbase",)),
        ("draco", Resources(2, 4, 3), ()),
        ("mechanema", Resources(3, 3, 3), ("positron-computer",)),
        ("orion", Resources(3, 3, 5), ("neutron-bombs", "gauss-shield")),
    ],
)
def test_what_an_alien_begins_with(species: str, resources: Resources, technologies: tuple[str, ...]) -> None:
    assert SPECIES[species].resources == resources
    assert SPECIES[species].technologies == technologies
    assert set(technologies) <= set(TECHNOLOGIES)
    assert SPECIES[species].trade_ratio == (4 if species == "orion" else 3)


def test_how_much_an_action_does() -> None:
    usual = Activations(explore=1, draw=1, influence=2, refresh=2, research=1, upgrade=2, build=2, move=2)
    own = {
        "hydran": replace(usual, research=2),
        "planta": replace(usual, explore=2),
        "draco": replace(usual, draw=2),
        "mechanema": replace(usual, upgrade=3, build=3),
        **dict.fromkeys(TERRANS, replace(usual, move=3)),
    }
    assert {name: species.activations for name, species in SPECIES.items()} == dict.fromkeys(SPECIES, usual) | own


def test_cubes_on_a_home_sector_stand_on_squares_that_are_printed_there() -> None:
    for species in SPECIES.values():
        simple = {square for square in SECTORS[species.home].squares if not square.advanced}
        advanced = {Square("science", advanced=True)} if species.id == "hydran" else set()
        assert set(species.home_cubes) == simple | advanced, species.id


def test_powers_of_the_aliens() -> None:
    eridani, planta, draco = SPECIES["eridani"], SPECIES["planta"], SPECIES["draco"]
    assert (eridani.discs, eridani.reputation_draws) == (11, 2)
    assert (planta.population_dies, planta.vp_per_sector, planta.colony_ships) == (True, 1, 4)
    assert (draco.peace_with_ancients, draco.vp_per_ancient) == (True, 1)
    assert [species.id for species in SPECIES.values() if species.advised_against == (2,)] == ["planta", "draco"]
    mechanema = SPECIES["mechanema"]
    assert mechanema.structures == {"orbital": 4, "monolith": 8}
    assert [mechanema.blueprints[ship].cost for ship in SHIP_CLASSES] == [2, 4, 7, 2]
    assert (SPECIES["orion"].start_ship, SPECIES["orion"].trade_ratio) == ("cruiser", 4)


def test_slots_for_reputation() -> None:
    both = ("both",) * 4
    assert SPECIES["terran-union"].reputation_track.slots == (*both, "ambassador")
    assert SPECIES["hydran"].reputation_track.slots == SPECIES["planta"].reputation_track.slots
    assert SPECIES["planta"].reputation_track.slots == ("both", "both", "both", "ambassador")
    assert SPECIES["orion"].reputation_track.slots == (*both, "reputation")
    assert SPECIES["draco"].reputation_track.slots == both


def test_what_a_colour_has_is_enough_for_its_board() -> None:
    assert CUBES == POPULATION.cubes * len(RESOURCES) == 33
    assert AMBASSADORS == 3
    assert all(species.discs <= INFLUENCE.discs == 16 for species in SPECIES.values())
    most = sum(max(SPECIES[name].colony_ships, SPECIES[other_side(name)].colony_ships) for name in TERRANS)
    assert most <= COLONY_SHIPS == 22


def test_set_up_by_number_of_players() -> None:
    rows = [(each.number, each.outer, each.technologies, each.new_technologies) for each in PLAYER_COUNTS.values()]
    assert rows == [(2, 5, 12, 4), (3, 10, 14, 6), (4, 14, 16, 7), (5, 16, 18, 8), (6, 18, 20, 9)]
    assert all(len(each.starts) == each.number for each in PLAYER_COUNTS.values())
    assert PLAYER_COUNTS[6].outer == len(of_ring("outer"))


def test_production_and_upkeep_of_the_rulebook_s_examples() -> None:
    assert [production(POPULATION.cubes - removed) for removed in (6, 9, 7)] == [12, 21, 15]  # chapter 3
    assert upkeep(9) == 2  # chapter 3
    assert (upkeep(6), upkeep(7)) == (7, 5)
    assert (upkeep(7), upkeep(8)) == (5, 3)  # chapter 7: a disc given back saves two


def test_terrans_begin_without_upkeep_and_eridani_with_one() -> None:
    terran, eridani = SPECIES["terran-alliance"], SPECIES["eridani"]
    assert upkeep(terran.discs - 1) == 0
    assert upkeep(eridani.discs - 1) == 1
    assert production(POPULATION.cubes - 1) == 3


def test_every_step_of_the_tracks() -> None:
    assert [upkeep(13 - gone) for gone in range(14)] == [0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]
    assert [production(11 - gone) for gone in range(12)] == [2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28]


def test_ends_of_the_tracks() -> None:
    assert upkeep(0) == 30
    assert upkeep(13) == upkeep(16) == 0
    assert production(0) == 28
    assert production(12) == 0  # every square covered


def test_price_of_a_technology() -> None:
    drive, generator = TECHNOLOGIES["fusion-drive"], TECHNOLOGIES["wormhole-generator"]
    assert price(drive, 2) == 3  # chapter 5: the least cost, although the discount of 2 would make it 2
    assert (price(drive, 4), price(generator, 5)) == (3, 10)  # chapter 5: two technologies of Hydran Progress
    assert [price(generator, owned) for owned in range(7)] == [16, 15, 14, 13, 12, 10, 8]
    with pytest.raises(ValueError, match="no slot is left in nano"):
        price(drive, 7)


def test_points_of_technologies() -> None:
    assert [RESEARCH.vp[number] for number in (3, 4, 5, 6, 7)] == [0, 1, 2, 3, 5]


def test_reputation_tiles() -> None:
    assert REPUTATION.tiles == {1: 12, 2: 9, 3: 7, 4: 4}
    assert sum(REPUTATION.tiles.values()) == 32
    assert (REPUTATION.participation, REPUTATION.most, REPUTATION.kept) == (1, 5, 1)


def test_what_is_printed_nowhere() -> None:
    assert (REACTIONS.upgrade, REACTIONS.build, REACTIONS.move) == (1, 1, 1)
    assert (SCORING.ambassador, SCORING.discovery, SCORING.traitor) == (1, 2, -2)
    terran = SPECIES["terran-republic"]
    assert terran.blueprints["cruiser"].cost + terran.structures["orbital"] == 10  # chapter 5: what one action built
