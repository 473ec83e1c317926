"""Tracks of a player board: influence, population, research; and reputation tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.component_tables import one
from rules.core.data import document
from rules.eclipse.components.technologies import Technology


@dataclass(frozen=True, slots=True)
class Influence:
    """The influence track: the upkeep on its circles from left to right, and the discs of a colour."""

    circles: tuple[int, ...]
    discs: int


@dataclass(frozen=True, slots=True)
class Population:
    """A population track: the production on its squares from left to right, and the cubes on it at the start."""

    squares: tuple[int, ...]
    cubes: int


@dataclass(frozen=True, slots=True)
class Research:
    """A category of technologies: the discount of each slot from left to right, points by number of technologies."""

    discounts: tuple[int, ...]
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reputation:
    """Reputation tiles: how many there are by points, draws for having fought, most draws of a battle, tiles kept."""

    tiles: Mapping[int, int]
    participation: int
    most: int
    kept: int


_FILE = document("rules.eclipse", "tracks.toml")

INFLUENCE = one(Influence, _FILE["influence"])
POPULATION = one(Population, _FILE["population"])
RESEARCH = one(Research, _FILE["research"])
REPUTATION = one(Reputation, _FILE["reputation"])


def upkeep(discs: int) -> int:
    """The money to pay each round with so many discs left on the influence track: the fewer, the more.

    With more discs than it has circles it is 0; those lie beside it.
    """
    circles = INFLUENCE.circles
    return circles[discs] if discs < len(circles) else 0


def production(cubes: int) -> int:
    """What a population track produces with so many cubes on it: nothing when they cover all of its squares."""
    squares = POPULATION.squares
    return squares[cubes] if cubes < len(squares) else 0


def has_slot(owned: int) -> bool:
    """Whether a technology can join so many of its category: there are fewer slots than technologies."""
    return owned < len(RESEARCH.discounts)


def price(technology: Technology, owned: int) -> int:
    """The science for a technology with so many of its category, those printed on the board included.

    Raises ValueError where no slot is left.
    """
    if not has_slot(owned):
        raise ValueError(f"{technology.id}: no slot is left in {technology.category}")
    return max(technology.min_cost, technology.cost - RESEARCH.discounts[owned])
