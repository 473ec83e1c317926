"""The sky behind every picture: clouds of noise in several sizes and stars of several kinds, always the same."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from images.drawing.theme import CLOUD, DUST, GLOW, NEBULA, SPACE, STAR, STAR_WARM, Palette, mix

COARSE = 4  # clouds are soft: they are made so many times smaller
TALL = 2304  # px: few pictures are taller
CELL = 96  # the largest clouds, in small px
CALM = 120  # px at the top where titles stand, without large stars
SEED = 1961


def sky(width: int, height: int, palette: Palette) -> Image.Image:
    """The upper part of a sky that is the same for all pictures, in px."""
    small = _soft(width // COARSE + 1, max(TALL, height) // COARSE + 1, palette)
    part = (0, 0, width / COARSE, height / COARSE)
    image = small.resize((width, height), Image.Resampling.BILINEAR, part)
    _stars(image, palette)
    return image


@lru_cache(maxsize=4)
def _soft(width: int, height: int, palette: Palette) -> Image.Image:
    small = Image.new("RGB", (width, height), palette.of(SPACE))
    for seed, (colour, least) in enumerate(((NEBULA, 88), (CLOUD, 132), (DUST, 140))):
        small.paste(palette.of(colour), (0, 0), _clouds(small.size, SEED + seed, least))
    return small


def _clouds(size: tuple[int, int], seed: int, least: int) -> Image.Image:
    """Where a cloud is how thick: noise of ever smaller cells, each weighing less; nothing below `least`."""
    random = Random(seed)
    cloud = Image.new("L", size)
    cell = CELL
    for share in (1, 0.36, 0.26, 0.18, 0.12):
        cloud = Image.blend(cloud, _noise(size, cell, random), share)
        cell = cell // 2
    return cloud.point([min(255, max(0, value - least) * 3) for value in range(256)])


def _noise(size: tuple[int, int], cell: int, random: Random) -> Image.Image:
    """Soft noise whose grid of cells is turned, so that nobody sees its lines."""
    side = math.ceil(math.hypot(*size) / cell) + 1
    grid = Image.frombytes("L", (side, side), random.randbytes(side * side))
    wide = grid.resize((side * cell, side * cell), Image.Resampling.BICUBIC)
    turned = wide.rotate(random.uniform(15, 75), Image.Resampling.BILINEAR)
    left, top = (turned.width - size[0]) // 2, (turned.height - size[1]) // 2
    return turned.crop((left, top, left + size[0], top + size[1]))


def _stars(image: Image.Image, palette: Palette) -> None:
    """Dust of stars everywhere, some that are larger, few that shine; row by row, so that taller pictures only add."""
    random = Random(SEED)
    pen = ImageDraw.Draw(image)
    deep, glow = palette.of(SPACE), palette.of(GLOW)
    hues = [palette.of(star) for star in (STAR, STAR, STAR_WARM)]
    shades = [[mix(deep, hue, light / 16) for light in range(2, 11)] for hue in hues]
    for y in range(0, image.height, 6):
        x = random.randrange(image.width)
        down = y + random.randrange(6)
        shade = random.choice(random.choice(shades))
        kind = random.random() if y >= CALM else 1
        if kind < 0.03:
            _shine(pen, x, down, random.choice(hues), glow)
        elif kind < 0.25:
            pen.ellipse((x - 1, down - 1, x + 1, down + 1), shade)
        else:
            for _ in range(3):
                pen.point((random.randrange(image.width), down), shade)


def _shine(pen: ImageDraw.ImageDraw, x: int, y: int, colour: str, glow: str) -> None:
    """A star with a faint halo and four short rays."""
    pen.ellipse((x - 5, y - 5, x + 5, y + 5), mix(glow, colour, 0.08))
    pen.line((x - 6, y, x + 6, y), mix(glow, colour, 0.35))
    pen.line((x, y - 6, x, y + 6), mix(glow, colour, 0.35))
    pen.ellipse((x - 1, y - 1, x + 1, y + 1), colour)
