"""Planets for worlds, in the colour of their good."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from images.drawing.canvas import Canvas, ring
from images.drawing.sphere import bands, draw_sphere, spots
from images.drawing.theme import INK, WHITE, mix
from images.race.colours import MILITARY, tint
from rules.race.designs import Card

BARREN = ("#8fa0c8", "#9fb09a", "#b39ac4", "#7fa6ad", "#bda48c", "#c9ccd6")  # worlds without goods


def draw_planet(canvas: Canvas, card: Card, random: Random) -> None:
    """A planet on 100 by 100 px: belts and moons by chance, lights on alien worlds, patrols about military ones."""
    colour = tint(card) if card.good else random.choice(BARREN)
    base = mix(colour, random.choice(("#000000", "#ffffff", "#5a2f6a", "#1f5a5a")), random.uniform(0.05, 0.3))
    radius = random.uniform(33, 40)
    tilt = random.uniform(-24, 24)
    belted = random.random() < 0.3
    if belted:
        _belt(canvas, radius, tilt, base, (180, 360))
    draw_sphere(canvas, radius, base, _surface(random), mix(base, INK, 0.5))
    canvas.arc((0, 0), radius - 1, (165, 285), mix(base, WHITE, 0.55), 1.4)
    if belted:
        _belt(canvas, radius, tilt, base, (0, 180))
    if "alien" in card.tags:
        _glyphs(canvas, random)
    for _ in range(random.randrange(3)):
        _moon(canvas, radius, random)
    if card.defense is not None:
        _patrol(canvas, random)


def _surface(random: Random) -> Callable[[Canvas, float, str], None]:
    """Bands, spots or craters, with a polar cap now and then."""
    kind = random.choice(("bands", "spots", "craters"))
    seed = random.randrange(10**6)
    capped = random.random() < 0.4

    def texture(surface: Canvas, radius: float, base: str) -> None:
        dark, light = mix(base, "#000000", 0.28), mix(base, "#ffffff", 0.28)
        if kind == "bands":
            bands(surface, radius, dark, 9 + seed % 9, 3 + seed % 3, 2 + seed % 5)
            bands(surface, radius * 0.8, light, 15 + seed % 7, 2, -3)
        elif kind == "spots":
            spots(surface, radius, dark, 9, (5, 13, 0.6), seed)
            spots(surface, radius, mix(dark, base, 0.5), 9, (3, 9, 0.6), seed + 2)
            spots(surface, radius, light, 6, (2, 6, 0.7), seed + 1)
        else:
            _craters(surface, radius, base, Random(seed))
        if capped:
            surface.ellipse((-radius * 0.5, -radius - 6, radius * 0.5, -radius + 7), mix(base, "#ffffff", 0.75))

    return texture


def _craters(surface: Canvas, radius: float, base: str, random: Random) -> None:
    """Round hollows, each with a lit rim."""
    for _ in range(14):
        x, y = random.uniform(-radius, radius), random.uniform(-radius, radius)
        size = random.uniform(2, 7)
        surface.circle((x + 0.8, y + 0.8), size + 0.6, mix(base, "#ffffff", 0.25))
        surface.circle((x, y), size, mix(base, "#000000", 0.3))


def _belt(canvas: Canvas, radius: float, tilt: float, base: str, span: tuple[int, int]) -> None:
    """Half of a double ring around the planet: points of flat ellipses, turned by `tilt` degrees."""
    for reach, width, share in ((1.1, 2, 0.35), (1.2, 3, 0.6)):
        cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        points = []
        for step in range(span[0], span[1] + 1, 6):
            angle = math.radians(step)
            x, y = radius * reach * math.cos(angle), radius * reach * 0.26 * math.sin(angle)
            points.append((x * cos - y * sin, x * sin + y * cos))
        canvas.line(points, mix(base, WHITE, share), width)


def _moon(canvas: Canvas, radius: float, random: Random) -> None:
    x, y = ring(1, min(radius + random.uniform(4, 9), 43), random.uniform(0, 360))[0]
    size = random.uniform(2.5, 5)
    canvas.circle((x, y), size, mix("#cfd6ea", INK, random.uniform(0, 0.4)), INK, 1)


def _glyphs(canvas: Canvas, random: Random) -> None:
    """Lines of light where the vanished ones lived."""
    for _ in range(3):
        at = (random.uniform(-16, 16), random.uniform(-16, 16))
        canvas.polygon(ring(6, random.uniform(5, 10), random.uniform(0, 60), at), None, "#fff3b0", 1.6)


def _patrol(canvas: Canvas, random: Random) -> None:
    """Those who defend the world."""
    start = random.uniform(0, 360)
    for i in range(3):
        x, y = ring(1, 43, start + i * 24)[0]
        canvas.polygon(ring(3, 5.5, start + i * 24 + 90, (x, y)), MILITARY, WHITE, 1.2)
