"""A badge for every seat: a shape, a colour and a letter."""

from __future__ import annotations

from dataclasses import dataclass

from images.drawing.canvas import Canvas, ring
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK, ink_on, mix

BADGES = ("circle", "square", "shield", "hexagon")  # by seat; all hold a letter of either alphabet
BADGE = 42


@dataclass(frozen=True, slots=True)
class Owner:
    """How a seat is shown."""

    seat: int
    name: str
    letter: str
    colour: str
    shape: str


def badge(scene: Scene, who: Owner, x: float, y: float, tag: str = "") -> None:
    """Place a seat's badge with its letter."""
    scene.add(Thing("badge", who.shape, x, y, BADGE, BADGE, 4, who.colour, tag=tag or f"seat {who.seat}"))
    scene.add(Text(who.letter, x, y, colour=ink_on(who.colour), weight="Bold", anchor="m", tag="letter"))


def draw_badge(canvas: Canvas, thing: Thing) -> None:
    """A seat's badge: the id is its shape."""
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
    else:
        canvas.polygon(ring(6, radius, 30), thing.colour, edge, 3)
