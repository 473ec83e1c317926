"""Signs for what players have, what planets are worth and what units do, drawn about their centre in 36 px."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from images.drawing.canvas import Canvas, ring, star
from images.drawing.scene import Thing
from images.drawing.signs import ON_GOLD, cube, victory_points
from images.drawing.theme import GOOD, INK, WHITE, mix
from images.ti4.art.units import unit
from images.ti4.colours import DAMAGE, GOLD, INFLUENCE, RESOURCES, STEEL, TECHNOLOGIES, TRAITS

SIZE = 36  # px


def _resources(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16.5, RESOURCES, mix(RESOURCES, INK, 0.6), 2)
    canvas.polygon(star(8, 10, 6), mix(RESOURCES, INK, 0.65))
    canvas.circle((0, 0), 3.6, RESOURCES)


def _influence(canvas: Canvas) -> None:
    canvas.polygon(ring(6, 17), INFLUENCE, mix(INFLUENCE, INK, 0.6), 2)
    canvas.circle((0, 0), 7.5, None, mix(INFLUENCE, INK, 0.75), 3.4)


def _goods(canvas: Canvas) -> None:
    canvas.circle((-4, 4), 12, GOLD, ON_GOLD, 2)
    canvas.circle((5, -5), 12, mix(GOLD, WHITE, 0.25), ON_GOLD, 2)
    canvas.box((3.2, -10, 6.8, 0), 1, ON_GOLD)


def _pools(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (16, 13), (-16, 13)], STEEL, INK, 2)
    canvas.polygon([(-8, 9), (0, -7), (8, 9), (0, 4)], INK)


def _tactic(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, None, "#8fd0ff", 3)
    canvas.line([(-16, 0), (-6, 0)], "#8fd0ff", 3)
    canvas.line([(16, 0), (6, 0)], "#8fd0ff", 3)
    canvas.line([(0, -16), (0, -6)], "#8fd0ff", 3)
    canvas.line([(0, 16), (0, 6)], "#8fd0ff", 3)
    canvas.circle((0, 0), 3, DAMAGE)


def _strategy(canvas: Canvas) -> None:
    canvas.box((-11, -16, 11, 16), 4, "#9a63d6", INK, 2)
    canvas.polygon(star(5, 9, 4), WHITE)


def _card(canvas: Canvas) -> None:
    canvas.box((-16, -12, 8, 16), 4, "#2f6fb0", INK, 2)
    canvas.box((-8, -16, 16, 12), 4, "#4aa3e0", INK, 2)
    canvas.polygon([(4, -11), (11, -2), (4, 7), (-3, -2)], INK)


def _speaker(canvas: Canvas) -> None:
    canvas.polygon([(-13, -8), (3, -14), (13, -1), (-3, 6)], GOLD, INK, 2)
    canvas.line([(1, 2), (12, 15)], GOLD, 5)


def _specialty(colour: str, canvas: Canvas) -> None:
    """A triangle, circle, diamond or square in the colour of a technology; a missing one is hollow."""
    name = colour.removesuffix("-missing")
    shade = TECHNOLOGIES[name]
    edge, fill = (mix(shade, INK, 0.65), shade) if name == colour else (shade, "#5a607240")
    broad = 2 if name == colour else 2.6
    if name == "propulsion":
        canvas.polygon(ring(3, 16, 0, (0, 3)), fill, edge, broad)
    elif name == "biotic":
        canvas.circle((0, 0), 14.5, fill, edge, broad)
    elif name == "warfare":
        canvas.polygon(ring(4, 16), fill, edge, broad)
    else:
        canvas.box((-13, -13, 13, 13), 3, fill, edge, broad)


def _trait(trait: str, canvas: Canvas) -> None:
    colour = TRAITS[trait]
    canvas.circle((0, 0), 16.5, colour, mix(colour, INK, 0.6), 2)
    bright = mix(colour, WHITE, 0.6)
    if trait == "cultural":
        for y in (-6, 0, 6):
            canvas.line([(-9, y), (9, y)], bright, 2.6)
    elif trait == "hazardous":
        for x, y in ((-6, -4), (6, -5), (0, 6)):
            canvas.circle((x, y), 3.6, mix(colour, INK, 0.6))
    else:
        for step in (-6, 0, 6):
            canvas.line([(step, -9), (step, 9)], bright, 2)
            canvas.line([(-9, step), (9, step)], bright, 2)


def _damage(canvas: Canvas) -> None:
    canvas.polygon(star(8, 17, 8.5), DAMAGE, INK, 1.6)


def _dice(canvas: Canvas) -> None:
    canvas.polygon(ring(5, 17), "#f4f6ff", INK, 2)
    canvas.polygon(ring(3, 9, 0, (0, 1)), DAMAGE)


def _move(canvas: Canvas) -> None:
    canvas.polygon([(-15, -6), (2, -6), (2, -14), (16, 0), (2, 14), (2, 6), (-15, 6)], "#8fd0ff", INK, 2)


def _capacity(canvas: Canvas) -> None:
    canvas.box((-15, -11, 15, 13), 3, STEEL, INK, 2)
    canvas.box((-10, -5, -2, 7), 1, INK)
    canvas.box((2, -5, 10, 7), 1, INK)


def _sustain(canvas: Canvas) -> None:
    canvas.polygon([(-13, -14), (13, -14), (13, 2), (0, 16), (-13, 2)], "#8fe0c0", INK, 2)


def _shield(canvas: Canvas) -> None:
    canvas.wedge((-16, -12, 16, 20), (180, 360), "#6fc3ff")
    canvas.arc((0, 4), 16, (180, 360), INK, 2)
    canvas.circle((0, 6), 8, "#4a9a52", INK, 2)


def _owned(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16.5, canvas.palette.of(GOOD), INK, 1.6)
    canvas.line(
        [(-8, 0), (-2, 7), (9, -7)], canvas.palette.of("#0b1020" if canvas.palette.name == "dark" else WHITE), 4
    )


def _skip(canvas: Canvas) -> None:
    canvas.circle((0, 0), 12, "#d08a3a", INK, 2)
    canvas.arc((-1, -1), 8, (180, 280), "#ffe0b0", 3)
    canvas.ellipse((-17, -5, 17, 5), None, "#ffe0b0", 2.6)


def _upgrade(canvas: Canvas) -> None:
    for y in (-4, 8):
        canvas.polygon(
            [(-14, y + 6), (0, y - 9), (14, y + 6), (14, y + 11), (0, y - 2), (-14, y + 11)], STEEL, INK, 1.6
        )


def _exhausted(canvas: Canvas) -> None:
    canvas.arc((0, 0), 12, (200, 520), "#8a92a8", 5)
    canvas.polygon([(6, -16), (16, -8), (5, -3)], "#8a92a8")


def _unit(kind: str, canvas: Canvas) -> None:
    unit(canvas, kind, 17, STEEL)


ICONS: dict[str, Callable[[Canvas], None]] = {
    "vp": partial(victory_points, colour=GOLD),
    "resources": _resources,
    "influence": _influence,
    "goods": _goods,
    "commodities": partial(cube, colour=STEEL),
    "pools": _pools,
    "tactic": _tactic,
    "fleet": partial(_unit, "cruiser"),
    "strategy": _strategy,
    "card": _card,
    "speaker": _speaker,
    "damage": _damage,
    "dice": _dice,
    "move": _move,
    "capacity": _capacity,
    "sustain": _sustain,
    "shield": _shield,
    "upgrade": _upgrade,
    "assimilator": _upgrade,
    "skip": _skip,
    "owned": _owned,
    "exhausted": _exhausted,
    **{colour: partial(_specialty, colour) for name in TECHNOLOGIES for colour in (name, f"{name}-missing")},
    **{trait: partial(_trait, trait) for trait in ("cultural", "hazardous", "industrial")},
}


def draw_icon(canvas: Canvas, thing: Thing) -> None:
    """The sign of the id."""
    canvas.scaled(SIZE, ICONS[thing.id])
