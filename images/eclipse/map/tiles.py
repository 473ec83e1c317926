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
from rules.eclipse.components.sectors import CENTRE
from rules.eclipse.state import NO_SEAT, Fleet, Sector

BADGE = 38  # px of a seat's badge on the map
FLAT = (46, 34)  # px of one that is wider than high
SHIPS = {"interceptor": 42, "cruiser": 46, "dreadnought": 48, "starbase": 46, "ancient": 46, "gcds": 48}  # px
NARROW = {"interceptor": 0.8}  # of its height: how wide a ship is
SMALL_SHIP = 35  # px of one where two rows of things lie
SHIP_ROOM = 32  # px that such a one takes in a row: it may fill the gap after it, so that as many classes fit
FLEET = 47  # px that a row with such ships is high
LARGER = 1.3  # of these, where planets stand in one row
FEW = 3  # signs of squares and artifacts that do
SIGN = 34
SMALL_SIGN = 30
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
NUMBER = tinted(PAPER, MUTED, 0.55)  # the colour of numbers where nobody has a disc: what lies there is louder
ROOMY = 60  # px of size below which only the number and one row are shown


@dataclass(frozen=True, slots=True)
class Look:
    """How sectors are drawn: px from their middle to their corners, px of letters, how large signs are."""

    size: float
    font: int
    scale: float
    number: int = SMALLEST  # px of the letters of numbers, which do not grow

    @property
    def relative(self) -> float:
        """How large sectors are beside their letters."""
        return self.size / self.scale


def look_at(size: float, least: float = 1) -> Look:
    """How hexes of `size` px (middle to corner) are drawn: on large ones letters grow, by `least` times at least."""
    scale = max(least, min(LARGEST, size / GROWING))
    return Look(size, math.ceil(SMALLEST * scale), scale, math.ceil(SMALLEST * least))


@dataclass(frozen=True, slots=True)
class Atom:
    """Something of a row: how wide it is in px of scale 1, and what draws it at a point."""

    wide: float
    draw: Callable[[Scene, Look, Point], None]


Group = list[Atom]  # stands together


@dataclass(frozen=True, slots=True)
class Rows:
    """The things of a sector in rows, each so many px of scale 1 high."""

    groups: list[list[Group]]
    high: float = BADGE


def unexplored(scene: Scene, look: Look, at: Point, name: str, *, named: bool = False, lettered: bool = False) -> None:
    """A hex that can be explored; where a choice names it, it has its coordinates, else it is as quiet as the sky."""
    rim = f"000000 {UNEXPLORED_EDGE}"
    variant = "dashed" if named else "quiet"
    scene.add(Thing("hex", rim, *at, *_sides(look), 0, UNEXPLORED, tag=name, variant=variant))
    y = at[1]
    if lettered:
        y += 20 * look.scale
    if named:
        scene.add(Text(name, at[0], y, look.font, PAPER, anchor="m", tag="coordinate"))


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
    kind = "core" if sector.tile == CENTRE else "sector"
    scene.add(Thing("hex", f"{open_edges} {rim}", *at, wide, high, layer, tint, tag=name, variant=kind))


def _sides(look: Look) -> Point:
    """How wide and how high a hex is."""
    return 2 * look.size + 1, look.size * ROOT3 + 1


def contents(
    scene: Scene, look: Look, at: Point, sector: Sector, owners: Sequence[Owner], name: str, *, letter: bool = False
) -> None:
    """What is printed on a sector and lies on it; `letter` leaves room for that of a choice beside its number."""
    half = look.size * ROOT3 / 2
    _number(scene, look, (at[0], at[1] - half + NUMBER_DOWN * look.scale), sector, name, letter=letter)
    tall = Rows([[]], _high(sector, 1))
    rows = _rows(sector, owners, look, at[1] - _spread(look, at, tall, _block(sector, look, tall))[0])
    squares = _block(sector, look, rows)
    row, foot = _spread(look, at, rows, squares)
    if len(rows.groups) == 1:
        _row(scene, look, (at[0], row), rows.groups[0])
    elif rows.groups:
        first = at[1] - half + FIRST_DOWN * look.scale
        _row(scene, look, (at[0], first), rows.groups[0])
        _row(scene, look, (at[0], first + ROW_STEP * look.scale), rows.groups[1])
    draw_squares(scene, squares, (at[0], foot), sector, owners, name)


def _high(sector: Sector, ships: float) -> float:
    """How high a row of things is, whose ships are so large, in px of scale 1; badges alone need less."""
    return FLEET * ships if sector.fleets or sector.ancients or sector.defended else BADGE


def _sizes(sector: Sector) -> list[float]:
    """How large ships may be, the larger the better; 0 for those that are small enough for two rows."""
    if len(squares_of(sector)) + sector.printed.artifact > FEW:
        return [1, 0]
    return [LARGER, 1, 0]


def _spread(look: Look, at: Point, rows: Rows, squares: Block) -> Point:
    """Where the middle of a single row of things is and where the squares end, in px from the top: air about each."""
    half = look.size * ROOT3 / 2
    top, foot = at[1] - half + NUMBER_HIGH * look.scale, at[1] + half - SQUARES_UP * look.scale
    if len(rows.groups) > 1:
        return top, foot
    high = rows.high * look.scale * len(rows.groups)
    air = max(0.0, foot - top - high - squares.high) / (len(rows.groups) + bool(squares.rows) + 1)
    return top + air + high / 2, foot - air


def _number(scene: Scene, look: Look, at: Point, sector: Sector, name: str, *, letter: bool) -> None:
    """The number, with the points beside it where there is room."""
    wide = width(sector.tile, look.number)
    colour = NUMBER if sector.disc == NO_SEAT else PAPER
    sign = POINTS * look.number / SMALLEST
    if letter:
        x = at[0] + BESIDE_LETTER * look.scale
        scene.add(Text(sector.tile, x, at[1], look.number, colour, "SemiBold", "m", tag="number"))
        return
    if look.relative < ROOMY:
        scene.add(Text(sector.tile, *at, look.number, colour, "SemiBold", "m", tag="number"))
        return
    x = at[0] - sign / 2 + BESIDE_POINTS * look.scale
    scene.add(Text(sector.tile, x, at[1], look.number, colour, "SemiBold", "m", tag="number"))
    x += wide / 2 + sign / 2
    scene.add(Thing("points", str(sector.printed.vp), x, at[1], sign, sign, 3, tag=f"{name} vp"))


def _block(sector: Sector, look: Look, rows: Rows) -> Block:
    """The squares as large as there is room for below so many rows of things."""
    if look.relative < ROOMY:
        return Block()
    high = look.size * ROOT3
    above = NUMBER_HIGH + rows.high * len(rows.groups)
    if len(rows.groups) > 1:
        above = FIRST_DOWN + ROW_STEP + BADGE / 2
    room = high - (above + SQUARES_UP) * look.scale
    return block(sector, look.size, look.scale, look.font, room, 1 if len(rows.groups) > 1 else 2)


def _rows(sector: Sector, owners: Sequence[Owner], look: Look, raised: float) -> Rows:
    """The things of a sector in one row or two, as detailed as there is room for; a hex is narrower further up.

    Ships are as large as in one row first, then smaller.
    """
    one = (2 * look.size - 2 * max(0.0, raised) / ROOT3 - 30 * look.scale) / look.scale
    two = (1.5 * look.size - 23 * look.scale) / look.scale  # between the wormholes of slanted edges
    several = [[two, two]] if look.relative >= ROWS_FROM else []
    for detail in range(DETAILS):
        for ships in _sizes(sector):
            groups = _groups(sector, owners, detail, ships)
            for rooms in [[one]] if ships else [[one], *several]:
                if (rows := _packed(groups, rooms)) is not None:
                    return Rows(rows, max(BADGE, _high(sector, ships)))
    return Rows(_counted(groups, [one] if not several else several[0]))


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


def _groups(sector: Sector, owners: Sequence[Owner], detail: int, ships: float) -> list[Group]:
    """What lies on a sector: the owner first, the other fleets, neutral ships, the discovery, the monolith."""
    fleets = {fleet.seat: fleet for fleet in sector.fleets}
    seats = [seat for seat in dict.fromkeys([sector.disc, *fleets]) if seat != NO_SEAT]
    groups = [
        [
            _badge(owners[seat]) if seat == sector.disc else _letter(owners[seat]),
            *_fleet(fleets.get(seat), owners[seat].colour, detail, ships),
        ]
        for seat in seats
    ]
    if sector.ancients:
        groups.append([_ship("ancient", ships), *_times(sector.ancients)])
    if sector.defended:
        groups.append([_ship("gcds", ships)])
    side = SIGN if ships else SMALL_SIGN
    groups += [[_thing("icon", name, side)] for name in ("discovery", "monolith") if getattr(sector, name)]
    return groups


def _fleet(fleet: Fleet | None, colour: str, detail: int, ships: float) -> Group:
    if fleet is None or detail == DETAILS - 1:
        return []
    if detail == 2:
        return [_text(f"×{fleet.size}")]
    classes = fleet_groups(fleet.ships)
    if detail == 1:
        return [_ship(classes[0][0], ships, colour), *_times(fleet.size)]
    return [atom for kind, count in classes for atom in (_ship(kind, ships, colour), *_times(count))]


def _times(count: int) -> Group:
    if count > 1:
        return [_text(str(count))]
    return []


def _text(words: str) -> Atom:
    def draw(scene: Scene, look: Look, at: Point) -> None:
        scene.add(Text(words, *at, look.font, PAPER, "Bold", "m", tag="count"))

    return Atom(width(words, 28, "Bold"), draw)


def _ship(kind: str, ships: float, colour: str = "") -> Atom:
    if not ships:
        return replace(_thing("ship", kind, SMALL_SHIP, colour), wide=SHIP_ROOM)
    side = SHIPS[kind] * ships
    return _thing("ship", kind, side, colour, side * NARROW.get(kind, 1))


def _thing(kind: str, id: str, side: float, colour: str = "", wide: float = 0) -> Atom:
    """Something as wide as high, or so many px wide."""

    def draw(scene: Scene, look: Look, at: Point) -> None:
        scene.add(Thing(kind, id, *at, (wide or side) * look.scale, side * look.scale, 3, colour, tag=kind))

    return Atom(wide or side, draw)


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
