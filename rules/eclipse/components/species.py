"""Species: the twelve player boards, two of each colour, of which only one can be in a game (chapter 2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document
from rules.eclipse.components.blueprints import Blueprint
from rules.eclipse.components.resources import Resources, Square, squares
from rules.eclipse.components.ships import ShipClass

Colour = Literal["red", "blue", "green", "yellow", "white", "black"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
SlotKind = Literal["both", "ambassador", "reputation"]


@dataclass(frozen=True, slots=True)
class Activations:
    """How much each action does.

    explore: explorations, one after the other. draw: tiles turned over for each, of which one may be placed. influence:
    discs moved. refresh: colony ships turned up by the influence action. research: technologies. upgrade: parts placed.
    build: ships and structures. move: ships moved.
    """

    explore: int
    draw: int
    influence: int
    refresh: int
    research: int
    upgrade: int
    build: int
    move: int


@dataclass(frozen=True, slots=True)
class ReputationTrack:
    """How many slots take reputation tiles and ambassadors, ambassadors only, reputation tiles only."""

    both: int
    ambassadors: int = 0
    reputation: int = 0

    @property
    def slots(self) -> tuple[SlotKind, ...]:
        """The slots one by one: those for either kind first, then those for ambassadors, then those for reputation.

        `both`, `ambassador` or `reputation` for each. Which slot a tile lies in is not kept: what there is of both is
        counted.
        """
        kinds: tuple[tuple[SlotKind, int], ...] = (
            ("both", self.both),
            ("ambassador", self.ambassadors),
            ("reputation", self.reputation),
        )
        return tuple(kind for kind, number in kinds for _ in range(number))


@dataclass(frozen=True, slots=True)
class Species:
    """A player board, and what its species can do.

    home: its start sector. discs: on the influence track, before one of them goes to the home sector. trade_ratio: so
    many of a resource for one of another. reputation_draws: tiles drawn at the start. home_cubes: squares of the home
    sector that have a cube at the start. structures: their cost in materials. blueprints: by class of ship.
    peace_with_ancients: ships share sectors with ancients without a battle, and discs may be placed there, but the
    discovery tile waits until they are gone; the defence system is not one of them. population_dies: enemies in its
    sectors destroy all population without a roll. vp_per_sector, vp_per_ancient: points at the end for each own sector,
    for each ancient ship left anywhere. advised_against: numbers of players for which the rulebook advises against it
    (chapter 10).
    """

    id: str
    kind: Literal["terran", "alien"]
    colour: Colour
    home: str
    resources: Resources
    trade_ratio: int
    discs: int
    colony_ships: int
    start_ship: ShipClass
    home_cubes: tuple[Square, ...]
    activations: Activations
    reputation_track: ReputationTrack
    structures: Mapping[str, int]
    blueprints: Mapping[str, Blueprint]
    technologies: tuple[str, ...] = ()
    reputation_draws: int = 0
    peace_with_ancients: bool = False
    population_dies: bool = False
    vp_per_sector: int = 0
    vp_per_ancient: int = 0
    advised_against: tuple[int, ...] = ()


def _over(common: Row, own: Row) -> Row:
    """What is printed on a board: its own values over the common ones, table by table."""
    tables = {key for key in common if isinstance(common[key], dict) and key in own}
    return {**common, **own, **{key: _over(common[key], own[key]) for key in tables}}


def _board(row: Row) -> Row:
    """A row with the records that its short forms stand for."""
    blueprints = {
        ship: {**printed, "ship": ship, "slots": [part or None for part in printed["slots"]]}
        for ship, printed in row["blueprints"].items()
    }
    return {**row, "home_cubes": squares(row["home_cubes"]), "blueprints": blueprints}


def _rows() -> Iterator[Row]:
    file = document("rules.eclipse", "species.toml")
    terran = {key: value for key, value in file["terran"].items() if key != "boards"}
    for id, own in file["terran"]["boards"].items():
        yield {"id": id, "kind": "terran", **_over(file["board"], _over(terran, own))}
    for id, own in file["alien"].items():
        yield {"id": id, "kind": "alien", **_over(file["board"], own)}


SPECIES = components(Species, map(_board, _rows()))
TERRANS = tuple(species.id for species in SPECIES.values() if species.kind == "terran")
ALIENS = tuple(species.id for species in SPECIES.values() if species.kind == "alien")


def other_side(species: str) -> str:
    """The species on the other side of a board, which cannot be in the same game."""
    colour = SPECIES[species].colour
    (other,) = [each.id for each in SPECIES.values() if each.colour == colour and each.id != species]
    return other
