"""Choices on the map: a hex each, or a whole area, such as a federation that could be formed.

The letter of an area stands where its satellites would be; a broken line in its colour runs around all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.theme import AREAS
from images.gaia.map.galaxy import Line, Ring
from rules.gaia.state import State

WIDTH = 6
BROKEN = ((26, 14), (1, 13), (10, 12))  # px of dashes and gaps: long ones, dots, short ones


@dataclass(frozen=True, slots=True)
class Choice:
    """How a choice is shown: the hexes that carry its letter, its colour, the ring around an area."""

    lettered: Sequence[str]
    colour: str = AREAS[0]
    ring: Ring | None = None


def split(choices: Sequence[str]) -> list[list[str]]:
    """The hexes of each choice; those of an area stand apart by spaces."""
    return [choice.split() for choice in choices]


def single(parted: Sequence[Sequence[str]]) -> bool:
    """Whether every choice is one hex."""
    return all(len(names) == 1 for names in parted)


def shown(position: State, seat: int, choices: Sequence[str]) -> list[Choice]:
    """How to show a seat's choices: discs alone, unless there are areas among them."""
    parted = split(choices)
    if single(parted):
        return [Choice(names) for names in parted]
    return [_area(position, seat, number, names) for number, names in enumerate(parted)]


def _area(position: State, seat: int, number: int, names: Sequence[str]) -> Choice:
    kind = number % len(AREAS)
    ring = Ring(names, Line(AREAS[kind], WIDTH, BROKEN[kind]), f"area {number}")
    return Choice(satellites(position, seat, names) or names[:1], AREAS[kind], ring)


def satellites(position: State, seat: int, names: Sequence[str]) -> list[str]:
    """Those hexes of an area that would take a satellite: nothing of the seat's own stands there."""
    player = position.players[seat]
    return [name for name in names if name not in player.structures and name not in player.stations]
