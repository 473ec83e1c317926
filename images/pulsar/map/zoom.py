"""The zoom view: a place and what lies around it, large, and everything there in words below."""

from __future__ import annotations

from images.drawing.fonts import SMALLEST, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, PANEL
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.pulsar.map import board
from images.pulsar.map.chart import WIDE, Chart, around
from images.pulsar.seats import stage
from images.pulsar.telling import about, worth_telling
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line
from rules.pulsar.state import State

SCALE = 1.4
REACHES = (330, 300, 270, 240, 210, 180)  # px of the whole map around the place
LINE = 36
NAMES = 96  # px before what is said of a place


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything around a place, which goes by its name; raises KeyError where there is none of that name."""
    sector = options.sector or "s01"
    drawn = Scene(WIDTH)
    sector = sector.lower()
    top = heading(drawn, texts("pulsar-picture-zoom", place=sector.upper()), stage(position, texts))
    chart = Chart(position, shown(position, sector), (MARGIN / 2, top), SCALE, WIDTH - MARGIN)
    board.cluster(drawn, chart, position, texts, [sector])
    y = chart.box[3] + 16
    told = [
        (name, about(position, texts, name, options.names)) for name in chart.names if worth_telling(position, name)
    ]
    rows = [(name, wrap(words, SMALLEST, WIDTH - NAMES - 2 * MARGIN)) for name, words in told]
    bottom = y + sum(LINE * len(lines) + 10 for _, lines in rows) + 12
    if rows:
        drawn.add(panel((MARGIN / 2, y, WIDTH - MARGIN / 2, bottom), PANEL))
    y += 10
    for name, lines in rows:
        drawn.add(Text(name.upper(), MARGIN + 4, y + LINE / 2, colour=ACCENT, weight="Bold", tag="told"))
        for line in lines:
            drawn.add(Text(line, MARGIN + NAMES, y + LINE / 2, tag="about"))
            y += LINE
        y += 10
    drawn.height = round((bottom if rows else y) + 14)
    return drawn


def shown(position: State, sector: str) -> list[str]:
    """The places around one; raises KeyError where there is none of that name."""
    found: list[str] = []
    for reach in REACHES:
        found = around(position, [sector], reach)
        if Chart(position, found, (0, 0), SCALE).box[2] <= WIDE:
            return found
    return found


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A part of the cluster: how many places it has."""
    sector = options.sector or "s01"
    there = shown(position, sector.lower())
    systems = sum(position.cluster.nodes[name].kind == "system" for name in there)
    return texts("pulsar-picture-alt-zoom", place=sector.upper(), count=len(there), systems=systems)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every place around one with what lies there."""
    sector = options.sector or "s01"
    names = options.names
    title = texts("pulsar-picture-zoom", place=sector.upper())
    lines = [Line(first_line(title, stage(position, texts)))]
    for name in shown(position, sector.lower()):
        if worth_telling(position, name):
            lines.append(Line(f"{bold(name.upper())}: {about(position, texts, name, names)}"))
    return limited(lines)
