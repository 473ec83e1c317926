"""Which painter draws which kind of thing."""

from __future__ import annotations

import math

from images.drawing.canvas import Canvas, ring
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.theme import ACCENT, BAD, EDGE, INK, MARK, PAPER, TERRAIN, mix, tinted
from images.gaia.art.icons import POWER, draw_icon
from images.gaia.art.planets import draw_planet
from images.gaia.art.structures import draw_chip, draw_satellite, draw_structure
from images.layout.badges import draw_badge


def draw_hex(canvas: Canvas, thing: Thing) -> None:
    """A hex of space."""
    canvas.polygon(ring(6, thing.h / 2 - 0.5), canvas.palette.of(thing.colour), canvas.palette.of(EDGE), 1.6)


def draw_number(canvas: Canvas, thing: Thing) -> None:
    """A sector's number, large and faint behind everything."""
    canvas.words(thing.id, 200, canvas.palette.of(tinted(thing.colour, PAPER, 0.07)))


def draw_mark(canvas: Canvas, thing: Thing) -> None:
    """The place of the last move: a bright hex within a dark one."""
    size = thing.h / 2 - 4
    canvas.polygon(ring(6, size), None, INK, 9)
    canvas.polygon(ring(6, size), None, canvas.palette.of(MARK), 5)


def draw_disc(canvas: Canvas, thing: Thing) -> None:
    """What a choice's letter stands on."""
    canvas.circle((0, 0), thing.w / 2 - 0.5, thing.colour, INK, 3)


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


def draw_bowl(canvas: Canvas, thing: Thing) -> None:
    """A bowl of the power cycle: one, two, three or gaia; brighter the more its power is worth."""
    fills = {
        "one": mix(POWER, INK, 0.75),
        "two": mix(POWER, INK, 0.45),
        "three": POWER,
        "gaia": mix(TERRAIN["gaia"], INK, 0.4),
    }
    rim = {"gaia": "#9ff5bb"}.get(thing.id, "#cfa8ff")
    canvas.circle((0, 0), thing.w / 2 - 1, fills[thing.id], rim, 2.5)


def draw_stone(canvas: Canvas, thing: Thing) -> None:
    """The Taklons' brainstone on a bowl's rim."""
    canvas.polygon(ring(6, thing.w / 2 - 1), "#ff9db8", INK, 2)


def draw_strike(canvas: Canvas, thing: Thing) -> None:
    """A line through a tile that no longer counts."""
    canvas.line([(-thing.w / 2 + 14, 0), (thing.w / 2 - 14, 0)], canvas.palette.of(BAD), 4)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    "planet": draw_planet,
    "structure": draw_structure,
    "satellite": draw_satellite,
    "badge": draw_badge,
    "chip": draw_chip,
    "number": draw_number,
    "icon": draw_icon,
    "hex": draw_hex,
    "mark": draw_mark,
    "bowl": draw_bowl,
    "stone": draw_stone,
    "strike": draw_strike,
    "disc": draw_disc,
    "flag": draw_flag,
    "tail": draw_tail,
}
