"""The nearby view: the part of the cluster that a question is about, where there is room with what one has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Text
from images.drawing.theme import ACCENT
from images.layout.parts import MARGIN, WIDTH
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.goods import dice_signs, goods
from images.pulsar.map import board
from images.pulsar.map.board import amounts
from images.pulsar.map.chart import low, points
from images.pulsar.map.places import choice_line, lettered, part, ways
from images.pulsar.map.trails import trails
from images.pulsar.seats import stage
from images.pulsar.telling import amounts_said, words_of_signs, worth_telling
from images.words.limited import Line, limited
from images.words.phrases import Texts, few, first_line
from rules.pulsar.state import State

AIR = 12
ALONE = 1030  # px that places may take, as tall as a phone has room for beside a question
GOODS = 140  # px less of them below what a seat has
LOWEST = 560  # px of them, however little room there is
PLACE = 100  # px that a place is tall at most
SIGN = 44  # px of the line that says where one's ship is
MOST = (
    25  # places that are marked; more are listed under headings first. Flights are never too many: ways share segments
)


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The places of a seat's choices, marked; without any what it has, and the part of the cluster around its ship.

    A choice is a place, a flight (the places it passes, joined by hyphens) or an action at a place: `spin:p02:3`.
    """
    drawn = Scene(WIDTH)
    about = places_of(position, options.player, options.choices)
    shown, scale, alone = around(position, options.player, options.choices, options.room)
    top = AIR if alone else goods(drawn, position, position.players[options.player], AIR) + AIR
    top += _signpost(drawn, position, texts, options.player, shown)
    tallest = options.room - top - AIR if options.room else ALONE
    chart = low(position, shown, (MARGIN / 2, top), scale, max(LOWEST, tallest), smaller=options.room > 0)
    flights = [choice for choice in options.choices if choice in about]
    trails(drawn, chart, [ways(position, options.player, flight) for flight in flights])
    ends = dict.fromkeys(name for one in about for name in lettered(one) if name in chart.names)
    board.cluster(drawn, chart, position, texts, ends, options.player)
    drawn.height = round(chart.box[3] + AIR)
    return drawn


def places_of(position: State, seat: int, choices: Sequence[str]) -> list[str]:
    """The places and flights among choices, unless there are too many places.

    Else the place that the question is about, or where the seat's ship is; none while it is nowhere.
    """
    nodes = position.cluster.nodes
    words = (word for choice in choices for word in choice.split(":"))
    named = [word for word in words if all(name in nodes for name in word.split("-"))]
    found = list(dict.fromkeys(named))
    flights = any("-" in word for word in found)
    if found and (flights or len(found) <= MOST):
        return found
    open_place = getattr(position.stack[-1], "place", "") if position.stack else ""
    at = open_place or position.players[seat].ship
    if not at:
        return []
    return [at]


def around(position: State, seat: int, choices: Sequence[str], room: int = 0) -> tuple[list[str], float, bool]:
    """The places shown, how large, and whether alone: close where choices are near each other, else a window.

    The seat's own ship is among them where there is room. Beside places that lie far apart there is none for what one
    has. Where the `room` of `Options` is less than they take, less is shown around them.
    """
    whole = points(position.options["cluster"])
    wanted, ship = places_of(position, seat, choices), position.players[seat].ship
    own = [whole[name][1] for one in wanted for name in lettered(one)]
    tallest = _tallest(own, room)
    if not wanted:
        return _window(whole, [y for _, y in whole.values()], tallest), 1, True
    if wanted == [ship]:
        return _window(whole, own, tallest - GOODS), 1, False
    with_ship = [*wanted, *([ship] if ship else [])]
    shown, scale = part(position, seat, with_ship, tallest - GOODS)
    if scale > 1:
        return shown, scale, False
    heights = [whole[name][1] for one in with_ship for name in lettered(one)]
    if max(heights) - min(heights) <= tallest - PLACE:
        return _window(whole, heights, tallest), 1, True
    return _window(whole, own, tallest - SIGN), 1, True


def _tallest(heights: Sequence[float], room: int) -> int:
    """How tall places may be, in this room: so tall at least that those at these heights are shown."""
    if not room:
        return ALONE
    spread = max(heights) - min(heights) if heights else 0.0
    return min(ALONE, max(room - 2 * AIR, LOWEST + GOODS, round(spread) + PLACE + SIGN))


def _window(whole: Mapping[str, Point], heights: Sequence[float], tallest: float) -> list[str]:
    """The whole width of the cluster about some heights, as much of it as there is room for."""
    every = [y for _, y in whole.values()]
    half = (tallest - PLACE) / 2
    middle = min(max((min(heights) + max(heights)) / 2, min(every) + half), max(every) - half)
    return [name for name, (_, y) in whole.items() if abs(y - middle) <= half]


def _signpost(drawn: Scene, position: State, texts: Texts, seat: int, shown: Sequence[str]) -> float:
    """Where a seat's ship is that lies beyond the part of the cluster shown, and on which side; where that ends."""
    ship = position.players[seat].ship
    if not ship or ship in shown:
        return 0
    whole = points(position.options["cluster"])
    above = whole[ship][1] < min(whole[name][1] for name in shown)
    arrow = "↑" if above else "↓"
    words = f"{texts('pulsar-picture-told-ship')} {ship.upper()} {arrow}"
    drawn.add(Text(words, WIDTH - MARGIN, AIR + SIGN / 2, 30, ACCENT, "Bold", anchor="r", tag="signpost"))
    return SIGN


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """What a seat's question is about on the cluster: the places, and how much around them is shown."""
    there = around(position, options.player, options.choices, options.room)[0]
    about = [name.replace("-", " → ").upper() for name in places_of(position, options.player, options.choices)]
    listed_places = few(about, phrases.MOST_CHOICES)
    name = phrases.name_of(options.player, texts, options.names)
    return texts("pulsar-picture-alt-nearby", name=name, count=len(there), list=listed_places or "–")


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What a seat has, then the places of its choices with what lies there; without any those around its ship."""
    have = amounts(position, position.players[options.player])
    own = amounts_said(texts, {icon: have[icon] for icon in ("vp", "cube", "one", "two", "ring")})
    dice = words_of_signs(texts, dice_signs(position, options.player))
    lines = [Line(first_line(texts("pulsar-picture-places"), stage(position, texts))), Line(own)]
    if dice:
        lines.append(Line(dice))
    about_these = places_of(position, options.player, options.choices)
    if about_these == [position.players[options.player].ship]:
        near = [name for name in around(position, options.player, options.choices)[0] if worth_telling(position, name)]
        about_these = [*about_these, *(name for name in near if name not in about_these)]
    rows = [choice_line(position, texts, name, ()) for name in about_these]
    return limited([*lines, *(Line(row[:120], row[120:]) for row in rows)])
