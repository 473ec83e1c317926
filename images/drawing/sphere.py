"""Globes: a colour, a texture and a shaded limb."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageChops, ImageDraw

from images.drawing.canvas import Canvas

Stroke = tuple[float, float, float]
Texture = Callable[[Canvas, float, str], None]


def draw_sphere(canvas: Canvas, radius: float, base: str, texture: Texture, rim: str) -> None:
    """A globe of `radius` px in the middle; the texture is drawn on it with the radius and the colour.

    `texture(surface, radius, base)` draws about (0, 0) on a canvas of the same size; what lies beyond the globe is cut
    off. `rim` is the colour of the line around it. Light comes from the upper left.
    """
    surface = Canvas(canvas.w, canvas.h, scale=canvas.scale)
    surface.circle((0, 0), radius, base)
    texture(surface, radius, base)
    disc = Image.new("L", surface.image.size)
    edge = (canvas.w / 2 - radius) * canvas.scale
    ImageDraw.Draw(disc).ellipse((edge, edge, disc.width - edge, disc.height - edge), 255)
    surface.image.paste("#000010", (0, 0), ImageChops.multiply(_shade(disc.size), disc))
    canvas.image.paste(surface.image, (0, 0), disc)
    canvas.circle((0, 0), radius, None, rim, 1.8)


def _shade(size: tuple[int, int]) -> Image.Image:
    """Darkness growing towards the lower right."""
    wide = Image.radial_gradient("L").resize((size[0] * 2, size[1] * 2))
    left, top = round(size[0] * 0.68), round(size[1] * 0.72)
    return wide.crop((left, top, left + size[0], top + size[1])).point(lambda value: max(0, value - 60) * 0.95)


def spots(surface: Canvas, radius: float, colour: str, count: int, size: Stroke, seed: int) -> None:
    """Ellipses here and there: `size` is the least and the greatest half width and the height in widths.

    So many are drawn with their middles in the square about the globe; the same `seed` draws them in the same places.
    """
    random = Random(seed)
    for _ in range(count):
        x, y = random.uniform(-radius, radius), random.uniform(-radius, radius)
        w, h = random.uniform(size[0], size[1]), random.uniform(size[0], size[1]) * size[2]
        surface.ellipse((x - w, y - h, x + w, y + h), colour)


def bands(surface: Canvas, radius: float, colour: str, gap: float, width: float, wave: float) -> None:
    """Wavy lines from side to side.

    One follows every `gap` px from the top, `width` px thick, and swings `wave` px up and down, each against the one
    above.
    """
    y = -radius + gap / 2
    bend = 1.0
    while y < radius:
        steps = [step / 8 for step in range(-8, 9)]
        surface.line([(radius * x, y - wave * bend * math.sin(math.pi * x)) for x in steps], colour, width)
        y = y + gap
        bend = -bend
