"""Numbers of the log and letters of choices, in free room beside their places, each joined to its place by a line."""

from __future__ import annotations

import math

from images.drawing.fonts import width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import ACCENT, INK
from images.pulsar.map.chart import Chart
from images.pulsar.map.ground import stretch

HIGH = 36
DISC = 44
LINE = 4


def flag(scene: Scene, chart: Chart, number: str, name: str) -> None:
    """The numbers of lines of the log beside a place, as they are written."""
    wide = max(HIGH, math.ceil(width(number, 28, "Bold")) + 16)
    at = chart.beside(name, wide, HIGH)
    scene.add(stretch((at, chart.edge(name, at)), ACCENT, LINE, 1, f"tail {name}"))
    scene.add(Thing("flag", "", *at, wide, HIGH, 6, tag=name))
    scene.add(Text(number, *at, 28, INK, "Bold", "m", tag="number"))


def letter(scene: Scene, chart: Chart, own: str, name: str, colour: str) -> None:
    """The letter of a choice beside a place."""
    size = round(28 * chart.text_scale)
    high = DISC * chart.scale
    variant, wide = ("", high) if len(own) == 1 else ("wide", width(own, size, "Bold") + 16 * chart.scale)
    at = chart.beside(name, wide, high)
    scene.add(stretch((at, chart.edge(name, at)), colour, LINE * chart.scale, 1, f"tail {name}"))
    scene.add(Thing("disc", "", *at, wide, high, 6, colour, tag=name, variant=variant))
    scene.add(Text(own, *at, size, INK, "Bold", "m", tag="choice"))
