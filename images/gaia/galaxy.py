"""The map on the table: hexes, sectors, planets and everything that stands on them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from images.badges import Owner
from images.canvas import Point
from images.gaia.structures import BOX, CHIP, SMALL
from images.hexgrid import ROOT3, border, centre, extent
from images.scene import Scene, Text, Thing
from images.theme import HEX, HEX_OTHER, INK, MUTED, SECTOR_EDGE, TERRAIN, WHITE, ink_on, mix
from rules.core.hexes import Hex
from rules.gaia.galaxy import FACES, sector
from rules.gaia.state import Player, State

SIZE = 45  # px from a hex's middle to its corners: the longest coordinate just fits across
PLANET = 76
LABEL = 17  # px below the middle: where a hex carries its coordinate
HOUSE = -19  # px: where structures and satellites stand
_LETTER_DOWN = {"lab": -2, "gaiaformer": -3, "station": 5, "institute": 5, "academy-k": 5, "academy-q": 5}
_TINTS = (HEX, HEX_OTHER)


class Atlas:
    """Where the hexes of a view lie in the picture, with the map's top edge at `top`."""

    def __init__(self, view: State, width: int, top: float) -> None:
        self.hexes = view.galaxy.hexes
        left, up, right, down = extent(self.hexes.values(), SIZE)
        self.shift = (width - left - right) / 2, top - up
        self.bottom = top + down - up

    def at(self, name: str) -> Point:
        """The middle of a hex."""
        return self.of(self.hexes[name])

    def of(self, place: Hex) -> Point:
        """The middle of a place."""
        x, y = centre(place, SIZE)
        return x + self.shift[0], y + self.shift[1]


def width_needed(view: State) -> int:
    """How wide the map is, in px."""
    left, _, right, _ = extent(view.galaxy.hexes.values(), SIZE)
    return math.ceil(right - left)


def space(scene: Scene, view: State, atlas: Atlas) -> None:
    """Hexes, sector borders and planets: what seldom changes."""
    for name in atlas.hexes:
        x, y = atlas.at(name)
        scene.add(Thing("hex", "", x, y, SIZE * ROOT3 + 1, 2 * SIZE + 1, 0, _TINTS[sector(name) % 2], note=name))
    for tile in view.sectors:
        number = FACES[tile.face].number
        area = {at for name, at in atlas.hexes.items() if sector(name) == number}
        outline(scene, atlas, area, SECTOR_EDGE, 4, 1.5, 0, f"sector {number}")
        scene.add(Thing("number", str(number), *atlas.at(f"{number}c"), 240, 240, 0, _TINTS[number % 2]))
    for name, planet in view.planets.items():
        x, y = atlas.at(name)
        scene.add(Thing("planet", planet, x, y, PLANET, PLANET, 0, note=name))


def outline(
    scene: Scene, atlas: Atlas, area: set[Hex], colour: str, width: float, inset: float, layer: int, note: str
) -> None:
    """The border of an area of hexes, drawn a little inside it."""
    for path in border(area, SIZE, inset):
        points = [(x + atlas.shift[0], y + atlas.shift[1]) for x, y in path]
        across, down = [x for x, _ in points], [y for _, y in points]
        x, y = round((min(across) + max(across)) / 2), round((min(down) + max(down)) / 2)
        own = tuple((round(a - x, 2), round(b - y, 2)) for a, b in points)
        wide, high = (math.ceil(max(line) - min(line) + 2 * width) for line in (across, down))
        scene.add(Thing("line", str(width), x, y, wide, high, layer, colour, own, note))


def coordinates(scene: Scene, view: State, atlas: Atlas) -> None:
    """Every hex its name, every sector's middle its number."""
    for name in atlas.hexes:
        x, y = atlas.at(name)
        on_planet = name in view.planets
        colour, outlined = (WHITE, INK) if on_planet else (MUTED, _TINTS[0])
        scene.add(Text(name.upper(), x, y + LABEL, colour=colour, anchor="m", outline=outlined, note="coordinate"))


def letters(scene: Scene, view: State, atlas: Atlas, short: dict[str, str]) -> None:
    """The letter of each planet's type: in the middle while it is free, else beside the structure."""
    crowds = crowd(view)
    for name, planet in view.planets.items():
        guests = len(crowds.get(name, []))
        if guests > 1:
            continue
        x, y = atlas.at(name)
        aside = -26 if guests else 0
        scene.add(
            Text(
                short[planet],
                x + aside,
                y + HOUSE + 1,
                28,
                WHITE,
                "Bold",
                "m",
                mix(TERRAIN[planet], INK, 0.8),
                note="type",
            )
        )


def crowd(view: State) -> dict[str, list[tuple[str, int]]]:
    """What stands on each hex, as (kind, seat): structures and gaiaformers first, then stations and satellites."""
    there: dict[str, list[tuple[str, int]]] = {}
    for player in view.players:
        for name, kind in _standing(player):
            there.setdefault(name, []).append((kind, player.seat))
    return there


def _standing(player: Player) -> Iterable[tuple[str, str]]:
    yield from player.structures.items()
    yield from ((name, "gaiaformer") for name in player.projects)
    yield from ((name, "space-station") for name in player.stations)
    yield from ((name, "satellite") for name in player.satellites)


def pieces(scene: Scene, view: State, atlas: Atlas, owners: list[Owner]) -> None:
    """Everything players have put on the map."""
    for name, there in crowd(view).items():
        x, y = atlas.at(name)
        spots = _spots(len(there), name in view.planets)
        for (kind, seat), (aside, above) in zip(there, spots, strict=True):
            _piece(scene, kind, owners[seat], (x + aside, y + above), len(there) > 1, name)


def _spots(count: int, on_planet: bool) -> Sequence[Point]:
    if count == 1:
        return [(12 if on_planet else 0, HOUSE)]
    if count == 2:
        return [(-18, HOUSE), (18, HOUSE)]
    row = -14 if count == 3 else -7
    return [(-26, row), (0, row), (26, row), (0, -34)][:count]


def _piece(scene: Scene, kind: str, who: Owner, at: Point, crowded: bool, name: str) -> None:
    (x, y), note = at, f"{name} seat {who.seat}"
    if kind == "satellite":
        shape, size = ("chip", CHIP) if crowded else ("satellite", SMALL)
        scene.add(Thing(shape, kind, x, y, *size, 3, who.colour, note=note))
    else:
        size = (38, 36) if crowded else BOX
        scene.add(Thing("structure", kind, x, y, *size, 3, who.colour, note=note))
    down = y + _LETTER_DOWN.get(kind, 0)
    scene.add(Text(who.letter, x, down, 28, ink_on(who.colour), "Bold", "m", note="letter"))


def federations(scene: Scene, view: State, atlas: Atlas, owners: list[Owner]) -> None:
    """A line around the hexes of each federation; where two would share a hex, the later one runs further inside."""
    drawn: list[tuple[set[Hex], int]] = []
    for player in view.players:
        area = {atlas.hexes[name] for name in (*player.federated, *player.satellites)}
        for part in _parts(area):
            inset = 1 + max((depth for other, depth in drawn if other & part), default=0)
            drawn.append((part, inset))
            outline(scene, atlas, part, INK, 7, 4.5 * inset, 2, "shadow")
            outline(scene, atlas, part, owners[player.seat].colour, 4, 4.5 * inset, 2, f"federation seat {player.seat}")


def _parts(area: set[Hex]) -> list[set[Hex]]:
    left, parts = set(area), []
    while left:
        part, fresh = set(), {min(left)}
        while fresh:
            part |= fresh
            fresh = {near for at in fresh for near in at.neighbours() if near in left} - part
        left -= part
        parts.append(part)
    return parts


def marks(scene: Scene, atlas: Atlas, names: Iterable[str]) -> None:
    """The places of the last move."""
    for name in names:
        x, y = atlas.at(name)
        scene.add(Thing("mark", "", x, y, SIZE * ROOT3, 2 * SIZE, 2, note=name))
