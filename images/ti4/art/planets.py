"""Planets: a colour and a texture by trait; Mecatol Rex, home planets and others have their own."""

from __future__ import annotations

from collections.abc import Callable

from images.drawing.canvas import Canvas
from images.drawing.scene import Thing
from images.drawing.sphere import bands, draw_sphere, spots
from images.drawing.theme import INK, WHITE, mix
from images.ti4.colours import TRAITS
from rules.ti4.components.planets import MECATOL_REX, PLANETS

CENTRE = "centre"  # what Mecatol Rex is drawn as
DRAWN = 76  # px across, as the textures are drawn


def look_of(planet: str) -> str:
    """What a planet is drawn as: its trait, or "" for one of a home system; raises KeyError for no planet.

    `cultural`, `hazardous`, `industrial`, or `centre` for Mecatol Rex: a key of `colours.TRAITS`, and the id of the
    thing that `draw_planet` draws.
    """
    if planet == MECATOL_REX:
        return CENTRE
    return PLANETS[planet].trait or ""


def draw_planet(canvas: Canvas, thing: Thing) -> None:
    """A planet that fills its picture; the id is its trait, `exhausted` one is grey, the colour is its owner's ring."""
    globe = Canvas(DRAWN, DRAWN)
    base = TRAITS[thing.id]
    if thing.variant == "exhausted":
        base = mix(base, "#5a6072", 0.75)
    draw_sphere(globe, DRAWN / 2 - 2, base, _TEXTURES[thing.id], mix(base, INK, 0.5))
    if thing.colour:
        globe.circle((0, 0), DRAWN / 2 - 0.5, None, INK, 7)
        globe.circle((0, 0), DRAWN / 2 - 1, None, thing.colour, 4.6)
    canvas.image.paste(globe.image.resize(canvas.image.size))


def _cultural(surface: Canvas, radius: float, base: str) -> None:
    bands(surface, radius, mix(base, WHITE, 0.24), 15, 4.4, 5)


def _hazardous(surface: Canvas, radius: float, base: str) -> None:
    for x, y, r in ((-17, -14, 9), (12, -22, 6), (18, 10, 10), (-8, 19, 8), (-28, 8, 5), (4, -2, 4), (6, 30, 5)):
        surface.circle((x, y), r, mix(base, INK, 0.34))
        surface.circle((x + 1, y + 1), r - 2, mix(base, INK, 0.12))


def _industrial(surface: Canvas, radius: float, base: str) -> None:
    bright = mix(base, WHITE, 0.26)
    for step in range(-30, 31, 12):
        surface.line([(step, -radius), (step, radius)], bright, 1.8)
        surface.line([(-radius, step), (radius, step)], bright, 1.8)


def _plain(surface: Canvas, radius: float, base: str) -> None:
    spots(surface, radius, mix(base, WHITE, 0.2), 9, (6, 14, 0.6), 5)


def _centre(surface: Canvas, radius: float, base: str) -> None:
    spots(surface, radius, mix(base, "#7a4a10", 0.5), 10, (4, 10, 0.5), 3)
    surface.circle((0, 0), radius * 0.62, None, mix(base, WHITE, 0.35), 2.4)


_TEXTURES: dict[str, Callable[[Canvas, float, str], None]] = {
    "cultural": _cultural,
    "hazardous": _hazardous,
    "industrial": _industrial,
    "": _plain,
    "centre": _centre,
}
