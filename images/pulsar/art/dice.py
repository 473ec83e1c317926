"""Dice, half dice, and tokens that change dice."""

from __future__ import annotations

from images.drawing.canvas import Canvas, Point
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix
from images.pulsar.colours import RED, SILVER

_LEFT, _MIDDLE, _RIGHT = -0.5, 0.0, 0.5
PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LEFT, _LEFT), (_RIGHT, _RIGHT)),
    3: ((_LEFT, _LEFT), (_MIDDLE, _MIDDLE), (_RIGHT, _RIGHT)),
    4: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
    5: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_MIDDLE, _MIDDLE), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
    6: (
        (_LEFT, -0.52),
        (_LEFT, _MIDDLE),
        (_LEFT, 0.52),
        (_RIGHT, -0.52),
        (_RIGHT, _MIDDLE),
        (_RIGHT, 0.52),
    ),
}
HALVES: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((0.0, -0.4), (0.0, 0.4)),
    3: ((0.0, -0.52), (0.0, 0.0), (0.0, 0.52)),
}


def draw_die(canvas: Canvas, thing: Thing) -> None:
    """A die whose value is the id; its variant is silver, red, or dark where it has been paid already."""
    die(canvas, int(thing.id), thing.w / 2 - 1.5, thing.variant or "silver")


def die(canvas: Canvas, value: int, half: float, kind: str, at: Point = (0, 0)) -> None:
    """A die about a point, `half` px from its middle to its sides."""
    x, y = at
    fill, pip = {"silver": (SILVER, INK), "red": (RED, WHITE), "dark": ("#4a5274", "#8e98bf")}[kind]
    canvas.box((x - half, y - half, x + half, y + half), half * 0.36, fill, mix(fill, INK, 0.6), max(1.6, half * 0.09))
    canvas.box((x - half * 0.8, y - half * 0.8, x + half * 0.8, y + half * 0.8), half * 0.3, mix(fill, WHITE, 0.14))
    for across, down in PIPS[value]:
        canvas.circle((x + across * half, y + down * half), half * 0.19, pip)


def draw_half(canvas: Canvas, thing: Thing) -> None:
    """Half a die at the end of a transmitter: the id is its pips, the variant on which side it is cut off."""
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    fill = thing.colour or RED
    canvas.box((-wide, -high, wide, high), 7, fill, mix(fill, INK, 0.6), 2)
    cut = wide if thing.variant == "right" else -wide
    canvas.line([(cut, -high), (cut, high)], INK, 3)
    for across, down in HALVES[int(thing.id)]:
        canvas.circle((across * wide, down * high), 4, WHITE)
