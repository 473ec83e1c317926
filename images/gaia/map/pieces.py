"""What stands on the map: structures, gaiaformers, space stations and satellites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.drawing.theme import ink_on
from images.gaia.art.structures import BOX, CHIP, SMALL
from images.gaia.seats import SATELLITE, player_pieces
from images.layout.seats import Owner
from images.map.atlas import Atlas
from images.map.pieces import Piece, crowds, seat_mark
from rules.gaia.state import State

STRUCTURE_SIZES = {2: (38, 36)}  # px, by how many things share the hex
LETTER_OFFSET_Y = {"mine": 4, "station": 4, "lab": 6, "gaiaformer": -4, "institute": 5, "academy-k": 5, "academy-q": 5}
BESIDE = (-15, 0), (22, 1)  # px from its spot to a structure, and to the badge beside it


def crowd(position: State, lettered: Sequence[Sequence[str]] = ()) -> dict[str, list[Piece]]:
    """What stands on each hex: the letters of choices, structures and gaiaformers, then stations and satellites.

    `lettered` are the hexes that carry the letter of each choice.
    """
    pieces = ((name, Piece(kind, player.seat)) for player in position.players for name, kind in player_pieces(player))
    return crowds(pieces, lettered)


def piece(scene: Scene, atlas: Atlas, kind: str, who: Owner, at: Point, count: int, name: str) -> None:
    """A thing in its owner's colour with their letter, smaller where `count` things share the hex.

    A structure alone has its owner's badge beside it.
    """
    if kind == SATELLITE:
        _satellite(scene, atlas, who, at, count, name)
    elif count > 1:
        _small(scene, atlas, kind, who, at, count, name)
    else:
        own, beside = BESIDE
        scene.add(_structure(atlas, kind, who, _moved(atlas, at, own), BOX, name))
        seat_mark(scene, atlas, who, _moved(atlas, at, beside), name)


def _moved(atlas: Atlas, at: Point, by: Point) -> Point:
    return at[0] + by[0] * atlas.scale, at[1] + by[1] * atlas.scale


def _structure(atlas: Atlas, kind: str, who: Owner, at: Point, size: tuple[int, int], name: str) -> Thing:
    wide, high = size
    tag = f"{name} seat {who.seat}"
    return Thing("structure", kind, *at, wide * atlas.scale, high * atlas.scale, 3, who.colour, tag=tag)


def _small(scene: Scene, atlas: Atlas, kind: str, who: Owner, at: Point, count: int, name: str) -> None:
    """A structure that shares its hex: its owner's letter stands on it."""
    shown = _structure(atlas, kind, who, at, STRUCTURE_SIZES.get(count, CHIP), name)
    scene.add(replace(shown, variant="plain"))
    down = LETTER_OFFSET_Y.get(kind, 0) * atlas.scale * shown.h / BOX[1]
    scene.add(atlas.text(who.letter, (at[0], at[1] + down), ink_on(who.colour), "letter", "Bold", who.colour))


def _satellite(scene: Scene, atlas: Atlas, who: Owner, at: Point, count: int, name: str) -> None:
    shape, size = ("chip", CHIP) if count > 1 else ("satellite", SMALL)
    wide, high = (side * atlas.scale for side in size)
    tag = f"{name} seat {who.seat}"
    scene.add(Thing(shape, SATELLITE, *at, wide, high, 3, who.colour, tag=tag, variant=who.shape))
    scene.add(atlas.text(who.letter, at, ink_on(who.colour), "letter", "Bold", who.colour))
