"""Which painter draws which kind of thing."""

from __future__ import annotations

from images.drawing.canvas import Canvas, ring
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.theme import BAD, INK, PAPER, mix, tinted
from images.gaia.art.icons import POWER, draw_icon
from images.gaia.art.planets import draw_planet
from images.gaia.art.structures import draw_chip, draw_satellite, draw_structure
from images.gaia.colours import TERRAIN
from images.layout.badges import draw_badge
from images.map.painters import MAP_PAINTERS


def draw_number(canvas: Canvas, thing: Thing) -> None:
    """A sector's number, large and faint behind everything."""
    canvas.words(thing.id, 200, canvas.palette.of(tinted(thing.colour, PAPER, 0.07)))


def draw_bowl(canvas: Canvas, thing: Thing) -> None:
    """A bowl of the power cycle: one, two, three or gaia; brighter the more its power is worth."""
    fills = {
        "one": mix(POWER, INK, 0.75),
        "two": mix(POWER, INK, 0.45),
        "three": POWER,
        "gaia": mix(TERRAIN["gaia"], INK, 0.4),
    }
    rim = {"gaia": "#9ff5bb"}.get(thing.id, "#cfa8ff")
    canvas.circle((0, 0), thing.w / 2 - 1, fills[thing.id], rim, 2.5)


def draw_stone(canvas: Canvas, thing: Thing) -> None:
    """The Taklons' brainstone on a bowl's rim."""
    canvas.polygon(ring(6, thing.w / 2 - 1), "#ff9db8", INK, 2)


def draw_strike(canvas: Canvas, thing: Thing) -> None:
    """A line through a tile that no longer counts."""
    canvas.line([(-thing.w / 2 + 14, 0), (thing.w / 2 - 14, 0)], canvas.palette.of(BAD), 4)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    **MAP_PAINTERS,
    "planet": draw_planet,
    "structure": draw_structure,
    "satellite": draw_satellite,
    "badge": draw_badge,
    "chip": draw_chip,
    "number": draw_number,
    "icon": draw_icon,
    "bowl": draw_bowl,
    "stone": draw_stone,
    "strike": draw_strike,
}
