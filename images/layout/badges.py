"""A badge for every seat: its letter on its shape in its colour."""

from __future__ import annotations

from images.drawing.canvas import Canvas, ring
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK, ink_on, mix
from images.layout.seats import Owner

BADGE = 42  # px both ways
WIDE_BADGE = (56, 36)  # px of a shape that is wider than high
WIDE = ("capsule", "ribbon")
NOTCH = 8  # px that a ribbon's ends are cut in


def badge_size(shape: str) -> tuple[int, int]:
    """How wide and how high the badge of a shape is, in px."""
    return WIDE_BADGE if shape in WIDE else (BADGE, BADGE)


def badge(scene: Scene, who: Owner, x: float, y: float, tag: str = "") -> None:
    """Place a seat's badge with its letter, its middle at (x, y)."""
    wide, high = badge_size(who.shape)
    scene.add(Thing("badge", who.shape, x, y, wide, high, 4, who.colour, tag=tag or f"seat {who.seat}"))
    scene.add(Text(who.letter, x, y, colour=ink_on(who.colour), weight="Bold", anchor="m", tag="letter"))


def draw_badge(canvas: Canvas, thing: Thing) -> None:
    """A seat's badge without its letter: the id is its shape."""
    radius = thing.w / 2 - 1
    edge = mix(thing.colour, INK, 0.65)
    if thing.id == "circle":
        canvas.circle((0, 0), radius, thing.colour, edge, 3)
    elif thing.id == "square":
        side = radius * 0.86
        canvas.box((-side, -side, side, side), 4, thing.colour, edge, 3)
    elif thing.id == "shield":
        side = radius * 0.84
        drop = radius * 0.36
        canvas.polygon([(-side, -side), (side, -side), (side, drop), (0, radius), (-side, drop)], thing.colour, edge, 3)
    elif thing.id == "hexagon":
        canvas.polygon(ring(6, radius, 30), thing.colour, edge, 3)
    else:
        _draw_wide(canvas, thing, edge)


def _draw_wide(canvas: Canvas, thing: Thing, edge: str) -> None:
    """Shapes that are wider than high: one with round ends, one whose ends are cut in."""
    wide, high = thing.w / 2 - 2, thing.h / 2 - 2
    if thing.id == "capsule":
        canvas.box((-wide, -high, wide, high), high, thing.colour, edge, 3)
    elif thing.id == "ribbon":
        right = [(wide, -high), (wide - NOTCH, 0), (wide, high)]
        left = [(-wide, high), (NOTCH - wide, 0), (-wide, -high)]
        canvas.polygon([*right, *left], thing.colour, edge, 3)
    else:
        raise KeyError(thing.id)
