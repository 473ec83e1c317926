"""Gyrodynes, stations, ships and claim rings."""

from __future__ import annotations

import math

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.scene import Thing
from images.drawing.sphere import draw_sphere, spots
from images.drawing.theme import INK, MARK, WHITE, mix

SIZES = ("small", "medium", "large")
GYRODYNE = {"small": "#bfe8a8", "medium": "#8fd27a", "large": "#57b25a"}
RADIUS = {"small": 0.74, "medium": 0.87, "large": 1.0}  # of the room there is
HUB: dict[str, tuple[Point, ...]] = {
    "small": ((0.0, 0.0),),
    "medium": ((-0.2, 0.0), (0.2, 0.0)),
    "large": ((0.0, -0.22), (-0.22, 0.16), (0.22, 0.16)),
}
SCAFFOLD = "#f2c14a"


def gyrodyne(canvas: Canvas, size: str, half: float, state: str = "spinning", at: Point = (0, 0)) -> None:
    """A rotor with as many dots as its size gives points: bright with blades while spinning, else a frame.

    `half` is the room about the point in px; `state` is spinning or building.
    """
    x, y = at
    radius = half * RADIUS[size]
    colour = GYRODYNE[size]
    if state == "building":
        canvas.polygon(ring(6, radius, 0, at), "#23283f", SCAFFOLD, max(2, half * 0.12))
        for corner in ring(3, radius * 0.82, 0, at):
            canvas.line([at, corner], mix(SCAFFOLD, INK, 0.45), max(1.5, half * 0.08))
        hub, dot = "#3a415f", SCAFFOLD
    else:
        for turn in range(0, 360, 60):
            canvas.polygon(_blade(radius, turn, at), colour, mix(colour, INK, 0.55), 1.2)
        hub, dot = mix(colour, INK, 0.78), WHITE
    canvas.circle(at, radius * 0.56, hub, dot, max(1.4, half * 0.06))
    for across, down in HUB[size]:
        canvas.circle((x + across * half * 1.05, y + down * half * 1.05), half * 0.125, dot)


def _blade(radius: float, turn: float, at: Point) -> list[Point]:
    """A bent blade from the hub outwards."""
    corners = ((0.4, -22), (0.8, -4), (1.0, 24), (0.72, 26), (0.42, 20))
    spots = ((share * radius, math.radians(turn + angle)) for share, angle in corners)
    return [(at[0] + far * math.cos(angle), at[1] + far * math.sin(angle)) for far, angle in spots]


def draw_gyrodyne(canvas: Canvas, thing: Thing) -> None:
    """A gyrodyne of the size in the id, in the state of its variant."""
    gyrodyne(canvas, thing.id, thing.w / 2 - 1, thing.variant or "spinning")


def draw_ship(canvas: Canvas, thing: Thing) -> None:
    """A survey ship in its owner's colour, its nose up; the id is the shape of the seat, which stands on it.

    That of whoever chooses (`own`) has a bright rim.
    """
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    dark = mix(thing.colour, INK, 0.7)
    edge, rim = (canvas.palette.of(MARK), 4.5) if thing.variant == "own" else (dark, 2.5)
    canvas.polygon([(-wide, high), (-wide * 0.62, -high * 0.1), (wide * 0.62, -high * 0.1), (wide, high)], edge)
    hull = [(0, -high), (wide * 0.72, -high * 0.35), (wide * 0.72, high * 0.82), (-wide * 0.72, high * 0.82)]
    hull.append((-wide * 0.72, -high * 0.35))
    canvas.polygon(hull, thing.colour, edge, rim)
    canvas.polygon([(-wide * 0.4, high * 0.8), (0, high), (wide * 0.4, high * 0.8)], "#ffb13d")


def draw_planet(canvas: Canvas, thing: Thing) -> None:
    """A planet of a system tile, blue or dead; one that is not in play with so few players is only hinted at."""
    half = thing.w / 2 - 1
    if thing.variant == "blocked":
        canvas.circle((0, 0), half * 0.55, None, thing.colour, 2)
        canvas.line([(-half * 0.35, half * 0.35), (half * 0.35, -half * 0.35)], thing.colour, 2)
        return
    draw_sphere(canvas, half, thing.colour, _seas if thing.id == "blue" else _craters, mix(thing.colour, INK, 0.55))


def _seas(surface: Canvas, radius: float, base: str) -> None:
    """Land and clouds on a living planet."""
    spots(surface, radius, "#6fc27b", 5, (radius * 0.22, radius * 0.5, 0.6), 4)
    spots(surface, radius, "#eaf4ff", 4, (radius * 0.16, radius * 0.4, 0.3), 9)


def _craters(surface: Canvas, radius: float, base: str) -> None:
    """Craters on a dead one."""
    spots(surface, radius, mix(base, INK, 0.3), 7, (radius * 0.1, radius * 0.26, 0.9), 3)
    spots(surface, radius, mix(base, WHITE, 0.25), 4, (radius * 0.06, radius * 0.14, 0.9), 7)
