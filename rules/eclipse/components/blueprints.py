"""Blueprints: what the parts of a ship add up to, and what makes them illegal (chapter 5, upgrade).

A blueprint's slots are given from left to right as the part printed there, None for an empty one. The tiles on it are a
tuple of the same length: the part placed on each slot, None where the printed one shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS, ShipClass

Slots = tuple[str | None, ...]
Fault = Literal["energy", "no-drive", "drive-on-starbase"]


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A ship as printed on a player board: its price in materials, its slots, and fixed values beside them."""

    ship: ShipClass
    cost: int
    slots: Slots
    initiative: int
    energy: int = 0
    computer: int = 0

    @property
    def bare(self) -> Slots:
        """The tiles on it at the start: none."""
        return (None,) * len(self.slots)


@dataclass(frozen=True, slots=True)
class Totals:
    """What a ship can do. Energy made and used are both above zero; cannons and missiles: each die's damage, rising.

    movement: steps of an activation. computer: added to each roll; shield: taken from the rolls of those who fire at
    it. hull: damage that it survives.
    """

    energy_made: int
    energy_used: int
    movement: int
    initiative: int
    hull: int
    computer: int
    shield: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...]

    @property
    def energy_left(self) -> int:
        """Energy made and not used; below zero the blueprint is illegal."""
        return self.energy_made - self.energy_used


def parts_shown(blueprint: Blueprint, tiles: Slots) -> tuple[str, ...]:
    """The parts in use, from left to right: a tile hides what is printed under it.

    Raises ValueError where there are not as many tiles as slots.
    """
    if len(tiles) != len(blueprint.slots):
        raise ValueError(f"{blueprint.ship}: {len(blueprint.slots)} slots, not {len(tiles)}")
    shown = [tile or printed for tile, printed in zip(tiles, blueprint.slots, strict=True)]
    return tuple(part for part in shown if part)


@lru_cache(maxsize=4096)
def totals(blueprint: Blueprint, tiles: Slots) -> Totals:
    """What the parts in use and the fixed values add up to.

    Raises ValueError where there are not as many tiles as slots, and KeyError for a part that does not exist.
    """
    parts = [PARTS[part] for part in parts_shown(blueprint, tiles)]
    return Totals(
        energy_made=blueprint.energy + sum(max(part.energy, 0) for part in parts),
        energy_used=sum(max(-part.energy, 0) for part in parts),
        movement=sum(part.movement for part in parts),
        initiative=blueprint.initiative + sum(part.initiative for part in parts),
        hull=sum(part.hull for part in parts),
        computer=blueprint.computer + sum(part.computer for part in parts),
        shield=sum(part.shield for part in parts),
        cannons=tuple(sorted(damage for part in parts for damage in part.cannons)),
        missiles=tuple(sorted(damage for part in parts for damage in part.missiles)),
    )


def faults(blueprint: Blueprint, tiles: Slots) -> tuple[Fault, ...]:
    """Why these tiles may not stay on a blueprint: they are judged when an upgrade is done, not tile by tile.

    `energy`: more is used than made. `no-drive`: an interceptor, cruiser or dreadnought has none. `drive-on-starbase`:
    a starbase has one. Which technology a part needs is another matter. Raises as `totals` does.
    """
    found: list[Fault] = []
    sums = totals(blueprint, tiles)
    if sums.energy_left < 0:
        found.append("energy")
    if SHIPS[blueprint.ship].mobile and not sums.movement:
        found.append("no-drive")
    if not SHIPS[blueprint.ship].mobile and sums.movement:
        found.append("drive-on-starbase")
    return tuple(found)
