"""The ground of a map: its hexes and their names. It seldom changes, and is kept as one image (layer 0)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import HEX, INK, MUTED, WHITE
from images.map.atlas import Atlas
from images.map.hexgrid import ROOT3

COORDINATE_OFFSET_Y = 17  # px below the middle of a hex, where its name stands


def tiles(scene: Scene, atlas: Atlas, tint: Callable[[str], str]) -> None:
    """Every hex in the colour that `tint` gives for its name."""
    for name in atlas.hexes:
        tile(scene, atlas, name, tint(name))


def tile(scene: Scene, atlas: Atlas, name: str, tint: str) -> None:
    """A hex of space in a colour."""
    x, y = atlas.at(name)
    scene.add(Thing("hex", "", x, y, atlas.size * ROOT3 + 1, 2 * atlas.size + 1, 0, tint, tag=name))


def coordinates(scene: Scene, atlas: Atlas, bright: Collection[str], busy: Collection[str]) -> None:
    """The name of every hex below its middle.

    Those of `bright` hexes, which have a picture, stand out more. On `busy` hexes something may lie over the name, so
    that it is written once more above all.
    """
    for name in atlas.hexes:
        colour, outlined = (WHITE, INK) if name in bright else (MUTED, HEX)
        scene.add(_coordinate(atlas, name, colour, outlined, layer=0, covered=name in busy))


def few_coordinates(scene: Scene, atlas: Atlas, names: Iterable[str]) -> None:
    """The names of some hexes with a picture, on a map that leaves out the others: they change with what is built."""
    for name in names:
        if name in atlas.hexes:
            scene.add(_coordinate(atlas, name, WHITE, INK, layer=1, covered=False))


def _coordinate(atlas: Atlas, name: str, colour: str, outlined: str, *, layer: int, covered: bool) -> Text:
    x, y = atlas.at(name)
    y += COORDINATE_OFFSET_Y * atlas.scale
    letters = round(SMALLEST * atlas.scale)
    return Text(name.upper(), x, y, letters, colour, "SemiBold", "m", outlined, "coordinate", layer, covered)
