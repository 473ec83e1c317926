"""The space of a sector: its ground, lit from within, which its owner's colour fills from the rim."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops

from images.drawing.canvas import Canvas, Point, ring
from images.drawing.theme import STAR, luminance, mix, rgb
from images.eclipse.colours import CORE, DEEP, LIT

OWNED = 0.3  # how far the rim of an owned tile takes its owner's colour; the lightest take half of that
OPEN = 0.42  # how far the rim of any other takes that of the depth
BRIGHT = 0.09  # how far the middle takes that of light
RIM = 0.5  # of the way to the corners: where a rim begins to show
STARS = 15
CALM = -0.45  # of a hex's size, below its middle: higher up stands its number, without stars
ARMS = 3  # of the galaxy, about its core
TURNS = 0.8  # of a circle that each winds
MASTER = 160  # px across of the galactic centre from which those of all sizes are made
KEPT = 64  # grounds: of each size one for each ring of the galaxy and each owner


def ground(canvas: Canvas, colour: str, rim: str, *, core: bool) -> Image.Image:
    """The hex itself, at its real size: of a theme's colour, with that of its owner if it has one.

    The galactic `core` glows.
    """
    of = canvas.palette.of
    edge = mix(of(colour), of(DEEP), OPEN)
    if rim:
        edge = mix(of(colour), rim, OWNED * (1 - luminance(*rgb(rim)) / 2))
    return _ground((canvas.w, canvas.h), mix(of(colour), of(LIT), BRIGHT), edge, of(CORE) if core else "")


@lru_cache(maxsize=KEPT)
def _ground(size: tuple[int, int], inside: str, edge: str, core: str) -> Image.Image:
    shape = Canvas(*size)
    shape.polygon(ring(6, size[0] / 2 - 1, 90), inside)
    image = shape.done()
    opaque = image.getchannel("A")
    far = Image.radial_gradient("L").resize(size, Image.Resampling.BILINEAR)
    image.paste(edge, (0, 0), ImageChops.multiply(far.point(_fading), opaque))
    if core:
        light = _core(core).resize(size, Image.Resampling.BILINEAR)
        light.putalpha(ImageChops.multiply(light.getchannel("A"), opaque))
        image.alpha_composite(light)
    return image


_fading = [round(255 * min(1.0, max(0.0, (value / 255 - RIM * 0.7) / (1 - RIM)))) for value in range(256)]


@lru_cache(maxsize=2)
def _core(colour: str) -> Image.Image:
    """The light of the galactic centre, with the arms that wind about it."""
    half = MASTER / 2
    canvas = Canvas(MASTER, MASTER * 0.87, scale=1)
    canvas.glow((0, 0), half * 0.8, colour, 0.2)
    for arm in range(ARMS):
        for step in range(24):
            far = half * (0.16 + 0.62 * step / 24)
            angle = 2 * math.pi * (arm / ARMS + TURNS * step / 24)
            canvas.glow(
                (far * math.cos(angle), far * 0.8 * math.sin(angle)), half * 0.11, colour, 0.16 * (1 - step / 26)
            )
    return canvas.done()


def draw_stars(canvas: Canvas, size: float, seed: str) -> None:
    """Faint stars on a hex, the same for the same `seed`."""
    random = Random(seed)
    colour = canvas.palette.of(STAR)
    for _ in range(STARS):
        at = _somewhere(random, size)
        if at[1] > CALM * size:
            canvas.circle(at, random.uniform(0.6, 1.5), f"{colour}{random.randrange(60, 170):02x}")


def _somewhere(random: Random, size: float) -> Point:
    angle, far = random.uniform(0, 2 * math.pi), size * 0.84 * math.sqrt(random.random())
    return far * math.cos(angle), far * math.sin(angle)
