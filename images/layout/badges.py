"""A badge for every seat: its letter on its shape in its colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK, ink_on, mix
from images.layout.seats import Owner

BADGE = 42  # px both ways
STRETCHED = 56  # px across under two signs
FLAT = (56, 36)  # px of a shape that is wider than high: it holds two signs as it is
FLAT_SHAPES = ("slanted", "ribbon")
NOTCH = 8  # px that a ribbon's ends are cut in
LEAN = 8  # px that slanted ends lean


def badge_size(shape: str, letter: str = "") -> tuple[int, int]:
    """How wide and how high the badge of a shape is in px, with a letter or two characters on it."""
    if shape in FLAT_SHAPES:
        return FLAT
    if len(letter) > 1:
        return (STRETCHED, BADGE)
    return (BADGE, BADGE)


def beside(who: Owner, x: float, gap: float) -> float:
    """Where words begin, so many px behind a seat's badge with its middle at x.

    Badges differ in width by shape and by letter: in a column of them words do not begin at one place.
    """
    return x + badge_size(who.shape, who.letter)[0] / 2 + gap


def badge(scene: Scene, who: Owner, x: float, y: float, tag: str = "", size: float = BADGE) -> None:
    """Place a seat's badge with its letter, its middle at (x, y), as large as one of a square shape of so many px.

    The letter is never smaller than `SMALLEST`. The badge has the tag `seat <number>` unless another is given, by which
    readers of the scene find it, and its letter the tag `letter`.
    """
    wide, high = (round(side * size / BADGE) for side in badge_size(who.shape, who.letter))
    scene.add(Thing("badge", who.shape, x, y, wide, high, 4, who.colour, tag=tag or f"seat {who.seat}"))
    letters = max(SMALLEST, round(SMALLEST * size / BADGE))
    scene.add(Text(who.letter, x, y, letters, ink_on(who.colour), "Bold", "m", tag="letter"))


def draw_badge(canvas: Canvas, thing: Thing) -> None:
    """Paint a seat's badge without its letter, about (0, 0).

    The thing's `id` is its shape, its `w` and `h` in px say how large it is, its `colour` is the seat's. Raises
    KeyError for an id that is no shape.
    """
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    edge = mix(thing.colour, INK, 0.65)
    if thing.id == "circle":
        canvas.ellipse((-wide, -high, wide, high), thing.colour, edge, 3)
    elif thing.id == "square":
        canvas.box((-0.86 * wide, -0.86 * high, 0.86 * wide, 0.86 * high), 4, thing.colour, edge, 3)
    else:
        canvas.polygon(_CORNERS[thing.id](wide, high), thing.colour, edge, 3)


def _shield(wide: float, high: float) -> list[Point]:
    side = wide * 0.84
    top = -high * 0.84
    drop = high * (0.36 if wide == high else 0.6)  # a stretched one tapers below its two signs only
    return [(-side, top), (side, top), (side, drop), (0, high), (-side, drop)]


def _hexagon(wide: float, high: float) -> list[Point]:
    more = wide - high
    return [(x + math.copysign(more, x), y) for x, y in ring(6, high, 30)]


def _slanted(wide: float, high: float) -> list[Point]:
    return [(LEAN - wide, -high), (wide, -high), (wide - LEAN, high), (-wide, high)]


def _ribbon(wide: float, high: float) -> list[Point]:
    right = [(wide, -high), (wide - NOTCH, 0), (wide, high)]
    left = [(-wide, high), (NOTCH - wide, 0), (-wide, -high)]
    return [*right, *left]


_CORNERS: dict[str, Callable[[float, float], list[Point]]] = {
    "shield": _shield,
    "hexagon": _hexagon,
    "slanted": _slanted,
    "ribbon": _ribbon,
}
