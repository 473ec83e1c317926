"""System tiles: the hex, anomalies, wormholes, command tokens and the custodians token."""

from __future__ import annotations

import math
from random import Random

from images.drawing.canvas import Canvas, Point, ring, star
from images.drawing.scene import Thing
from images.drawing.theme import INK, MARK, WHITE, mix
from images.layout.badges import draw_badge
from images.ti4.colours import ANOMALY, GOLD, RIM, WORMHOLES

STARS = 14  # of a tile


def draw_system(canvas: Canvas, thing: Thing) -> None:
    """A hex standing on an edge, with stars; the id is the colour of its rim where somebody controls it all."""
    size = thing.w / 2 - 1
    of = canvas.palette.of
    canvas.polygon(ring(6, size, 90), of(thing.colour), of(RIM), 2)
    random = Random(thing.variant)
    star_colour = mix(of(thing.colour), of(RIM), 0.8)
    for _ in range(STARS):  # none behind the label
        x, y = random.uniform(-0.55, 0.55) * size, random.uniform(-0.5, 0.8) * size
        canvas.circle((x, y), random.choice((0.8, 1, 1.5)) * size / 96, star_colour)
    if thing.id:
        canvas.polygon(ring(6, size - 2.5, 90), None, mix(thing.id, INK, 0.7), 5)
        canvas.polygon(ring(6, size - 2.5, 90), None, thing.id, 3.6)


def draw_gap(canvas: Canvas, thing: Thing) -> None:
    """A place without a tile: a thin hex."""
    canvas.polygon(ring(6, thing.w / 2 - 4, 90), None, canvas.palette.of(RIM), 1.6)


def draw_hex_mark(canvas: Canvas, thing: Thing) -> None:
    """A hex that is bright, or of the thing's colour, within a dark one."""
    size = thing.w / 2 - 5
    canvas.polygon(ring(6, size, 90), None, INK, 8)
    canvas.polygon(ring(6, size, 90), None, canvas.palette.of(thing.colour or MARK), 5)


def draw_anomaly(canvas: Canvas, thing: Thing) -> None:
    """An anomaly, drawn within a circle: the id is its kind."""
    radius = thing.w / 2 - 1
    _ANOMALIES[thing.id](canvas, radius, ANOMALY[thing.id])


def _at(far: float, degrees: float) -> Point:
    """A point so far from the middle, clockwise from the right."""
    return far * math.cos(math.radians(degrees)), far * math.sin(math.radians(degrees))


def _asteroids(canvas: Canvas, radius: float, colour: str) -> None:
    random = Random(7)
    for step in range(16):
        angle = math.tau * step / 16 + random.uniform(-0.12, 0.12)
        far = radius * random.uniform(0.3, 0.9)
        at = far * math.cos(angle), far * math.sin(angle) * 0.8
        own = radius * random.uniform(0.07, 0.17)
        corners = (_at(own * random.uniform(0.75, 1.15), 45 * corner) for corner in range(8))
        rock = [(at[0] + x, at[1] + y) for x, y in corners]
        shade = mix(colour, random.choice((INK, WHITE)), random.uniform(0.05, 0.25))
        canvas.polygon(rock, shade, mix(colour, INK, 0.6), 1.6)
        canvas.circle((at[0] - own * 0.2, at[1] - own * 0.2), own * 0.25, mix(shade, INK, 0.3))


def _nebula(canvas: Canvas, radius: float, colour: str) -> None:
    random = Random(3)
    for shade, strength in ((mix(colour, INK, 0.25), 0.75), (colour, 0.7), (mix(colour, "#ff9ad5", 0.6), 0.55)):
        for _ in range(9):
            own = radius * random.uniform(0.42, 0.6)
            far, angle = (radius - own) * random.random() ** 0.5, random.uniform(0, math.tau)
            canvas.glow((far * math.cos(angle), far * math.sin(angle) * 0.8), own, shade, strength)
    for _ in range(6):
        far, angle = radius * random.uniform(0.1, 0.6), random.uniform(0, math.tau)
        canvas.circle((far * math.cos(angle), far * math.sin(angle) * 0.8), radius * 0.03, WHITE)


def _supernova(canvas: Canvas, radius: float, colour: str) -> None:
    canvas.glow((0, 0), radius, colour, 0.9)
    canvas.polygon(star(12, radius * 0.86, radius * 0.44), mix(colour, "#ffd84d", 0.35))
    canvas.polygon(star(9, radius * 0.62, radius * 0.38), "#ffd84d")
    canvas.circle((0, 0), radius * 0.36, "#fff4c8")


def _rift(canvas: Canvas, radius: float, colour: str) -> None:
    canvas.glow((0, 0), radius, colour, 0.8)
    for turn in range(0, 360, 60):
        arm = [_at(radius * step / 12, turn + 12.5 * step) for step in range(4, 12)]
        canvas.line(arm, mix(colour, WHITE, 0.3), radius * 0.06)
    canvas.circle((0, 0), radius * 0.36, INK, mix(colour, WHITE, 0.6), radius * 0.06)


_ANOMALIES = {"asteroid-field": _asteroids, "nebula": _nebula, "supernova": _supernova, "gravity-rift": _rift}


def draw_wormhole(canvas: Canvas, thing: Thing) -> None:
    """The disc of a wormhole, with its swirl about the letter that stands on it."""
    colour = WORMHOLES[thing.id]
    radius = thing.w / 2 - 0.5
    canvas.circle((0, 0), radius, colour, mix(colour, INK, 0.6), max(2, radius * 0.14))
    for turn in range(0, 360 if radius > 24 else 0, 90):  # small ones only have their letter
        canvas.arc((0, 0), radius * 0.84, (turn, turn + 50), mix(colour, WHITE, 0.5), max(1.4, radius * 0.08))


def draw_token(canvas: Canvas, thing: Thing) -> None:
    """A command token: the shape of its seat (the id) in its colour, with a dark arrow on it."""
    draw_badge(canvas, thing)
    half = min(thing.w, thing.h) / 2
    canvas.polygon([(-half * 0.5, half * 0.34), (0, -half * 0.5), (half * 0.5, half * 0.34), (0, half * 0.08)], INK)


def draw_custodians(canvas: Canvas, thing: Thing) -> None:
    """The custodians token: a golden seal."""
    radius = thing.w / 2 - 1
    canvas.polygon(star(8, radius, radius * 0.78), GOLD, "#5c4300", 1.6)
    canvas.polygon(star(5, radius * 0.56, radius * 0.25), "#5c4300")
