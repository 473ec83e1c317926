"""Units in a place: put there, taken away, counted."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ti4.components.units import Unit, UnitKind, class_of
from rules.ti4.state import Force, Planet, Player, System

Amounts = Mapping[UnitKind, int]


def force_of(forces: list[Force], seat: int) -> Force:
    """The units of a player among those of a place: the force itself, in which a change counts.

    Where there is none it is a new empty one, which is not among them: add units with `put`, not here.
    """
    for force in forces:
        if force.seat == seat:
            return force
    return Force(seat)


def put(forces: list[Force], seat: int, kind: UnitKind, number: int = 1, damaged: int = 0) -> None:
    """Units come to a place, in place; `damaged` says how many of them are.

    Whether the owner has that many pieces is not looked at here.
    """
    force = force_of(forces, seat)
    if force not in forces:
        forces.append(force)
    force.units[kind] = force.units.get(kind, 0) + number
    if damaged:
        force.damaged[kind] = force.damaged.get(kind, 0) + damaged


def take(forces: list[Force], seat: int, kind: UnitKind, number: int = 1, damaged: int = 0) -> None:
    """Units leave a place or are lost, in place; `damaged` says how many of them were.

    Raises KeyError where there are too few of the kind or too few damaged ones, and where more damaged ones would be
    left than units; the place may then be half changed.
    """
    force = force_of(forces, seat)
    for amounts, count in ((force.units, number), (force.damaged, damaged)):
        left = amounts.get(kind, 0) - count
        if left < 0:
            raise KeyError(kind)
        amounts[kind] = left
        if not left:
            del amounts[kind]
    if force.damaged.get(kind, 0) > force.units.get(kind, 0):
        raise KeyError(kind)
    if not force.units and force in forces:
        forces.remove(force)


def take_damaged_first(forces: list[Force], seat: int, kind: UnitKind, number: int) -> None:
    """Take units off a place in place, damaged ones before the others; a force without units goes from the list.

    Raises KeyError where there are too few.
    """
    damaged = min(number, force_of(forces, seat).damaged.get(kind, 0))
    take(forces, seat, kind, number, damaged)


def dock_room(player: Player, system: System) -> int:
    """How many fighters space docks of a player in a system hold, which then take no capacity of ships (16)."""
    docks = sum(force_of(planet.forces, player.seat).count("space-dock") for planet in system.planets)
    docks += force_of(system.space, player.seat).count("space-dock")
    return docks * player.units["space-dock"].free_fighters


def ships_counted(numbers: Amounts) -> int:
    """Ships that count against the fleet pool: all but fighters (37)."""
    return sum(number for kind, number in numbers.items() if class_of(kind) == "ship" and kind != "fighter")


def beyond_limits(units: Mapping[UnitKind, Unit], numbers: Amounts, *, fleet: int, dock_room: int) -> tuple[int, int]:
    """By how many ships these units in space are above the fleet pool, and by how many above their capacity (37, 16).

    Fighters beyond capacity count against the fleet pool where they may be there at all, each as a whole ship or as
    half of one; else they are too many. Docks hold some fighters besides.
    """
    held = sum(units[kind].capacity * number for kind, number in numbers.items())
    fighters = max(0, numbers.get("fighter", 0) - dock_room)
    beyond = max(0, fighters + numbers.get("infantry", 0) - held)
    halves = units["fighter"].excess_halves
    alone = min(fighters, beyond) if halves else 0
    ships = ships_counted(numbers) - (-alone * halves // 2)
    return max(0, ships - fleet), beyond - alone


def ground_forces(planet: Planet, seat: int) -> int:
    """Ground forces of a player on a planet: how many infantry are there.

    Fighters that have landed to fight are not among them, nor are structures; `combat/landed.py:landed` counts what
    fights.
    """
    return force_of(planet.forces, seat).count("infantry")


def structures(planet: Planet, seat: int) -> int:
    """PDS and space docks of a player on a planet."""
    return force_of(planet.forces, seat).count("pds", "space-dock")
