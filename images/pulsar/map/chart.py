"""Where the places of the cluster lie in a picture, and where there is room beside them. All measures are px."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from images.drawing.canvas import Point
from images.drawing.scene import Box
from rules.core.data import document
from rules.pulsar.cluster.cluster import Cluster
from rules.pulsar.state import State

FILES = {"normal": "cluster_normal.toml", "dead-end": "cluster_dead_end.toml"}  # by table option
WIDE = 1056  # of the whole cluster at its usual scale
HIGH = 1400
SYSTEM = (-78.0, -47.0, 78.0, 45.0)  # with its name and what it yields below
QUIET = (-54.0, -26.0, 54.0, 26.0)  # what is drawn of a system that nobody has explored
PULSAR = (-48.0, -39.0, 48.0, 60.0)  # with its name below
GATE = (-34.0, -20.0, 34.0, 20.0)
ENTRY = (-32.0, -20.0, 32.0, 20.0)
EXTENTS: Mapping[str, Box] = {
    "system": SYSTEM,
    "pulsar": PULSAR,
    "isolated": PULSAR,
    "gate": GATE,
    "entry": ENTRY,
}  # about the point of a place
RIMS: Mapping[str, Point] = {  # half of what is drawn of round places, about their points
    "system": (64.0, 38.0),
    "unexplored": (53.0, 25.0),
    "pulsar": (35.0, 35.0),
    "isolated": (35.0, 35.0),
}
FURTHER = (0, 10, 22, 36, 52, 72, 96, 124, 160, 200, 250, 310, 380)  # px from a place to what stands beside it
AIR = 3  # px between things
CLOSEST = 0.77  # of the usual distance between places above each other, at which none covers another
SMALLER = (0.9, 0.8)  # of the usual size of places where they lie far apart; few, since what is drawn is kept by size
ANGLES = tuple(math.radians(10 * step) for step in range(36))
FAR = 34  # px for which something moves further away rather than onto a segment


@cache
def _drawn(side: str) -> dict[str, Any]:
    return document("images.pulsar", FILES[side])


def points(side: str) -> Mapping[str, Point]:
    """Where each place lies on a side, in px of the whole cluster."""
    places: Mapping[str, list[float]] = _drawn(side)["places"]
    return {name: (x * WIDE, y * HIGH) for name, (x, y) in places.items()}


def lane_colours(side: str) -> Mapping[str, str]:
    """The colour of each segment, by its id."""
    colours: Mapping[str, str] = _drawn(side)["segments"]
    return colours


class Chart:
    """The places of a cluster, or some of them, laid out in a picture.

    `names` are those shown, `scale` is how much larger than usual everything is. The left upper corner of the places'
    common box lies at (`left`, `top`), and `bottom` is where they end. Places lie closer above each other than usual by
    `squeezed`, which leaves them their size.
    """

    def __init__(
        self,
        position: State,
        names: Collection[str],
        corner: Point,
        scale: float = 1,
        room: float = 0,
        *,
        squeezed: float = 1,
    ):
        side = position.options["cluster"]
        self.cluster: Cluster = position.cluster
        self.unexplored = {name for name in self.cluster.of_kind("system") if name not in position.systems}
        self.side = side
        self.scale = scale
        whole = {name: (x, y * squeezed) for name, (x, y) in points(side).items()}
        self.names = [name for name in whole if name in set(names)]
        extent = self.extent([_moved(whole[name], self._extent(name)) for name in self.names])
        wide = (extent[2] - extent[0]) * scale
        left = corner[0] + max(0, (room - wide) / 2)
        shift = left - extent[0] * scale, corner[1] - extent[1] * scale
        self.at = {name: (x * scale + shift[0], y * scale + shift[1]) for name, (x, y) in whole.items()}
        self.box = (left, corner[1], left + wide, corner[1] + (extent[3] - extent[1]) * scale)
        self.taken: list[Box] = [self.place_box(name) for name in self.names]
        self.lines = [
            (self.at[one], self.at[other])
            for one, other in (segment.between for segment in self.cluster.segments)
            if one in self.names or other in self.names
        ]

    @staticmethod
    def extent(boxes: Iterable[Box]) -> Box:
        """The smallest box around others."""
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def _extent(self, name: str) -> Box:
        return EXTENTS[self.cluster.nodes[name].kind]

    @property
    def text_scale(self) -> float:
        """How much larger than usual texts are: they grow with the map, and are never smaller than can be read."""
        return max(1, self.scale)

    @property
    def high(self) -> float:
        """How high the places are together."""
        return self.box[3] - self.box[1]

    def place_box(self, name: str) -> Box:
        """What a place covers."""
        left, top, right, bottom = (edge * self.scale for edge in self._extent(name))
        return _moved(self.at[name], (left, top, right, bottom))

    def shown_box(self, name: str) -> Box:
        """What is drawn of a place: less of a system that nobody has explored than the place covers."""
        if name not in self.unexplored:
            return self.place_box(name)
        left, top, right, bottom = (edge * self.scale for edge in QUIET)
        return _moved(self.at[name], (left, top, right, bottom))

    def edge(self, name: str, seen_from: Point) -> Point:
        """Where a line from a point to the middle of a place meets what is drawn of it."""
        kind = "unexplored" if name in self.unexplored else self.cluster.nodes[name].kind
        x, y = self.at[name]
        across, down = seen_from[0] - x, seen_from[1] - y
        if rim := RIMS.get(kind):
            share = self.scale / max(math.hypot(across / rim[0], down / rim[1]), 1e-6)
        else:
            _, _, wide, high = EXTENTS[kind]
            share = _reach(across, down, wide * self.scale, high * self.scale)
        return x + across * min(1.0, share), y + down * min(1.0, share)

    def beside(self, name: str, wide: float, high: float) -> Point:
        """The middle of free room of this size beside a place, which is then taken; over the place if all is full."""
        best: tuple[float, Point] | None = None
        for least, at in sorted(self._spots(name, wide, high)):
            if best is not None and least > best[0]:
                break  # segments can only make it worse
            box = _about(at, wide, high)
            if self._is_free(box):
                crossed = sum(_touches(one, other, box) for one, other in self.lines)
                spot = least + FAR * crossed, at
                best = min(best or spot, spot)
        found = best[1] if best is not None else self.at[name]
        self.taken.append(_about(found, wide, high))
        return found

    def _spots(self, name: str, wide: float, high: float) -> Iterator[tuple[float, Point]]:
        """Spots around a place, each with how far off it is, rather to the sides and above."""
        left, top, right, bottom = self.place_box(name)
        middle = (left + right) / 2, (top + bottom) / 2
        for angle in ANGLES:
            across, down = math.cos(angle), math.sin(angle)
            reach = _reach(across, down, (right - left + wide) / 2 + AIR, (bottom - top + high) / 2 + AIR)
            for more in FURTHER:
                at = middle[0] + across * (reach + more), middle[1] + down * (reach + more)
                yield more + 4 * (down > 0.3), at

    def _is_free(self, box: Box) -> bool:
        left, top, right, bottom = self.box
        inside = left - 2 <= box[0] and top - 2 <= box[1] and box[2] <= right + 2 and box[3] <= bottom + 2
        return inside and not any(_overlap(box, other) for other in self.taken)


def low(
    position: State, shown: Collection[str], corner: Point, scale: float, tallest: float, *, smaller: bool
) -> Chart:
    """The places laid out, closer above each other where they would be too tall, and at last `smaller`."""
    chart = Chart(position, shown, corner, scale, WIDE)
    tall = chart.high
    if tall <= tallest:
        return chart
    for size in (1, *SMALLER) if smaller else (1,):
        squeezed = max(CLOSEST, tallest / (tall * size))
        chart = Chart(position, shown, corner, scale * size, WIDE, squeezed=squeezed)
        if chart.high <= tallest:
            break
    return chart


def around(position: State, wanted: Collection[str], margin: float) -> list[str]:
    """The places in the smallest upright box about some of them, so many px of the whole cluster larger."""
    whole = points(position.options["cluster"])
    xs, ys = [whole[name][0] for name in wanted], [whole[name][1] for name in wanted]
    box = min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
    return [name for name, (x, y) in whole.items() if box[0] <= x <= box[2] and box[1] <= y <= box[3]]


def _moved(at: Point, box: Box) -> Box:
    return at[0] + box[0], at[1] + box[1], at[0] + box[2], at[1] + box[3]


def _about(at: Point, wide: float, high: float) -> Box:
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def _overlap(one: Box, other: Box) -> bool:
    return one[0] - AIR < other[2] and other[0] - AIR < one[2] and one[1] - AIR < other[3] and other[1] - AIR < one[3]


def _reach(across: float, down: float, half_wide: float, half_high: float) -> float:
    """How far from the middle of a box one is beyond it in a direction."""
    return min(half_wide / max(abs(across), 1e-6), half_high / max(abs(down), 1e-6))


def _touches(one: Point, other: Point, box: Box) -> bool:
    """Whether a line between two points crosses a box; most lie wholly to one side of it."""
    left, top, right, bottom = box
    if (one[0] <= left and other[0] <= left) or (one[0] >= right and other[0] >= right):
        return False
    if (one[1] <= top and other[1] <= top) or (one[1] >= bottom and other[1] >= bottom):
        return False
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = other[axis] - one[axis] or 1e-9
        first, last = sorted(((box[axis] - one[axis]) / step, (box[axis + 2] - one[axis]) / step))
        low = max(low, first)
        high = min(high, last)
    return low < high
