"""The places view: the part of the cluster where choices lie, each with its letter; flights leave a trail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from images.drawing.canvas import Point
from images.drawing.scene import Scene
from images.drawing.theme import AREAS, MARK
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.map import board
from images.pulsar.map.chart import HIGH, WIDE, Chart, around, points
from images.pulsar.map.flags import letter
from images.pulsar.map.ground import stretch
from images.pulsar.seats import owner
from images.pulsar.telling import about
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, few, lettered_lines, sentences
from images.words.phrases import letter as letter_of
from rules.pulsar.state import State

SCALES = (1.6, 1.4, 1.2)  # of a part of the map; few, since what is drawn is kept by size
REACH = 150  # px around the choices that are shown
TALLEST = 1030  # px, so that a phone shows it with the question
TRAIL = 13  # px wide
FEW = 3  # ways that have a colour each
ASIDE = 9  # px between trails on one segment


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The places of `choices`, lettered A, B, C … in this order, and what lies around them.

    A choice is a place, several places apart by spaces, or a flight: the places it passes, joined by hyphens, of which
    the last has the letter. Without choices, or where they lie far apart, the whole map is shown.
    """
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-places"), owner(options.player, texts, options.names).name)
    shown, scale = part(position, options.player, options.choices)
    chart = Chart(position, shown, (MARGIN / 2, top), scale, WIDTH - MARGIN)
    colours = [AREAS[i % FEW] if 1 < len(options.choices) <= FEW else AREAS[0] for i in range(len(options.choices))]
    for i, (choice, colour) in enumerate(zip(options.choices, colours, strict=True)):
        trail(drawn, chart, way(position, options.player, choice), colour if len(options.choices) <= FEW else MARK, i)
    ends = [name for choice in options.choices for name in lettered(choice)]
    board.cluster(drawn, chart, position, texts, () if len(options.choices) > FEW else dict.fromkeys(ends))
    for i, (choice, colour) in enumerate(zip(options.choices, colours, strict=True)):
        for name in lettered(choice):
            letter(drawn, chart, letter_of(i), name, colour)
    drawn.height = round(chart.box[3] + MARGIN)
    return drawn


def lettered(choice: str) -> list[str]:
    """The places of a choice that carry its letter."""
    return [name.split("-")[-1] for name in choice.split()]


def way(position: State, seat: int, choice: str) -> list[str]:
    """The places of a flight, where it begins first; none of a choice that is no flight."""
    path = choice.split("-") if "-" in choice else []
    if not path:
        return []
    return [position.players[seat].ship, *path]


def part(position: State, seat: int, choices: Sequence[str], tallest: float = TALLEST) -> tuple[list[str], float]:
    """The places shown for these choices, and how large; raises KeyError for a choice that is not on the map."""
    every = list(points(position.options["cluster"]))
    wanted = [name for choice in choices for name in (*lettered(choice), *way(position, seat, choice)) if name]
    unknown = [name for name in wanted if name not in position.cluster.nodes]
    if unknown:
        raise KeyError(unknown[0])
    for scale in SCALES if wanted else ():
        shown = around(position, wanted, REACH)
        chart = Chart(position, shown, (0, 0), scale)
        if chart.box[2] <= WIDE and chart.box[3] <= tallest:
            return _filled(position, wanted, scale, tallest), scale
    return (_strip(position, wanted) if wanted else every), 1


def _strip(position: State, wanted: Sequence[str]) -> list[str]:
    """The whole width of the map, as high as the choices lie apart."""
    whole = points(position.options["cluster"])
    heights = [whole[name][1] for name in wanted]
    return [name for name, (_, y) in whole.items() if min(heights) - REACH <= y <= max(heights) + REACH]


def _filled(position: State, wanted: Sequence[str], scale: float, tallest: float) -> list[str]:
    """As much around the choices as there is room for in the width of the picture."""
    shown = around(position, wanted, REACH)
    for more in range(REACH, round(max(WIDE, HIGH)), 30):
        wider = around(position, wanted, more)
        chart = Chart(position, wider, (0, 0), scale)
        if chart.box[2] > WIDE or chart.box[3] > tallest:
            break
        shown = wider
    return shown


def trail(drawn: Scene, chart: Chart, path: Sequence[str], colour: str, number: int) -> None:
    """A line along a flight, beside those of other flights."""
    off = (number % FEW - 1) * ASIDE * chart.scale if colour != MARK else 0
    for start, end in _steps(chart, path):
        moved = ((start[0] + off, start[1] + off), (end[0] + off, end[1] + off))
        drawn.add(stretch(moved, colour, TRAIL * chart.scale, 0, f"trail {number}"))


def _steps(chart: Chart, path: Sequence[str]) -> Iterator[tuple[Point, Point]]:
    for one, other in pairwise(path):
        if one in chart.names and other in chart.names:
            yield chart.at[one], chart.at[other]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The lettered part: whose choice, and which letter stands where."""
    count_of = len(part(position, options.player, options.choices)[0])
    rows = [
        f"{letter_of(i)} {' '.join(name.upper() for name in lettered(choice))}"
        for i, choice in enumerate(options.choices)
    ]
    told = texts(
        "pulsar-picture-alt-places", name=phrases.name_of(options.player, texts, options.names), count=count_of
    )
    if not rows:
        return told
    return sentences(told, texts("pulsar-picture-alt-choices", list=few(rows, phrases.MOST_CHOICES)))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every choice behind its letter: a place with what is there, or a flight with its way."""
    rows = [
        " + ".join(choice_line(position, texts, name, options.names) for name in choice.split())
        for choice in options.choices
    ]
    lines = [bold(texts("pulsar-picture-places")), *lettered_lines(rows)]
    return limited([Line(line[:120], line[120:]) for line in lines])


def choice_line(position: State, texts: Texts, word: str, names: Sequence[str]) -> str:
    """What a choice leads to, behind the way there."""
    (end,) = lettered(word)
    way = " → ".join(name.upper() for name in word.split("-"))
    return f"{way}: {about(position, texts, end, names)}"
