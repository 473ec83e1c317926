"""Icons of powers and goods, drawn about their centre in a box of 36 px; good icons in any size."""

from __future__ import annotations

from collections.abc import Callable

from images.drawing.canvas import Canvas, Point, ring, star
from images.drawing.scene import Thing
from images.drawing.theme import GOOD, INK, WHITE, ink_on, mix
from images.race.colours import DEVELOPMENT, GOLD, GOODS, MILITARY, PHASES, WORLD

SIZE = 36
POINTS = "#eef2ff"
CARD = "#3a4a94"


def draw_good(canvas: Canvas, kind: str, letter: str, size: float) -> None:
    """A kind of good: a disc, for windfall worlds (`…-ring`) a ring; any kind is all of them."""
    radius = size / 2 - 1
    windfall = kind.endswith("-ring")
    kind = kind.removesuffix("-ring")
    if kind == "any":
        for i, colour in enumerate(GOODS.values()):
            canvas.wedge((-radius, -radius, radius, radius), (i * 90, i * 90 + 90), colour)
        canvas.circle((0, 0), radius, None, WHITE, 2)
        if windfall:
            canvas.circle((0, 0), radius * 0.58, INK)
        return
    colour = GOODS[kind]
    if windfall:
        canvas.circle((0, 0), radius, INK, colour, size / 10)
        canvas.words(letter, size * 0.64, mix(colour, WHITE, 0.6))
    else:
        canvas.circle((0, 0), radius, colour, mix(colour, INK, 0.6), 2)
        canvas.words(letter, size * 0.67, ink_on(colour))


def draw_crate(canvas: Canvas, colour: str, size: float = SIZE) -> None:
    """A good that lies somewhere: a crate of its colour."""
    shade = mix(colour, INK, 0.35)
    edge = size / 22

    def at(*places: Point) -> list[Point]:
        return [(x * size / SIZE, y * size / SIZE) for x, y in places]

    canvas.polygon(at((0, -16), (15, -8), (0, 0), (-15, -8)), mix(colour, WHITE, 0.55), INK, edge)
    canvas.polygon(at((-15, -8), (0, 0), (0, 16), (-15, 8)), colour, INK, edge)
    canvas.polygon(at((15, -8), (0, 0), (0, 16), (15, 8)), shade, INK, edge)
    canvas.line(at((-7, -12), (8, -4), (8, 3)), WHITE, size / 18)


def draw_phase(canvas: Canvas, phase: str, size: float) -> None:
    """A phase's numeral on its colour."""
    numeral, colour = PHASES[phase]
    half = size / 2 - 1
    canvas.box((-half, -half, half, half), 7, colour, mix(colour, WHITE, 0.5), 1.6)
    canvas.words(numeral, size * 0.78, WHITE)


def _back(canvas: Canvas, x: float = 0, y: float = 0, fill: str = CARD) -> None:
    canvas.box((x - 12.2, y - 16.2, x + 12.2, y + 16.2), 5, INK)  # white rims need an edge on white panels
    canvas.box((x - 11, y - 15, x + 11, y + 15), 4, fill, WHITE, 2)
    canvas.circle((x, y), 5, None, GOLD, 2)


def _sheet(canvas: Canvas, corners: list[Point], fill: str) -> None:
    canvas.polygon(corners, fill, INK, 3.6)
    canvas.polygon(corners, fill, WHITE, 1.6)


def _card(canvas: Canvas) -> None:
    _back(canvas)


def _hand(canvas: Canvas) -> None:
    for rotation in (-1, 0, 1):
        corners = [(-7, -14), (7, -14), (7, 11), (-7, 11)]
        _sheet(canvas, [(x + rotation * (5 - y / 5), y + abs(rotation) * 3) for x, y in corners], CARD)


def _look(canvas: Canvas) -> None:
    _back(canvas, 0, 0, mix(CARD, INK, 0.4))
    canvas.polygon([(-17, 0), (-8, -8), (8, -8), (17, 0), (8, 8), (-8, 8)], WHITE, INK, 1.6)
    canvas.circle((0, 0), 5.5, "#2f67b8")
    canvas.circle((0, 0), 2.4, INK)


def _keep(canvas: Canvas) -> None:
    _back(canvas)
    canvas.line([(-8, 3), (-1, 10), (15, -9)], INK, 8)
    canvas.line([(-8, 3), (-1, 10), (15, -9)], GOOD, 4.5)


def _self(canvas: Canvas) -> None:
    _back(canvas)
    for rotation in (1, -1):
        canvas.line([(-9, -9 * rotation), (9, 9 * rotation)], INK, 8)
    for rotation in (1, -1):
        canvas.line([(-9, -9 * rotation), (9, 9 * rotation)], "#ff7a6b", 4.5)


def _vp(canvas: Canvas) -> None:
    canvas.polygon(ring(6, 17), POINTS, INK, 1.6)
    canvas.polygon(star(5, 10, 4.6, (0, 1)), "#8a6a00")


def _chips(canvas: Canvas) -> None:
    for y in (7, 0, -7):
        canvas.polygon([(x, y + step * 0.55) for x, step in ring(6, 17, 30)], POINTS, INK, 1.8)


def _military(canvas: Canvas) -> None:
    canvas.polygon([(-15, -15), (15, -15), (15, 3), (0, 17), (-15, 3)], MILITARY, INK, 1.6)
    for y in (-4, 4):
        canvas.line([(-8, y + 3), (0, y - 4), (8, y + 3)], WHITE, 4)


def _world(canvas: Canvas) -> None:
    canvas.circle((0, 0), 17, INK)
    canvas.circle((0, 0), 16, WORLD, WHITE, 3)


def _defense(canvas: Canvas) -> None:
    canvas.circle((0, 0), 17, MILITARY, WHITE, 3)


def _development(canvas: Canvas) -> None:
    canvas.polygon(ring(4, 17), DEVELOPMENT, WHITE, 2.5)


def _six(canvas: Canvas) -> None:
    _development(canvas)
    canvas.words("6", 24, WHITE)


def _here(canvas: Canvas) -> None:
    canvas.circle((-3, -3), 14, "#5a6ba8", WHITE, 2)
    canvas.box((0, 0, 16, 16), 3, "#e9c58c", INK, 2)


def _different(canvas: Canvas) -> None:
    for at, good in zip(ring(3, 9), ("alien", "novelty", "genes"), strict=True):
        canvas.circle(at, 8.5, GOODS[good], INK, 1.6)


def _deck(canvas: Canvas) -> None:
    for step in (5, 2.5, 0):
        _back(canvas, step - 2, step - 2)


def _discard(canvas: Canvas) -> None:
    _sheet(canvas, [(-16, -6), (4, -14), (14, 8), (-6, 16)], mix(CARD, INK, 0.3))
    _sheet(canvas, [(-8, -15), (12, -10), (6, 15), (-14, 10)], mix(CARD, INK, 0.3))


def _tableau(canvas: Canvas) -> None:
    for x in (-12, 0, 12):
        for y in (-9, 9):
            canvas.box((x - 5.6, y - 8.1, x + 5.6, y + 8.1), 2.4, INK)
            canvas.box((x - 5, y - 7.5, x + 5, y + 7.5), 2, "#5a6ba8", WHITE, 1.4)


def _crate(canvas: Canvas) -> None:
    draw_crate(canvas, "#c9a06a")


_ICONS: dict[str, Callable[[Canvas], None]] = {
    "card": _card,
    "hand": _hand,
    "look": _look,
    "keep": _keep,
    "self": _self,
    "vp": _vp,
    "chips": _chips,
    "military": _military,
    "world": _world,
    "defense": _defense,
    "development": _development,
    "six": _six,
    "here": _here,
    "different": _different,
    "deck": _deck,
    "discard": _discard,
    "tableau": _tableau,
    "crate": _crate,
}


def draw_icon(canvas: Canvas, thing: Thing) -> None:
    """The icon whose name is the id: `phase-…`, a kind of good with its letter (`rare:R`), or one of the others."""
    name, _, letter = thing.id.partition(":")
    if name in _ICONS:
        _ICONS[name](canvas)
    elif name.startswith("phase-"):
        draw_phase(canvas, name.removeprefix("phase-"), thing.w)
    else:
        draw_good(canvas, name, letter, thing.w)
