"""Sectors on the map with all that lies on them, as much as there is room for.

From the top: number and points; fleets, discs, ancient ships and discoveries; squares and the artifact. Where it gets
crowded, fleets show their largest class with the number of all ships, then the number alone, then only whose they
are, and what finds no room is counted behind a "+".
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import MUTED, PAPER, ink_on, tinted
from images.eclipse.colours import RINGS, UNEXPLORED, UNEXPLORED_EDGE
from images.eclipse.map.chart import ROOT3
from images.eclipse.map.squares import Block, block, draw_squares, squares_of
from images.eclipse.signs import fleet_groups
from images.layout.badges import FLAT_SHAPES
from images.layout.seats import Owner
from rules.eclipse.state import NO_SEAT, Fleet, Sector

BADGE = 38  # px of a seat's badge on the map
FLAT = (46, 34)  # px of one that is wider than high
SHIP = 35
SHIP_ROOM = 32  # px that one takes in a row: it may fill the gap after it, so that as many classes fit
WORLD = 1.15  # of a hex from its middle to a corner, across
WORLD_DOWN = 0.16  # of the same, below its middle
SIGN = 30
GAP = 3
BETWEEN = 6  # px between what belongs to different parties
ROWS_FROM = 70  # px of size from which two rows of things fit
SQUARES_UP = 9  # px from the lower edge to the lowest of them, above half a wormhole
NUMBER_HIGH = 32.5  # px from the upper edge to the lower edge of the number
DETAILS = 4  # ways to show fleets: every class, the largest, the number of ships, their owner alone
LARGEST = 1.7  # of signs on large hexes
GROWING = 84  # px of size from which signs grow
POINTS = 27  # px of the points beside the number
BESIDE_LETTER = 14  # px from the middle to that of a number beside a letter
NUMBER_DOWN = 22.5  # px from the upper edge to the middle of the number
BESIDE_POINTS = 1.5  # px from the middle to that of a number with its points, which wormholes may be close to
FIRST_DOWN = 52.5  # px from the upper edge to the first of two rows
ROW_STEP = 36
ROOMY = 60  # px of size below which only the number and one row are shown


@dataclass(frozen=True, slots=True)
class Look:
    """How sectors are drawn: px from their middle to their corners, px of letters, how large signs are."""

    size: float
    font: int
    scale: float

    @property
    def relative(self) -> float:
        """How large sectors are beside their letters."""
        return self.size / self.scale


def look_at(size: float, least: float = 1) -> Look:
    """How hexes of `size` px (middle to corner) are drawn: on large ones letters grow, by `least` times at least."""
    scale = max(least, min(LARGEST, size / GROWING))
    return Look(size, math.ceil(SMALLEST * scale), scale)


@dataclass(frozen=True, slots=True)
class Atom:
    """Something of a row: how wide it is in px of scale 1, and what draws it at a point."""

    wide: float
    draw: Callable[[Scene, Look, Point], None]


Group = list[Atom]  # stands together


def unexplored(scene: Scene, look: Look, at: Point, name: str, *, lettered: bool = False) -> None:
    """A hex that can be explored, with its coordinates."""
    rim = f"000000 {UNEXPLORED_EDGE}"
    scene.add(Thing("hex", rim, *at, *_sides(look), 0, UNEXPLORED, tag=name, variant="dashed"))
    y = at[1]
    if lettered:
        y += 20 * look.scale
    scene.add(Text(name, at[0], y, look.font, MUTED, anchor="m", tag="coordinate"))


def sector_ground(
    scene: Scene,
    look: Look,
    at: Point,
    sector: Sector,
    open_edges: str,
    owners: Sequence[Owner],
    name: str,
    *,
    layer: int = 0,
) -> None:
    """The tile itself: in the colour of its ring, rimmed in that of its owner, with its halves of wormholes."""
    tint, rim = RINGS[sector.printed.ring], ""
    if sector.disc != NO_SEAT:
        rim = owners[sector.disc].colour
        tint = tinted(tint, rim, 0.14)
    wide, high = _sides(look)
    scene.add(Thing("hex", f"{open_edges} {rim}", *at, wide, high, layer, tint, tag=name, variant="sector"))


def _sides(look: Look) -> Point:
    """How wide and how high a hex is."""
    return 2 * look.size + 1, look.size * ROOT3 + 1


def contents(
    scene: Scene, look: Look, at: Point, sector: Sector, owners: Sequence[Owner], name: str, *, letter: bool = False
) -> None:
    """What is printed on a sector and lies on it; `letter` leaves room for that of a choice beside its number."""
    half = look.size * ROOT3 / 2
    _world(scene, look, at, sector, name)
    _number(scene, look, (at[0], at[1] - half + NUMBER_DOWN * look.scale), sector, name, letter=letter)
    rows = _rows(sector, owners, look, _raised(look, _block(sector, look, 1)))
    squares = _block(sector, look, len(rows))
    if len(rows) == 1:
        _row(scene, look, (at[0], at[1] + 1 - _raised(look, squares)), rows[0])
    elif rows:
        first = at[1] - half + FIRST_DOWN * look.scale
        _row(scene, look, (at[0], first), rows[0])
        _row(scene, look, (at[0], first + ROW_STEP * look.scale), rows[1])
    draw_squares(scene, squares, (at[0], at[1] + half - SQUARES_UP * look.scale), sector, owners, name)


def _world(scene: Scene, look: Look, at: Point, sector: Sector, name: str) -> None:
    """The planet of a sector with population, in the colour of what most of its squares bring."""
    brought = [resource for resource, _, _ in squares_of(sector)]
    if not brought or look.relative < ROOMY:
        return
    most = max(dict.fromkeys(brought), key=brought.count)
    side = look.size * WORLD
    tint = RINGS[sector.printed.ring]
    scene.add(Thing("world", most, at[0], at[1] + look.size * WORLD_DOWN, side, side, 1, tint, tag=f"{name} world"))


def _number(scene: Scene, look: Look, at: Point, sector: Sector, name: str, *, letter: bool) -> None:
    """The number, with the points beside it where there is room."""
    wide = width(sector.tile, look.font, "Bold")
    sign = POINTS * look.scale
    if letter:
        x = at[0] + BESIDE_LETTER * look.scale
        scene.add(Text(sector.tile, x, at[1], look.font, PAPER, "Bold", "m", tag="number"))
        return
    if look.relative < ROOMY:
        scene.add(Text(sector.tile, *at, look.font, PAPER, "Bold", "m", tag="number"))
        return
    x = at[0] - sign / 2 + BESIDE_POINTS * look.scale
    scene.add(Text(sector.tile, x, at[1], look.font, PAPER, "Bold", "m", tag="number"))
    x += wide / 2 + sign / 2
    scene.add(Thing("points", str(sector.printed.vp), x, at[1], sign, sign, 3, tag=f"{name} vp"))


def _block(sector: Sector, look: Look, things: int) -> Block:
    """The squares as large as there is room for below so many rows of things."""
    if look.relative < ROOMY:
        return Block()
    high = look.size * ROOT3
    above = NUMBER_HIGH + BADGE * things
    if things > 1:
        above = FIRST_DOWN + ROW_STEP + BADGE / 2
    room = high - (above + SQUARES_UP) * look.scale
    return block(sector, look.size, look.scale, look.font, room, 1 if things > 1 else 2)


def _raised(look: Look, squares: Block) -> float:
    """How many px a single row of things stands above the middle, where squares need the room."""
    return max(0, 1 + (SQUARES_UP + BADGE / 2) * look.scale + squares.high - look.size * ROOT3 / 2)


def _rows(sector: Sector, owners: Sequence[Owner], look: Look, raised: float) -> list[list[Group]]:
    """The things of a sector in one row or two, as detailed as there is room for; a hex is narrower further up."""
    one = (2 * look.size - 2 * raised / ROOT3 - 30 * look.scale) / look.scale
    two = (1.5 * look.size - 23 * look.scale) / look.scale  # between the wormholes of slanted edges
    room = [[one]]
    if look.relative >= ROWS_FROM:
        room.append([two, two])
    for detail in range(DETAILS):
        groups = _groups(sector, owners, detail)
        for rooms in room:
            if (rows := _packed(groups, rooms)) is not None:
                return rows
    return _counted(groups, room[-1])


def _wide(groups: Iterable[Group]) -> float:
    rows = [sum(atom.wide for atom in group) + GAP * (len(group) - 1) for group in groups]
    return sum(rows) + BETWEEN * (len(rows) - 1)


def _packed(groups: Sequence[Group], rooms: Sequence[float]) -> list[list[Group]] | None:
    """Groups in rows of so much room, in their order; None where they do not fit."""
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and _wide([*rows[-1], group]) > rooms[len(rows) - 1]:
            if len(rows) == len(rooms):
                return None
            rows.append([])
        if _wide([group]) > rooms[len(rows) - 1]:
            return None
        rows[-1].append(group)
    if not rows[0]:
        return []
    return rows


def _counted(groups: Sequence[Group], rooms: Sequence[float]) -> list[list[Group]]:
    """As many groups as fit, and how many others there are."""
    for shown in range(len(groups) - 1, 0, -1):
        more = f"+{len(groups) - shown}"
        found = _packed([*groups[:shown], [_text(more)]], rooms)
        if found is not None:
            return found
    return [[[_text(f"+{len(groups)}")]]]


def _groups(sector: Sector, owners: Sequence[Owner], detail: int) -> list[Group]:
    """What lies on a sector: the owner first, the other fleets, neutral ships, the discovery, the monolith."""
    fleets = {fleet.seat: fleet for fleet in sector.fleets}
    seats = [seat for seat in dict.fromkeys([sector.disc, *fleets]) if seat != NO_SEAT]
    groups = [
        [
            _badge(owners[seat]) if seat == sector.disc else _letter(owners[seat]),
            *_fleet(fleets.get(seat), owners[seat].colour, detail),
        ]
        for seat in seats
    ]
    if sector.ancients:
        groups.append([_ship("ancient"), *_times(sector.ancients)])
    if sector.defended:
        groups.append([_ship("gcds")])
    groups += [[_thing("icon", name, SIGN)] for name in ("discovery", "monolith") if getattr(sector, name)]
    return groups


def _fleet(fleet: Fleet | None, colour: str, detail: int) -> Group:
    if fleet is None or detail == DETAILS - 1:
        return []
    if detail == 2:
        return [_text(f"×{fleet.size}")]
    classes = fleet_groups(fleet.ships)
    if detail == 1:
        return [_ship(classes[0][0], colour), *_times(fleet.size)]
    return [atom for kind, count in classes for atom in (_ship(kind, colour), *_times(count))]


def _times(count: int) -> Group:
    if count > 1:
        return [_text(str(count))]
    return []


def _text(words: str) -> Atom:
    def draw(scene: Scene, look: Look, at: Point) -> None:
        scene.add(Text(words, *at, look.font, PAPER, "Bold", "m", tag="count"))

    return Atom(width(words, 28, "Bold"), draw)


def _ship(kind: str, colour: str = "") -> Atom:
    return replace(_thing("ship", kind, SHIP, colour), wide=SHIP_ROOM)


def _thing(kind: str, id: str, side: float, colour: str = "") -> Atom:
    def draw(scene: Scene, look: Look, at: Point) -> None:
        own = side * look.scale
        scene.add(Thing(kind, id, *at, own, own, 3, colour, tag=kind))

    return Atom(side, draw)


def _badge(who: Owner) -> Atom:
    wide, high = FLAT if who.shape in FLAT_SHAPES else (BADGE, BADGE)
    return Atom(wide, partial(_draw_badge, who, wide, high))


def _draw_badge(who: Owner, wide: float, high: float, scene: Scene, look: Look, at: Point) -> None:
    own = round(wide * look.scale), round(high * look.scale)
    scene.add(Thing("badge", who.shape, *at, *own, 4, who.colour, tag=f"seat {who.seat}"))
    scene.add(Text(who.letter, *at, look.font, ink_on(who.colour), "Bold", "m", tag="letter"))


def _letter(who: Owner) -> Atom:
    """Whose ships these are, without a badge: that stands for the disc."""

    def draw(scene: Scene, look: Look, at: Point) -> None:
        scene.add(Text(who.letter, *at, look.font, PAPER, "Bold", "m", tag=f"ships of {who.seat}"))

    return Atom(width(who.letter, 28, "Bold"), draw)


def _row(scene: Scene, look: Look, at: Point, groups: Sequence[Group]) -> None:
    x = at[0] - _wide(groups) * look.scale / 2
    for group in groups:
        for atom in group:
            atom.draw(scene, look, (x + atom.wide * look.scale / 2, at[1]))
            x += (atom.wide + GAP) * look.scale
        x += (BETWEEN - GAP) * look.scale
