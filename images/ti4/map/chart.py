"""Where systems lie in a picture: hexes standing on an edge, and one off the map in the corner nearest to its gate."""

from __future__ import annotations

import math
from collections.abc import Collection
from copy import copy

from images.drawing.canvas import Point
from images.layout.parts import MARGIN, WIDTH
from rules.ti4.components.places import PLACES
from rules.ti4.state import OFF_THE_MAP

ROOT3 = math.sqrt(3)
LARGEST = 120  # px from a hex's middle to its corners
APART = 2.05  # sizes of a hex, from the middle of a gate to that of the system behind it
CORNERS = [(x, y) for x in (-4.5, 4.5) for y in (-2.95 * ROOT3, 2.95 * ROOT3)]  # that three rings leave free


def middle(place: str) -> Point:
    """The middle of a place of the map, on hexes of size 1 about the centre of the galaxy."""
    at = PLACES[place]
    return 1.5 * at.q, ROOT3 * (at.r + at.q / 2)


def _corner(gate: str) -> Point:
    """The corner of the whole map that is nearest to a gate."""
    near = middle(gate) if gate else CORNERS[0]
    return min(CORNERS, key=lambda at: math.dist(at, near))


def _beside(gate: str) -> Point:
    """Behind a gate, as seen from the centre of the galaxy, so far that nothing touches."""
    x, y = middle(gate)
    far = math.hypot(x, y)
    return x + APART * x / far, y + APART * y / far


class Chart:
    """Systems laid out across a picture.

    Args:
        places: those shown.
        top: where the highest begins, in px.
        gate: the place of the gate to a system off the map; "" where there is none.
        largest: px from a hex's middle to its corners, at most.
        highest: px that all of them may be high together; 0 sets no bound.
        near: a system off the map lies right beside its gate, and not in a corner of the whole map.

    Attributes:
        size: px from a hex's middle to its corners.
        bottom: where the lowest ends, in px.
    """

    def __init__(
        self,
        places: Collection[str],
        top: float,
        gate: str = "",
        largest: float = LARGEST,
        highest: float = 0,
        *,
        near: bool = False,
    ) -> None:
        off = _beside(gate) if near and gate else _corner(gate)
        self.top = top
        self.middles = {place: off if place == OFF_THE_MAP else middle(place) for place in places}
        self._lay(largest, highest)

    def of_height(self, highest: float) -> Chart:
        """The same systems, no larger, and at most so many px high together."""
        found = copy(self)
        found._lay(self.size, highest)
        return found

    def _lay(self, largest: float, highest: float) -> None:
        across, down = zip(*self.middles.values(), strict=True)
        left, right, up, low = min(across) - 1, max(across) + 1, min(down) - ROOT3 / 2, max(down) + ROOT3 / 2
        bounds = [largest, (WIDTH - MARGIN) / (right - left), *([highest / (low - up)] if highest else [])]
        self.size = min(bounds)
        self.shift = WIDTH / 2 - self.size * (left + right) / 2, self.top - self.size * up
        self.bottom = self.top + self.size * (low - up)

    def at(self, place: str) -> Point:
        """The middle of a system that is shown; raises KeyError for another."""
        x, y = self.middles[place]
        return self.shift[0] + self.size * x, self.shift[1] + self.size * y
