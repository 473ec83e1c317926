"""Signs that several games share, drawn about their centre in a box of 36 px; colours are those of the game."""

from __future__ import annotations

from images.drawing.canvas import Canvas, ring, star
from images.drawing.theme import INK, WHITE, mix

ON_GOLD = "#7a5c00"  # rims of gold, and what is drawn on it


def cube(canvas: Canvas, colour: str) -> None:
    """A cube of this colour (`#rrggbb`), seen from above one of its edges."""
    canvas.polygon([(0, -16), (14, -8), (0, 0), (-14, -8)], mix(colour, WHITE, 0.55), INK, 1.6)
    canvas.polygon([(-14, -8), (0, 0), (0, 16), (-14, 8)], colour, INK, 1.6)
    canvas.polygon([(14, -8), (0, 0), (0, 16), (14, 8)], mix(colour, INK, 0.35), INK, 1.6)


def victory_points(canvas: Canvas, colour: str) -> None:
    """A hexagon of this colour, of a light gold, with a star in it."""
    canvas.polygon(ring(6, 17), colour, ON_GOLD, 2)
    canvas.polygon(star(5, 10.5, 4.8, (0, 0.5)), ON_GOLD)
