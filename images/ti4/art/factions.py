"""A sign for each faction, of our own, on a round shield of 36 px about its centre."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.drawing.canvas import Canvas, Point, ring, star
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix
from images.ti4.colours import FACTIONS

SIZE = 36  # px
EDGE = 1.6


def _mirrored(right: Sequence[Point]) -> list[Point]:
    """A shape that is the same on both sides, from its right half from top to bottom."""
    return [*right, *((-x, y) for x, y in reversed(right))]


def _arborec(canvas: Canvas, colour: str) -> None:
    canvas.line([(0, 12), (0, -4)], colour, 2.4)
    for side in (-1, 1):
        canvas.polygon([(0, 9), (side * 3, 3), (side * 11, 0), (side * 8, 7)], colour)
        canvas.polygon([(0, 2), (side * 2, -4), (side * 9, -8), (side * 7, -1)], colour)
    canvas.polygon(_mirrored([(0, -13), (3.4, -7), (0, -2)]), mix(colour, WHITE, 0.45))


def _letnev(canvas: Canvas, colour: str) -> None:
    canvas.polygon(_mirrored([(0, -12), (3, -3), (8, -9), (10, 5), (0, 5)]), colour)
    canvas.box((-10, 7, 10, 11), 1, colour)
    canvas.polygon(ring(4, 3.2, 0, (0, 0.6)), mix(colour, INK, 0.6))


def _saar(canvas: Canvas, colour: str) -> None:
    for side in (-1, 1):
        horn = [(1, 2), (5, -3), (4.6, -9), (9, -12), (12, -6), (9, 1), (3, 7)]
        canvas.polygon([(side * x, y) for x, y in horn], colour)
    canvas.polygon(_mirrored([(0, 0), (4, 3), (2.4, 12), (0, 13)]), mix(colour, WHITE, 0.35))


def _muaat(canvas: Canvas, colour: str) -> None:
    flame = [(1, -14), (4, -7), (8, -8), (10, 0), (9, 7), (4, 12), (-4, 12), (-9, 7), (-9, 0), (-5, -6), (-3, -4)]
    canvas.polygon(flame, colour)
    canvas.polygon([(1, -3), (4, 3), (4, 8), (0, 11), (-4, 8), (-4, 3)], mix(colour, WHITE, 0.6))


def _hacan(canvas: Canvas, colour: str) -> None:
    canvas.polygon(star(12, 14, 9.5), colour)
    canvas.circle((0, 0), 7.4, mix(colour, INK, 0.65))
    for side in (-1, 1):
        canvas.line([(side * 1.6, -1), (side * 5, -3)], colour, 2)
    canvas.polygon(_mirrored([(0, 1), (2.4, 1), (0, 5)]), colour)


def _sol(canvas: Canvas, colour: str) -> None:
    canvas.circle((0, 1), 9.5, colour)
    canvas.polygon([(-7, -3), (-1, -7), (3, -3), (0, 2), (-5, 3)], mix(colour, INK, 0.5))
    canvas.polygon([(2, 4), (7, 1), (7, 6), (3, 9)], mix(colour, INK, 0.5))
    canvas.arc((0, 1), 13, (200, 20), WHITE, 2)
    canvas.polygon(star(4, 4.4, 1.6, (10.5, -7.5)), WHITE)


def _creuss(canvas: Canvas, colour: str) -> None:
    for radius, broad in ((13, 2.2), (8.6, 2.4)):
        canvas.circle((0, 0), radius, None, mix(colour, WHITE, (13 - radius) / 9), broad)
    canvas.polygon(_mirrored([(0, -12), (2.6, 0), (0, 12)]), WHITE)


def _l1z1x(canvas: Canvas, colour: str) -> None:
    canvas.polygon(ring(6, 8), None, colour, 2.6)
    for x, y in ring(6, 13):
        canvas.line([(x * 0.6, y * 0.6), (x, y)], colour, 2)
        canvas.circle((x, y), 2, colour)
    canvas.circle((0, 0), 3.4, WHITE)


def _mentak(canvas: Canvas, colour: str) -> None:
    for side in (-1, 1):
        canvas.line([(side * 9, 11), (-side * 8, -9)], WHITE, 3)
        canvas.line([(side * 10, 6), (side * 5, 11)], colour, 2.6)
    canvas.circle((0, 0), 6, colour, INK, EDGE)
    canvas.circle((2.4, -1.6), 3.6, mix(colour, INK, 0.6))


def _naalu(canvas: Canvas, colour: str) -> None:
    canvas.arc((0, -5.6), 6, (120, 360), colour, 4)
    canvas.arc((0, 6), 6, (-60, 180), colour, 4)
    canvas.line([(-3, -0.4), (3, 0.8)], colour, 4)
    canvas.polygon([(3, -7), (9, -7), (6, 0)], colour)
    canvas.polygon([(-8, 6), (-4, 6), (-6.4, -2)], mix(colour, WHITE, 0.4))


def _nekro(canvas: Canvas, colour: str) -> None:
    for x, y in ring(8, 14):
        canvas.line([(0, 0), (x, y)], mix(colour, INK, 0.25), 2)
        canvas.circle((x * 0.93, y * 0.93), 2, colour)
    canvas.circle((0, 0), 8, mix(colour, INK, 0.45), colour, 2)
    canvas.ellipse((-5, -3, 5, 3), WHITE)
    canvas.circle((0, 0), 2.2, colour)


def _sardakk(canvas: Canvas, colour: str) -> None:
    for side in (-1, 1):
        canvas.line([(side * 3, -6), (side * 9, -9), (side * 12, -3)], colour, 2.2)
        canvas.line([(side * 4, 0), (side * 10, 0), (side * 12, 6)], colour, 2.2)
        canvas.line([(side * 1.6, -9), (side * 5, -14)], colour, 2)
    canvas.polygon(_mirrored([(0, -11), (4, -6), (5, 3), (0, 13)]), colour)
    canvas.line([(0, -6), (0, 9)], mix(colour, INK, 0.6), 1.8)


def _jolnar(canvas: Canvas, colour: str) -> None:
    fish = [(-12, 0), (-5, -6), (4, -6), (8, -1), (13, -6), (12, 0), (13, 6), (8, 1), (4, 6), (-5, 6)]
    canvas.polygon(fish, colour)
    canvas.circle((-6, -1.4), 1.8, INK)
    for x, y, radius in ((-8, -10, 2.2), (-3, -12, 1.6)):
        canvas.circle((x, y), radius, mix(colour, WHITE, 0.5))
    canvas.arc((1, 0), 5, (-60, 60), mix(colour, INK, 0.5), 1.8)


def _winnu(canvas: Canvas, colour: str) -> None:
    canvas.box((-10.5, 7, 10.5, 10), 1, colour)
    canvas.box((-7.6, 2.6, 7.6, 6), 1, colour)
    canvas.box((-5, -2, 5, 1.6), 1, colour)
    canvas.polygon(_mirrored([(0, -15), (2.4, -6), (3, -3), (0, -3)]), mix(colour, WHITE, 0.5))


def _xxcha(canvas: Canvas, colour: str) -> None:
    for x, y in ring(6, 10.5, 30):
        canvas.line([(0, 0), (x * 1.25, y * 1.25)], mix(colour, WHITE, 0.4), 3)
    canvas.polygon(ring(6, 11), colour, mix(colour, INK, 0.6), EDGE)
    canvas.polygon(ring(6, 5.4), None, mix(colour, INK, 0.6), 1.8)
    for x, y in ring(6, 1):
        canvas.line([(x * 5, y * 5), (x * 10, y * 10)], mix(colour, INK, 0.6), 1.8)


def _yin(canvas: Canvas, colour: str) -> None:
    canvas.circle((-4.4, 0), 8.6, None, colour, 2.6)
    canvas.circle((4.4, 0), 8.6, None, WHITE, 2.6)
    canvas.polygon(_mirrored([(0, -5), (2.6, 0), (0, 5)]), mix(colour, WHITE, 0.5))


def _yssaril(canvas: Canvas, colour: str) -> None:
    canvas.polygon(_mirrored([(0, -6.4), (6, -4), (13, 1), (6, 6), (0, 7)]), colour)
    canvas.polygon(_mirrored([(0, -6), (2.8, 0.4), (0, 6.6)]), INK)
    for side in (-1, 1):
        canvas.line([(side * 4, -9), (side * 10, -6)], mix(colour, INK, 0.3), 2.2)


SIGNS: dict[str, Callable[[Canvas, str], None]] = {
    "arborec": _arborec,
    "letnev": _letnev,
    "saar": _saar,
    "muaat": _muaat,
    "hacan": _hacan,
    "sol": _sol,
    "creuss": _creuss,
    "l1z1x": _l1z1x,
    "mentak": _mentak,
    "naalu": _naalu,
    "nekro": _nekro,
    "sardakk": _sardakk,
    "jolnar": _jolnar,
    "winnu": _winnu,
    "xxcha": _xxcha,
    "yin": _yin,
    "yssaril": _yssaril,
}


def draw_faction(canvas: Canvas, thing: Thing) -> None:
    """The sign of the faction in the id."""
    colour = FACTIONS[thing.id]

    def drawn(own: Canvas) -> None:
        own.circle((0, 0), 17.4, mix(colour, INK, 0.82), colour, EDGE)
        SIGNS[thing.id](own, colour)

    canvas.scaled(SIZE, drawn)
