"""The ten kinds of units: a silhouette for each. Bows of ships are up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix

RIGHT_SIDES: Mapping[str, tuple[Point, ...]] = {  # from bow to stern, of a ship 2 wide and 2 high, about its middle
    "flagship": ((0, -1), (0.16, -0.72), (0.16, -0.3), (0.5, -0.3), (0.5, -0.56), (0.66, -0.56), (0.66, 0.1),
                 (0.95, 0.4), (0.95, 0.9), (0.6, 0.72), (0.3, 0.72), (0.3, 1), (0, 1)),
    "dreadnought": ((0, -1), (0.3, -0.84), (0.78, 0.34), (0.78, 0.98), (0.46, 0.98), (0.46, 0.74), (0.2, 0.74),
                    (0.2, 0.98), (0, 0.98)),
    "carrier": ((0, -0.9), (0.34, -0.9), (0.34, -0.5), (0.86, -0.5), (0.86, 0.14), (0.6, 0.14), (0.6, 0.32),
                (0.86, 0.32), (0.86, 0.92), (0.34, 0.92), (0.34, 0.74), (0, 0.74)),
    "cruiser": ((0, -1), (0.22, -0.6), (0.22, 0.06), (0.72, 0.4), (0.72, -0.16), (0.9, -0.16), (0.9, 0.96),
                (0.72, 0.96), (0.72, 0.7), (0.22, 0.7), (0.22, 0.94), (0, 0.94)),
    "destroyer": ((0, -1), (0.2, -0.3), (0.82, 0.86), (0.42, 0.7), (0.2, 0.96), (0, 0.74)),
    "fighter": ((0, -0.72), (0.16, 0), (0.82, 0.5), (0.82, 0.7), (0.18, 0.5), (0, 0.72)),
}  # fmt: skip
STEEL_DARK = 0.55  # how far hatches and windows are from the colour to ink


def unit(canvas: Canvas, kind: str, half: float, colour: str, at: Point = (0, 0)) -> None:
    """A unit of a kind in a colour, `half` px from its middle to its edge."""
    edge = mix(colour, INK, 0.72)
    width = max(1.6, half * 0.09)
    if kind in RIGHT_SIDES:
        _ship(canvas, kind, half, colour, at, edge, width)
    else:
        _OTHERS[kind](canvas, half, colour, at, edge, width)


def _ship(canvas: Canvas, kind: str, half: float, colour: str, at: Point, edge: str, width: float) -> None:
    x, y = at
    right = [(x + across * half, y + down * half) for across, down in RIGHT_SIDES[kind]]
    left = [(2 * x - across, down) for across, down in reversed(right)]
    canvas.polygon([*right, *left], colour, edge, width)
    canvas.polygon([*right, (x, right[-1][1])], mix(colour, INK, 0.2))  # the light comes from the left
    dark = mix(colour, INK, STEEL_DARK)
    if kind == "carrier":
        for down in (-0.2, 0.6):
            canvas.box((x - half * 0.5, y + half * (down - 0.1), x + half * 0.5, y + half * (down + 0.1)), 1, dark)
    if kind in ("flagship", "dreadnought"):
        canvas.polygon(ring(4, half * 0.24, 0, (x, y + half * 0.3)), dark)
    canvas.polygon([*right, *left], None, edge, width)


def _war_sun(canvas: Canvas, half: float, colour: str, at: Point, edge: str, width: float) -> None:
    x, y = at
    canvas.circle(at, half * 0.94, colour, edge, width)
    canvas.wedge(
        (x - half * 0.86, y - half * 0.86, x + half * 0.86, y + half * 0.86), (-50, 130), mix(colour, INK, 0.2)
    )
    canvas.line([(x - half * 0.86, y + half * 0.2), (x + half * 0.86, y + half * 0.2)], edge, width * 1.5)
    canvas.circle((x - half * 0.26, y - half * 0.32), half * 0.3, mix(colour, INK, STEEL_DARK), edge, width * 0.7)


def _infantry(canvas: Canvas, half: float, colour: str, at: Point, edge: str, width: float) -> None:
    x, y = at
    canvas.line([(x - half * 0.8, y + half * 0.5), (x + half * 0.72, y - half * 0.5)], edge, width * 3.4)
    body = [(-0.5, -0.16), (-0.2, -0.3), (0.2, -0.3), (0.5, -0.16), (0.36, 0.36), (0.46, 0.96), (0.08, 0.96), (0, 0.5),
            (-0.08, 0.96), (-0.46, 0.96), (-0.36, 0.36)]  # fmt: skip
    canvas.polygon([(x + half * across, y + half * down) for across, down in body], colour, edge, width)
    canvas.circle((x, y - half * 0.62), half * 0.34, colour, edge, width)
    canvas.line([(x - half * 0.2, y - half * 0.62), (x + half * 0.2, y - half * 0.62)], edge, width * 1.4)


def _pds(canvas: Canvas, half: float, colour: str, at: Point, edge: str, width: float) -> None:
    x, y = at
    barrel = [(-0.04, -0.1), (0.62, -0.96), (0.92, -0.74), (0.3, 0.16)]
    canvas.polygon([(x + half * across, y + half * down) for across, down in barrel], colour, edge, width)
    dome = (x - half * 0.62, y - half * 0.42, x + half * 0.62, y + half * 0.82)
    canvas.ellipse(dome, colour, edge, width)
    base = [(-0.94, 0.94), (-0.74, 0.3), (0.74, 0.3), (0.94, 0.94)]
    canvas.polygon([(x + half * across, y + half * down) for across, down in base], mix(colour, INK, 0.2), edge, width)


def _space_dock(canvas: Canvas, half: float, colour: str, at: Point, edge: str, width: float) -> None:
    x, y = at
    arms = [[(x + half * 0.92 * side, y), (x + half * 0.4 * side, y)] for side in (-1, 1)]
    arms += [[(x, y + half * 0.92 * side), (x, y + half * 0.4 * side)] for side in (-1, 1)]
    for arm, shade, broad in [(arm, shade, broad) for shade, broad in ((edge, 0.44), (colour, 0.24)) for arm in arms]:
        canvas.line(arm, shade, half * broad)
    canvas.circle(at, half * 0.66, colour, edge, width)
    canvas.circle(at, half * 0.3, mix(colour, INK, STEEL_DARK), edge, width)


_OTHERS: Mapping[str, Callable[[Canvas, float, str, Point, str, float], None]] = {
    "war-sun": _war_sun,
    "infantry": _infantry,
    "pds": _pds,
    "space-dock": _space_dock,
}


def draw_unit(canvas: Canvas, thing: Thing) -> None:
    """A unit of the kind in the id, in the thing's colour; of a pair of PDS there are two."""
    half = min(thing.w, thing.h) / 2 - 1
    colour = thing.colour or WHITE
    if thing.variant == "pair":
        unit(canvas, thing.id, half * 0.72, colour, (half * 0.26, -half * 0.26))
        unit(canvas, thing.id, half * 0.72, colour, (-half * 0.26, half * 0.26))
    else:
        unit(canvas, thing.id, half, colour)
