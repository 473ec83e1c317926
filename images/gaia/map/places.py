"""The places view: a crop of the map in which every choice carries a letter."""

from __future__ import annotations

import math
from collections.abc import Sequence
from string import ascii_uppercase

from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import INK, PANEL
from images.gaia.map import board, galaxy
from images.gaia.map import choices as chosen
from images.gaia.seats import owner
from images.layout.parts import MARGIN, WIDTH, Texts, cells, heading
from images.map.hexgrid import centre, extent
from rules.gaia.state import State

SIZES = (80, 70, 60, 52)  # px from a hex's middle to its corners: few, since what is drawn is kept by size
TALLEST = 1500  # px of a crop that is not the whole map
AROUND = 3  # hexes shown around the choices, where the map has them
COLUMNS = 3


def scene(position: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> Scene:
    """The hexes of `choices`, at most 25, with the letters A, B, C … in this order, and what lies around them.

    A choice of several hexes, apart by spaces, is an area; there may be three of those. Without choices, or where they
    lie far apart, the whole map.
    """
    names = around(position, choices)
    size = _size(position, names)
    left, _up, right, _down = extent((position.galaxy.hexes[name] for name in names), size)
    drawn = Scene(max(WIDTH, math.ceil(right - left) + MARGIN))
    owners = [owner(position, player.seat, texts) for player in position.players]
    marked = chosen.shown(position, seat, choices)
    areas = [choice for choice in marked if choice.ring]
    top = heading(drawn, texts("gaia-picture-areas" if areas else "gaia-picture-places"), owners[seat].name)
    atlas = galaxy.Atlas(position, drawn.width, top, names, size)
    board.terrain(drawn, position, texts, atlas, owners, () if areas else choices, marked)
    bottom = _key(drawn, position, texts, seat, areas, atlas.bottom + MARGIN / 2) if areas else atlas.bottom
    drawn.height = round(bottom + MARGIN)
    return drawn


def around(position: State, choices: Sequence[str]) -> list[str]:
    """The hexes of the smallest upright box around the choices, some more on each side."""
    hexes = position.galaxy.hexes
    wanted = [name for names in chosen.split(choices) for name in names]
    left, up, right, down = extent([hexes[name] for name in wanted or hexes], 1)
    more = max(AROUND, (WIDTH / SIZES[0] - (right - left)) / 2)
    box = left - more, up - AROUND, right + more, down + AROUND
    return [name for name, at in hexes.items() if _within(centre(at, 1), box)]


def _within(point: tuple[float, float], box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _size(position: State, names: Sequence[str]) -> float:
    """As large as the width and the height allow, never smaller than on the board."""
    left, up, right, down = extent((position.galaxy.hexes[name] for name in names), 1)
    fitting = min((WIDTH - MARGIN) / (right - left), TALLEST / (down - up))
    return next((size for size in SIZES if size <= fitting), galaxy.SIZE)


def _key(drawn: Scene, position: State, texts: Texts, seat: int, areas: Sequence[chosen.Choice], top: float) -> float:
    """What each area takes, beside its letter; where that ends, in px."""
    boxes = cells(MARGIN / 2, drawn.width - MARGIN / 2, top, 56, COLUMNS, len(areas))
    for letter, area, box in zip(ascii_uppercase, areas, boxes, strict=False):
        x, y = box[0] + 36, (box[1] + box[3]) / 2
        names = area.ring.names if area.ring else ()
        count = len(chosen.satellites(position, seat, list(names)))
        drawn.add(panel(box, PANEL), Thing("disc", "", x, y, 44, 44, 4, area.colour, tag="key"))
        drawn.add(Text(letter, x, y, colour=INK, weight="Bold", anchor="m", tag="key"))
        drawn.add(Text(texts("gaia-picture-satellites", count=count), x + 36, y, tag="satellites"))
    return boxes[-1][3]
