"""Ship parts: the tiles that go on blueprints, those printed there included (chapter 5, upgrade)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.component_tables import components
from rules.core.data import document
from rules.eclipse.components.technologies import TECHNOLOGIES

PartKind = Literal["cannon", "missile", "hull", "drive", "computer", "source", "shield"]


@dataclass(frozen=True, slots=True)
class ShipPart:
    """A ship part.

    tiles: those in the box, which is no limit. ancient: it comes from a discovery tile, and is discarded when it is
    removed. technology: what one needs to place it. energy: above zero made, below zero used. shield: taken off the
    rolls of enemies. cannons, missiles: the damage of each die.
    """

    id: str
    kind: PartKind
    tiles: int = 1
    ancient: bool = False
    technology: str | None = None
    energy: int = 0
    movement: int = 0
    initiative: int = 0
    hull: int = 0
    computer: int = 0
    shield: int = 0
    cannons: tuple[int, ...] = ()
    missiles: tuple[int, ...] = ()


def _parts() -> Mapping[str, ShipPart]:
    file = document("rules.eclipse", "ship_parts.toml")
    needed = {technology.part: technology.id for technology in TECHNOLOGIES.values() if technology.part}
    usual = [{**row, "technology": needed.get(row["id"])} for row in file["part"]]
    ancient = [{**row, "ancient": True} for row in file["ancient_part"]]
    return components(ShipPart, [*usual, *ancient])


PARTS = _parts()
DIE_COLOURS = MappingProxyType({1: "yellow", 2: "orange", 4: "red"})  # by the damage of a die
ANCIENT_PARTS = tuple(part.id for part in PARTS.values() if part.ancient)


def placeable(technologies: Collection[str]) -> tuple[str, ...]:
    """The parts of the supply that whoever has these technologies may place; ancient parts are not among them."""
    usual = [part for part in PARTS.values() if not part.ancient]
    return tuple(part.id for part in usual if part.technology is None or part.technology in technologies)
