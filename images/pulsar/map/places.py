"""The places view: the part of the cluster where choices lie, each with its letter; flights leave a trail."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import width
from images.drawing.scene import Scene
from images.layout.badges import badge
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.map import board
from images.pulsar.map.chart import HIGH, WIDE, Chart, around, low, points
from images.pulsar.map.flags import letter
from images.pulsar.map.trails import COLOURS, colours, trails
from images.pulsar.seats import owner, stage
from images.pulsar.telling import about
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, few, lettered_lines, sentences
from images.words.phrases import letter as letter_of
from rules.pulsar.frames import Fly
from rules.pulsar.state import State

SCALES = (1.6, 1.4, 1.2)  # of a part of the map; few, since what is drawn is kept by size
REACH = 150  # px around the choices that are shown
LESS = 30  # px that are shown less, again and again, where there is no room for that
TALLEST = 1030  # px, so that a phone shows it with the question
SHINE = 37  # px that a pulsar glows above the places shown


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The places of `choices`, lettered A, B, C … in this order, and what lies around them.

    A choice is a place, several places apart by spaces, or a flight: the places it passes, joined by hyphens, of which
    the last has the letter; several flights of one choice stand apart by spaces. Without choices, or where they lie far
    apart, the whole map is shown.
    """
    drawn = Scene(WIDTH)
    who = owner(options.player, texts, options.names)
    top = heading(drawn, texts("pulsar-picture-places"), who.name)
    badge(drawn, who, WIDTH - MARGIN - width(who.name, 32) - 36, 42)
    tallest = _room(options)
    shown, scale = part(position, options.player, options.choices, tallest)
    chart = low(position, shown, (MARGIN / 2, top), scale, tallest, smaller=options.room > 0)
    trails(drawn, chart, [ways(position, options.player, choice) for choice in options.choices])
    framed = options.choices if len(options.choices) <= len(COLOURS) else ()
    ends = dict.fromkeys(name for choice in framed for name in lettered(choice))
    board.cluster(drawn, chart, position, texts, ends, options.player)
    for i, (choice, colour) in enumerate(zip(options.choices, colours(len(options.choices)), strict=True)):
        for name in lettered(choice):
            letter(drawn, chart, letter_of(i), name, colour)
    drawn.height = round(chart.box[3] + MARGIN)
    return drawn


def near(position: State, texts: Texts, options: Options, names: Sequence[str]) -> Scene:
    """The part of the cluster around these places, which are marked, in the room that `options` give.

    Without any it is what lies around the viewer's ship.
    """
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-title"), stage(position, texts))
    wanted = names or [*filter(None, [position.players[options.player].ship])]
    tallest = options.room - 2 * MARGIN - SHINE
    shown, scale = part(position, options.player, wanted, tallest)
    chart = low(position, shown, (MARGIN / 2, top), scale, tallest, smaller=options.room > 0)
    board.cluster(drawn, chart, position, texts, names, options.player)
    drawn.height = round(chart.box[3] + MARGIN)
    return drawn


def _room(options: Options) -> float:
    """How tall the places may be below a heading, which goes where there is little room."""
    if options.room:
        return min(TALLEST, options.room - 2 * MARGIN)
    return TALLEST


def lettered(choice: str) -> list[str]:
    """The places of a choice that carry its letter, each once."""
    return list(dict.fromkeys(name.split("-")[-1] for name in choice.split()))


def ways(position: State, seat: int, choice: str) -> list[list[str]]:
    """The places of each flight of a choice, where it begins first; none of a choice that is no flight.

    A flight of one step is the place where it ends, which is a flight where the seat is asked for one.
    """
    asked = position.stack and isinstance(position.stack[-1], Fly) and position.stack[-1].seat == seat
    return [[position.players[seat].ship, *flight.split("-")] for flight in choice.split() if asked or "-" in flight]


def passed(position: State, seat: int, choice: str) -> list[str]:
    """All places of a choice: those that carry its letter, and those on the ways there."""
    return [*lettered(choice), *(name for way in ways(position, seat, choice) for name in way if name)]


def part(position: State, seat: int, choices: Sequence[str], tallest: float = TALLEST) -> tuple[list[str], float]:
    """The places shown for these choices, and how large; raises KeyError for a choice that is not on the map."""
    every = list(points(position.options["cluster"]))
    wanted = [name for choice in choices for name in passed(position, seat, choice)]
    unknown = [name for name in wanted if name not in position.cluster.nodes]
    if unknown:
        raise KeyError(unknown[0])
    for scale in SCALES if wanted else ():
        shown = around(position, wanted, REACH)
        chart = Chart(position, shown, (0, 0), scale)
        if chart.box[2] <= WIDE and chart.box[3] <= tallest:
            return _filled(position, wanted, scale, tallest), scale
    return (_strip(position, wanted, tallest) if wanted else every), 1


def _strip(position: State, wanted: Sequence[str], tallest: float) -> list[str]:
    """The whole width of the map, as high as the choices lie apart; with little room less around them."""
    whole = points(position.options["cluster"])
    heights = [whole[name][1] for name in wanted]
    for reach in (*range(REACH, 0, -LESS), 0):
        shown = [name for name, (_, y) in whole.items() if min(heights) - reach <= y <= max(heights) + reach]
        box = Chart(position, shown, (0, 0), 1).box
        if tallest >= TALLEST or box[3] - box[1] <= tallest:
            break
    return shown


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


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The lettered part: whose choice, and which letter stands where."""
    count_of = len(part(position, options.player, options.choices, _room(options))[0])
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
    rows = [_choice_words(position, texts, choice, options.names) for choice in options.choices]
    lines = [bold(texts("pulsar-picture-places")), *lettered_lines(rows)]
    return limited([Line(line[:120], line[120:]) for line in lines])


def _choice_words(position: State, texts: Texts, choice: str, names: Sequence[str]) -> str:
    """A choice of several places has them all; of several ways to one place, what lies there is said once."""
    *others, last = choice.split()
    if len(lettered(choice)) == 1:
        return " / ".join([*map(_way_words, others), choice_line(position, texts, last, names)])
    return " + ".join(choice_line(position, texts, name, names) for name in (*others, last))


def _way_words(word: str) -> str:
    return " → ".join(name.upper() for name in word.split("-"))


def choice_line(position: State, texts: Texts, word: str, names: Sequence[str]) -> str:
    """What a choice leads to, behind the way there."""
    (end,) = lettered(word)
    return f"{_way_words(word)}: {about(position, texts, end, names)}"
