"""Devices for developments: probes, ships, stations and works, after the phase of their first power."""

from __future__ import annotations

from random import Random

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.theme import INK, WHITE, mix
from images.race.colours import DEVELOPMENT, GOLD
from rules.race.designs import Card

METAL = ("#c8d1e6", "#9aa9cc", "#e2d9c8", "#c3b8e0")
GLOW = ("#ff8a6b", GOLD, "#7fe0ff", "#8dffb0")
LAMP = "#fff3b0"


def draw_device(canvas: Canvas, card: Card, random: Random) -> None:
    """A device on 100 by 100 px; those that cost 6 have a golden ring about them."""
    hull = random.choice(METAL)
    light = mix(DEVELOPMENT, WHITE, random.uniform(0.15, 0.55))
    if card.score:
        canvas.circle((0, 0), 46, None, GOLD, 4)
        for at in ring(random.choice((4, 6, 8)), 44, random.uniform(0, 60)):
            canvas.circle(at, 5, mix(GOLD, WHITE, 0.4), INK, 1.4)
    shape = {"explore": _probe, "settle": _ship, "develop": _works, "produce": _works}
    shape.get(card.powers[0].phase, _station)(canvas, hull, light, random)


def _probe(canvas: Canvas, hull: str, light: str, random: Random) -> None:
    """A dish that listens, on a box with panels."""
    _wings(canvas, 12, light, random)
    canvas.box((-12, -6, 12, 18), 3, hull, mix(hull, INK, 0.6), 2)
    canvas.wedge((-24, -44, 24, 4), (0, 180), mix(hull, WHITE, 0.3))
    canvas.line([(-24, -20), (24, -20)], mix(hull, INK, 0.5), 2)
    canvas.line([(0, -20), (0, -34)], hull, 3)
    canvas.circle((0, -36), 4, random.choice(GLOW))
    _lamps(canvas, [(-5, 10), (5, 10)])


def _ship(canvas: Canvas, hull: str, light: str, random: Random) -> None:
    """A hull with a bow, fins and engines."""
    long = random.uniform(32, 42)
    wide = random.uniform(9, 15)
    back = random.uniform(14, 26)
    fin = random.uniform(18, 34)
    glow = random.choice(GLOW)
    for side in (-1, 1):
        fins: list[Point] = [(side * wide, 0), (side * (wide + fin), back + 10), (side * wide, back)]
        canvas.polygon(fins, mix(light, INK, 0.3), light, 2)
        canvas.polygon([(side * 4 - 4, back + 4), (side * 4 + 4, back + 4), (side * 4, back + 20)], glow)
    body: list[Point] = [(0, -long), (wide, -long * 0.3), (wide, back), (-wide, back), (-wide, -long * 0.3)]
    canvas.polygon(body, hull, mix(hull, INK, 0.6), 2)
    canvas.ellipse((-wide * 0.45, -long * 0.5, wide * 0.45, -long * 0.05), light, mix(hull, INK, 0.6), 1.6)
    count = random.randrange(1, 4)
    _lamps(canvas, [(0, 4 + 6 * i) for i in range(count)])


def _station(canvas: Canvas, hull: str, light: str, random: Random) -> None:
    """A hub with spokes to pods on a rim."""
    pods = random.randrange(3, 7)
    radius = random.uniform(26, 33)
    rotation = random.uniform(0, 90)
    canvas.circle((0, 0), radius, None, mix(hull, INK, 0.25), 5)
    for at in ring(pods, radius, rotation):
        canvas.line([(0, 0), at], mix(hull, INK, 0.35), 4)
        canvas.circle(at, 8, light, mix(hull, INK, 0.6), 2)
    corners = random.choice((4, 6, 8))
    canvas.polygon(ring(corners, 17, rotation), hull, mix(hull, INK, 0.6), 2)
    canvas.circle((0, 0), 6, random.choice(GLOW), INK, 1.4)
    _lamps(canvas, ring(pods, radius, rotation))


def _works(canvas: Canvas, hull: str, light: str, random: Random) -> None:
    """Buildings on a platform, with masts or smoke."""
    canvas.polygon([(-38, 20), (38, 20), (26, 34), (-26, 34)], mix(hull, INK, 0.4), INK, 1.6)
    x = -32.0
    count = random.randrange(3, 5)
    wide = 64 / count
    for i in range(count):
        high = random.uniform(14, 46)
        colour = (hull, light)[i % 2]
        canvas.box((x + 1, 20 - high, x + wide - 1, 20), 3, colour, mix(colour, INK, 0.6), 2)
        _lamps(canvas, [(x + wide / 2, 16 - step) for step in range(4, int(high) - 4, 9)])
        x += wide
    mast = random.uniform(-24, 24)
    canvas.line([(mast, -4), (mast, -38)], mix(hull, INK, 0.2), 3)
    canvas.circle((mast, -40), 4, random.choice(GLOW))


def _wings(canvas: Canvas, size: float, light: str, random: Random) -> None:
    reach = random.uniform(36, 46)
    height = random.uniform(7, 13)
    panes = random.randrange(2, 4)
    for side in (-1, 1):
        corners: list[Point] = [
            (side * size, 2),
            (side * reach, 6 - height),
            (side * reach, 6 + height),
            (side * size, 10),
        ]
        canvas.polygon(corners, mix(light, INK, 0.35), light, 1.8)
        for i in range(1, panes + 1):
            x = side * (size + (reach - size) * i / (panes + 1))
            canvas.line([(x, 6 - height * 0.5), (x, 6 + height * 0.5)], light, 1.4)


def _lamps(canvas: Canvas, places: list[Point]) -> None:
    for at in places:
        canvas.circle(at, 2.2, LAMP)
