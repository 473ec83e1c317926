"""The galaxy: sectors, planets and federations, in a picture laid out by an atlas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.drawing.theme import HEX, HEX_OTHER, INK, SECTOR_EDGE, WHITE, mix
from images.gaia.art.planets import PLANET
from images.gaia.colours import TERRAIN
from images.layout.seats import Owner
from images.map import ground
from images.map.atlas import SIZE, Atlas
from images.map.outlines import Line, Ring, outline
from images.map.pieces import CHOICE, PIECE_OFFSET_Y, Crowds
from rules.core.hexes import Hex
from rules.gaia.board.galaxy import FACES, sector
from rules.gaia.state import State

WHOLE_SECTOR = 19  # hexes
LETTER_ASIDE = 24  # px a planet's letter stands to the left of the middle where something else stands there
_TINTS = (HEX, HEX_OTHER)  # of sectors with even and odd numbers


def space(scene: Scene, position: State, atlas: Atlas) -> None:
    """Hexes, sector borders and planets: what seldom changes."""
    areas: dict[int, set[Hex]] = {}
    for name, spot in atlas.hexes.items():
        areas.setdefault(sector(name), set()).add(spot)
    ground.tiles(scene, atlas, lambda name: _TINTS[sector(name) % 2])
    for tile in position.sectors:
        number = FACES[tile.face].number
        if number in areas:
            _sector(scene, atlas, number, areas[number])
    across = PLANET * atlas.size / SIZE
    for name, planet in position.planets.items():
        if name in atlas.hexes:
            scene.add(Thing("planet", planet, *atlas.at(name), across, across, 0, tag=name))


def _sector(scene: Scene, atlas: Atlas, number: int, area: set[Hex]) -> None:
    outline(scene, atlas, area, Line(SECTOR_EDGE, 4), 1.5, f"sector {number}", 0)
    if len(area) == WHOLE_SECTOR:
        scene.add(Thing("number", str(number), *atlas.at(f"{number}c"), 240, 240, 0, _TINTS[number % 2]))


def letters(scene: Scene, position: State, atlas: Atlas, short: Mapping[str, str], crowded: Crowds) -> None:
    """The letter of each planet's type: in the middle while it is free, beside the letter of a single choice.

    A structure with its badge leaves no room for one.
    """
    for name, planet in position.planets.items():
        guests = crowded.get(name, ())
        beside = len(guests) == 1 and guests[0].kind == CHOICE
        if name in atlas.hexes and (beside or not guests):
            edge = mix(TERRAIN[planet], INK, 0.8)
            at = _letter_at(atlas, name, beside=beside)
            scene.add(atlas.text(short[planet], at, colour=WHITE, weight="Bold", outline=edge, tag="type"))


def _letter_at(atlas: Atlas, name: str, *, beside: bool) -> Point:
    x, y = atlas.at(name)
    aside = -LETTER_ASIDE if beside else 0
    return x + aside * atlas.scale, y + (PIECE_OFFSET_Y + 1) * atlas.scale


def federations(position: State, owners: list[Owner]) -> Iterator[Ring]:
    """A ring for each player with federations."""
    for player in position.players:
        line = Line(owners[player.seat].colour, 4)
        yield Ring((*player.federated, *player.satellites), line, f"federation seat {player.seat}")
