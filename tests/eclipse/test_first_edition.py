"""Values that differ between the editions: those of the first are ours, and none of the second's.

The second edition is "Second Dawn for the Galaxy". Its values stand here so that a mixture is found and named. Where
the editions differ in how something is played, the tests of that chapter say so.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.neutrals import NEUTRAL_KINDS, NEUTRALS
from rules.eclipse.components.resources import Resources
from rules.eclipse.components.sectors import SECTORS, Sector
from rules.eclipse.components.setup import COLONY_SHIPS, PLAYER_COUNTS, ROUNDS
from rules.eclipse.components.ship_parts import PARTS, ShipPart
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import REPUTATION


def resources(species: str) -> Resources:
    return SPECIES[species].resources


def fixed_energy_of_eridani() -> list[int]:
    """Of interceptor, cruiser and dreadnought: a starbase has energy of its own in every species."""
    return [SPECIES["eridani"].blueprints[ship].energy for ship in SHIP_CLASSES if ship != "starbase"]


@pytest.mark.parametrize(
    ("ours", "first", "second"),
    [
        pytest.param(lambda: ROUNDS, 9, 8, id="rounds"),
        pytest.param(lambda: PLAYER_COUNTS[3].outer, 10, 8, id="outer sectors of three"),
        pytest.param(lambda: PLAYER_COUNTS[2].new_technologies, 4, 5, id="new technologies of two"),
        pytest.param(lambda: NEUTRALS["gcds"].computer, 1, 2, id="computer of the defence system"),
        pytest.param(lambda: NEUTRAL_KINDS, ("ancient", "gcds"), ("ancient", "guardian", "gcds"), id="guardians"),
        pytest.param(lambda: resources("hydran").science, 5, 6, id="science of Hydran"),
        pytest.param(lambda: resources("planta"), Resources(4, 4, 4), Resources(2, 3, 4), id="resources of Planta"),
        pytest.param(lambda: resources("mechanema").materials, 3, 4, id="materials of Mechanema"),
        pytest.param(lambda: resources("orion").materials, 5, 4, id="materials of Orion"),
        pytest.param(lambda: SPECIES["draco"].technologies, (), ("fusion-drive",), id="technologies of Draco"),
        pytest.param(fixed_energy_of_eridani, [0, 0, 1], [1, 1, 1], id="energy of Eridani"),
        pytest.param(lambda: sum(each.copies for each in TECHNOLOGIES.values()), 96, 104, id="technology tiles"),
        pytest.param(lambda: sum(each.tiles for each in PARTS.values() if not each.ancient), 154, 282, id="part tiles"),
        pytest.param(lambda: sum(each.count for each in DISCOVERIES.values()), 21, 35, id="discovery tiles"),
        pytest.param(lambda: sum(REPUTATION.tiles.values()), 32, 33, id="reputation tiles"),
        pytest.param(lambda: REPUTATION.tiles[2], 9, 10, id="reputation tiles of two"),
        pytest.param(lambda: COLONY_SHIPS, 22, 24, id="colony ships"),
    ],
)
def test_a_number_is_of_the_first_edition(ours: Callable[[], object], first: object, second: object) -> None:
    assert ours() != second, "the second edition's"
    assert ours() == first


@pytest.mark.parametrize(
    ("technology", "first", "second"),
    [
        ("improved-hull", (4, 3), (6, 4)),
        ("fusion-source", (6, 4), (4, 3)),
        ("plasma-missile", (14, 7), (16, 8)),
        ("gluon-computer", (16, 8), (14, 7)),
        ("advanced-robotics", (6, 4), (8, 5)),
        ("orbital", (8, 5), (6, 4)),
        ("artifact-key", (14, 7), (16, 8)),
        ("wormhole-generator", (16, 8), (14, 7)),
    ],
)
def test_a_technology_costs_what_it_does_in_the_first_edition(
    technology: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    ours = (TECHNOLOGIES[technology].cost, TECHNOLOGIES[technology].min_cost)
    assert ours != second, "the second edition's"
    assert ours == first


@pytest.mark.parametrize(
    "name",
    ["absorption-shield", "conifold-field", "sentient-hull", "soliton-cannon", "transition-drive", "zero-point-source"],
)
def test_there_are_no_rare_technologies(name: str) -> None:
    assert name not in TECHNOLOGIES
    assert name not in PARTS


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            ShipPart("plasma-missile", "missile", 14, technology="plasma-missile", missiles=(2, 2)),
            ShipPart("plasma-missile", "missile", 14, technology="plasma-missile", energy=-1, missiles=(2, 2)),
        ),
        (
            ShipPart("axion-computer", "computer", ancient=True, computer=3),
            ShipPart("axion-computer", "computer", ancient=True, computer=2, initiative=1),
        ),
        (
            ShipPart("ion-turret", "cannon", ancient=True, energy=-1, cannons=(1, 1)),
            ShipPart("ion-turret", "cannon", ancient=True, cannons=(1, 1)),
        ),
        (
            ShipPart("flux-shield", "shield", ancient=True, energy=-2, shield=3),
            ShipPart("flux-shield", "shield", ancient=True, energy=-2, shield=3, initiative=1),
        ),
    ],
)
def test_a_part_does_what_it_does_in_the_first_edition(first: ShipPart, second: ShipPart) -> None:
    assert PARTS[first.id] != second, "the second edition's"
    assert PARTS[first.id] == first


def printed(sector: Sector) -> tuple[int, str, bool]:
    """Points, squares (with + the advanced ones) and whether there is an artifact."""
    squares = [square.resource + "+" * square.advanced for square in sector.squares]
    return sector.vp, " ".join(squares), sector.artifact


@pytest.mark.parametrize(
    ("sector", "first", "second"),
    [
        (
            "001",
            (4, "science science+ materials materials+ gray gray", True),
            (4, "money money science science+ materials materials+", True),
        ),
        ("102", (3, "science science+", True), (2, "science science", False)),
        ("103", (2, "money+ gray", False), (2, "money science", False)),
        ("105", (3, "money science materials+", True), (2, "money science materials+", False)),
        ("107", (2, "money science+ materials+", False), (3, "money science+ materials+", True)),
        ("202", (1, "science science+", False), (2, "science science+", True)),
        ("203", (1, "money science materials", False), (2, "money+ science materials", False)),
        ("205", (1, "money money+ science+", False), (1, "money money+ science+", True)),
        ("207", (1, "", False), (2, "", False)),
        ("208", (1, "", False), (2, "", False)),
        ("209", (1, "money+ science", False), (1, "money science", False)),
        ("211", (2, "money materials+ gray", True), (1, "money materials+ gray", False)),
        ("224", (3, "money science science+ materials+", True), (3, "money science+ materials+", True)),
        ("226", (3, "money science materials", True), (3, "science materials", True)),
        ("302", (2, "money+ materials", True), (2, "money+ science+ materials", True)),
        ("303", (2, "gray", True), (2, "money+ science+ gray", True)),
        ("304", (1, "money+ materials", False), (2, "money+ materials", False)),
        ("307", (1, "money science+", False), (2, "money science+", False)),
        ("308", (1, "science materials+", False), (2, "science materials+", False)),
        ("309", (1, "money science+", False), (2, "money science+", False)),
    ],
)
def test_a_sector_is_printed_as_in_the_first_edition(
    sector: str, first: tuple[int, str, bool], second: tuple[int, str, bool]
) -> None:
    assert printed(SECTORS[sector]) != second, "the second edition's"
    assert printed(SECTORS[sector]) == first


@pytest.mark.parametrize("sector", ["109", "110", "214", "271", "272", "273", "274", "281"])
def test_sectors_of_the_second_edition_are_not_there(sector: str) -> None:
    assert sector not in SECTORS


def test_no_gray_square_is_advanced() -> None:
    assert not any(each.advanced and each.resource == "gray" for sector in SECTORS.values() for each in sector.squares)
