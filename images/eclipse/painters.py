"""Which painter draws which kind of thing."""

from __future__ import annotations

import math

from images.drawing.canvas import Canvas, Point, dashes, ring
from images.drawing.paint import SHARED, Painter
from images.drawing.scene import Thing
from images.drawing.signs import ON_GOLD
from images.drawing.theme import INK, MARK, PANEL, WHITE, mix
from images.eclipse.art.icons import DICE, draw_icon
from images.eclipse.art.planets import draw_planet, draw_square
from images.eclipse.art.ships import draw_ship
from images.eclipse.art.space import draw_stars, ground
from images.eclipse.colours import (
    DAMAGE,
    EMPTY_SLOT,
    JOINED,
    PARTS,
    POINTS,
    RESOURCES,
    SECTOR_EDGE,
    UNEXPLORED_EDGE,
    UNEXPLORED_QUIET,
    WORMHOLE,
)
from images.eclipse.map.chart import BESIDE_DEEP, beside_box
from images.layout.badges import draw_badge
from images.map.painters import MAP_PAINTERS

HALVES = {"1": (INK, WORMHOLE), "2": (JOINED, JOINED)}  # what fills half a wormhole, and its rim
UNEXPLORED_EDGES = {"dashed": (UNEXPLORED_EDGE, 2), "quiet": (UNEXPLORED_QUIET, 7)}  # how many px within the hex
WITHIN = 0.45  # of the radius of a whole wormhole: the light within


def draw_sector(canvas: Canvas, thing: Thing) -> None:
    """A hex standing on an edge: the id has its wormholes from the top clockwise, then the colour of its rim."""
    edges, _, rim = thing.id.partition(" ")
    size = thing.w / 2 - 1
    of = canvas.palette.of
    if thing.variant in UNEXPLORED_EDGES:
        if thing.variant == "dashed":
            canvas.polygon(ring(6, size, 90), of(thing.colour))
        colour, inset = UNEXPLORED_EDGES[thing.variant]
        path = ring(6, size - inset, 90)
        for piece in dashes([*path, path[0]], 10, 8):
            canvas.line(piece, of(colour), 2)
        return
    below = ground(canvas, thing.colour, rim, core=thing.variant == "core").copy()
    draw_stars(canvas, size, f"{thing.id} {thing.colour}")
    canvas.polygon(ring(6, size, 90), None, of(SECTOR_EDGE), 2)
    if rim:
        canvas.polygon(ring(6, size - 4, 90), None, mix(rim, INK, 0.7), 7)
        canvas.polygon(ring(6, size - 4, 90), None, rim, 4.6)
    for edge, kind in enumerate(edges):
        _draw_half(canvas, kind, *(_half_disc(edge, size, share * _wormhole(size)) for share in (1, WITHIN)))
    below.alpha_composite(canvas.done())
    canvas.show(below)


def draw_beside(canvas: Canvas, thing: Thing) -> None:
    """The strip of a sector beside the edge of another: the id has the edge and its half of a wormhole there."""
    edge, kind = thing.id.split(" ")
    size = thing.w / beside_box(int(edge))[0]
    deep, long = BESIDE_DEEP * size / 2, size / 2
    out = math.radians(60 * int(edge))
    across, along = (math.sin(out), -math.cos(out)), (math.cos(out), math.sin(out))

    def at(far: float, aside: float) -> Point:
        return across[0] * far + along[0] * aside, across[1] * far + along[1] * aside

    of = canvas.palette.of
    strip = [at(-deep, -long), at(-deep, long), at(deep, long), at(deep, -long)]
    canvas.polygon(strip, of(thing.colour), of(SECTOR_EDGE), 2)
    middle = at(-deep, 0)
    halves = [_half_disc(int(edge), 0, share * _wormhole(size)) for share in (1, WITHIN)]
    _draw_half(canvas, kind, *([(middle[0] - x, middle[1] - y) for x, y in half] for half in halves))


def _wormhole(size: float) -> float:
    """The radius of the wormholes of a sector whose corners are `size` away from its middle."""
    return max(9, size * 0.112)


def _draw_half(canvas: Canvas, kind: str, half: list[Point], within: list[Point]) -> None:
    """Half a wormhole: "0" none, "1" one that meets none, "2" one that meets another, with light within."""
    if kind in HALVES:
        canvas.polygon(half, *HALVES[kind], 2.4)
    if kind == "2":
        canvas.polygon(within, WHITE)


def _half_disc(edge: int, size: float, radius: float) -> list[Point]:
    """Half a wormhole within an edge."""
    out = math.radians(60 * edge)
    x, y = math.sin(out) * size * math.sqrt(3) / 2, -math.cos(out) * size * math.sqrt(3) / 2
    steps = (out + math.radians(90 + 15 * step) for step in range(13))
    return [(x + radius * math.sin(step), y - radius * math.cos(step)) for step in steps]


def draw_hex_mark(canvas: Canvas, thing: Thing) -> None:
    """A bright hex within a dark one."""
    size = thing.w / 2 - 4
    canvas.polygon(ring(6, size, 90), None, INK, 9)
    canvas.polygon(ring(6, size, 90), None, canvas.palette.of(thing.colour or MARK), 5)


def draw_points(canvas: Canvas, thing: Thing) -> None:
    """The points of a sector: their number on a hexagon."""
    size = thing.w / 2 - 0.5
    canvas.polygon(ring(6, size), POINTS, ON_GOLD, 2)
    canvas.words(thing.id, thing.w * 0.68, INK)


def draw_slot(canvas: Canvas, thing: Thing) -> None:
    """A slot of a blueprint: the id is the kind of part shown there; a tile that was placed has a bright rim."""
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    of = canvas.palette.of
    fill = of(PARTS.get(thing.id, EMPTY_SLOT))
    rim = {"placed": "#ffd84d", "offered": of(MARK)}.get(thing.variant, mix(fill, "#8090c0", 0.45))
    canvas.box((-wide, -high, wide, high), 9, fill, rim, 5 if thing.variant == "offered" else 3)


def draw_ring(canvas: Canvas, thing: Thing) -> None:
    """A circle of the influence track: empty, or with a disc in its owner's colour."""
    half = thing.w / 2 - 1
    edge = canvas.palette.of(SECTOR_EDGE)
    canvas.circle((0, 0), half, thing.colour or None, mix(thing.colour, INK, 0.6) if thing.colour else edge, 3)


def draw_track_square(canvas: Canvas, thing: Thing) -> None:
    """A square of a population track in the colour of its resource, or with a cube in its owner's."""
    half = thing.w / 2 - 1
    if thing.variant == "cube":
        canvas.box((-half, -half, half, half), 8, mix(RESOURCES[thing.id], INK, 0.6))
        inner = half * 0.66
        canvas.box((-inner, -inner, inner, inner), 5, thing.colour, mix(thing.colour, INK, 0.6), 2.4)
    else:
        canvas.box((-half, -half, half, half), 8, thing.colour, mix(thing.colour, INK, 0.6), 2)


def draw_cross(canvas: Canvas, thing: Thing) -> None:
    """The stroke through a ship that is lost, of which two would cover a small one."""
    half = thing.w / 2 - 3
    for colour, broad in ((INK, 9), (DAMAGE, 5)):
        canvas.line([(-half, half), (half, -half)], colour, broad)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(canvas: Canvas, thing: Thing) -> None:
    """A die: the id has the damage, which gives its colour and shape, and what it shows.

    `lit` is asked about or has hit, `missed` has hit nothing.
    """
    damage, _, roll = thing.id.partition(":")
    half = thing.w / 2 - 2
    rim, width = (canvas.palette.of(MARK), 5.0) if thing.variant == "lit" else (INK, 2.0)
    colour = DICE[int(damage)]
    if thing.variant == "missed":
        colour = mix(colour, canvas.palette.of(PANEL), 0.6)
    if damage == "1":
        canvas.box((-half * 0.92, -half * 0.92, half * 0.92, half * 0.92), half * 0.3, colour, rim, width)
    elif damage == "2":
        canvas.circle((0, 0), half, colour, rim, width)
    else:
        canvas.polygon(ring(8, half, 22.5), colour, rim, width)
        canvas.polygon(ring(8, half * 0.82, 22.5), None, INK, 1.4)
    for x, y in PIPS[int(roll)]:
        canvas.circle((x * half * 0.42, y * half * 0.42), half * 0.16, INK)


PAINTERS: dict[str, Painter] = {
    **SHARED,
    **MAP_PAINTERS,
    "hex": draw_sector,
    "beside": draw_beside,
    "mark": draw_hex_mark,
    "badge": draw_badge,
    "ship": draw_ship,
    "square": draw_square,
    "points": draw_points,
    "slot": draw_slot,
    "ring": draw_ring,
    "die": draw_die,
    "cross": draw_cross,
    "planet": draw_planet,
    "art": draw_track_square,
    "icon": draw_icon,
}
