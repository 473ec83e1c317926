"""Where systems lie in a picture: hexes standing on an edge, and one off the map in the corner nearest to its gate."""

from __future__ import annotations

import math
from collections.abc import Collection

from images.drawing.canvas import Point
from images.layout.parts import MARGIN, WIDTH
from rules.ti4.components.places import PLACES
from rules.ti4.state import OFF_THE_MAP

ROOT3 = math.sqrt(3)
LARGEST = 120  # px from a hex's middle to its corners
CORNERS = [(x, y) for x in (-4.5, 4.5) for y in (-2.95 * ROOT3, 2.95 * ROOT3)]  # that three rings leave free


def middle(place: str) -> Point:
    """The middle of a place of the map, on hexes of size 1 about the centre of the galaxy."""
    at = PLACES[place]
    return 1.5 * at.q, ROOT3 * (at.r + at.q / 2)


class Chart:
    """Systems laid out across a picture.

    Args:
        places: those shown.
        top: where the highest begins, in px.
        gate: the place of the gate to a system off the map; "" where there is none.

    Attributes:
        size: px from a hex's middle to its corners.
        bottom: where the lowest ends, in px.
    """

    def __init__(self, places: Collection[str], top: float, gate: str = "") -> None:
        near = middle(gate) if gate else CORNERS[0]
        corner = min(CORNERS, key=lambda at: math.dist(at, near))
        self.middles = {place: corner if place == OFF_THE_MAP else middle(place) for place in places}
        across, down = zip(*self.middles.values(), strict=True)
        left, right, up, low = min(across) - 1, max(across) + 1, min(down) - ROOT3 / 2, max(down) + ROOT3 / 2
        self.size = min(LARGEST, (WIDTH - MARGIN) / (right - left))
        self.shift = WIDTH / 2 - self.size * (left + right) / 2, top - self.size * up
        self.bottom = top + self.size * (low - up)

    def at(self, place: str) -> Point:
        """The middle of a system that is shown; raises KeyError for another."""
        x, y = self.middles[place]
        return self.shift[0] + self.size * x, self.shift[1] + self.size * y
