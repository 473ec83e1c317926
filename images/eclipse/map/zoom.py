"""The zoom view: a sector and those around it, large, and everything there in words below."""

from __future__ import annotations

from images.drawing.fonts import SMALLEST, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, PANEL
from images.eclipse import phrases
from images.eclipse.explored import around, place_of, quiet_hexes
from images.eclipse.map.chart import Chart
from images.eclipse.map.galaxy import mark, sectors
from images.eclipse.seats import owners_of, stage
from images.eclipse.telling import about
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line
from rules.eclipse.components.sectors import CENTRE
from rules.eclipse.state import State

LARGEST = 150  # px of a hex
LINE = 36
NAMES = 88  # px before what is said of a sector


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything around a sector, by its number or its hex; raises KeyError for one that does not lie on the map."""
    sector = options.sector or CENTRE
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("eclipse-picture-zoom", sector=sector), stage(position, texts))
    there = shown(position, sector)
    chart = Chart(there, top, largest=LARGEST, quiet=quiet_hexes(position))
    sectors(drawn, chart, position, owners_of(position, texts))
    mark(drawn, chart, [place_of(position, sector)])
    y = chart.bottom + 16
    start = y
    y += 10
    for name in [name for name in there if name in position.map]:
        lines = wrap(about(position, texts, name, options.names), SMALLEST, WIDTH - NAMES - 2 * MARGIN)
        number = position.map[name].tile
        drawn.add(Text(number, MARGIN + 4, y + LINE / 2, colour=ACCENT, weight="Bold", tag="told"))
        for line in lines:
            drawn.add(Text(line, MARGIN + NAMES, y + LINE / 2, tag="about"))
            y += LINE
        y += 10
    drawn.things.append(panel((MARGIN / 2, start, WIDTH - MARGIN / 2, y + 4), PANEL))
    drawn.height = round(y + 16)
    return drawn


def shown(position: State, sector: str) -> list[str]:
    """The hexes around a sector, itself first; raises KeyError for one that does not lie on the map."""
    place = place_of(position, sector)
    if place not in position.map:
        raise KeyError(sector)
    return [place, *(name for name in around(position, [place], 1) if name != place)]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sector and how many hexes around it are shown."""
    sector = options.sector or CENTRE
    return texts("eclipse-picture-alt-zoom", sector=sector, count=len(shown(position, sector)) - 1)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A sector and those around it with what lies there."""
    sector = options.sector or CENTRE
    names = options.names
    lines = [Line(first_line(texts("eclipse-picture-zoom", sector=sector), stage(position, texts)))]
    for name in shown(position, sector):
        lines.append(
            Line(bold(phrases.place_name(position, name)), f": {phrases.what_lies_there(position, texts, name, names)}")
        )
    return limited(lines)
