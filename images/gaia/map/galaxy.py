"""The map on the table: where its hexes lie in a picture, sectors, planets, coordinates and borders.

Everything is laid out for hexes of `SIZE` px and grows with the atlas.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import HEX, HEX_OTHER, INK, MUTED, SECTOR_EDGE, TERRAIN, WHITE, mix
from images.gaia.art.planets import PLANET
from images.layout.badges import Owner
from images.map.hexgrid import ROOT3, border, centre, extent
from rules.core.hexes import Hex
from rules.gaia.board.galaxy import FACES, sector
from rules.gaia.state import State

SIZE = 45  # px from a hex's middle to its corners: the longest coordinate just fits across
COORDINATE_OFFSET_Y = 17  # px below the middle: where a hex carries its coordinate
PIECE_OFFSET_Y = -19  # px: where structures and satellites stand
_TINTS = (HEX, HEX_OTHER)


class Atlas:
    """Where hexes lie in the picture: the map or those of `names`, its top edge at `top`, `size` px to the corners.

    `scale` says how large things and letters are on them; without it they grow with the hexes.
    """

    def __init__(
        self,
        position: State,
        width: float,
        top: float,
        names: Collection[str] = (),
        size: float = SIZE,
        scale: float = 0,
    ) -> None:
        places = position.galaxy.hexes
        self.hexes = {name: places[name] for name in names} if names else places
        self.size = size
        self.scale = scale or size / SIZE
        left, up, right, down = extent(self.hexes.values(), size)
        self.shift = (width - left - right) / 2, top - up
        self.top = top
        self.bottom = top + down - up

    def at(self, name: str) -> Point:
        """The middle of a hex."""
        return self.of(self.hexes[name])

    def of(self, place: Hex) -> Point:
        """The middle of a place, on the map or beside it."""
        x, y = centre(place, self.size)
        return x + self.shift[0], y + self.shift[1]

    def text(self, words: str, at: Point, colour: str, tag: str, weight: str = "SemiBold", outline: str = "") -> Text:
        """A text in the middle of (x, y) that grows with the hexes."""
        return Text(words, *at, round(SMALLEST * self.scale), colour, weight, "m", outline, tag)


def width_needed(position: State) -> int:
    """How wide the map is, in px."""
    left, _, right, _ = extent(position.galaxy.hexes.values(), SIZE)
    return math.ceil(right - left)


def space(scene: Scene, position: State, atlas: Atlas) -> None:
    """Hexes, sector borders and planets: what seldom changes."""
    areas: dict[int, set[Hex]] = {}
    for name, place in atlas.hexes.items():
        number = sector(name)
        x, y = atlas.of(place)
        areas.setdefault(number, set()).add(place)
        tint = _TINTS[number % 2]
        scene.add(Thing("hex", "", x, y, atlas.size * ROOT3 + 1, 2 * atlas.size + 1, 0, tint, tag=name))
    for tile in position.sectors:
        if area := areas.get(number := FACES[tile.face].number):
            _sector(scene, atlas, number, area)
    across = PLANET * atlas.size / SIZE
    for name, planet in position.planets.items():
        if name in atlas.hexes:
            scene.add(Thing("planet", planet, *atlas.at(name), across, across, 0, tag=name))


def _sector(scene: Scene, atlas: Atlas, number: int, area: set[Hex]) -> None:
    outline(scene, atlas, area, Line(SECTOR_EDGE, 4), 1.5, 0, f"sector {number}")
    if len(area) == 19:
        scene.add(Thing("number", str(number), *atlas.at(f"{number}c"), 240, 240, 0, _TINTS[number % 2]))


@dataclass(frozen=True, slots=True)
class Line:
    """How a line looks: its colour, its width in px, the px of its dashes and gaps if it is a broken one."""

    colour: str
    width: int
    broken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ring:
    """A line around the hexes that belong to something."""

    names: Collection[str]
    line: Line
    tag: str


def outline(scene: Scene, atlas: Atlas, area: set[Hex], line: Line, inset: float, layer: int, tag: str) -> None:
    """The border of an area of hexes, drawn a little inside it."""
    for path in border(frozenset(area), atlas.size, inset):
        across, down = [x for x, _ in path], [y for _, y in path]
        x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
        own = tuple((round(a - x, 1), round(b - y, 1)) for a, b in path)  # the same for areas of the same shape
        wide, high = (math.ceil(round(max(side) - min(side), 1) + 2 * line.width) for side in (across, down))
        at = (x + atlas.shift[0], y + atlas.shift[1])
        look = " ".join(map(str, (line.width, *line.broken)))
        scene.add(Thing("line", look, *at, wide, high, layer, line.colour, own, tag))


def coordinates(scene: Scene, position: State, atlas: Atlas, busy: Collection[str]) -> None:
    """Every hex its name below its middle; on `busy` hexes something may lie over it."""
    for name in atlas.hexes:
        x, y = atlas.at(name)
        colour, outlined = (WHITE, INK) if name in position.planets else (MUTED, _TINTS[0])
        at = x, y + COORDINATE_OFFSET_Y * atlas.scale
        letters = round(SMALLEST * atlas.scale)
        scene.add(Text(name.upper(), *at, letters, colour, "SemiBold", "m", outlined, "coordinate", 0, name in busy))


def letters(
    scene: Scene, position: State, atlas: Atlas, short: Mapping[str, str], crowds: Mapping[str, Collection[object]]
) -> None:
    """The letter of each planet's type: in the middle while it is free, beside a single thing, else left out."""
    for name, planet in position.planets.items():
        guests = len(crowds.get(name, ()))
        if guests > 1 or name not in atlas.hexes:
            continue
        x, y = atlas.at(name)
        at = x - 26 * bool(guests) * atlas.scale, y + (PIECE_OFFSET_Y + 1) * atlas.scale
        edge = mix(TERRAIN[planet], INK, 0.8)
        scene.add(atlas.text(short[planet], at, colour=WHITE, weight="Bold", outline=edge, tag="type"))


def federations(position: State, owners: list[Owner]) -> Iterator[Ring]:
    """A ring for each player with federations."""
    for player in position.players:
        line = Line(owners[player.seat].colour, 4)
        yield Ring((*player.federated, *player.satellites), line, f"federation seat {player.seat}")


def rings(scene: Scene, atlas: Atlas, wanted: Iterable[Ring]) -> None:
    """Draw rings on a dark ground of their own; where two would share a hex, the later one runs further inside."""
    drawn: list[tuple[set[Hex], float]] = []
    for ring in wanted:
        for part in parts({atlas.hexes[name] for name in ring.names if name in atlas.hexes}):
            inset = ring.line.width + 0.5 + max((depth for other, depth in drawn if other & part), default=0)
            drawn.append((part, inset))
            outline(scene, atlas, part, Line(INK, ring.line.width + 3), inset, 2, "shadow")
            outline(scene, atlas, part, ring.line, inset, 2, ring.tag)


def parts(area: set[Hex]) -> list[set[Hex]]:
    """An area as the pieces that hang together."""
    left = set(area)
    found = []
    while left:
        part = set()
        fresh = {min(left)}
        while fresh:
            part |= fresh
            fresh = {near for at in fresh for near in at.neighbours() if near in left} - part
        left -= part
        found.append(part)
    return found


def marks(scene: Scene, atlas: Atlas, names: Iterable[str]) -> None:
    """A bright border around hexes."""
    for name in names:
        if name in atlas.hexes:
            x, y = atlas.at(name)
            scene.add(Thing("mark", "", x, y, atlas.size * ROOT3, 2 * atlas.size, 2, tag=name))
