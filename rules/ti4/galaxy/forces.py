"""Units in a place: put there, taken away, counted."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.state import Force, Planet, Player, System

Amounts = Mapping[UnitKind, int]


def force_of(forces: list[Force], seat: int) -> Force:
    """The units of a player among these; none where there are none."""
    return next((force for force in forces if force.seat == seat), Force(seat))


def put(forces: list[Force], seat: int, kind: UnitKind, number: int = 1, damaged: int = 0) -> None:
    """Units come to a place, so many of them damaged."""
    force = force_of(forces, seat)
    if force not in forces:
        forces.append(force)
    force.units[kind] = force.units.get(kind, 0) + number
    if damaged:
        force.damaged[kind] = force.damaged.get(kind, 0) + damaged


def take(forces: list[Force], seat: int, kind: UnitKind, number: int = 1, damaged: int = 0) -> None:
    """Units leave a place or are lost, so many of them damaged; raises KeyError where there are too few of either."""
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


def capacity_used(force: Force) -> int:
    """Fighters and ground forces in space, each of which takes room."""
    return force.count("fighter", "infantry")


def capacity(player: Player, force: Force) -> int:
    """What the ships of a player in a place can hold together (16)."""
    return sum(player.units[kind].capacity * number for kind, number in force.units.items())


def dock_room(player: Player, system: System) -> int:
    """Fighters that space docks of a player in a system hold besides."""
    docks = sum(force_of(planet.forces, player.seat).count("space-dock") for planet in system.planets)
    docks += force_of(system.space, player.seat).count("space-dock")
    return docks * player.units["space-dock"].free_fighters


def ships_counted(force: Force) -> int:
    """Ships that count against the fleet pool: all but fighters (37)."""
    return sum(number for kind, number in force.units.items() if class_of(kind) == "ship" and kind != "fighter")


def ground_forces(planet: Planet, seat: int) -> int:
    """Ground forces of a player on a planet."""
    return force_of(planet.forces, seat).count("infantry")


def structures(planet: Planet, seat: int) -> int:
    """PDS and space docks of a player on a planet."""
    return force_of(planet.forces, seat).count("pds", "space-dock")
