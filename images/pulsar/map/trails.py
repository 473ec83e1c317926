"""Ways of flight on the map: lines along the segments, beside each other where several ways take the same one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from images.drawing.scene import Scene
from images.drawing.theme import AREAS, MARK
from images.pulsar.map.chart import Chart
from images.pulsar.map.ground import lanes, stretch

COLOURS = (*AREAS, "#8fb8ff", "#b8ef6a")  # of choices, as long as each has one of its own
WIDE = 9  # px
UNDER = 13  # px of a line under a segment, seen on both sides of it


def colours(count: int) -> list[str]:
    """A colour for each of so many choices; the same for all where there are too many or only one."""
    if 1 < count <= len(COLOURS):
        return list(COLOURS[:count])
    return [COLOURS[0]] * count


def trails(drawn: Scene, chart: Chart, ways: Sequence[Sequence[Sequence[str]]]) -> None:
    """The ways of each choice, as the places on each way.

    Choices have lines in their colours. Where there are too many to tell apart, each segment on a way is lit once.
    """
    own = colours(len(ways)) if len(ways) <= len(COLOURS) else []
    lit: dict[tuple[str, str], dict[int, None]] = {}
    for number, paths in enumerate(ways):
        for one, other in (step for path in paths for step in pairwise(path)):
            if one in chart.names and other in chart.names:
                lit.setdefault((min(one, other), max(one, other)), {})[number if own else 0] = None
    for (one, other), numbers in lit.items():
        beside = lanes(chart.at[one], chart.at[other], len(numbers), chart.scale)
        for place, (number, line) in enumerate(zip(numbers, beside, strict=True)):
            wide = UNDER if 2 * place + 1 == len(numbers) else WIDE
            drawn.add(stretch(line, own[number] if own else MARK, wide * chart.scale, 0, f"trail {number}"))
