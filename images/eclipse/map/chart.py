"""Where hexes lie: they stand on an edge, `q` counts columns to the right and `r` runs straight down."""

from __future__ import annotations

import math
from collections.abc import Iterable

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Box
from images.layout.parts import MARGIN, WIDTH
from rules.core.hexes import Hex, parse

ROOT3 = math.sqrt(3)
LARGEST = 96  # px from a hex's middle to its corners
LEAST = 62  # px, below which the picture grows wider
WIDEST = 1400  # px of a picture
BESIDE_DEEP = 0.42  # of a hex's size: how much of a sector is shown beside another


def centre(at: Hex, size: float) -> Point:
    """The middle of a hex; the galactic centre lies at (0, 0)."""
    return size * 1.5 * at.q, size * ROOT3 * (at.r + at.q / 2)


def extent(hexes: Iterable[Hex], size: float = 1) -> Box:
    """Left, top, right and bottom of the smallest box around these hexes."""
    middles = [centre(at, size) for at in hexes]
    across, down = [x for x, _ in middles], [y for _, y in middles]
    half = size * ROOT3 / 2
    return min(across) - size, min(down) - half, max(across) + size, max(down) + half


class Chart:
    """Hexes laid out in a picture.

    Args:
        names: the hexes shown, as `q,r`.
        top: where the highest begins, in px.
        highest: px they may be tall together; 0 is any height.
        largest: px from a hex's middle to its corners at most.

    Attributes:
        size: px from a hex's middle to its corners.
        width: px that the picture is wide.
        font: px of the smallest letters.
        scale: how large signs are, 1 being their size beside letters of SMALLEST px.
    """

    def __init__(self, names: Iterable[str], top: float, highest: float = 0, largest: float = LARGEST) -> None:
        self.hexes = {name: parse(name) for name in names}
        left, up, right, down = extent(self.hexes.values())
        fitting = (WIDTH - MARGIN) / (right - left)
        if highest:
            fitting = min(fitting, highest / (down - up))
        self.size = min(largest, fitting)
        self.width = WIDTH
        if self.size < LEAST and not highest:
            self.width = min(WIDEST, math.ceil(LEAST * (right - left) + MARGIN))
            self.size = (self.width - MARGIN) / (right - left)
        self.font = math.ceil(SMALLEST * self.width / WIDTH)
        self.scale = self.font / SMALLEST
        middle = (left + right) / 2 * self.size
        self.shift = self.width / 2 - middle, top - up * self.size
        self.top = top
        self.bottom = top + (down - up) * self.size

    def at(self, name: str) -> Point:
        """The middle of a hex, among those shown or beside them."""
        x, y = centre(self.hexes.get(name) or parse(name), self.size)
        return x + self.shift[0], y + self.shift[1]

    def near(self, name: str, edge: int, far: float = 1) -> Point:
        """The middle of an edge of a hex, or so far on the way there.

        In px of the picture. `name` is the hex as `q,r`, `edge` counts from 0 at the top clockwise to 5; `far` is 0 in
        the middle of the hex and 1 at the edge.
        """
        x, y = self.at(name)
        across, down = edge_middle(edge, self.size * far)
        return x + across, y + down


def edge_middle(edge: int, size: float) -> Point:
    """The middle of an edge from the middle of its hex."""
    angle = math.radians(60 * edge)
    return math.sin(angle) * size * ROOT3 / 2, -math.cos(angle) * size * ROOT3 / 2


def beside_box(edge: int) -> Point:
    """How wide and how high the strip of a sector beside an edge is, on hexes of size 1."""
    out = math.radians(60 * edge)
    across, along = abs(math.sin(out)), abs(math.cos(out))
    return BESIDE_DEEP * across + along, BESIDE_DEEP * along + across
