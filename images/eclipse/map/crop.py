"""The places view: the part of the galaxy that a question is about, as large as there is room.

A choice that is a hex or a sector has its letter; of one that says more, such as a ship and where it goes, the sectors
it comes from and leads to are marked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import pairwise

from images.asked import frames
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import AREAS, INK
from images.eclipse import phrases
from images.eclipse.explored import around, place_of, quiet_hexes, shown_hexes
from images.eclipse.map.chart import ROOT3, Chart
from images.eclipse.map.galaxy import mark, sectors
from images.eclipse.map.tiles import NUMBER_DOWN, look_at
from images.eclipse.seats import named_heading, owner, owners_of, stage
from images.layout.fitting import within
from images.layout.parts import WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, few, letter, lettered_lines, sentences
from rules.eclipse.frames import Bombard, Build, Casualties, Claim, Discovery
from rules.eclipse.state import State

HIGHEST = 900  # px of the hexes: a phone also has to show the question and its controls
LOWEST = 640  # px of them, however little room there is
QUIETEST = 400  # px of the same where nothing on the map is asked about
STEPS = (320, 400, 480, 560)  # px of them before that, of which the first is taken where a hex is no smaller than SMALL
LARGEST = 140  # px of a hex
SMALL = 84  # px of a hex, where room is short
BELOW = 12  # px below the hexes
DISC = 37  # px of a letter's disc
MIDDLE = "0,0"  # the hex that is shown where there is no other
REACHES = (2, 1)  # hexes around the choices, the more the better


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The hexes of `choices` and what lies around them; without any, what the question is about, or the seat's own.

    Where there is no room for a heading over them it is left out.
    """
    return within([partial(_drawn, position, texts, options, headed=headed) for headed in (True, False)], options.room)


def _drawn(position: State, texts: Texts, options: Options, *, headed: bool) -> Scene:
    lettered = lettered_hexes(position, options.choices)
    sources, targets = marked_hexes(position, options.choices)
    asked = asked_hexes(position, options.player)
    wanted = list(dict.fromkeys([*lettered, *sources, *targets, *asked]))
    drawn = Scene(WIDTH)
    words, top = title([*lettered, *sources, *targets], asked), float(BELOW)
    if headed:
        top = named_heading(drawn, texts(words), owner(position, options.player, texts, options.names))
    chart = _chart(position, options.player, wanted, top, options.room)
    sectors(drawn, chart, position, owners_of(position, texts), lettered)
    for number, name in enumerate(lettered):
        _letter(drawn, chart, position, letter(number), name)
    mark(drawn, chart, [name for name in sources if name not in targets], AREAS[2])
    mark(drawn, chart, [*targets, *asked])
    drawn.height = round(chart.bottom + BELOW)
    return drawn


def near(position: State, texts: Texts, options: Options, names: Sequence[str]) -> Scene:
    """The part of the galaxy around these hexes, which are marked, in the room that `options` give.

    Without any it is what lies around the viewer's sectors, or in the middle where these are none. Where there is no
    room for a heading over them it is left out: below it hexes may be cut, so that they cannot go up into its place.
    """
    ways = [partial(_near, position, texts, options, names, headed=headed) for headed in (True, False)]
    return within(ways, options.room)


def _near(position: State, texts: Texts, options: Options, names: Sequence[str], *, headed: bool) -> Scene:
    drawn, top = Scene(WIDTH), float(BELOW)
    if headed:
        top = heading(drawn, texts("eclipse-picture-title"), stage(position, texts))
    wanted = names or own_hexes(position, options.player) or [MIDDLE]
    parts = [around(position, wanted, reach) for reach in REACHES]
    highest, quiet = min(HIGHEST, options.room - 3 * BELOW), quiet_hexes(position, names)
    charts = [Chart(part, top, highest, LARGEST, quiet) for part in parts]
    chart = next((chart for chart in charts if chart.size >= SMALL), charts[-1])
    sectors(drawn, chart, position, owners_of(position, texts))
    mark(drawn, chart, names)
    drawn.height = round(chart.bottom + BELOW)
    return drawn


def title(chosen: Sequence[str], asked: Sequence[str]) -> str:
    """The text of the heading: a question where there are hexes to choose; else which hex is asked about, if one is."""
    if chosen:
        return "eclipse-picture-places"
    if len(asked) == 1:
        return "eclipse-picture-about"
    return "eclipse-picture-own"


def own_hexes(position: State, seat: int) -> list[str]:
    """The sectors where a seat has a disc or ships."""
    return [name for name, sector in position.map.items() if sector.disc == seat or sector.fleet(seat)]


def lettered_hexes(position: State, choices: Sequence[str]) -> list[str]:
    """The hexes of choices that are hexes or sectors, by letter; raises KeyError for places that are not shown."""
    found = [place for choice in choices for word in choice.split() if (place := place_of(position, word))]
    shown = shown_hexes(position)
    for place in found:
        if place not in shown:
            raise KeyError(place)
    return list(dict.fromkeys(found))


def marked_hexes(position: State, choices: Sequence[str]) -> tuple[list[str], list[str]]:
    """The sectors from which choices of several words lead, and those to which they lead."""
    sources: list[str] = []
    targets: list[str] = []
    for choice in choices:
        parts = choice.partition("=")[0].split(":")
        places = [place for part in parts if len(parts) > 1 and (place := place_of(position, part))]
        sources += [one for one, _ in pairwise(places)]
        targets += places[-1:]
    shown = shown_hexes(position)
    return _once(sources, shown), _once(targets, shown)


def _once(names: Sequence[str], shown: Collection[str]) -> list[str]:
    return [name for name in dict.fromkeys(names) if name in shown]


def asked_hexes(position: State, seat: int) -> list[str]:
    """The sectors that a question to a seat is about: one of its own, or where it may build."""
    tiles = [
        frame.tile
        for frame in frames(position)
        if isinstance(frame, Claim | Discovery | Bombard | Casualties) and frame.seat == seat
    ]
    builds = any(isinstance(frame, Build) and frame.seat == seat for frame in frames(position))
    if builds and not tiles:
        tiles = [sector.tile for sector in position.controlled(seat)]
        return [place_of(position, tile) for tile in tiles]
    return [place for tile in tiles[:1] if (place := place_of(position, tile))]


def part(position: State, seat: int, wanted: Sequence[str], room: int = 0) -> list[str]:
    """The hexes shown for these, or without any for those of the seat; all of them where they lie far apart."""
    return list(_chart(position, seat, wanted, 0, room).hexes)


def _chart(position: State, seat: int, wanted: Sequence[str], top: float, room: int) -> Chart:
    """What is shown in a part that has this `room`, of `Options`, or more where it would be small then.

    That is `LOWEST` at most, or `QUIETEST` where nothing is `wanted` and it is the sectors of the seat.
    """
    fitting = min(HIGHEST, room - 2 * BELOW) if room else HIGHEST
    lowest = max(LOWEST if wanted else QUIETEST, fitting)
    shown = wanted or own_hexes(position, seat)
    quiet = quiet_hexes(position, shown)
    whole = Chart(shown_hexes(position) or [MIDDLE], top, lowest, quiet=quiet)
    if not shown:
        return whole
    between = [step for step in STEPS if fitting < step < lowest]
    for highest, least in (*((each, SMALL) for each in (fitting, *between)), (lowest, 0.0)):
        for reach in REACHES if highest > 0 else ():
            near = Chart(around(position, shown, reach), top, highest, LARGEST, quiet)
            if near.size > max(least, whole.size * 1.08):
                return near
    return whole


def _letter(drawn: Scene, chart: Chart, position: State, own: str, name: str) -> None:
    look = look_at(chart.size, chart.scale)
    x, y = chart.at(name)
    if name in position.map:
        x, y = x - 32 * look.scale, y - chart.size * ROOT3 / 2 + (NUMBER_DOWN - 1.5) * look.scale
    else:
        y -= 20 * look.scale
    side = DISC * look.scale
    drawn.add(Thing("disc", "", x, y, side, side, 6, AREAS[0], tag=name))
    drawn.add(Text(own, x, y, look.font, INK, "Bold", "m", tag="choice"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The part that a question is about: whose choice, and what is lettered or marked."""
    lettered = lettered_hexes(position, options.choices)
    sources, targets = marked_hexes(position, options.choices)
    marked = list(dict.fromkeys([*asked_hexes(position, options.player), *targets, *sources]))
    wanted = list(dict.fromkeys([*lettered, *marked]))
    told = texts(
        "eclipse-picture-alt-places",
        name=phrases.name_of(position, options.player, texts, options.names),
        count=len(part(position, options.player, wanted, options.room)),
    )
    letters = [f"{letter(number)} {phrases.place_name(position, name)}" for number, name in enumerate(lettered)]
    rest = [phrases.place_name(position, name) for name in marked]
    parts = {"choices": letters, "marked": rest}
    more = [
        texts(f"eclipse-picture-alt-{kind}", list=few(rows, phrases.MOST_CHOICES))
        for kind, rows in parts.items()
        if rows
    ]
    return sentences(told, *more)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every lettered hex, every marked one, and the sectors around them."""
    names = options.names
    lettered = lettered_hexes(position, options.choices)
    sources, targets = marked_hexes(position, options.choices)
    asked = asked_hexes(position, options.player)
    marked = list(dict.fromkeys([*asked, *targets, *sources]))
    wanted = list(dict.fromkeys([*lettered, *marked]))
    lines = [Line(bold(texts(title([*lettered, *sources, *targets], asked))))]
    rows = lettered_lines([phrases.place_name(position, name) for name in lettered])
    lines += [
        Line(row, f": {phrases.what_lies_there(position, texts, name, names)}")
        for row, name in zip(rows, lettered, strict=True)
    ]
    lines += [
        Line(
            f"{bold(phrases.place_name(position, name))}", f": {phrases.what_lies_there(position, texts, name, names)}"
        )
        for name in marked
        if name not in lettered
    ]
    lines += [
        Line(phrases.place_name(position, name), f": {phrases.what_lies_there(position, texts, name, names)}")
        for name in part(position, options.player, wanted)
        if name in position.map and name not in wanted
    ]
    return limited(lines)
