"""Hexagons with a corner at the top: `q` runs to the right, `r` down and right."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from functools import lru_cache

from images.drawing.canvas import Point, ring
from rules.core.hexes import DIRECTIONS, Hex

ROOT3 = math.sqrt(3)


def centre(at: Hex, size: float) -> Point:
    """The middle of a hex whose corners are `size` px from it; the origin hex lies at (0, 0)."""
    return size * ROOT3 * (at.q + at.r / 2), size * 1.5 * at.r


def extent(area: Iterable[Hex], size: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the smallest box around these hexes, in px."""
    middles = [centre(at, size) for at in area]
    across, down = [x for x, _ in middles], [y for _, y in middles]
    half = size * ROOT3 / 2
    return min(across) - half, min(down) - size, max(across) + half, max(down) + size


def edges(area: Collection[Hex]) -> list[tuple[Hex, int]]:
    """The border of an area: every hex in it with each direction in which it ends."""
    return [(at, i) for at in sorted(area) for i, to in enumerate(DIRECTIONS) if at + to not in area]


@lru_cache(256)
def border(area: frozenset[Hex], size: float, inset: float = 0) -> list[list[Point]]:
    """The border of an area as closed lines, drawn `inset` px inside it.

    Walks from edge to edge with the area on its right; where hexes of the area meet at a corner, the inset line
    crosses over to the next hex instead of turning.
    """
    left = dict.fromkeys(edges(area))
    lines = []
    while left:
        start = edge = next(iter(left))
        line: list[Point] = []
        while True:
            left.pop(edge, None)
            line += _stretch(edge, area, size, inset)
            edge = _following(edge, area)
            if edge == start:
                break
        lines.append(line)
    return lines


def _following(edge: tuple[Hex, int], area: Collection[Hex]) -> tuple[Hex, int]:
    at, side = edge
    turned = (side + 1) % 6
    beyond = at + DIRECTIONS[turned]
    if beyond in area:
        return (beyond, (side - 1) % 6)
    return (at, turned)


def _stretch(edge: tuple[Hex, int], area: Collection[Hex], size: float, inset: float) -> list[Point]:
    """The two ends of an edge moved inwards."""
    at, side = edge
    before, after = at + DIRECTIONS[(side - 1) % 6] in area, at + DIRECTIONS[(side + 1) % 6] in area
    x, y = centre(at, size)
    return [(x + right, y + down) for right, down in _ends(side, size, inset, before=before, after=after)]


@lru_cache(256)
def _ends(side: int, size: float, inset: float, *, before: bool, after: bool) -> list[Point]:
    """The ends of a side, seen from the hex's middle; one that runs on into a hex of the area is not shortened.

    `before` and `after` say whether there is such a hex at the first and at the last end.
    """
    # Side `side` starts at corner `side`, walking clockwise: side 0 is the right one, from upper right down.
    (x1, y1), (x2, y2) = (ring(6, size, 60 + 60 * corner)[0] for corner in (side, side + 1))
    out = ring(6, 1, 90 + 60 * side)[0]
    shift = inset / ROOT3  # along the side: half the tangent of the corner's angle
    length = math.hypot(x2 - x1, y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    first = -shift if before else shift
    last = shift if after else -shift
    moved = (x1 - out[0] * inset, y1 - out[1] * inset), (x2 - out[0] * inset, y2 - out[1] * inset)
    return [
        (moved[0][0] + along[0] * first, moved[0][1] + along[1] * first),
        (moved[1][0] + along[0] * last, moved[1][1] + along[1] * last),
    ]
