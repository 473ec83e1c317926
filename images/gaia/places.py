"""The places view: a crop of the map in which every choice carries a letter."""

from __future__ import annotations

import math
from collections.abc import Sequence

from images.gaia import board, galaxy
from images.gaia.owners import owner
from images.hexgrid import centre, extent
from images.parts import MARGIN, WIDTH, Texts, heading
from images.scene import Box, Scene
from rules.gaia.state import State

SIZES = (80, 70, 60, 52)  # px from a hex's middle to its corners: few, since what is drawn is kept by size
TALLEST = 1500  # px of a crop that is not the whole map
AROUND = 3  # hexes shown around the choices, where the map has them


def scene(view: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> Scene:
    """The hexes of `choices`, at most 25, with the letters A, B, C … in this order, and what lies around them.

    Without choices, or where they lie far apart, the whole map.
    """
    names = around(view, choices)
    size = _size(view, names)
    left, _up, right, _down = extent((view.galaxy.hexes[name] for name in names), size)
    drawn = Scene(max(WIDTH, math.ceil(right - left) + MARGIN))
    owners = [owner(view, player.seat, texts) for player in view.players]
    top = heading(drawn, texts("gaia-picture-places"), owners[seat].name)
    atlas = galaxy.Atlas(view, drawn.width, top, names, size)
    board.terrain(drawn, view, texts, atlas, owners, choices, choices)
    drawn.height = round(atlas.bottom + MARGIN)
    return drawn


def around(view: State, choices: Sequence[str]) -> list[str]:
    """The hexes of the smallest upright box around the choices, some more on each side."""
    hexes = view.galaxy.hexes
    left, up, right, down = extent([hexes[name] for name in choices or hexes], 1)
    more = max(AROUND, (WIDTH / SIZES[0] - (right - left)) / 2)
    box = left - more, up - AROUND, right + more, down + AROUND
    return [name for name, at in hexes.items() if _within(centre(at, 1), box)]


def _within(point: tuple[float, float], box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _size(view: State, names: Sequence[str]) -> float:
    """As large as the width and the height allow, never smaller than on the board."""
    left, up, right, down = extent((view.galaxy.hexes[name] for name in names), 1)
    fitting = min((WIDTH - MARGIN) / (right - left), TALLEST / (down - up))
    return next((size for size in SIZES if size <= fitting), galaxy.SIZE)
