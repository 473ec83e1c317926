"""Planets: a colour, a texture of its own and a shaded limb for each type."""

from __future__ import annotations

from images.drawing.canvas import Canvas
from images.drawing.scene import Thing
from images.drawing.sphere import bands, draw_sphere, spots
from images.drawing.theme import mix
from images.gaia.colours import TERRAIN

PLANET = 76  # px across, as the textures are drawn


def draw_planet(canvas: Canvas, thing: Thing) -> None:
    """A planet that fills its picture, whatever its size; the id is its type."""
    globe = Canvas(PLANET, PLANET)
    draw_sphere(globe, PLANET / 2 - 2, TERRAIN[thing.id], _TEXTURES[thing.id], _rim(thing.id))
    canvas.image.paste(globe.image.resize(canvas.image.size))


def _rim(planet: str) -> str:
    bright = {"gaia": "#b8ffcf", "transdim": "#d5a6ff", "lost": "#e6e6ff"}
    return bright.get(planet, mix(TERRAIN[planet], "#000000", 0.45))


def _terra(surface: Canvas, radius: float, base: str) -> None:
    for x, y, w, h in ((-15, -15, 15, 9), (-8, -5, 9, 8), (16, 4, 12, 15), (-14, 20, 12, 7), (12, -26, 9, 5)):
        surface.ellipse((x - w, y - h, x + w, y + h), "#4c9f58")
    surface.ellipse((-14, -radius - 6, 14, -radius + 5), "#e8f2ff")


def _oxide(surface: Canvas, radius: float, base: str) -> None:
    bands(surface, radius, mix(base, "#000000", 0.28), 17, 5, 4)
    bands(surface, radius * 0.9, mix(base, "#ffb199", 0.35), 17, 2, -3)


def _volcanic(surface: Canvas, radius: float, base: str) -> None:
    crack = "#5e2208"
    for path in (
        ((-30, -14), (-12, -10), (-2, -24), (12, -34)),
        ((-12, -10), (-6, 8), (-22, 26)),
        ((-6, 8), (14, 4), (34, 14)),
        ((14, 4), (18, -16), (32, -20)),
        ((10, 5), (8, 32)),
    ):
        surface.line(path, crack, 3)
    spots(surface, radius, "#ffc04a", 5, (2, 4, 1), 3)


def _desert(surface: Canvas, radius: float, base: str) -> None:
    bands(surface, radius, mix(base, "#7a5a00", 0.4), 11, 2.2, 5)


def _swamp(surface: Canvas, radius: float, base: str) -> None:
    spots(surface, radius, "#4f6b2c", 12, (4, 9, 0.7), 8)
    spots(surface, radius, mix(base, "#000000", 0.4), 9, (2, 5, 0.8), 5)


def _titanium(surface: Canvas, radius: float, base: str) -> None:
    for x, y, r in ((-15, -12, 9), (12, -20, 6), (16, 8, 10), (-8, 16, 7), (-26, 8, 5), (2, -2, 4), (6, 28, 5)):
        surface.circle((x, y), r, mix(base, "#000000", 0.28))
        surface.circle((x + 1, y + 1), r - 2, mix(base, "#000000", 0.1))


def _ice(surface: Canvas, radius: float, base: str) -> None:
    for path in (
        ((-34, -6), (-10, -14), (6, -34)),
        ((-10, -14), (4, 6), (34, -4)),
        ((4, 6), (-8, 34)),
        ((-34, 14), (-4, 18), (20, 30)),
    ):
        surface.line(path, "#86b4d8", 2.4)
    surface.ellipse((-radius * 0.6, -radius - 8, radius * 0.6, -radius + 8), "#ffffff")


def _gaia(surface: Canvas, radius: float, base: str) -> None:
    for share, colour in ((0.78, "#59cf7f"), (0.5, "#2fa85a"), (0.26, "#8df0a8")):
        surface.circle((0, 0), radius * share, None, colour, 4)
    spots(surface, radius, "#1b7a40", 5, (3, 6, 0.7), 12)


def _transdim(surface: Canvas, radius: float, base: str) -> None:
    for i, share in enumerate((0.86, 0.62, 0.38)):
        for turn in range(0, 360, 90):
            start = turn + 35 * i
            surface.arc((0, 0), radius * share, (start, start + 56), mix(base, "#f0d0ff", 0.5), 3.4)


def _lost(surface: Canvas, radius: float, base: str) -> None:
    spots(surface, radius, "#4a4a5e", 8, (2, 5, 1), 4)
    surface.line([(-radius, radius * 0.4), (radius, -radius * 0.4)], "#6f6f92", 2.5)


_TEXTURES = {
    "terra": _terra,
    "oxide": _oxide,
    "volcanic": _volcanic,
    "desert": _desert,
    "swamp": _swamp,
    "titanium": _titanium,
    "ice": _ice,
    "gaia": _gaia,
    "transdim": _transdim,
    "lost": _lost,
}
