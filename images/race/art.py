"""Art of its own for every card: a planet or a device, always the same for the same card."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from images.canvas import Canvas, ring
from images.race.devices import draw_device
from images.race.look import MILITARY, tint
from images.scene import Thing
from images.sphere import bands, draw_sphere, spots
from images.theme import ACCENT, INK, PAPER, mix
from rules.race.cards import DESIGNS, Card

FAINT = 0.3
BARREN = ("#8fa0c8", "#9fb09a", "#b39ac4", "#7fa6ad", "#bda48c", "#c9ccd6")  # worlds without goods


def draw_art(canvas: Canvas, thing: Thing) -> None:
    """The picture of the design that is the id, as large as the thing; `faint` ones lie behind text."""
    card = DESIGNS["second"][thing.id]
    inner = Canvas(100, 100)
    (_planet if card.world else draw_device)(inner, card, Random(card.id))
    drawn = inner.image.resize(canvas.image.size)
    if thing.colour == "faint":
        drawn.putalpha(drawn.getchannel("A").point(lambda value: round(value * FAINT)))
    canvas.image.paste(drawn)


def _planet(canvas: Canvas, card: Card, random: Random) -> None:
    colour = tint(card) if card.good else random.choice(BARREN)
    base = mix(colour, random.choice(("#000000", "#ffffff", "#5a2f6a", "#1f5a5a")), random.uniform(0.05, 0.3))
    radius = random.uniform(32, 40)
    tilt, belted = random.uniform(-24, 24), random.random() < 0.3
    if belted:
        _belt(canvas, radius, tilt, base, (180, 360))
    draw_sphere(canvas, radius, base, _surface(random), mix(base, INK, 0.5))
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
    kind, seed, capped = random.choice(("bands", "spots", "craters")), random.randrange(10**6), random.random() < 0.4

    def texture(surface: Canvas, radius: float, base: str) -> None:
        dark, light = mix(base, "#000000", 0.32), mix(base, "#ffffff", 0.3)
        if kind == "bands":
            bands(surface, radius, dark, 9 + seed % 9, 3 + seed % 3, 2 + seed % 5)
            bands(surface, radius * 0.8, light, 15 + seed % 7, 2, -3)
        elif kind == "spots":
            spots(surface, radius, dark, 9, (5, 13, 0.6), seed)
            spots(surface, radius, light, 6, (2, 6, 0.7), seed + 1)
        else:
            spots(surface, radius, dark, 11, (2.5, 7, 1), seed)
        if capped:
            surface.ellipse((-radius * 0.5, -radius - 6, radius * 0.5, -radius + 7), mix(base, "#ffffff", 0.75))

    return texture


def _belt(canvas: Canvas, radius: float, tilt: float, base: str, span: tuple[int, int]) -> None:
    """Half of a ring around the planet: points of a flat ellipse, turned by `tilt` degrees."""
    turn, points = math.radians(tilt), []
    for step in range(span[0], span[1] + 1, 6):
        angle = math.radians(step)
        x, y = radius * 1.3 * math.cos(angle), radius * 0.34 * math.sin(angle)
        points.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    canvas.line(points, mix(base, PAPER, 0.6), 4)


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
        canvas.polygon(ring(3, 5.5, start + i * 24 + 90, (x, y)), MILITARY, PAPER, 1.2)


def draw_back(canvas: Canvas, thing: Thing) -> None:
    """A card face down: deep blue with an orbit and a sun, in the whole of its box."""
    half = thing.w / 2 - 2, thing.h / 2 - 2
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, "#222d63", "#8fa0c8", 3)
    radius = min(half) * 0.5
    for share, turn in ((1, 40), (0.66, 160), (0.36, 270)):
        canvas.circle((0, 0), radius * share, None, "#4a5aa6", 3)
        canvas.circle(ring(1, radius * share - 1.5, turn)[0], radius * 0.11, mix("#4a5aa6", PAPER, 0.5))
    canvas.circle((0, 0), radius * 0.16, ACCENT)
