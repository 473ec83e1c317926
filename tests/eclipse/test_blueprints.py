"""What the parts of a blueprint add up to, and which blueprints are illegal (chapter 5, upgrade)."""

from __future__ import annotations

import pytest

from rules.eclipse.components.blueprints import Blueprint, faults, parts_shown, totals
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import SPECIES

TERRAN = SPECIES["terran-directorate"].blueprints
PRINTED = [(species, ship) for species in SPECIES for ship in SHIP_CLASSES]


@pytest.mark.parametrize(("species", "ship"), PRINTED)
def test_every_printed_blueprint_is_legal(species: str, ship: str) -> None:
    blueprint = SPECIES[species].blueprints[ship]
    assert blueprint.ship == ship
    assert all(part is None or part in PARTS for part in blueprint.slots)
    assert faults(blueprint, blueprint.bare) == ()


def test_slots_of_a_blueprint() -> None:
    slots = {species: [len(SPECIES[species].blueprints[ship].slots) for ship in SHIP_CLASSES] for species in SPECIES}
    assert slots.pop("planta") == [3, 5, 7, 4]
    assert set(map(tuple, slots.values())) == {(4, 6, 8, 5)}


@pytest.mark.parametrize(
    ("species", "ship", "initiative", "energy_left", "hull", "computer", "shield", "cannons"),
    [
        ("terran-union", "interceptor", 3, 1, 0, 0, 0, (1,)),
        ("terran-union", "cruiser", 2, 1, 1, 1, 0, (1,)),
        ("terran-union", "dreadnought", 1, 0, 2, 1, 0, (1, 1)),
        ("terran-union", "starbase", 4, 2, 2, 1, 0, (1,)),
        ("eridani", "dreadnought", 1, 1, 2, 1, 0, (1, 1)),
        ("planta", "interceptor", 1, 3, 0, 1, 0, (1,)),
        ("planta", "cruiser", 1, 3, 1, 1, 0, (1,)),
        ("planta", "dreadnought", 1, 2, 2, 1, 0, (1, 1)),
        ("planta", "starbase", 2, 4, 2, 2, 0, (1,)),
        ("orion", "interceptor", 4, 2, 0, 0, 1, (1,)),
        ("orion", "cruiser", 3, 3, 1, 1, 1, (1,)),
        ("orion", "dreadnought", 2, 3, 2, 1, 1, (1, 1)),
        ("orion", "starbase", 5, 2, 2, 1, 1, (1,)),
    ],
)
def test_totals_of_printed_blueprints(
    species: str,
    ship: str,
    initiative: int,
    energy_left: int,
    hull: int,
    computer: int,
    shield: int,
    cannons: tuple[int, ...],
) -> None:
    blueprint = SPECIES[species].blueprints[ship]
    sums = totals(blueprint, blueprint.bare)
    assert (sums.initiative, sums.energy_left) == (initiative, energy_left)
    assert (sums.hull, sums.computer, sums.shield) == (hull, computer, shield)
    assert (sums.cannons, sums.missiles) == (cannons, ())
    assert sums.movement == (ship != "starbase")


def test_two_drives_add_up() -> None:
    ship = Blueprint("cruiser", cost=5, slots=("fusion-drive", "fusion-drive"), initiative=0)
    sums = totals(ship, ship.bare)
    assert (sums.movement, sums.initiative, sums.energy_used) == (4, 4, 4)


def test_two_nuclear_drives_move_two() -> None:
    tiles = ("nuclear-drive", None, None, None)
    assert totals(TERRAN["interceptor"], tiles).movement == 2
    assert faults(TERRAN["interceptor"], tiles) == ()


def test_initiative_of_computers_and_drives() -> None:
    fast = ("gluon-computer", None, "fusion-source", "fusion-drive")
    assert totals(TERRAN["interceptor"], fast).initiative == 6
    assert faults(TERRAN["interceptor"], fast) == ()
    slow = (None, None, "nuclear-drive", None, "fusion-source", None, "nuclear-drive", None)
    assert totals(TERRAN["dreadnought"], slow).initiative == 3
    assert faults(TERRAN["dreadnought"], slow) == ()


def test_weapons_of_two_kinds_roll_dice_of_both() -> None:
    sums = totals(TERRAN["cruiser"], (None, "plasma-cannon", None, "fusion-source", None, None))
    assert sums.cannons == (1, 2)
    sums = totals(TERRAN["cruiser"], ("plasma-missile", "plasma-missile", "ion-turret", None, None, None))
    assert (sums.cannons, sums.missiles) == ((1, 1), (2, 2, 2, 2))


def test_a_tile_hides_what_is_printed_under_it_and_the_printed_part_comes_back() -> None:
    ship = SPECIES["orion"].blueprints["interceptor"]
    covered = ("phase-shield", None, None, None)
    assert parts_shown(ship, covered) == ("phase-shield", "ion-cannon", "nuclear-source", "nuclear-drive")
    assert totals(ship, covered).shield == 2
    assert totals(ship, ship.bare).shield == 1


def test_fixed_values_stay_whatever_is_placed() -> None:
    ship = SPECIES["planta"].blueprints["starbase"]
    everywhere = totals(ship, ("improved-hull",) * 4)
    assert (everywhere.energy_made, everywhere.computer, everywhere.initiative, everywhere.hull) == (5, 1, 2, 8)


def test_a_ship_may_use_all_its_energy_but_no_more() -> None:
    ship = TERRAN["interceptor"]
    assert totals(ship, ("ion-cannon", None, None, None)).energy_left == 0
    assert faults(ship, ("ion-cannon", None, None, None)) == ()
    assert faults(ship, ("plasma-cannon", None, None, None)) == ("energy",)


def test_the_cruiser_of_the_rulebook_needs_a_better_source() -> None:
    assert faults(TERRAN["cruiser"], (None, "ion-cannon", None, None, "positron-computer", None)) == ("energy",)
    better = (None, "ion-cannon", None, "fusion-source", "positron-computer", None)
    assert faults(TERRAN["cruiser"], better) == ()
    sums = totals(TERRAN["cruiser"], better)
    assert (sums.initiative, sums.hull, sums.computer, sums.cannons) == (3, 1, 2, (1, 1))


@pytest.mark.parametrize(("ship", "drive"), [("interceptor", 3), ("cruiser", 5), ("dreadnought", 7)])
def test_a_ship_that_is_not_a_starbase_needs_a_drive(ship: str, drive: int) -> None:
    tiles = list(TERRAN[ship].bare)
    tiles[drive] = "hull"
    assert faults(TERRAN[ship], tuple(tiles)) == ("no-drive",)
    tiles[0] = "conformal-drive"
    assert "no-drive" not in faults(TERRAN[ship], tuple(tiles))


@pytest.mark.parametrize("drive", ["nuclear-drive", "conformal-drive"])
def test_a_starbase_has_no_drive(drive: str) -> None:
    assert faults(TERRAN["starbase"], (None, None, None, drive, None)) == ("drive-on-starbase",)


def test_all_faults_are_told() -> None:
    assert faults(TERRAN["interceptor"], (None, None, "hull", "antimatter-cannon")) == ("energy", "no-drive")


def test_tiles_must_fit_the_slots() -> None:
    with pytest.raises(ValueError, match="4 slots, not 3"):
        totals(TERRAN["interceptor"], (None, None, None))
    with pytest.raises(KeyError):
        totals(TERRAN["interceptor"], ("warp-drive", None, None, None))
