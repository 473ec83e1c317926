"""Art of its own for every card: a planet or a device before deep space, always the same for the same card."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageDraw

from images.canvas import SCALE, Canvas, ring
from images.race.devices import draw_device
from images.race.look import GOLD, MILITARY, tint
from images.scene import Thing
from images.sphere import bands, draw_sphere, spots
from images.theme import INK, WHITE, mix, rgb
from rules.race.cards import DESIGNS, Card

SIZE = 100  # px of a planet or a device before it is scaled
CORNER = 11
NIGHT = "#0a0f24"
BARREN = ("#8fa0c8", "#9fb09a", "#b39ac4", "#7fa6ad", "#bda48c", "#c9ccd6")  # worlds without goods


def draw_window(canvas: Canvas, thing: Thing) -> None:
    """The picture of the design that is the id, on the right of a window into space as large as the thing.

    With the colour `low` it stands in the corner below, so that a name has room.
    """
    card, random = DESIGNS["second"][thing.id], Random(thing.id)
    wide, high = round(thing.w), round(thing.h)
    view = _space((wide, high), tint(card), random)
    reach = round(high * 0.68 if thing.colour == "low" else min(high * 0.94, wide * 0.5))
    body, at = _body(card, reach), (wide - reach - 3, high - reach - round((high - reach) * 0.4))
    if thing.colour == "low":
        at = wide - reach - 3, high - reach + 4
    if card.world:
        _shine(view, (at[0] + reach / 2, at[1] + reach / 2), reach, tint(card))
    view.paste(body, at, body)
    view.putalpha(_frame(view.size))
    canvas.show(view)


def _frame(size: tuple[int, int]) -> Image.Image:
    """A rectangle with rounded corners."""
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), CORNER * SCALE, 255)
    return mask.reduce(SCALE)


def _body(card: Card, size: int) -> Image.Image:
    """A planet or a device, `size` px both ways."""
    canvas = Canvas(SIZE, SIZE, scale=max(SCALE, round(3 * size / SIZE)))
    (_planet if card.world else draw_device)(canvas, card, Random(card.id))
    return canvas.image.resize((size, size), Image.Resampling.BOX)


def _space(size: tuple[int, int], colour: str, random: Random) -> Image.Image:
    """A dark sky with a cloud of the card's colour and stars that grow fainter towards the left."""
    view = Image.new("RGB", size, mix(NIGHT, colour, 0.1))
    wide = round(max(size) * random.uniform(1.2, 1.6))
    at = round(size[0] * random.uniform(0.55, 0.9) - wide / 2), round(size[1] * random.uniform(0.1, 0.9) - wide / 2)
    _glow(view, at, wide, mix(NIGHT, colour, 0.55), 0.75)
    pen = ImageDraw.Draw(view)
    for _ in range(size[0] * size[1] // 900):
        x, y = random.randrange(size[0]), random.randrange(size[1])
        light = random.uniform(0.1, 0.9) * x / size[0]
        near = 1 if light > 0.6 else 0
        pen.ellipse((x, y, x + near, y + near), mix(mix(NIGHT, colour, 0.2), WHITE, light))
    return view


def _shine(view: Image.Image, at: tuple[float, float], size: int, colour: str) -> None:
    """The air around a planet."""
    wide = round(size * 1.35)
    _glow(view, (round(at[0] - wide / 2), round(at[1] - wide / 2)), wide, mix(colour, WHITE, 0.35), 0.5)


def _glow(view: Image.Image, at: tuple[int, int], size: int, colour: str, strength: float) -> None:
    """A round glow with its upper left corner at a place."""
    cloud = Image.radial_gradient("L").point(lambda value: round(max(0, 255 - value * 1.4) * strength))
    view.paste(Image.new("RGB", (size, size), rgb(colour)), at, cloud.resize((size, size)))


def _planet(canvas: Canvas, card: Card, random: Random) -> None:
    colour = tint(card) if card.good else random.choice(BARREN)
    base = mix(colour, random.choice(("#000000", "#ffffff", "#5a2f6a", "#1f5a5a")), random.uniform(0.05, 0.3))
    radius = random.uniform(33, 40)
    tilt, belted = random.uniform(-24, 24), random.random() < 0.3
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
    kind, seed, capped = random.choice(("bands", "spots", "craters")), random.randrange(10**6), random.random() < 0.4

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
        x, y, size = random.uniform(-radius, radius), random.uniform(-radius, radius), random.uniform(2, 7)
        surface.circle((x + 0.8, y + 0.8), size + 0.6, mix(base, "#ffffff", 0.25))
        surface.circle((x, y), size, mix(base, "#000000", 0.3))


def _belt(canvas: Canvas, radius: float, tilt: float, base: str, span: tuple[int, int]) -> None:
    """Half of a double ring around the planet: points of flat ellipses, turned by `tilt` degrees."""
    for reach, width, share in ((1.1, 2, 0.35), (1.2, 3, 0.6)):
        turn, points = math.radians(tilt), []
        for step in range(span[0], span[1] + 1, 6):
            angle = math.radians(step)
            x, y = radius * reach * math.cos(angle), radius * reach * 0.26 * math.sin(angle)
            points.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
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


def draw_back(canvas: Canvas, thing: Thing) -> None:
    """A card face down: deep blue with an orbit and a sun, in the whole of its box."""
    half = thing.w / 2 - 2, thing.h / 2 - 2
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, "#222d63", "#8fa0c8", 3)
    radius = min(half) * 0.5
    for share, turn in ((1, 40), (0.66, 160), (0.36, 270)):
        canvas.circle((0, 0), radius * share, None, "#4a5aa6", 3)
        canvas.circle(ring(1, radius * share - 1.5, turn)[0], radius * 0.11, mix("#4a5aa6", WHITE, 0.5))
    canvas.circle((0, 0), radius * 0.16, GOLD)
