"""Numbered flags: which line of the log happened where. A flag stands on free space beside its hex and points at it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from images.drawing.canvas import Point
from images.drawing.fonts import width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK
from images.map.atlas import Atlas
from images.map.hexgrid import ROOT3
from images.map.pieces import PIECE_OFFSET_Y
from rules.core.flow import Event
from rules.core.hexes import Hex, disc

HIGH = 34
MOST_NUMBERS = 2  # on a flag
REACH = 4  # hexes a flag may stand away from the hex it points at
TIP = 0.65  # how far from the middle of that hex the pointer ends, in sizes of a hex


def numbers_by_hex(
    events: Sequence[tuple[int, Event]], hexes: Collection[str], facts: Sequence[str] = ("hex", "hexes")
) -> dict[str, list[int]]:
    """The numbers of the events that have a place among these hexes, by the name of the hex.

    `facts` are the facts of events that name hexes; of several hexes the first counts.
    """
    found: dict[str, list[int]] = {}
    for number, event in events:
        fact = next((event.facts[fact] for fact in facts if fact in event.facts), "")
        name = next(iter(str(fact).split()), "")
        if name in hexes:
            found.setdefault(name, []).append(number)
    return found


def flag_words(numbers: Sequence[int]) -> str:
    """The numbers of a place as they stand on one flag: all of few, the first and the last of many."""
    if len(numbers) > MOST_NUMBERS:
        return f"{numbers[0]}…{numbers[-1]}"
    return " ".join(map(str, numbers))


def numbered_flags(
    scene: Scene, atlas: Atlas, numbers: Mapping[str, Sequence[int]], taken_names: Collection[str]
) -> None:
    """A flag for every number, on the nearest hex that is neither taken nor has a flag."""
    taken = {atlas.hexes[name] for name in taken_names}
    for name, own in numbers.items():
        for number in own:
            spot = next(_free(scene, atlas, atlas.hexes[name], taken))
            taken.add(spot)
            _flag(scene, atlas, str(number), _flag_at(atlas, spot), atlas.at(name), name)


def _free(scene: Scene, atlas: Atlas, at: Hex, taken: set[Hex]) -> Iterator[Hex]:
    """Hexes with nothing on them, the nearest first; the hex itself where all around is full."""
    around = sorted((at + step for step in disc(REACH) if any(step)), key=lambda spot: _order(atlas, spot, at))
    for spot in around:
        if spot not in taken and _inside(scene, atlas, spot):
            yield spot
    yield at


def _order(atlas: Atlas, spot: Hex, at: Hex) -> tuple[int, int, Hex]:
    """Near flags before far ones, those at the side before those below, where pointers cross coordinates."""
    return spot.distance(at), round(abs(_flag_at(atlas, spot)[1] - atlas.of(at)[1])), spot


def _inside(scene: Scene, atlas: Atlas, spot: Hex) -> bool:
    x, y = atlas.of(spot)
    half = atlas.size * ROOT3 / 2
    return half <= x <= scene.width - half and atlas.top + atlas.size <= y <= atlas.bottom - atlas.size


def _flag_at(atlas: Atlas, spot: Hex) -> Point:
    x, y = atlas.of(spot)
    return x, y + PIECE_OFFSET_Y


def _flag(scene: Scene, atlas: Atlas, number: str, at: Point, to: Point, name: str) -> None:
    away = math.dist(at, to)
    share = 0.0
    if away:
        share = 1 - min(1, (atlas.size * TIP) / away)
    x, y = (to[0] - at[0]) * share, (to[1] - at[1]) * share
    ends = ((round(-x / 2, 1), round(-y / 2, 1)), (round(x / 2, 1), round(y / 2, 1)))
    scene.add(Thing("tail", "", at[0] + x / 2, at[1] + y / 2, abs(x) + 24, abs(y) + 24, 3, points=ends, tag=name))
    scene.add(Thing("flag", "", *at, max(HIGH, math.ceil(width(number, 28, "Bold")) + 16), HIGH, 4, tag=name))
    scene.add(Text(number, *at, 28, INK, "Bold", "m", tag="number"))
