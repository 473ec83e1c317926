"""Numbered flags: which line of the log happened where. A flag stands on free space beside its hex and points at it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from images.drawing.canvas import Point
from images.drawing.fonts import width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK
from images.gaia.map.galaxy import PIECE_OFFSET_Y, SIZE, Atlas
from images.gaia.map.pieces import crowd
from images.map.hexgrid import ROOT3
from rules.core.flow import Event
from rules.core.hexes import Hex, disc
from rules.gaia.state import State

HIGH = 34
REACH = 4  # hexes a flag may stand away from its place


def placed(position: State, events: Sequence[tuple[int, Event]]) -> dict[str, list[int]]:
    """The numbers of the events that have a place, by hex; a federation's is its first."""
    found: dict[str, list[int]] = {}
    for number, event in events:
        name, *_ = str(event.facts.get("hex", event.facts.get("hexes", ""))).split() or [""]
        if name in position.galaxy.hexes:
            found.setdefault(name, []).append(number)
    return found


def flags(scene: Scene, position: State, atlas: Atlas, events: Sequence[tuple[int, Event]]) -> None:
    """A flag for every number."""
    taken = {atlas.hexes[name] for name in (*position.planets, *crowd(position))}
    for name, numbers in placed(position, events).items():
        for number in numbers:
            spot = next(_free(scene, atlas, atlas.hexes[name], taken))
            taken.add(spot)
            _flag(scene, str(number), _house(atlas, spot), atlas.at(name), name)


def _free(scene: Scene, atlas: Atlas, at: Hex, taken: set[Hex]) -> Iterator[Hex]:
    """Hexes with nothing on them, the nearest first; the hex itself where all around is full."""
    around = sorted((at + step for step in disc(REACH) if any(step)), key=lambda spot: _order(atlas, spot, at))
    for spot in around:
        if spot not in taken and _inside(scene, atlas, spot):
            yield spot
    yield at


def _order(atlas: Atlas, spot: Hex, at: Hex) -> tuple[int, int, Hex]:
    """Near flags before far ones, those at the side before those below, where pointers cross coordinates."""
    return spot.distance(at), round(abs(_house(atlas, spot)[1] - atlas.of(at)[1])), spot


def _inside(scene: Scene, atlas: Atlas, spot: Hex) -> bool:
    x, y = atlas.of(spot)
    half = SIZE * ROOT3 / 2
    return half <= x <= scene.width - half and atlas.top + SIZE <= y <= atlas.bottom - SIZE


def _house(atlas: Atlas, spot: Hex) -> Point:
    x, y = atlas.of(spot)
    return x, y + PIECE_OFFSET_Y


def _flag(scene: Scene, number: str, at: Point, to: Point, tag: str) -> None:
    away = math.dist(at, to)
    share = 1 - min(1, (SIZE * 0.65) / away) if away else 0
    x, y = (to[0] - at[0]) * share, (to[1] - at[1]) * share
    ends = ((round(-x / 2, 1), round(-y / 2, 1)), (round(x / 2, 1), round(y / 2, 1)))
    scene.add(Thing("tail", "", at[0] + x / 2, at[1] + y / 2, abs(x) + 24, abs(y) + 24, 3, points=ends, tag=tag))
    scene.add(Thing("flag", "", *at, max(HIGH, math.ceil(width(number, 28, "Bold")) + 16), HIGH, 4, tag=tag))
    scene.add(Text(number, *at, 28, INK, "Bold", "m", tag="number"))
