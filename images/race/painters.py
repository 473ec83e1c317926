"""Which painter draws which kind of thing."""

from __future__ import annotations

from images.drawing.canvas import Canvas, ring
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE
from images.layout.badges import draw_badge
from images.race.art.icons import POINTS, draw_crate, draw_good, draw_icon, draw_phase
from images.race.art.window import draw_back, draw_window
from images.race.cards.actions import draw_action
from images.race.colours import DEVELOPMENT, GOLD, MILITARY, WORLD


def draw_cost(canvas: Canvas, thing: Thing) -> None:
    """What a cost stands on: a circle for worlds, red for defenses, a diamond for developments."""
    if thing.id == "development":
        canvas.polygon(ring(4, thing.w / 2 - 3), DEVELOPMENT, WHITE, 3)
    else:
        canvas.circle((0, 0), thing.w / 2 - 1, MILITARY if thing.id == "defense" else WORLD, WHITE, 3)


def draw_points(canvas: Canvas, thing: Thing) -> None:
    """The hexagon that a card's points stand on, golden where they are counted."""
    canvas.polygon(ring(6, thing.w / 2), GOLD if thing.id == "six" else POINTS, INK, 2)


def draw_kind(canvas: Canvas, thing: Thing) -> None:
    """The kind of good of a world, the id as for icons."""
    kind, _, letter = thing.id.partition(":")
    draw_good(canvas, kind, letter, thing.w)


def draw_tab(canvas: Canvas, thing: Thing) -> None:
    """What a card's number stands on."""
    half = thing.w / 2, thing.h / 2
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, thing.colour or GOLD, INK, 1.6)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    "badge": draw_badge,
    "icon": draw_icon,
    "art": draw_window,
    "back": draw_back,
    "cost": draw_cost,
    "points": draw_points,
    "kind": draw_kind,
    "tab": draw_tab,
    "action": draw_action,
    "phase": lambda canvas, thing: draw_phase(canvas, thing.id, thing.w),
    "crate": lambda canvas, thing: draw_crate(canvas, thing.colour, thing.w),
}
