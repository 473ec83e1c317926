"""Ships: an outline for each class, for ancient ships and for the defence system. Their noses are up."""

from __future__ import annotations

from collections.abc import Mapping

from images.drawing.canvas import Canvas, Point, ring, star
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix
from images.eclipse.colours import ANCIENT, DEFENCE, FLAME

RIGHT_SIDES: Mapping[str, tuple[Point, ...]] = {  # from bow to stern, of a ship 2 wide and 2 high, about its middle
    "interceptor": ((0, -1), (0.17, -0.38), (0.24, 0.02), (0.74, 0.66), (0.74, 0.96), (0.24, 0.66), (0.2, 0.86),
                    (0, 0.86)),
    "cruiser": ((0, -1), (0.24, -0.74), (0.3, -0.16), (0.56, 0), (0.6, -0.3), (0.74, -0.3), (0.8, 0.14), (0.96, 0.4),
                (0.96, 0.84), (0.4, 0.6), (0.34, 0.9), (0, 0.9)),
    "dreadnought": ((0, -1), (0.3, -0.82), (0.36, -0.24), (0.5, -0.24), (0.52, -0.86), (0.68, -1), (0.84, -0.86),
                    (0.86, -0.1), (1, 0.14), (1, 0.86), (0.8, 0.7), (0.74, 0.96), (0.5, 0.96), (0.44, 0.62),
                    (0.3, 0.62), (0.26, 0.92), (0, 0.92)),
    "ancient": ((0, -0.5), (0.3, -0.92), (0.76, -0.78), (1, -0.14), (0.92, 0.62), (0.6, 0.96), (0.72, 0.36),
                (0.46, 0.06), (0.26, 0.5), (0, 0.94)),
}  # fmt: skip
BELLS: Mapping[str, tuple[Point, ...]] = {  # where engines burn
    "interceptor": ((0, 0.84),),
    "cruiser": ((-0.18, 0.88), (0.18, 0.88)),
    "dreadnought": ((-0.62, 0.92), (0, 0.88), (0.62, 0.92)),
}


def ship(canvas: Canvas, kind: str, half: float, colour: str, at: Point = (0, 0)) -> None:
    """A ship of a class in a colour, `half` px from its middle to its edge."""
    edge = mix(colour, INK, 0.78)
    width = max(1.5, half * 0.09)
    if kind == "starbase":
        _starbase(canvas, half, colour, at)
    elif kind == "gcds":
        _defence(canvas, half, colour, at)
    else:
        right = [_moved(point, half, at) for point in RIGHT_SIDES[kind]]
        left = [(2 * at[0] - across, down) for across, down in reversed(right)]
        canvas.polygon([*right, *left], mix(colour, WHITE, 0.12))
        canvas.polygon(right, mix(colour, INK, 0.24))  # the light comes from the left
        canvas.polygon([*right, *left], None, edge, width)
        if kind == "ancient":
            _eye(canvas, half, colour, _moved((0, -0.1), half, at))
            return
        for bell in BELLS[kind]:
            canvas.circle(_moved(bell, half, at), half * 0.13, FLAME, INK, half * 0.04)
        x, y = _moved((0, -0.3), half, at)
        canvas.ellipse((x - half * 0.11, y - half * 0.26, x + half * 0.11, y + half * 0.2), INK)


def _moved(point: Point, half: float, at: Point) -> Point:
    return at[0] + point[0] * half, at[1] + point[1] * half


def _eye(canvas: Canvas, half: float, colour: str, at: Point) -> None:
    canvas.circle(at, half * 0.3, INK)
    canvas.circle(at, half * 0.2, mix(colour, WHITE, 0.55))
    canvas.circle(at, half * 0.08, INK)


def _starbase(canvas: Canvas, half: float, colour: str, at: Point) -> None:
    """A ring with four piers about a core."""
    edge, x, y = mix(colour, INK, 0.78), *at
    width = max(1.5, half * 0.09)
    canvas.polygon(star(4, half, half * 0.36, at), mix(colour, INK, 0.24), edge, width)
    canvas.circle(at, half * 0.68, None, edge, half * 0.36)
    canvas.circle(at, half * 0.64, None, mix(colour, WHITE, 0.12), half * 0.24)
    canvas.circle(at, half * 0.26, INK)
    canvas.circle((x, y), half * 0.13, FLAME)


def _defence(canvas: Canvas, half: float, colour: str, at: Point) -> None:
    """A fortress of eight towers about a core that glows."""
    edge = mix(colour, INK, 0.78)
    canvas.polygon(star(8, half, half * 0.7, at), mix(colour, INK, 0.2), edge, max(1.5, half * 0.08))
    canvas.polygon(ring(8, half * 0.66, 22.5, at), colour, edge, half * 0.07)
    canvas.circle(at, half * 0.42, INK, WHITE, half * 0.1)
    canvas.circle(at, half * 0.2, FLAME)


def draw_ship(canvas: Canvas, thing: Thing) -> None:
    """A ship of the class in the id, in the thing's colour; its box may be as narrow as it is."""
    half = thing.h / 2 - 1
    ship(canvas, thing.id, half, thing.colour or {"ancient": ANCIENT, "gcds": DEFENCE}.get(thing.id, WHITE))
