"""The ground of the map: segments, gates and the names of places. It never changes, and is kept as one image."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Box, Scene, Text, Thing
from images.drawing.theme import MUTED, SPACE
from images.pulsar.colours import GATES, LANES, gate_ink
from images.pulsar.map.chart import Chart, lane_colours

LANE = 4  # px wide
SHINE = 14  # px, with its glow
NAME = 47  # px below a pulsar
APART = 11  # px between the two lanes to a dead end
STUB = 0.45  # of a segment that leads out of the part that is shown


def ground(scene: Scene, chart: Chart) -> None:
    """Everything that is printed on the board."""
    _segments(scene, chart)
    for name in chart.names:
        node = chart.cluster.nodes[name]
        if node.kind in ("gate", "entry"):
            _gate(scene, chart, name, node.colour)
        elif node.kind in ("pulsar", "isolated"):
            x, y = chart.at[name]
            scene.add(code(chart, name.upper(), (x, y + NAME * chart.scale), MUTED, outline=SPACE))


def code(chart: Chart, words: str, at: Point, colour: str, layer: int = 0, outline: str = "") -> Text:
    """The code of a place, quieter than what lies there; it grows with the map."""
    return Text(words, *at, round(SMALLEST * chart.text_scale), colour, "Regular", "m", outline, "place", layer)


def lettering(chart: Chart, words: str, at: Point, colour: str) -> Text:
    """The bold letter of a seat on a piece; it grows with the map."""
    return Text(words, *at, round(SMALLEST * chart.text_scale), colour, "Bold", "m", tag="letter")


def _gate(scene: Scene, chart: Chart, name: str, colour: str) -> None:
    left, top, right, bottom = chart.place_box(name)
    x, y = chart.at[name]
    kind, fill = "entry", MUTED
    if colour:
        kind, fill = "gate", GATES[colour]
    scene.add(Thing(kind, colour, x, y, right - left, bottom - top, 0, fill, tag=name))
    scene.add(code(chart, name.upper(), (x, y), gate_ink(colour)))


def _segments(scene: Scene, chart: Chart) -> None:
    colours = lane_colours(chart.side)
    for segment in chart.cluster.segments:
        one, other = segment.between
        shown = [name in chart.names for name in segment.between]
        if not any(shown):
            continue
        start, end = chart.at[one], chart.at[other]
        if not shown[1]:
            end = _stub(start, end, chart.box)
        if not shown[0]:
            start = _stub(end, start, chart.box)
        colour = LANES[colours.get(segment.id, "white")]
        for path in lanes(start, end, segment.lanes, chart.scale):
            glow = stretch(path, colour, SHINE * chart.scale, 0, segment.id)
            scene.add(replace(glow, kind="lane", id=f"{LANE * chart.scale:g}"))


def lanes(start: Point, end: Point, count: int, scale: float) -> Iterable[tuple[Point, Point]]:
    """The lanes of a segment, side by side."""
    long = math.dist(start, end) or 1
    aside = (start[1] - end[1]) / long, (end[0] - start[0]) / long
    for number in range(count):
        off = (number - (count - 1) / 2) * APART * scale
        yield (
            (start[0] + aside[0] * off, start[1] + aside[1] * off),
            (end[0] + aside[0] * off, end[1] + aside[1] * off),
        )


def stretch(path: tuple[Point, Point], colour: str, width: float, layer: int, tag: str) -> Thing:
    """A straight line between two points, so many px wide."""
    (x1, y1), (x2, y2) = path
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    wide, high = abs(x1 - x2) + 2 * width, abs(y1 - y2) + 2 * width
    own = ((round(x1 - x, 1), round(y1 - y, 1)), (round(x2 - x, 1), round(y2 - y, 1)))
    return Thing("line", f"{width:g}", x, y, math.ceil(wide), math.ceil(high), layer, colour, own, tag)


def _stub(inside: Point, outside: Point, box: Box) -> Point:
    """Where a segment that leads out of the part that is shown is cut off, at its border at the latest."""
    share = STUB
    for axis in (0, 1):
        step = outside[axis] - inside[axis]
        for border in (box[axis], box[axis + 2]):
            if step and 0 <= (border - inside[axis]) / step < share:
                share = (border - inside[axis]) / step
    return _between(inside, outside, share)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
