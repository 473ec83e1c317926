"""Kinds of ships, and structures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import components
from rules.core.data import document
from rules.eclipse.components.resources import Resource
from rules.eclipse.components.technologies import TECHNOLOGIES

ShipClass = Literal["interceptor", "cruiser", "dreadnought", "starbase"]
SHIP_CLASSES: tuple[ShipClass, ...] = get_args(ShipClass)
StructureKind = Literal["orbital", "monolith"]
STRUCTURE_KINDS: tuple[StructureKind, ...] = get_args(StructureKind)


@dataclass(frozen=True, slots=True)
class Ship:
    """A class of ships: models of each colour, reputation tiles drawn for destroying one, technology to build one.

    size: which class the ancients and the defence system of the galactic centre hold for larger.
    """

    id: ShipClass
    count: int
    reputation: int
    size: int
    technology: str | None = None

    @property
    def mobile(self) -> bool:
        """Whether it must have a drive; otherwise it must have none."""
        return self.id != "starbase"


@dataclass(frozen=True, slots=True)
class Structure:
    """A structure: points at the end, the tracks from which a cube may live in it, what it takes to build one."""

    id: StructureKind
    vp: int = 0
    tracks: tuple[Resource, ...] = ()
    technology: str | None = None


_FILE = document("rules.eclipse", "ships.toml")
_NEEDED = {technology.builds: technology.id for technology in TECHNOLOGIES.values() if technology.builds}

SHIPS = components(Ship, [{**row, "technology": _NEEDED.get(row["id"])} for row in _FILE["ship"]])
STRUCTURES = components(Structure, [{**row, "technology": _NEEDED.get(row["id"])} for row in _FILE["structure"]])
LARGEST_FIRST = tuple(sorted(SHIP_CLASSES, key=lambda ship: -SHIPS[ship].size))
