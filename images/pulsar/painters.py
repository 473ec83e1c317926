"""Which painter draws which kind of thing."""

from __future__ import annotations

from functools import partial

from images.drawing.canvas import Canvas
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.theme import INK, MARK, SPACE, tinted
from images.layout.badges import draw_badge
from images.map.painters import MAP_PAINTERS
from images.pulsar.art.dice import draw_die, draw_half
from images.pulsar.art.icons import draw_icon, gate_shape
from images.pulsar.art.stars import draw_pulsar, draw_system, draw_unknown
from images.pulsar.art.tokens import draw_gyrodyne, draw_planet, draw_ship


def draw_gate(canvas: Canvas, thing: Thing) -> None:
    """A jump gate: dark between a rim of its colour, its outline another for each."""
    wide, high = thing.w / 2 - 2, thing.h / 2 - 2
    of = canvas.palette.of
    canvas.polygon(gate_shape(thing.id, wide, high), of(tinted(SPACE, thing.colour, 0.15)), thing.colour, 2.6)


def draw_entry(canvas: Canvas, thing: Thing) -> None:
    """An entry gate."""
    wide, high = thing.w / 2 - 2, thing.h / 2 - 2
    of = canvas.palette.of
    corners = [(-wide, -high), (wide * 0.6, -high), (wide, 0.0), (wide * 0.6, high), (-wide, high)]
    canvas.polygon(corners, of(tinted(SPACE, thing.colour, 0.15)), of(thing.colour), 2.6)


def draw_lane(canvas: Canvas, thing: Thing) -> None:
    """A way between two places: a line in a faint glow; the id is how wide the line is in px."""
    canvas.lit(partial(_lane, thing), 2)  # there are many, and most differ


def _lane(thing: Thing, soft: Canvas) -> None:
    wide, colour = float(thing.id), soft.palette.of(thing.colour)
    soft.line(thing.points, f"{colour}1a", 3.4 * wide)
    soft.line(thing.points, f"{colour}3c", 2.1 * wide)
    soft.line(thing.points, colour, wide)


def draw_place_mark(canvas: Canvas, thing: Thing) -> None:
    """A bright frame around a place."""
    wide, high = thing.w / 2 - 3, thing.h / 2 - 3
    canvas.box((-wide, -high, wide, high), 16, None, INK, 7)
    canvas.box((-wide + 1.5, -high + 1.5, wide - 1.5, high - 1.5), 15, None, canvas.palette.of(MARK), 4.5)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    **MAP_PAINTERS,
    "mark": draw_place_mark,
    "lane": draw_lane,
    "gate": draw_gate,
    "entry": draw_entry,
    "star": draw_pulsar,
    "sun": draw_system,
    "unknown": draw_unknown,
    "planet": draw_planet,
    "rotor": draw_gyrodyne,
    "ship": draw_ship,
    "station": draw_badge,
    "owner": draw_badge,
    "badge": draw_badge,
    "die": draw_die,
    "half": draw_half,
    "icon": draw_icon,
}
