"""Planets: a globe of its own relief for each resource, with the cube that lives there; the star of advanced ones."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image, ImageDraw

from images.drawing.canvas import Canvas, star
from images.drawing.scene import Thing
from images.drawing.sphere import Texture, bands, draw_sphere, spots
from images.drawing.theme import INK, WHITE, mix
from images.eclipse.colours import RESOURCES

MASTER = 128  # px across of the globe from which those of all sizes are made
RINGED = 0.84  # of its room: a globe with a ring
TILT = 0.36  # of a ring's width: how high it is
CUBE = 0.6  # of half a globe: half the side of a cube
STATION = "#dfe6f8"


def draw_square(canvas: Canvas, thing: Thing) -> None:
    """A population square as the planet on which it lies: the id is what it brings.

    With a `colour` a cube of its owner lies there. An `advanced` one has a ring and a star, an `orbital` is a station.
    """
    square(canvas, thing.id, thing.w / 2 - 0.5, thing.variant, thing.colour)


def square(canvas: Canvas, resource: str, half: float, kind: str = "", colour: str = "") -> None:
    """Such a planet of a resource, `half` px from its middle to its edge."""
    own = RESOURCES[resource]
    if kind == "orbital":
        _station(canvas, half, own, colour)
        return
    if kind == "advanced":
        _ring(canvas, half, (170, 370), own)
        _globe(canvas, resource, half * RINGED)
        _ring(canvas, half, (0, 180), own)
    else:
        _globe(canvas, resource, half)
    if colour:
        _cube(canvas, half * CUBE, colour)
    if kind == "advanced":
        fill, edge = (INK, colour) if colour else (WHITE, mix(own, INK, 0.75))
        canvas.polygon(star(4, half * 0.6, half * 0.22), fill, edge, half * 0.09)


def draw_planet(canvas: Canvas, thing: Thing) -> None:
    """A planet in full light: the id is what it brings, which is said on it."""
    own = RESOURCES[thing.id]

    def texture(surface: Canvas, radius: float, colour: str) -> None:
        bands(surface, radius, mix(own, WHITE, 0.3), radius * 0.5, radius * 0.13, radius * 0.08)

    draw_sphere(canvas, thing.w / 2 - 2, own, texture, mix(own, WHITE, 0.6))


def _globe(canvas: Canvas, resource: str, radius: float) -> None:
    side = round(2 * radius * canvas.scale)
    disc = Image.new("L", (side, side))
    ImageDraw.Draw(disc).ellipse((0, 0, side - 1, side - 1), 255)
    globe = _master(resource).resize((side, side), Image.Resampling.BILINEAR)
    canvas.image.paste(globe, ((canvas.image.width - side) // 2, (canvas.image.height - side) // 2), disc)


@lru_cache(maxsize=len(RESOURCES))
def _master(resource: str) -> Image.Image:
    """The globe of a resource, which is drawn once, and something dark about it."""
    own = RESOURCES[resource]
    canvas = Canvas(MASTER, MASTER, scale=2)
    draw_sphere(canvas, MASTER / 2, own, partial(_relief, resource), mix(own, WHITE, 0.35))
    canvas.glow((-MASTER * 0.17, -MASTER * 0.19), MASTER * 0.27, WHITE, 0.55)
    return canvas.done().convert("RGB")


def _relief(resource: str, surface: Canvas, radius: float, colour: str) -> None:
    RELIEFS[resource](surface, radius, colour)


def _gas(surface: Canvas, radius: float, colour: str) -> None:
    bands(surface, radius, mix(colour, "#fff2c0", 0.62), radius * 0.62, radius * 0.2, radius * 0.08)
    surface.ellipse((radius * 0.05, radius * 0.2, radius * 0.6, radius * 0.5), mix(colour, "#b03a10", 0.55))


def _seas(surface: Canvas, radius: float, colour: str) -> None:
    spots(surface, radius, mix(colour, "#8a2f86", 0.5), 6, (radius * 0.18, radius * 0.42, 0.6), 11)
    spots(surface, radius, mix(colour, WHITE, 0.75), 5, (radius * 0.2, radius * 0.5, 0.2), 5)


def _craters(surface: Canvas, radius: float, colour: str) -> None:
    for x, y, wide in (
        (-0.35, -0.3, 0.26),
        (0.4, -0.1, 0.2),
        (-0.1, 0.4, 0.3),
        (0.2, -0.62, 0.14),
        (-0.68, 0.22, 0.15),
    ):
        at = x * radius, y * radius
        surface.circle(at, wide * radius, mix(colour, INK, 0.42), mix(colour, "#ffe0c0", 0.5), wide * radius * 0.3)


def _ice(surface: Canvas, radius: float, colour: str) -> None:
    surface.ellipse((-radius, -radius * 1.5, radius, -radius * 0.55), WHITE)
    bands(surface, radius, mix(colour, "#6f86b8", 0.45), radius * 0.8, radius * 0.09, radius * 0.2)


RELIEFS: dict[str, Texture] = {"money": _gas, "science": _seas, "materials": _craters, "gray": _ice}


def _ring(canvas: Canvas, half: float, span: tuple[float, float], colour: str) -> None:
    """The part of the ring before or behind a globe, of an ellipse that is `TILT` as high as wide."""
    high = half * TILT
    x, y = canvas.w / 2, canvas.h / 2
    left, top, right, bottom = (edge * canvas.scale for edge in (x - half, y - high, x + half, y + high))
    for tint, width in ((mix(colour, INK, 0.7), half * 0.22), (mix(colour, WHITE, 0.6), half * 0.12)):
        canvas.pen.arc((left, top, right, bottom), *span, tint, round(width * canvas.scale))


def _cube(canvas: Canvas, half: float, colour: str) -> None:
    """A cube seen from above, its light from the upper left."""
    canvas.box((-half, -half, half, half), half * 0.24, colour, INK, max(1.8, half * 0.2))
    rim = half * 0.72
    corner = [(-rim, rim * 0.7), (-rim, -rim), (rim * 0.7, -rim)]
    canvas.line(corner, mix(colour, WHITE, 0.6), half * 0.16)


def _station(canvas: Canvas, half: float, own: str, colour: str) -> None:
    """An orbital: a wheel with four spokes about the place of its cube."""
    canvas.circle((0, 0), half, None, INK, half * 0.3)
    canvas.circle((0, 0), half * 0.96, None, own, half * 0.22)
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        canvas.line([(0, 0), (x * half * 0.78, y * half * 0.78)], own, half * 0.18)
        canvas.circle((x * half * 0.86, y * half * 0.86), half * 0.14, STATION, INK, half * 0.05)
    if colour:
        _cube(canvas, half * CUBE, colour)
    else:
        canvas.circle((0, 0), half * 0.44, mix(own, INK, 0.78), own, half * 0.14)
