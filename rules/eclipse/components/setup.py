"""What is laid out by number of players, what each colour has, and the few numbers that are printed nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.component_tables import one
from rules.core.data import document
from rules.core.hexes import Hex
from rules.eclipse.components.edges import start_place


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """Set-up for so many players: outer sectors in the stack, technology tiles drawn first and in each clean-up.

    starts: the edges of the galactic centre, two steps beyond which a home sector lies, clockwise.
    """

    number: int
    outer: int
    technologies: int
    new_technologies: int
    starts: tuple[int, ...]

    @property
    def start_places(self) -> tuple[Hex, ...]:
        """Where the home sectors lie."""
        return tuple(start_place(edge) for edge in self.starts)


@dataclass(frozen=True, slots=True)
class Reactions:
    """How much a reaction does; the powers of species and Nanorobots do not add to it."""

    upgrade: int
    build: int
    move: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points at the end that no track, sector, structure or species has printed."""

    ambassador: int
    discovery: int
    traitor: int


def _player_counts() -> Mapping[int, PlayerCount]:
    counts = [one(PlayerCount, row) for row in _FILE["players"]]
    return MappingProxyType({count.number: count for count in counts})


_FILE = document("rules.eclipse", "setup.toml")

ROUNDS: int = _FILE["rounds"]
CUBES: int = _FILE["cubes"]  # of each colour
AMBASSADORS: int = _FILE["ambassadors"]  # of each colour
DIPLOMACY_FROM: int = _FILE["diplomacy_from"]  # players
COLONY_SHIPS: int = _FILE["colony_ships"]  # in the box
PLAYER_COUNTS = _player_counts()
REACTIONS = one(Reactions, _FILE["reactions"])
SCORING = one(Scoring, _FILE["scoring"])
