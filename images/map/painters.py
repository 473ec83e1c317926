"""Painters for the things on maps."""

from __future__ import annotations

import math

from images.drawing.canvas import Canvas, ring
from images.drawing.paint import Painter
from images.drawing.scene import Thing
from images.drawing.theme import ACCENT, EDGE, INK, MARK


def draw_hex(canvas: Canvas, thing: Thing) -> None:
    """A hex of space."""
    canvas.polygon(ring(6, thing.h / 2 - 0.5), canvas.palette.of(thing.colour), canvas.palette.of(EDGE), 1.6)


def draw_mark(canvas: Canvas, thing: Thing) -> None:
    """The place of the last move: a bright hex within a dark one."""
    size = thing.h / 2 - 4
    canvas.polygon(ring(6, size), None, INK, 9)
    canvas.polygon(ring(6, size), None, canvas.palette.of(MARK), 5)


def draw_disc(canvas: Canvas, thing: Thing) -> None:
    """What a choice's letter stands on: a disc, or under two letters something `wide` with round ends."""
    wide, high = thing.w / 2 - 0.5, thing.h / 2 - 0.5
    if thing.variant == "wide":
        canvas.box((-wide, -high, wide, high), high, thing.colour, INK, 3)
    else:
        canvas.circle((0, 0), wide, thing.colour, INK, 3)


def draw_flag(canvas: Canvas, thing: Thing) -> None:
    """What the number of a line of the log stands on."""
    wide, high = thing.w / 2, thing.h / 2
    canvas.box((-wide, -high, wide, high), 10, ACCENT, INK, 3)


def draw_tail(canvas: Canvas, thing: Thing) -> None:
    """A flag's pointer, from its base to its tip on the hex."""
    (x, y), tip = thing.points
    long = math.dist((x, y), tip) or 1
    aside = (tip[1] - y) / long * 9, (x - tip[0]) / long * 9
    canvas.polygon([(x + aside[0], y + aside[1]), tip, (x - aside[0], y - aside[1])], ACCENT, INK, 3)


MAP_PAINTERS: dict[str, Painter] = {
    "hex": draw_hex,
    "mark": draw_mark,
    "disc": draw_disc,
    "flag": draw_flag,
    "tail": draw_tail,
}
