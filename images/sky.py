"""The sky behind every picture: clouds of noise in several sizes and stars of several kinds, always the same."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageDraw

from images.theme import CLOUD, DUST, GLOW, NEBULA, SPACE, STAR, STAR_WARM, Palette, mix

COARSE = 4  # clouds are soft: they are made so many times smaller
CELL = 96  # the largest clouds, in small px
CALM = 120  # px at the top where titles stand, without large stars
SEED = 1961


def draw_sky(width: int, height: int, palette: Palette) -> Image.Image:
    """Space with clouds and stars, in px."""
    size = width // COARSE + 1, height // COARSE + 1
    small = Image.new("RGB", size, palette.of(SPACE))
    for seed, (colour, least) in enumerate(((NEBULA, 88), (CLOUD, 132), (DUST, 140))):
        small.paste(palette.of(colour), (0, 0), _clouds(size, SEED + seed, least))
    image = small.resize((width, height), Image.Resampling.BICUBIC)
    _stars(image, palette)
    return image


def _clouds(size: tuple[int, int], seed: int, least: int) -> Image.Image:
    """Where a cloud is how thick: noise of ever smaller cells, each weighing less; nothing below `least`."""
    random, cloud, cell = Random(seed), Image.new("L", size), CELL
    for share in (1, 0.36, 0.26, 0.18, 0.12):
        cloud, cell = Image.blend(cloud, _noise(size, cell, random), share), cell // 2
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
    """Dust of stars everywhere, some that are larger, few that shine."""
    random, pen = Random(SEED), ImageDraw.Draw(image)
    deep, star, warm, glow = (palette.of(colour) for colour in (SPACE, STAR, STAR_WARM, GLOW))
    area = image.width * image.height
    for _ in range(area // 3600):
        at = random.randrange(image.width), random.randrange(image.height)
        pen.point(at, mix(deep, random.choice((star, star, warm)), random.uniform(0.15, 0.6)))
    for _ in range(area // 16000):
        x, y = random.randrange(image.width), random.randrange(CALM, image.height)
        pen.ellipse(
            (x - 1, y - 1, x + 1, y + 1), mix(deep, random.choice((star, star, warm)), random.uniform(0.3, 0.7))
        )
    for _ in range(area // 110000):
        _shine(
            pen, random.randrange(image.width), random.randrange(CALM, image.height), random.choice((star, warm)), glow
        )


def _shine(pen: ImageDraw.ImageDraw, x: int, y: int, colour: str, glow: str) -> None:
    """A star with a faint halo and four short rays."""
    pen.ellipse((x - 5, y - 5, x + 5, y + 5), mix(glow, colour, 0.08))
    pen.line((x - 6, y, x + 6, y), mix(glow, colour, 0.35))
    pen.line((x, y - 6, x, y + 6), mix(glow, colour, 0.35))
    pen.ellipse((x - 1, y - 1, x + 1, y + 1), colour)
