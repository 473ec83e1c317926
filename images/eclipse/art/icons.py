"""Icons for resources, ships, what parts do and what players have, drawn about their centre in a box of 36 px."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from images.drawing.canvas import Canvas, ring, star
from images.drawing.scene import Thing
from images.drawing.signs import cube, victory_points
from images.drawing.theme import GOOD, INK, WHITE, ink_on, mix
from images.eclipse.art.planets import square
from images.eclipse.art.ships import ship
from images.eclipse.colours import (
    ANCIENT,
    CATEGORY_EDGES,
    DAMAGE,
    DEFENCE,
    DISCOVERY,
    ENERGY,
    JOINED,
    MISSILE,
    ORANGE,
    POINTS,
    RED,
    RESOURCES,
    WORMHOLE,
    YELLOW,
)

SIZE = 36  # px
DICE = {1: YELLOW, 2: ORANGE, 4: RED}
STEEL = "#c3ccdf"


def _money(canvas: Canvas) -> None:
    colour = RESOURCES["money"]
    canvas.circle((0, 0), 16, colour, mix(colour, INK, 0.6), 2)
    canvas.circle((0, 0), 10.5, None, mix(colour, INK, 0.45), 2)
    canvas.box((-2.4, -6, 2.4, 6), 1, mix(colour, INK, 0.65))


def _science(canvas: Canvas) -> None:
    colour = RESOURCES["science"]
    canvas.polygon([(-5, -16), (5, -16), (5, -4), (15, 15), (-15, 15), (-5, -4)], colour, mix(colour, INK, 0.6), 2)
    canvas.circle((-3, 9), 3, WHITE)
    canvas.circle((5, 5), 2.2, WHITE)


def _materials(canvas: Canvas) -> None:
    colour = RESOURCES["materials"]
    canvas.polygon(ring(6, 17), colour, mix(colour, INK, 0.6), 2)
    canvas.circle((0, 0), 6.5, INK, mix(colour, WHITE, 0.5), 2)


def _disc(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16.5, STEEL, INK, 2)
    canvas.circle((0, 0), 9.5, None, "#5d6c9a", 3.4)


def _colony(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (9, -4), (9, 12), (-9, 12), (-9, -4)], "#e6ecfb", INK, 2)
    canvas.box((-5, -3, 5, 6), 1.5, "#5f93ff", INK, 1.4)
    canvas.polygon([(-9, 3), (-16, 15), (-9, 12)], "#9fb0df", INK, 1.4)
    canvas.polygon([(9, 3), (16, 15), (9, 12)], "#9fb0df", INK, 1.4)


def _monolith(canvas: Canvas) -> None:
    canvas.polygon([(-7, -12), (0, -17), (7, -12), (9, 15), (-9, 15)], "#dfe5f5", INK, 2)
    canvas.line([(0, -10), (0, 9)], "#5d6c9a", 3)


def _discovery(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (15, 0), (0, 17), (-15, 0)], DISCOVERY, INK, 2)
    canvas.words("?", 21, ink_on(DISCOVERY))


def _artifact(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#2d2356", "#c9b8ff", 2.4)
    canvas.polygon(ring(3, 10, 0), "#c9b8ff")


def _reputation(canvas: Canvas) -> None:
    canvas.polygon([(-12, -15), (12, -15), (12, 3), (0, 16), (-12, 3)], "#ea6a5a", INK, 2)
    canvas.polygon(star(5, 8, 3.6, (0, -3)), "#ffe3a0")


def _ambassador(canvas: Canvas) -> None:
    canvas.circle((0, -7), 7, "#9cc4ff", INK, 1.8)
    canvas.wedge((-14, 1, 14, 29), (180, 360), "#9cc4ff")
    canvas.arc((0, 15), 14, (180, 360), INK, 1.8)


def _traitor(canvas: Canvas) -> None:
    canvas.box((-12, -17, 12, 17), 3, "#4a1d26", DAMAGE, 2)
    canvas.polygon([(0, -13), (4, 3), (0, 12), (-4, 3)], DAMAGE)
    canvas.line([(-7, 4), (7, 4)], DAMAGE, 2.6)


def _energy(canvas: Canvas) -> None:
    canvas.polygon([(4, -17), (-11, 3), (-2, 3), (-5, 17), (11, -5), (2, -5)], ENERGY, INK, 1.8)


def _initiative(canvas: Canvas) -> None:
    for y in (-4, 8):
        corners = [(-14, y + 5), (0, y - 10), (14, y + 5), (14, y + 10), (0, y - 3), (-14, y + 10)]
        canvas.polygon(corners, "#7fd3ff", INK, 1.4)


def _hull(canvas: Canvas) -> None:
    canvas.polygon(star(10, 16.5, 12), "#d9dfef", INK, 1.8)
    canvas.polygon(ring(6, 7.5), "#5d6c9a")


def _computer(canvas: Canvas) -> None:
    canvas.circle((0, 0), 12, None, GOOD, 3)
    canvas.line([(0, -17), (0, -7)], GOOD, 3)
    canvas.line([(0, 17), (0, 7)], GOOD, 3)
    canvas.line([(-17, 0), (-7, 0)], GOOD, 3)
    canvas.line([(17, 0), (7, 0)], GOOD, 3)
    canvas.circle((0, 0), 3, GOOD)


def _shield(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (14, -11), (12, 5), (0, 17), (-12, 5), (-14, -11)], "#a98bff", INK, 2)
    canvas.polygon([(0, -10), (8, -6), (7, 3), (0, 10), (-7, 3), (-8, -6)], "#e6dcff")


def _movement(canvas: Canvas) -> None:
    canvas.polygon([(-15, 6), (-15, -6), (1, -6), (1, -15), (17, 0), (1, 15), (1, 6)], "#5fb0ff", INK, 1.8)


def _cannon(damage: int, canvas: Canvas) -> None:
    canvas.box((-15, -15, 15, 15), 5, DICE[damage], INK, 2)
    canvas.words(str(damage), 24, INK)


def _missile(damage: int, canvas: Canvas) -> None:
    canvas.polygon([(0, -18), (10, -6), (10, 17), (-10, 17), (-10, -6)], MISSILE, INK, 2)
    canvas.words(str(damage), 20, INK, (0, 5))


def _rocket(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (7, -6), (7, 9), (-7, 9), (-7, -6)], MISSILE, INK, 1.8)
    canvas.polygon([(-7, 2), (-13, 13), (-7, 10)], MISSILE, INK, 1.2)
    canvas.polygon([(7, 2), (13, 13), (7, 10)], MISSILE, INK, 1.2)
    canvas.polygon([(-4, 10), (0, 18), (4, 10)], ENERGY)


def _drive(canvas: Canvas) -> None:
    canvas.polygon([(-10, -14), (10, -14), (14, 4), (-14, 4)], "#5fb0ff", INK, 1.8)
    canvas.polygon([(-10, 5), (10, 5), (0, 18)], "#bfe4ff")


def _military(canvas: Canvas) -> None:
    colour = CATEGORY_EDGES["military"]
    canvas.line([(-12, 14), (12, -14)], colour, 5)
    canvas.line([(12, 14), (-12, -14)], colour, 5)
    canvas.line([(-15, 5), (-5, 15)], colour, 4)
    canvas.line([(15, 5), (5, 15)], colour, 4)


def _grid(canvas: Canvas) -> None:
    colour = CATEGORY_EDGES["grid"]
    for at in (-12, 0, 12):
        canvas.line([(at, -15), (at, 15)], colour, 3)
        canvas.line([(-15, at), (15, at)], colour, 3)


def _nano(canvas: Canvas) -> None:
    colour = CATEGORY_EDGES["nano"]
    for at in ring(6, 11.5):
        canvas.line([(0, 0), at], colour, 2.6)
        canvas.circle(at, 4.6, colour, INK, 1)
    canvas.circle((0, 0), 6, colour, INK, 1.2)


def _explore(canvas: Canvas) -> None:
    canvas.polygon(ring(6, 16.5, 30), "#22336e", WORMHOLE, 2.4)
    canvas.words("?", 22, WHITE)


def _research(canvas: Canvas) -> None:
    canvas.circle((0, -3), 12, RESOURCES["science"], INK, 2)
    canvas.box((-6, 8, 6, 16), 2, STEEL, INK, 1.6)


def _upgrade(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (14, -2), (6, -2), (6, 16), (-6, 16), (-6, -2), (-14, -2)], GOOD, INK, 2)


def _build(canvas: Canvas) -> None:
    canvas.box((-3, -6, 3, 17), 1.5, "#a86f42", INK, 1.6)
    canvas.box((-14, -16, 14, -5), 2, STEEL, INK, 2)


def _move(canvas: Canvas) -> None:
    canvas.line([(-14, 12), (-2, -4), (10, -4)], JOINED, 4)
    canvas.polygon([(8, -12), (18, -4), (8, 4)], JOINED, INK, 1.2)
    canvas.circle((-13, 12), 4.5, JOINED, INK, 1.2)


def _trade(canvas: Canvas) -> None:
    canvas.polygon([(-16, -4), (-16, -11), (5, -11), (5, -17), (17, -7), (5, 3), (5, -4)], GOOD, INK, 1.6)
    canvas.polygon([(16, 4), (16, 11), (-5, 11), (-5, 17), (-17, 7), (-5, -3), (-5, 4)], "#9cc4ff", INK, 1.6)


def _square(resource: str, kind: str, canvas: Canvas) -> None:
    square(canvas, resource, 17 if kind else 15.5, kind)


def _ship(kind: str, colour: str, canvas: Canvas) -> None:
    ship(canvas, kind, 17, colour)


def _graveyard(canvas: Canvas) -> None:
    canvas.wedge((-12, -16, 12, 8), (180, 360), "#8c93a8")
    canvas.box((-12, -5, 12, 16), 1, "#8c93a8")
    canvas.line([(0, -9), (0, 9)], INK, 3.4)
    canvas.line([(-6, -3), (6, -3)], INK, 3.4)


def _wormhole(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, None, JOINED, 3.4)
    canvas.wedge((-9, -9, 9, 9), (270, 450), JOINED)


def _bomb(canvas: Canvas) -> None:
    canvas.circle((-2, 4), 12.5, "#e6ecfb", INK, 2)
    canvas.line([(6, -4), (11, -10)], "#e6ecfb", 4)
    canvas.polygon(star(5, 7, 3, (12, -11)), ENERGY)


ICONS: dict[str, Callable[[Canvas], None]] = {
    "money": _money,
    "science": _science,
    "materials": _materials,
    "vp": partial(victory_points, colour=POINTS),
    "disc": _disc,
    "cube": partial(cube, colour=STEEL),
    "colony": _colony,
    "orbital": partial(_square, "gray", "orbital"),
    "monolith": _monolith,
    "discovery": _discovery,
    "artifact": _artifact,
    "reputation": _reputation,
    "ambassador": _ambassador,
    "traitor": _traitor,
    "energy": _energy,
    "initiative": _initiative,
    "hull": _hull,
    "computer": _computer,
    "shield": _shield,
    "movement": _movement,
    **{f"cannon{damage}": partial(_cannon, damage) for damage in DICE},
    "missile2": partial(_missile, 2),
    "missile": _rocket,
    "drive": _drive,
    "source": _energy,
    **{kind: partial(_ship, kind, STEEL) for kind in ("interceptor", "cruiser", "dreadnought", "starbase")},
    "ancient": partial(_ship, "ancient", ANCIENT),
    "gcds": partial(_ship, "gcds", DEFENCE),
    "military": _military,
    "grid": _grid,
    "nano": _nano,
    "explore": _explore,
    "influence": _disc,
    "research": _research,
    "upgrade": _upgrade,
    "build": _build,
    "move": _move,
    "graveyard": _graveyard,
    "trade": _trade,
    "wormhole": _wormhole,
    "bomb": _bomb,
    **{f"square-{resource}": partial(_square, resource, "") for resource in RESOURCES},
    "advanced": partial(_square, "gray", "advanced"),
}


def draw_icon(canvas: Canvas, thing: Thing) -> None:
    """The icon whose name is the id, as large as the thing is."""
    canvas.scaled(SIZE, ICONS[thing.id])
