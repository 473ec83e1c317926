"""Icons for goods and for what tiles count, drawn about their centre in a box of 36 px."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from images.drawing.canvas import Canvas, ring, star
from images.drawing.scene import Thing
from images.drawing.signs import ON_GOLD
from images.drawing.theme import ACCENT, GOOD, INK, PAPER
from images.gaia.art.structures import STRUCTURES, draw_satellite, draw_structure
from images.gaia.colours import TERRAIN

SIZE = 36
POWER = "#8b4fd8"
LILAC = "#e3ccff"
NEUTRAL_STRUCTURE = "#c3ccdf"


def _credits(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#f2b632", "#8a5a00", 2.5)
    canvas.circle((0, 0), 10, None, "#8a5a00", 2)
    canvas.polygon(ring(4, 5), "#8a5a00")


def _ore(canvas: Canvas) -> None:
    canvas.polygon([(-15, 6), (-9, -9), (3, -15), (14, -6), (16, 9), (4, 15), (-9, 14)], "#e4e2dc", "#5b5750", 2.5)
    canvas.line([(-9, -9), (0, 0), (14, -6)], "#8a857b", 2)
    canvas.line([(0, 0), (4, 14)], "#8a857b", 2)


def _knowledge(canvas: Canvas) -> None:
    canvas.polygon([(0, -10), (-16, -14), (-16, 9), (0, 14)], "#4aa3ff", "#0d3f7a", 2.2)
    canvas.polygon([(0, -10), (16, -14), (16, 9), (0, 14)], "#8cc8ff", "#0d3f7a", 2.2)


def _qic(canvas: Canvas) -> None:
    canvas.polygon([(0, -16), (14, -8), (0, 0), (-14, -8)], "#8ff0ac", "#0c5a2b", 1.8)
    canvas.polygon([(-14, -8), (0, 0), (0, 16), (-14, 8)], "#2fb862", "#0c5a2b", 1.8)
    canvas.polygon([(14, -8), (0, 0), (0, 16), (14, 8)], "#1c8a46", "#0c5a2b", 1.8)


def _power(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, POWER, LILAC, 2.5)
    canvas.polygon([(3, -11), (-7, 2), (-1, 2), (-3, 11), (7, -3), (1, -3)], PAPER)


def _value(canvas: Canvas) -> None:
    draw_structure(canvas, Thing("structure", "station", 0, 0, SIZE, SIZE, colour=NEUTRAL_STRUCTURE, variant="plain"))
    canvas.circle((0, 2), 10, POWER, INK, 1.6)
    canvas.polygon([(2, -6), (-5, 3), (-1, 3), (-2, 10), (5, 1), (1, 1)], PAPER)


def _charge(canvas: Canvas) -> None:
    canvas.circle((-2, 3), 13, POWER, LILAC, 2.5)
    canvas.line([(-12, -13), (10, -13)], GOOD, 4)
    canvas.polygon([(8, -18), (17, -12), (8, -6)], GOOD)


def _tokens(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, POWER, LILAC, 2.5)
    canvas.line([(-7, 0), (7, 0)], PAPER, 4)
    canvas.line([(0, -7), (0, 7)], PAPER, 4)


def _stone(canvas: Canvas) -> None:
    canvas.polygon(ring(6, 16), "#ffb3c7", "#7a1230", 2.5)
    canvas.polygon(ring(6, 7), "#e0507a")


def _vp(canvas: Canvas) -> None:
    canvas.polygon(star(5, 17, 8, (0, 1)), ACCENT, ON_GOLD, 2)


def _step(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, "#3a4474", PAPER, 2)
    canvas.arc((0, 0), 9, (-150, 110), PAPER, 3)
    canvas.polygon([(-12, -1), (-9, -11), (-1, -5)], PAPER)


def _range(canvas: Canvas) -> None:
    for left in (-7, 5):
        canvas.box((left - 1, 8.5, left + 10, 14.5), 3, PAPER, INK, 1.4)
    canvas.polygon([(15, -2), (-1, -14), (-3, -7), (-16, -7), (-16, 3), (-3, 3), (-1, 7)], "#7fd4ff", INK, 1.6)


def _research(canvas: Canvas) -> None:
    canvas.polygon([(0, -16), (14, -1), (6, -1), (6, 15), (-6, 15), (-6, -1), (-14, -1)], "#7fd4ff", INK, 1.8)


def _type(canvas: Canvas) -> None:
    kinds = ("terra", "oxide", "volcanic", "desert", "swamp", "ice")
    for i, kind in enumerate(kinds):
        canvas.wedge((-16, -16, 16, 16), (i * 60, i * 60 + 60), TERRAIN[kind])
    canvas.circle((0, 0), 16, None, PAPER, 2)


def _gaia(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, TERRAIN["gaia"], "#b8ffcf", 2.5)
    canvas.circle((0, 0), 8, None, "#b8ffcf", 2.5)


def _lost(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, TERRAIN["lost"], "#e6e6ff", 2.5)
    canvas.line([(-11, 6), (11, -6)], "#9a9ac0", 3)


def _sector(canvas: Canvas) -> None:
    canvas.polygon(ring(6, 6), "#9fb0ea")
    for at in ring(6, 11, 30):
        canvas.polygon(ring(6, 5.4, 0, at), "#9fb0ea")


def _federation(canvas: Canvas) -> None:
    canvas.polygon([(-15, -12), (15, -12), (15, 2), (0, 16), (-15, 2)], "#2f9e56", "#c6ffd8", 2.5)
    canvas.circle((0, -3), 5, "#c6ffd8")


def _grey(canvas: Canvas) -> None:
    canvas.polygon([(-15, -12), (15, -12), (15, 2), (0, 16), (-15, 2)], "#6d7484", "#d5dae6", 2.5)
    canvas.line([(-6, -3), (6, -3)], "#d5dae6", 3.5)


def _action(canvas: Canvas) -> None:
    canvas.polygon(ring(8, 17, 22.5), "#e87820", "#ffe2c4", 2.2)
    canvas.line([(-6, 0), (5, 0)], PAPER, 4)
    canvas.polygon([(3, -7), (11, 0), (3, 7)], PAPER)


def _project(canvas: Canvas) -> None:
    canvas.circle((-6, 3), 12, TERRAIN["transdim"], "#d5a6ff", 2)
    canvas.line([(-2, -2), (12, -12)], GOOD, 4)
    canvas.polygon([(5, -17), (17, -16), (15, -4)], GOOD)


def _tile(canvas: Canvas) -> None:
    canvas.box((-16, -13, 16, 13), 4, "#5a4a9a", "#c9b8ff", 2.5)
    canvas.polygon([(0, -9), (8, 0), (3, 0), (3, 9), (-3, 9), (-3, 0), (-8, 0)], "#c9b8ff")


def _used(canvas: Canvas) -> None:
    canvas.polygon(ring(8, 17, 22.5), "#3a3f52", "#8c93a8", 2.2)
    canvas.line([(-7, -7), (7, 7)], "#d5dae6", 4)
    canvas.line([(7, -7), (-7, 7)], "#d5dae6", 4)


def _income(canvas: Canvas) -> None:
    canvas.polygon(
        [(-16, 2), (-8, 2), (-4, 6), (10, 6), (16, 2), (16, 7), (8, 15), (-8, 15), (-16, 10)], "#f3d3b0", INK, 1.6
    )
    canvas.line([(0, -16), (0, -6)], GOOD, 4)
    canvas.polygon([(-8, -8), (8, -8), (0, 1)], GOOD)


def _passed(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#3a4474", PAPER, 2)
    canvas.line([(-8, 0), (8, 0)], PAPER, 4)


_ICONS: dict[str, Callable[[Canvas], None]] = {
    "credits": _credits,
    "ore": _ore,
    "knowledge": _knowledge,
    "qic": _qic,
    "power": _power,
    "value": _value,
    "charge": _charge,
    "tokens": _tokens,
    "stone": _stone,
    "vp": _vp,
    "step": _step,
    "range": _range,
    "research": _research,
    "type": _type,
    "gaia": _gaia,
    "lost": _lost,
    "sector": _sector,
    "federation": _federation,
    "grey": _grey,
    "action": _action,
    "used": _used,
    "project": _project,
    "tile": _tile,
    "income": _income,
    "pass": _passed,
}


def draw_icon(canvas: Canvas, thing: Thing) -> None:
    """The icon whose name is the id; structures are drawn in nobody's colour."""
    if thing.id == "satellite":
        draw_satellite(canvas, replace(thing, colour=NEUTRAL_STRUCTURE))
    elif thing.id in STRUCTURES:
        draw_structure(canvas, replace(thing, colour=NEUTRAL_STRUCTURE))
    else:
        _ICONS[thing.id](canvas)
