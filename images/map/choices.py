"""Choices on a map: a hex each, or a whole area, around which a broken line in the colour of its letter runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from images.drawing.theme import AREAS
from images.map.outlines import Line, Ring

LINE_WIDTH = 6
BROKEN = ((26, 14), (1, 13), (10, 12))  # px of dashes and gaps: long ones, dots, short ones


@dataclass(frozen=True, slots=True)
class Choice:
    """How a choice is shown: the hexes that carry its letter, its colour, the ring around an area."""

    lettered: Sequence[str]
    colour: str = AREAS[0]
    ring: Ring | None = None

    @property
    def area(self) -> Sequence[str]:
        """The hexes of an area; none of a choice that is one hex."""
        if not self.ring:
            return ()
        return list(self.ring.names)


def hexes_of(choices: Sequence[str]) -> list[list[str]]:
    """The hexes of each choice; those of an area stand apart by spaces."""
    return [choice.split() for choice in choices]


def all_single(areas: Sequence[Sequence[str]]) -> bool:
    """Whether every choice is one hex."""
    return all(len(names) == 1 for names in areas)


def shown_choices(choices: Sequence[str], lettered: Callable[[Sequence[str]], Sequence[str]]) -> list[Choice]:
    """How to show choices: letters alone, unless there are areas among them.

    `lettered` says which hexes of an area carry its letter; where it names none, the first does.
    """
    areas = hexes_of(choices)
    if all_single(areas):
        return [Choice(names) for names in areas]
    return [_area(number, names, lettered(names)) for number, names in enumerate(areas)]


def _area(number: int, names: Sequence[str], lettered: Sequence[str]) -> Choice:
    kind = number % len(AREAS)
    ring = Ring(names, Line(AREAS[kind], LINE_WIDTH, BROKEN[kind]), f"area {number}")
    return Choice(lettered or names[:1], AREAS[kind], ring)
