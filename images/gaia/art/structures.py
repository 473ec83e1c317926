"""Silhouettes of everything players put on the map, one per kind."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.scene import Thing
from images.drawing.theme import INK, PAPER

BOX = (46, 44)  # px of the largest silhouette
SMALL = (32, 32)  # a satellite
CHIP = (28, 30)  # a satellite among others

STATION = [(-20, 19), (-20, -5), (0, -20), (20, -5), (20, 19)]
ACADEMY = [(-15, 20), (-15, -6), (-22, -6), (-22, -12), (0, -21), (22, -12), (22, -6), (15, -6), (15, 20)]
INSTITUTE = [
    (-21, 20),
    (-21, -20),
    (-11, -20),
    (-11, -12),
    (-5, -12),
    (-5, -20),
    (5, -20),
    (5, -12),
    (11, -12),
    (11, -20),
    (21, -20),
    (21, 20),
]
FORMER = [
    (-22, 20),
    (-15, -4),
    (-15, -12),
    (-8, -20),
    (8, -20),
    (15, -12),
    (15, -4),
    (22, 20),
    (13, 20),
    (9, 12),
    (-9, 12),
    (-13, 20),
]
LAB = [(-20, 20), (-18, 14), (-8, 9), (8, 9), (18, 14), (20, 20)]

STRUCTURES = ("mine", "station", "lab", "academy-k", "academy-q", "institute", "gaiaformer", "space-station")


def _solid(canvas: Canvas, corners: Sequence[Point], colour: str, scale: float) -> None:
    points = [(x * scale, y * scale) for x, y in corners]
    canvas.polygon(points, colour, PAPER, 5 * scale)
    canvas.polygon(points, colour, INK, 2.6 * scale)


def _dome(canvas: Canvas, colour: str, scale: float) -> None:
    for grow, fill in ((2.6, PAPER), (1.3, INK), (-1.3, colour)):
        wide = 19 * scale + grow
        base = 14 * scale + grow
        canvas.wedge((-wide, -18 * scale - grow, wide, 18 * scale + grow), (180, 360), fill)
        canvas.box((-wide, -1, wide, base), 3, fill)


def _lab(canvas: Canvas, colour: str, scale: float) -> None:
    _solid(canvas, LAB, colour, scale)
    for radius, fill in ((19.5, PAPER), (18.3, INK), (15.8, colour)):
        canvas.circle((0, -3 * scale), radius * scale, fill)


def _satellite(canvas: Canvas, colour: str, scale: float) -> None:
    side = 13 * scale
    for x in (-1, 1):
        for y in (-1, 1):
            antenna = [(x * side * 0.6, y * side * 0.6), (x * side * 1.1, y * side * 1.1)]
            canvas.line(antenna, INK, 5 * scale)
            canvas.line(antenna, PAPER, 3 * scale)
    canvas.box((-side, -side, side, side), 5, colour, INK, 2 * scale)


def _station(canvas: Canvas, colour: str, scale: float) -> None:
    for rotation in (30, 90, 150, 210, 270, 330):
        canvas.circle(ring(1, 18 * scale, rotation)[0], 5 * scale, PAPER, INK, 1.5 * scale)
    canvas.circle((0, 0), 17 * scale, colour, INK, 2.5 * scale)


def draw_structure(canvas: Canvas, thing: Thing) -> None:
    """A structure in its owner's colour; the picture's width gives the scale."""
    kind = thing.id
    scale = thing.w / BOX[0]
    shapes = {
        "station": STATION,
        "academy-k": ACADEMY,
        "academy-q": ACADEMY,
        "institute": INSTITUTE,
        "gaiaformer": FORMER,
    }
    if kind in shapes:
        _solid(canvas, shapes[kind], thing.colour, scale)
    elif kind == "mine":
        _dome(canvas, thing.colour, scale)
    elif kind == "lab":
        _lab(canvas, thing.colour, scale)
    elif kind == "space-station":
        _station(canvas, thing.colour, scale)
    if kind.startswith("academy"):
        canvas.circle((0, -20 * scale), 4.5 * scale, "#3aa0ff" if kind == "academy-k" else "#35c46a", INK, 1.5 * scale)


def draw_satellite(canvas: Canvas, thing: Thing) -> None:
    """A satellite in its owner's colour."""
    _satellite(canvas, thing.colour, thing.w / SMALL[0])


def draw_chip(canvas: Canvas, thing: Thing) -> None:
    """A satellite where several share a hex: without its antennas."""
    wide, high = thing.w / 2, thing.h / 2
    canvas.box((-wide, -high, wide, high), 6, thing.colour, INK, 2)
