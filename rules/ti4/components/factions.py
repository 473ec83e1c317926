"""Factions: what their sheets give at the start in numbers, and their powers that are used at a moment (34, 1.19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document
from rules.ti4.components.units import UNITS, UnitKind


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction sheet.

    home: its home system. gate: the tile on the map for a home system off it. units: what stands in the home system at
    the start. technologies: owned at the start. chosen_technologies: so many more without prerequisites, of the
    player's choice. tokens, abilities: of the faction alone.
    """

    id: str
    home: str
    commodities: int
    units: Mapping[UnitKind, int]
    gate: str | None = None
    technologies: tuple[str, ...] = ()
    chosen_technologies: int = 0
    tokens: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()

    @property
    def placed(self) -> str:
        """The tile that lies in the home place of the map.

        That is the home system, but of Creuss their gate, since their home lies off the map: tile 17, not 51.
        """
        return self.gate or self.home


FACTIONS = components(Faction, [{**row, "id": id} for id, row in document("rules.ti4", "factions.toml").items()])
FACTION_OF: Mapping[str, str] = MappingProxyType(
    {faction.home: faction.id for faction in FACTIONS.values()}
)  # the faction of each home system
FLAGSHIPS: Mapping[str, str] = MappingProxyType(
    {unit.faction: unit.id for unit in UNITS.values() if unit.faction and unit.kind == "flagship"}
)  # by faction

UNSTOPPABLE = frozenset(("crafty", "quantum-entanglement"))  # abilities that nothing can stop, as is printed on them

PowerKind = Literal["ability", "technology", "unit"]


@dataclass(frozen=True, slots=True)
class Power:
    """A power that lies open before its player.

    kind: where it is printed, and so what its player needs for it: the ability of a sheet, the technology, which must
    not be exhausted, or the unit. windows: the moments at which it can be used, by name.
    """

    id: str
    kind: PowerKind
    windows: tuple[str, ...]


def _rows() -> Iterator[Row]:
    file = document("rules.ti4", "powers.toml")
    for kind in get_args(PowerKind):
        yield from ({**row, "kind": kind, "windows": row["windows"].split()} for row in file[kind])


POWERS = components(Power, _rows())
