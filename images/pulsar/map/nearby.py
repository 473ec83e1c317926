"""The nearby view: what a player can spend, and the part of the cluster that a question of theirs is about."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene
from images.drawing.theme import AREAS, MARK
from images.layout.parts import MARGIN, WIDTH
from images.pulsar.boards.sheet import goods
from images.pulsar.map import board
from images.pulsar.map.chart import Chart, points
from images.pulsar.map.places import FEW, REACH, TALLEST, lettered, part, trail, way
from images.words.phrases import Texts
from rules.pulsar.state import State

STRIP = 148  # px, what goods take at most
MOST = 25  # places that are marked; more are listed under headings first


def scene(position: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> Scene:
    """What a seat has, then the places of its choices, marked; without any the part of the cluster around its ship.

    A choice is a place, a flight (the places it passes, joined by hyphens) or an action at a place: `spin:p02:3`.
    """
    drawn = Scene(WIDTH)
    player = position.players[seat]
    top = goods(drawn, position, player, 12) + 12
    about = places_of(position, seat, choices)
    shown, scale = around(position, seat, choices)
    chart = Chart(position, shown, (MARGIN / 2, top), scale, WIDTH - MARGIN)
    flights = [choice for choice in choices if "-" in choice and choice in about]
    for i, flight in enumerate(flights):
        colour = AREAS[i % FEW] if len(flights) <= FEW else MARK
        trail(drawn, chart, way(position, seat, flight), colour, i)
    board.cluster(drawn, chart, position, texts, dict.fromkeys(name for one in about for name in lettered(one)))
    drawn.height = round(chart.box[3] + MARGIN)
    return drawn


def places_of(position: State, seat: int, choices: Sequence[str]) -> list[str]:
    """The places and flights among choices, unless there are too many.

    Else the place that the question is about, or where the seat's ship is; none while it is nowhere.
    """
    nodes = position.cluster.nodes
    words = (word for choice in choices for word in choice.split(":"))
    named = [word for word in words if all(name in nodes for name in word.split("-"))]
    found = list(dict.fromkeys(named))
    if 0 < len(found) <= MOST:
        return found
    open_place = getattr(position.stack[-1], "place", "") if position.stack else ""
    at = open_place or position.players[seat].ship
    return [at] if at else []


def around(position: State, seat: int, choices: Sequence[str]) -> tuple[list[str], float]:
    """The places shown, and how large: close where choices are places, else as much of the cluster as there is room."""
    wanted = places_of(position, seat, choices)
    if wanted and wanted != [position.players[seat].ship]:
        return part(position, seat, wanted, TALLEST - STRIP)
    whole = points(position.options["cluster"])
    if not wanted:
        return list(whole), 1
    return _window(position, whole[wanted[0]][1]), 1


def _window(position: State, middle: float) -> list[str]:
    """The whole width of the cluster around a height, as much of it as there is room for."""
    whole = points(position.options["cluster"])
    lowest, highest = min(y for _, y in whole.values()), max(y for _, y in whole.values())
    half = (TALLEST - STRIP - REACH) / 2
    middle = min(max(middle, lowest + half), highest - half)
    return [name for name, (_, y) in whole.items() if abs(y - middle) <= half]
