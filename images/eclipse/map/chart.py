"""Where hexes lie: they stand on an edge, `q` counts columns to the right and `r` runs straight down."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Box
from images.layout.parts import MARGIN, WIDTH
from rules.core.hexes import Hex, parse

ROOT3 = math.sqrt(3)
LARGEST = 96  # px from a hex's middle to its corners
LEAST = 62  # px, below which the picture grows wider
WIDEST = 1400  # px of a picture
STRIP = (0.28, 0.2)  # of a hex's size: how much of a hex is seen that nothing names, across and down
NEARER = 1.3  # how much larger hexes may be where others are cut
BESIDE_DEEP = 0.42  # of a hex's size: how much of a sector is shown beside another


def _fitting(box: Box, highest: float, largest: float) -> float:
    """How large hexes are of which all lie in a box of hexes of size 1."""
    left, up, right, down = box
    fitting = min(largest, (WIDTH - MARGIN) / (right - left))
    if highest:
        fitting = min(fitting, highest / (down - up))
    return fitting


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
        largest: px from a hex's middle to its corners at most, where all hexes are whole.
        quiet: hexes of which only a strip has to be seen, so that the others are larger; the picture gets no taller.

    Attributes:
        size: px from a hex's middle to its corners.
        width: px that the picture is wide.
        font: px of the smallest letters.
        scale: how large signs are, 1 being their size beside letters of SMALLEST px.
    """

    def __init__(
        self,
        names: Iterable[str],
        top: float,
        highest: float = 0,
        largest: float = LARGEST,
        quiet: Collection[str] = (),
    ) -> None:
        self.hexes = {name: parse(name) for name in names}
        self.quiet = quiet
        whole = left, up, right, down = extent(self.hexes.values())
        self.size = _fitting(whole, highest, largest)
        if self.size >= LEAST or highest:
            left, up, right, down = self._cut(whole)
            self.size = _fitting((left, up, right, down), self.size * (whole[3] - whole[1]), largest * NEARER)
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

    def _cut(self, whole: Box) -> Box:
        """The box of the hexes that are shown whole, with a strip of the others."""
        hexes = [at for name, at in self.hexes.items() if name not in self.quiet]
        if not hexes:
            return whole
        left, up, right, down = extent(hexes)
        return (
            max(whole[0], left - STRIP[0]),
            max(whole[1], up - STRIP[1]),
            min(whole[2], right + STRIP[0]),
            min(whole[3], down + STRIP[1]),
        )

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
