"""Which painter draws which kind of thing."""

from __future__ import annotations

from images.drawing.canvas import Canvas
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.theme import INK, MARK, mix
from images.layout.badges import draw_badge
from images.map.painters import MAP_PAINTERS
from images.pulsar.art.dice import draw_die, draw_half
from images.pulsar.art.icons import draw_icon, gate_shape
from images.pulsar.art.tokens import draw_gyrodyne, draw_planet, draw_pulsar, draw_ship, draw_sun


def draw_gate(canvas: Canvas, thing: Thing) -> None:
    """A jump gate, its outline another for each colour."""
    wide, high = thing.w / 2 - 1.5, thing.h / 2 - 1.5
    canvas.polygon(gate_shape(thing.id, wide, high), thing.colour, mix(thing.colour, INK, 0.65), 2.5)


def draw_entry(canvas: Canvas, thing: Thing) -> None:
    """An entry gate."""
    wide, high = thing.w / 2 - 1.5, thing.h / 2 - 1.5
    canvas.polygon(
        [(-wide, -high), (wide * 0.6, -high), (wide, 0), (wide * 0.6, high), (-wide, high)], thing.colour, INK, 2.5
    )


def draw_place_mark(canvas: Canvas, thing: Thing) -> None:
    """A bright frame around a place."""
    wide, high = thing.w / 2 - 3, thing.h / 2 - 3
    canvas.box((-wide, -high, wide, high), 16, None, INK, 7)
    canvas.box((-wide + 1.5, -high + 1.5, wide - 1.5, high - 1.5), 15, None, canvas.palette.of(MARK), 4.5)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    **MAP_PAINTERS,
    "mark": draw_place_mark,
    "gate": draw_gate,
    "entry": draw_entry,
    "star": draw_pulsar,
    "sun": draw_sun,
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
