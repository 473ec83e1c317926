"""What stands on the map: structures, gaiaformers, space stations, satellites, and discs with a choice's letter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.drawing.theme import INK, ink_on
from images.gaia.art.structures import BOX, CHIP, SMALL
from images.gaia.map.galaxy import PIECE_OFFSET_Y, Atlas
from images.layout.badges import Owner
from rules.gaia.state import Player, State

Piece = tuple[str, int]  # a kind of thing and its owner's seat; of the disc of a choice, its place in the list
CHOICE = "choice"
DISC = 44
MOST = 3  # things for which a hex with a letter has room
PAIRED = (38, 36)  # px of a structure beside another thing
_LETTER_DOWN = {"lab": -2, "gaiaformer": -3, "station": 5, "institute": 5, "academy-k": 5, "academy-q": 5}


def crowd(position: State, lettered: Sequence[Sequence[str]] = ()) -> dict[str, list[Piece]]:
    """What stands on each hex: the discs of choices, structures and gaiaformers, then stations and satellites.

    `lettered` are the hexes that carry the letter of each choice. What then finds no room on them is left out.
    """
    there: dict[str, list[Piece]] = {}
    for place, names in enumerate(lettered):
        for name in names:
            there.setdefault(name, []).append((CHOICE, place))
    marked = set(there)
    for player in position.players:
        for name, kind in on_map(player):
            if name not in marked or len(there[name]) < MOST:
                there.setdefault(name, []).append((kind, player.seat))
    return there


def on_map(player: Player) -> Iterable[tuple[str, str]]:
    """All a player has on the map, as (hex, kind)."""
    yield from player.structures.items()
    yield from ((name, "gaiaformer") for name in player.projects)
    yield from ((name, "space-station") for name in player.stations)
    yield from ((name, "satellite") for name in player.satellites)


def pieces(
    scene: Scene,
    position: State,
    atlas: Atlas,
    owners: list[Owner],
    crowds: Mapping[str, Sequence[Piece]],
    colours: Sequence[str] = (),
) -> None:
    """Everything that stands on the hexes shown; `colours` are those of the choices' discs."""
    for name, there in crowds.items():
        if name not in atlas.hexes:
            continue
        x, y = atlas.at(name)
        on_planet = name in position.planets
        for (kind, number), (aside, above) in zip(there, _spots(len(there), on_planet), strict=True):
            at = x + aside * atlas.scale, y + above * atlas.scale
            if kind == CHOICE:
                across = DISC if len(there) == 1 else PAIRED[0] if len(there) == 2 else CHIP[1]
                _disc(scene, atlas, ascii_uppercase[number], colours[number], across, at, name)
            else:
                piece(scene, atlas, kind, owners[number], at, len(there), name)


def _spots(count: int, on_planet: bool) -> Sequence[Point]:
    if count == 1:
        return [(12 if on_planet else 0, PIECE_OFFSET_Y)]
    if count == 2:
        return [(-19, PIECE_OFFSET_Y), (19, PIECE_OFFSET_Y)]
    row = -14 if count == 3 else -7
    if count <= 4:
        return [(-26, row), (0, row), (26, row), (0, -34)][:count]
    return [(0, -34), *((58 * i / (count - 2) - 29, row) for i in range(count - 1))]


def _disc(scene: Scene, atlas: Atlas, letter: str, colour: str, across: float, at: Point, name: str) -> None:
    """The letter of a choice."""
    scene.add(Thing("disc", "", *at, across * atlas.scale, across * atlas.scale, 4, colour, tag=name))
    scene.add(atlas.text(letter, at, colour=INK, weight="Bold", outline=colour, tag="choice"))


def piece(scene: Scene, atlas: Atlas, kind: str, who: Owner, at: Point, count: int, name: str) -> None:
    """A thing in its owner's colour with their letter, smaller where `count` things share the hex."""
    x, y = at
    tag = f"{name} seat {who.seat}"
    scale = atlas.scale
    if kind == "satellite":
        shape, (wide, high) = ("chip", CHIP) if count > 1 else ("satellite", SMALL)
    else:
        shape = "structure"
        wide, high = BOX if count == 1 else PAIRED if count == 2 else CHIP
    scene.add(Thing(shape, kind, x, y, wide * scale, high * scale, 3, who.colour, tag=tag))
    down = y + _LETTER_DOWN.get(kind, 0) * scale
    ink = ink_on(who.colour)
    around = who.colour  # since a syllable is as large as a satellite
    scene.add(atlas.text(who.letter, (x, down), ink, "letter", "Bold", around))
