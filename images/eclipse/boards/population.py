"""The squares of a sector with the cubes of its owner, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import PANEL
from images.eclipse.map.squares import cube_colour, squares_of
from images.eclipse.seats import owners_of
from images.layout.badges import badge
from images.layout.parts import MARGIN, WIDTH
from images.words.phrases import Texts
from rules.eclipse.state import NO_SEAT, Sector, State

SIDE = 12


def population(drawn: Scene, position: State, sector: Sector, texts: Texts, names: Sequence[str], top: float) -> float:
    """The squares of the sector with the cubes of its owner; returns where they end, in px."""
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 64), PANEL))
    owners = owners_of(position, texts, names)
    y = top + 32
    words = texts("eclipse-picture-cubes-of", count=sector.population)
    drawn.add(Text(words, MARGIN, y, tag="population"))
    x = WIDTH - MARGIN - 30.0
    for resource, kind, cube in reversed(squares_of(sector)):
        colour = cube_colour(owners, sector, cube=cube)
        drawn.add(Thing("square", resource, x, y, 42, 42, 3, colour, tag="square", variant=kind))
        x -= 50
    if sector.disc != NO_SEAT:
        badge(drawn, owners[sector.disc], x - 20, y, "owner")
    return top + 64
