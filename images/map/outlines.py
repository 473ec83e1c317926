"""Lines around areas of hexes: borders, rings around what belongs together, marks."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from images.drawing.scene import Scene, Thing
from images.drawing.theme import INK
from images.map.atlas import Atlas
from images.map.hexgrid import ROOT3, border
from rules.core.hexes import Hex


@dataclass(frozen=True, slots=True)
class Line:
    """How a line looks: its colour, its width in px, the px of its dashes and gaps if it is a broken one."""

    colour: str
    width: int
    broken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ring:
    """A line around the hexes, by name, that belong to something."""

    names: Collection[str]
    line: Line
    tag: str


def outline(
    scene: Scene, atlas: Atlas, area: Collection[Hex], line: Line, inset: float, tag: str, layer: int = 2
) -> None:
    """The border of an area of hexes, drawn `inset` px inside it."""
    for path in border(frozenset(area), atlas.size, inset):
        across, down = [x for x, _ in path], [y for _, y in path]
        x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
        own = tuple((round(a - x, 1), round(b - y, 1)) for a, b in path)  # the same for areas of the same shape
        wide, high = (math.ceil(round(max(side) - min(side), 1) + 2 * line.width) for side in (across, down))
        x, y = x + atlas.shift[0], y + atlas.shift[1]
        pattern = " ".join(map(str, (line.width, *line.broken)))
        scene.add(Thing("line", pattern, x, y, wide, high, layer, line.colour, own, tag))


def rings(scene: Scene, atlas: Atlas, wanted: Iterable[Ring]) -> None:
    """Draw rings on a dark ground of their own; where two would share a hex, the later one runs further inside.

    Hexes that the atlas does not show are left out.
    """
    drawn: list[tuple[set[Hex], float]] = []
    for ring in wanted:
        for part in connected({atlas.hexes[name] for name in ring.names if name in atlas.hexes}):
            inset = ring.line.width + 0.5 + max((depth for other, depth in drawn if other & part), default=0)
            drawn.append((part, inset))
            outline(scene, atlas, part, Line(INK, ring.line.width + 3), inset, "shadow")
            outline(scene, atlas, part, ring.line, inset, ring.tag)


def connected(area: Iterable[Hex]) -> list[set[Hex]]:
    """An area as the pieces that hang together."""
    left = set(area)
    found = []
    while left:
        part: set[Hex] = set()
        fresh = {min(left)}
        while fresh:
            part |= fresh
            fresh = {near for at in fresh for near in at.neighbours() if near in left} - part
        left -= part
        found.append(part)
    return found


def marks(scene: Scene, atlas: Atlas, names: Iterable[str]) -> None:
    """A bright border around each of these hexes that the atlas shows."""
    for name in names:
        if name in atlas.hexes:
            x, y = atlas.at(name)
            scene.add(Thing("mark", "", x, y, atlas.size * ROOT3, 2 * atlas.size, 2, tag=name))
