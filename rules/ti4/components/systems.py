"""System tiles: what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document

Stack = Literal["centre", "green", "blue", "red"]
STACKS: tuple[Stack, ...] = get_args(Stack)
Wormhole = Literal["alpha", "beta", "delta"]
WORMHOLES: tuple[Wormhole, ...] = get_args(Wormhole)
Anomaly = Literal["asteroid-field", "nebula", "supernova", "gravity-rift"]
ANOMALIES: tuple[Anomaly, ...] = get_args(Anomaly)


@dataclass(frozen=True, slots=True)
class System:
    """A system tile, its id the printed number.

    stack: by the colour of its back; green ones belong to factions and are not dealt, nor is the one of the centre.
    """

    id: str
    stack: Stack
    planets: tuple[str, ...] = ()
    wormhole: Wormhole | None = None
    anomaly: Anomaly | None = None

    @property
    def home(self) -> bool:
        """Whether it is a home system; the gate that lies on the map for one is none."""
        return self.stack == "green" and bool(self.planets)


def _row(number: str, stack: str, printed: Row) -> Row:
    return {**printed, "id": number, "stack": stack, "planets": printed.get("planets", "").split()}


def _systems() -> Mapping[str, System]:
    stacks = document("rules.ti4", "systems.toml")
    return components(System, [_row(id, stack, row) for stack, rows in stacks.items() for id, row in rows.items()])


SYSTEMS = _systems()
CENTRE = "18"
SYSTEM_OF: Mapping[str, str] = MappingProxyType(
    {planet: system.id for system in SYSTEMS.values() for planet in system.planets}
)  # the system of each planet


def of_stack(stack: Stack) -> tuple[str, ...]:
    """The tiles of a stack, by rising number: those that are dealt, before they are shuffled."""
    return tuple(sorted((system.id for system in SYSTEMS.values() if system.stack == stack), key=int))
