"""The place view: tiles that were turned up, or a home sector, in every position that is legal, each lettered.

Positions in which a tile lies the same stand once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from images.asked import frames
from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import AREAS, INK, MUTED, PANEL, PAPER, tinted
from images.eclipse import phrases
from images.eclipse.colours import RINGS
from images.eclipse.explored import wormholes
from images.eclipse.map.chart import BESIDE_DEEP, ROOT3, beside_box, edge_middle, extent
from images.eclipse.map.tiles import Look, contents, look_at, sector_ground
from images.eclipse.seats import named_heading, owner, owners_of
from images.eclipse.telling import printed_signs, printed_words, turned_words
from images.layout.inline import inline
from images.layout.parts import MARGIN, WIDTH
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, few, first_line, letter, lettered_lines, titled
from rules.core.hexes import Hex, parse
from rules.eclipse.actions.explore import NOTHING, alike, new_sector, positions, ways
from rules.eclipse.components.edges import EDGES, neighbour
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.frames import Place, Rotate
from rules.eclipse.galaxy.wormholes import halves
from rules.eclipse.state import NO_SEAT, Sector, State

COLUMNS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3}  # by number of positions; more stand in fours
LARGEST = 112  # px of a hex
OUTWARDS = (46, 28)  # px from an edge to the number of what lies beside it, past the wormhole; the last: up and down
ASIDE = 14  # px on either side of the positions, for these numbers
SIDES = (1, 2, 4, 5)  # the edges that lie aside
ACROSS = math.sin(math.radians(60))  # of what lies beside one of them, how far it lies aside
HALF_TURN = 3  # turns of a home sector that differ
BAND = 46  # px above a position for its letter
HIGH = 1000  # px of all positions together
LINE = 52  # px of what is printed on a tile
LETTERS_ONLY = 60  # px of size up to which a tile shows its number alone: the rest stands above


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Every position of `choices` with the sectors beside it; without any, all that are legal.

    A choice is `tile:turned`, or of a home sector its turn alone.
    """
    drawn = Scene(WIDTH)
    frame = placing(position, options.player)
    top = named_heading(drawn, title(texts, frame), owner(position, options.player, texts, options.names))
    if frame is None:
        drawn.add(Text(texts("eclipse-picture-nothing-drawn"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 70)
        return drawn
    for tile in dict.fromkeys(frame.tiles):
        drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, top + LINE - 4), PANEL))
        inline(drawn, MARGIN, top + LINE / 2 - 2, [tile, *printed_signs(SECTORS[tile])], tag=f"tile {tile}")
        top += LINE
    found = turns(position, frame, options.choices)
    if not found:
        drawn.add(Text(texts("eclipse-picture-fits-nowhere"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 70)
        return drawn
    drawn.height = round(_turns(drawn, position, frame, found, owners_of(position, texts), top + 6) + 10)
    return drawn


@dataclass(frozen=True, slots=True)
class Placing:
    """Tiles that a seat places on a hex; `home`: its home sector, which lies there already and is turned."""

    seat: int
    hex: str
    tiles: tuple[str, ...]
    home: bool = False


def placing(position: State, seat: int) -> Placing | None:
    """What a seat places or turns, or else what anybody does."""
    found = [_placing(position, frame) for frame in frames(position) if isinstance(frame, Place | Rotate)]
    return next((one for one in found if one.seat == seat), next(iter(found), None))


def _placing(position: State, frame: Place | Rotate) -> Placing:
    if isinstance(frame, Place):
        return Placing(frame.seat, frame.hex, tuple(frame.tiles))
    home = position.players[frame.seat].board.home
    return Placing(frame.seat, position.hex_of(home), (home,), home=True)


def title(texts: Texts, frame: Placing | None) -> str:
    """The heading: how a home sector lies, or a tile on its hex, which the question calls by its coordinates."""
    if frame is None or frame.home:
        return texts("eclipse-picture-place")
    return texts("eclipse-picture-place-on", hex=frame.hex)


def turns(position: State, frame: Placing, choices: Sequence[str] = ()) -> list[tuple[str, int]]:
    """Tile and turn of each position to show."""
    if frame.home:
        asked = [int(choice) for choice in choices if choice.isdigit() and int(choice) < HALF_TURN]
        return [(frame.tiles[0], turned) for turned in asked or range(HALF_TURN)]
    words = [choice.partition(":") for choice in choices if choice.partition(":")[0] in frame.tiles]
    if words:
        return [(tile, int(turned)) for tile, _, turned in words if turned]
    return list(_legal(position, frame))


def _legal(position: State, frame: Placing) -> Iterator[tuple[str, int]]:
    player = position.players[frame.seat]
    for tile in dict.fromkeys(frame.tiles):
        turns = alike(tile, positions(position, player, parse(frame.hex), tile))
        yield from ((tile, turned) for turned, first in turns.items() if turned == first)


def _turns(
    drawn: Scene, position: State, frame: Placing, found: Sequence[tuple[str, int]], owners: Sequence[Owner], top: float
) -> float:
    """The positions in rows; where they end."""
    columns = COLUMNS.get(len(found), 4)
    rows = -(-len(found) // columns)
    place = parse(frame.hex)
    beside = {edge for edge in EDGES if str(neighbour(place, edge)) in position.map}
    free = {edge for tile, turned in found for edge in _open(position, frame, tile, turned)}
    left, up, right, down = _extent([*beside, *free])
    wide = (WIDTH - MARGIN) / columns
    aside = (wide - 16) / 2 - max((_aside(place, edge) for edge in free.intersection(SIDES)), default=0)
    size = min(
        *(LARGEST, aside / ACROSS**2, (wide - 16 - 2 * ASIDE) / (right - left)),
        (HIGH / rows - BAND - 18) / (down - up),
    )
    lower = max(0.0, OUTWARDS[1] * ACROSS + SMALLEST / 2 + 4 - BESIDE_DEEP * size) if free.difference(SIDES) else 0.0
    high = (down - up) * size + BAND + 18 + 2 * lower
    for number, (tile, turned) in enumerate(found):
        row, column = divmod(number, columns)
        at = MARGIN / 2 + wide * (column + 0.5), top + high * (row + 0.5)
        box = (at[0] - wide / 2 + 3, at[1] - high / 2 + 2, at[0] + wide / 2 - 3, at[1] + high / 2 - 2)
        drawn.add(panel(box, PANEL, layer=0))
        middle = at[0] - (left + right) / 2 * size, at[1] + BAND / 2 - (up + down) / 2 * size
        _position(drawn, position, frame, new_sector(tile, turned), owners, middle, look_at(size))
        x, y = box[0] + 30, box[1] + 30
        drawn.add(Thing("disc", "", x, y, 44, 44, 6, AREAS[0]))
        drawn.add(Text(letter(number), x, y, 28, INK, "Bold", "m", tag="choice"))
    return top + high * rows


def _open(position: State, frame: Placing, tile: str, turned: int) -> Iterator[int]:
    """The edges at which a tile, turned so, leads to a hex that is not explored."""
    place = parse(frame.hex)
    yield from (
        edge for edge in EDGES if halves(tile, turned, edge) and str(neighbour(place, edge)) not in position.map
    )


def _aside(place: Hex, edge: int) -> float:
    """How far, in px, the coordinates of the hex beside such an edge reach past a hex without any size."""
    return ACROSS**2 * OUTWARDS[0] + width(str(neighbour(place, edge)), SMALLEST, "SemiBold") / 2


def _extent(edges: Sequence[int]) -> Box:
    """Left, top, right and bottom of a hex of size 1 with strips of sectors beside these edges."""
    left, up, right, down = extent([Hex(0, 0)])
    for edge in edges:
        x, y = edge_middle(edge, 1 + BESIDE_DEEP / ROOT3)
        wide, high = beside_box(edge)
        left, right = min(left, x - wide / 2), max(right, x + wide / 2)
        up, down = min(up, y - high / 2), max(down, y + high / 2)
    return left, up, right, down


def _beside(drawn: Scene, look: Look, there: Sector, edge: int, edges: str, owners: Sequence[Owner], at: Point) -> None:
    """The strip of a sector that lies beside an edge, with its number and its half of a wormhole there."""
    tint = RINGS[there.printed.ring]
    if there.disc != NO_SEAT:
        tint = tinted(tint, owners[there.disc].colour, 0.3)
    kind = edges[(edge + len(EDGES) // 2) % len(EDGES)]
    id = f"{edge} {kind}"
    wide, high = beside_box(edge)
    drawn.add(Thing("beside", id, *at, wide * look.size, high * look.size, 0, tint, tag=f"beside {there.tile}"))
    x, y = edge_middle(edge, OUTWARDS[edge % HALF_TURN == 0] - BESIDE_DEEP / ROOT3 * look.size)
    drawn.add(Text(there.tile, at[0] + x, at[1] + y, SMALLEST, PAPER, "SemiBold", "m", tag="beside"))


def _position(
    drawn: Scene, position: State, frame: Placing, sector: Sector, owners: Sequence[Owner], at: Point, look: Look
) -> None:
    """A tile as it would lie between the sectors beside it, with all their wormholes."""
    after = {**position.map, frame.hex: sector}
    place = parse(frame.hex)
    for edge in EDGES:
        name = str(neighbour(place, edge))
        if name in position.map:
            across, down = edge_middle(edge, look.size + BESIDE_DEEP * look.size / ROOT3)
            _beside(
                drawn, look, position.map[name], edge, wormholes(after, name), owners, (at[0] + across, at[1] + down)
            )
    for edge in _open(position, frame, sector.tile, sector.turned):
        across, down = edge_middle(edge, look.size + OUTWARDS[edge % HALF_TURN == 0])
        name = str(neighbour(place, edge))
        drawn.add(Text(name, at[0] + across, at[1] + down, colour=MUTED, anchor="m", tag="opens"))
    tag = f"{sector.tile}:{sector.turned}"
    sector_ground(drawn, look, at, sector, wormholes(after, frame.hex), owners, tag)
    if look.size > LETTERS_ONLY:
        contents(drawn, look, at, sector, owners, tag)
    else:
        drawn.add(Text(sector.tile, *at, look.font, PAPER, "Bold", "m", tag="number"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Which tiles, and in how many positions, each with where it leads."""
    frame = placing(position, options.player)
    if frame is None:
        return f"{texts('eclipse-picture-nothing-drawn')}."
    found = turns(position, frame, options.choices)
    rows = [f"{letter(number)} ({_way(position, texts, frame, *one)})" for number, one in enumerate(found)]
    tiles = ", ".join(dict.fromkeys(frame.tiles))
    return texts(
        "eclipse-picture-alt-place",
        tiles=tiles,
        hex=frame.hex,
        count=len(found),
        list=few(rows, phrases.MOST_CHOICES) or "–",
    )


def _way(position: State, texts: Texts, frame: Placing, tile: str, turned: int) -> str:
    """Where a position leads: the sectors that a tile joins, and the hexes to which it opens, as the map calls them."""
    found = ways(position, position.players[frame.seat], parse(frame.hex), tile, turned)
    opens = found["opens"].split()
    if found["opens"] == NOTHING:
        opens = [texts("eclipse-picture-opens-nowhere")]
    joins = " · ".join(found["joins"].split()) or "–"
    return texts("eclipse-picture-way", tile=tile, joins=joins, opens=" · ".join(opens))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The tiles, and for each position the sectors to which it has wormholes and the edges where it has others."""
    frame = placing(position, options.player)
    lines = [Line(first_line(title(texts, frame), owner(position, options.player, texts, options.names).name))]
    if frame is None:
        return [*limited(lines), texts("eclipse-picture-nothing-drawn")]
    lines += [Line(titled(tile, printed_words(texts, tile))) for tile in dict.fromkeys(frame.tiles)]
    found = turns(position, frame, options.choices)
    rows = [f"{tile}: {turned_words(position, texts, frame.hex, tile, turned)}" for tile, turned in found]
    lines += [Line(line) for line in lettered_lines(rows)]
    if not found:
        lines.append(Line(texts("eclipse-picture-fits-nowhere")))
    return limited(lines)
