"""What stands on the map: structures, gaiaformers, space stations and satellites."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.drawing.theme import ink_on
from images.gaia.art.structures import BOX, CHIP, SMALL
from images.layout.seats import Owner
from images.map.atlas import Atlas
from images.map.pieces import Piece, crowds
from rules.gaia.state import Player, State

SATELLITE = "satellite"
STRUCTURE_SIZES = {1: BOX, 2: (38, 36)}  # px, by how many things share the hex
LETTER_OFFSET_Y = {"lab": -2, "gaiaformer": -3, "station": 5, "institute": 5, "academy-k": 5, "academy-q": 5}


def crowd(position: State, lettered: Sequence[Sequence[str]] = ()) -> dict[str, list[Piece]]:
    """What stands on each hex: the letters of choices, structures and gaiaformers, then stations and satellites.

    `lettered` are the hexes that carry the letter of each choice.
    """
    pieces = ((name, Piece(kind, player.seat)) for player in position.players for name, kind in player_pieces(player))
    return crowds(pieces, lettered)


def player_pieces(player: Player) -> Iterator[tuple[str, str]]:
    """All a player has on the map, as (hex, kind)."""
    yield from player.structures.items()
    yield from ((name, "gaiaformer") for name in player.projects)
    yield from ((name, "space-station") for name in player.stations)
    yield from ((name, SATELLITE) for name in player.satellites)


def satellites_needed(position: State, seat: int, names: Sequence[str]) -> list[str]:
    """Those hexes of an area that would take a satellite: nothing of the seat's own stands there."""
    player = position.players[seat]
    return [name for name in names if name not in player.structures and name not in player.stations]


def piece(scene: Scene, atlas: Atlas, kind: str, who: Owner, at: Point, count: int, name: str) -> None:
    """A thing in its owner's colour with their letter, smaller where `count` things share the hex."""
    x, y = at
    scale = atlas.scale
    shape, (wide, high) = _shape(kind, count)
    scene.add(Thing(shape, kind, x, y, wide * scale, high * scale, 3, who.colour, tag=f"{name} seat {who.seat}"))
    down = y + LETTER_OFFSET_Y.get(kind, 0) * scale
    around = who.colour  # since a syllable is as large as a satellite
    scene.add(atlas.text(who.letter, (x, down), ink_on(who.colour), "letter", "Bold", around))


def _shape(kind: str, count: int) -> tuple[str, tuple[int, int]]:
    """Which painter draws a thing, and in what size in px."""
    if kind != SATELLITE:
        return "structure", STRUCTURE_SIZES.get(count, CHIP)
    return ("chip", CHIP) if count > 1 else ("satellite", SMALL)
