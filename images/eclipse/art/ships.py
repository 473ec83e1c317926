"""Ships: an outline for each class, for ancient ships and for the defence system. Their noses are up."""

from __future__ import annotations

from collections.abc import Mapping

from images.drawing.canvas import Canvas, Point, ring, star
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix
from images.eclipse.colours import ANCIENT, DEFENCE

RIGHT_SIDES: Mapping[str, tuple[Point, ...]] = {  # from bow to stern, of a ship 2 wide and 2 high, about its middle
    "interceptor": ((0, -1), (0.24, -0.1), (0.62, 0.95), (0, 0.6)),
    "cruiser": ((0, -1), (0.36, -0.5), (0.36, 0), (0.95, 0.3), (0.95, 0.85), (0.36, 0.62), (0.36, 0.95), (0, 0.95)),
    "dreadnought": ((0, -1), (0.4, -0.7), (0.4, -0.2), (0.62, -0.2), (0.62, -0.75), (1, -0.75), (1, 0.98), (0.62, 0.98),
                    (0.62, 0.62), (0.36, 0.62), (0.36, 0.98), (0, 0.98)),
}  # fmt: skip


def ship(canvas: Canvas, kind: str, half: float, colour: str, at: Point = (0, 0)) -> None:
    """A ship of a class in a colour, `half` px from its middle to its edge."""
    edge = mix(colour, INK, 0.7)
    width = max(1.6, half * 0.1)
    x, y = at
    if kind == "starbase":
        canvas.polygon(star(4, half * 1.1, half * 0.66, at), colour, edge, width)
        canvas.circle(at, half * 0.3, mix(colour, INK, 0.5), WHITE, width * 0.7)
    elif kind == "ancient":
        canvas.polygon(ring(3, half * 1.05, 180, (x, y - half * 0.12)), colour, edge, width)
        canvas.circle((x, y - half * 0.2), half * 0.34, INK, None)
        canvas.circle((x, y - half * 0.2), half * 0.17, WHITE, None)
    elif kind == "gcds":
        canvas.polygon(ring(8, half, 22.5, at), colour, edge, width)
        canvas.circle(at, half * 0.55, INK, WHITE, width)
        canvas.circle(at, half * 0.22, colour, None)
    else:
        right = [(x + across * half, y + down * half) for across, down in RIGHT_SIDES[kind]]
        left = [(2 * x - across, down) for across, down in reversed(right)]
        canvas.polygon([*right, *left], colour, edge, width)
        canvas.polygon(right, mix(colour, INK, 0.16))  # the light comes from the left
        canvas.polygon([*right, *left], None, edge, width)
        canvas.circle((x, y), half * 0.14, INK)


def draw_ship(canvas: Canvas, thing: Thing) -> None:
    """A ship of the class in the id, in the thing's colour."""
    half = min(thing.w, thing.h) / 2 - 1
    ship(canvas, thing.id, half, thing.colour or {"ancient": ANCIENT, "gcds": DEFENCE}.get(thing.id, WHITE))
