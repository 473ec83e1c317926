"""Factions: what their sheets give at the start, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.ti4.components.reading import components, read
from rules.ti4.components.units import UNITS, UnitKind


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction sheet.

    home: its home system. gate: the tile on the map for a home system off it. units: what stands in the home system at
    the start. technologies: owned at the start. chosen_technologies: so many more without prerequisites, of the
    player's choice. tokens: of the faction alone.
    """

    id: str
    home: str
    commodities: int
    units: Mapping[UnitKind, int]
    gate: str | None = None
    technologies: tuple[str, ...] = ()
    chosen_technologies: int = 0
    tokens: tuple[str, ...] = ()

    @property
    def placed(self) -> str:
        """The tile that lies in the home place of the map."""
        return self.gate or self.home


FACTIONS = components(Faction, [{**row, "id": id} for id, row in read("factions.toml").items()])
FACTION_OF: Mapping[str, str] = MappingProxyType(
    {faction.home: faction.id for faction in FACTIONS.values()}
)  # the faction of each home system
FLAGSHIPS: Mapping[str, str] = MappingProxyType(
    {unit.faction: unit.id for unit in UNITS.values() if unit.faction and unit.kind == "flagship"}
)  # by faction
