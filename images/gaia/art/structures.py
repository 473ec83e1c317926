"""Silhouettes of everything players put on the map, one per kind: told apart by their outlines where they are tiny."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.scene import Thing
from images.drawing.theme import INK, PAPER, ink_on
from images.layout.badges import draw_badge

BOX = (46, 44)  # px of the largest silhouette, as the points below have it
SMALL = (40, 40)  # a satellite
CHIP = (28, 30)  # a satellite among others

RIM = 3.4  # px of the light line around a silhouette
LINE = 1.1  # px of the dark line within that

HOUSE = [(-20, 19), (-20, -4), (0, -20), (20, -4), (20, 19)]
FLASK = [(-7, -21), (7, -21), (7, -8), (21, 15), (21, 20), (-21, 20), (-21, 15), (-7, -8)]
LIQUID = [(-10, 8), (10, 8), (15, 15), (-15, 15)]
TEMPLE = [
    *((-20, 20), (-20, 13), (-16, 13), (-16, 0), (-22, 0), (-22, -6), (0, -20)),
    *((22, -6), (22, 0), (16, 0), (16, 13), (20, 13), (20, 20)),
]
CASTLE = [
    *((-21, 20), (-21, -20), (-11, -20), (-11, -11), (-5, -11), (-5, -20)),
    *((5, -20), (5, -11), (11, -11), (11, -20), (21, -20), (21, 20)),
]
TRIPOD = [
    *((-22, 20), (-15, -4), (-15, -12), (-8, -20), (8, -20), (15, -12)),
    *((15, -4), (22, 20), (13, 20), (8, 8), (-8, 8), (-13, 20)),
]
MINE = [(-21, 19), (-19, 3), (-11, -8), (0, -12), (11, -8), (19, 3), (21, 19)]  # low: a mound with an adit
ADIT = [(-6, 18), (-6, 9), (0, 3), (6, 9), (6, 18)]
GATE = [(-6, 20), (-6, 6), (0, -1), (6, 6), (6, 20)]
KNOWLEDGE, QIC = ("#3aa0ff", "#35c46a")  # a sphere or a cube before an academy


class Silhouette:
    """A structure being drawn, in units of `BOX`: its owner's colour with lines of `mark` on it."""

    def __init__(self, canvas: Canvas, colour: str, scale: float) -> None:
        self.canvas = canvas
        self.colour = colour
        self.mark = ink_on(colour)
        self.scale = scale

    def solid(self, corners: Sequence[Point]) -> None:
        """The body, with a light rim and a dark one within."""
        points = self._at(corners)
        self.canvas.polygon(points, self.colour, PAPER, 2 * RIM)
        self.canvas.polygon(points, self.colour, INK, 2 * LINE)

    def cut(self, corners: Sequence[Point], colour: str = "") -> None:
        """A part with these corners on the body, in units of the silhouette; in the colour of marks where ""."""
        self.canvas.polygon(self._at(corners), colour or self.mark)

    def disc(self, at: Point, radius: float, colour: str, edge: str = "", width: float = 0) -> None:
        """A round part, its middle and measures in units of the silhouette; "" is no colour, or no edge."""
        x, y = at
        middle = x * self.scale, y * self.scale
        self.canvas.circle(middle, radius * self.scale, colour or None, edge or None, width * self.scale)

    def bar(self, start: Point, end: Point, width: float) -> None:
        """A line on the body."""
        self.canvas.line(self._at((start, end)), self.mark, width * self.scale)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]


def _mine(drawn: Silhouette) -> None:
    drawn.solid(MINE)
    drawn.cut(ADIT)


def _station(drawn: Silhouette) -> None:
    drawn.solid(HOUSE)
    drawn.disc((0, 3), 7, drawn.mark)


def _lab(drawn: Silhouette) -> None:
    drawn.solid(FLASK)
    drawn.cut(LIQUID)


def _academy(drawn: Silhouette, kind: str) -> None:
    drawn.solid(TEMPLE)
    for x in (-10, 10):
        drawn.bar((x, 3), (x, 14), 4)
    if kind == "academy-k":
        drawn.disc((0, 3), 9, KNOWLEDGE, INK, 2)
    else:
        drawn.cut(ring(4, 13, 0, (0, 3)), INK)
        drawn.cut(ring(4, 10, 0, (0, 3)), QIC)


def _institute(drawn: Silhouette) -> None:
    drawn.solid(CASTLE)
    drawn.cut(GATE)


def _gaiaformer(drawn: Silhouette) -> None:
    drawn.solid(TRIPOD)
    drawn.disc((0, -6), 7, "#2fd06a", INK, 2)


def _space_station(drawn: Silhouette) -> None:
    for pod in ring(6, 18, 30):
        drawn.disc(pod, 6, PAPER, INK, 1.6)
    drawn.disc((0, 0), 17, drawn.colour, INK, 2.5)
    drawn.disc((0, 0), 8, "", drawn.mark, 4)


_DRAWN: dict[str, Callable[[Silhouette], None]] = {
    "mine": _mine,
    "station": _station,
    "lab": _lab,
    "academy-k": lambda drawn: _academy(drawn, "academy-k"),
    "academy-q": lambda drawn: _academy(drawn, "academy-q"),
    "institute": _institute,
    "gaiaformer": _gaiaformer,
    "space-station": _space_station,
}
STRUCTURES = tuple(_DRAWN)


def draw_structure(canvas: Canvas, thing: Thing) -> None:
    """A structure in its owner's colour; the picture's width gives the scale.

    As a variant "plain" it has nothing on it, so that a letter may stand there.
    """
    scale = thing.w / BOX[0]
    bodies = {"mine": MINE, "station": HOUSE, "lab": FLASK, "institute": CASTLE, "gaiaformer": TRIPOD}
    drawn = Silhouette(canvas, thing.colour, scale)
    if thing.variant == "plain" and thing.id != "space-station":
        drawn.solid(bodies.get(thing.id, TEMPLE))
    else:
        _DRAWN[thing.id](drawn)


def draw_satellite(canvas: Canvas, thing: Thing) -> None:
    """A satellite in its owner's colour: the shape of the seat (the variant) between antennas."""
    far = thing.w / 2 - 1
    for turn in (45, 135, 225, 315):
        tip = far * math.cos(math.radians(turn)), far * math.sin(math.radians(turn))
        canvas.line([(0, 0), tip], INK, thing.w * 0.13)
        canvas.line([(0, 0), tip], PAPER, thing.w * 0.07)
    draw_chip(canvas, thing, 0.75)


def draw_chip(canvas: Canvas, thing: Thing, share: float = 1) -> None:
    """A satellite where several share a hex: without its antennas."""
    draw_badge(canvas, Thing("badge", thing.variant or "square", 0, 0, thing.w * share, thing.h * share,
                             colour=thing.colour))  # fmt: skip
