"""A galaxy from a string of tile numbers, as players pass them on: ring by ring, each from the top clockwise.

A place without a system tile, be it a home position or none, has 0 or -1. Mecatol Rex, in the centre, is left out or
stands first as 18 or {18}. What is missing at the end is 0. Where homes lie follows from the number of players, so that
each string serves one number.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from rules.core.decisions import Illegal
from rules.core.flow import Event
from rules.core.game import FreeText, Written
from rules.ti4.components.layouts import LAYOUTS, Layout
from rules.ti4.components.places import CENTRE_PLACE, PLACES, touching
from rules.ti4.components.systems import CENTRE, SYSTEMS
from rules.ti4.setup.galaxy import dealt_tiles, should_not_touch

ORDER = tuple(place for place in PLACES if place != CENTRE_PLACE)  # in the order of the numbers
NONE = "0"
WITHOUT_TILE = (NONE, "-1")
FIRST = re.compile(r"\{(.*)\}")  # what stands for the centre
LONGEST = 300
SHOWN = 8  # characters of a word that is no number of a tile


def tiles_written(text: str) -> dict[str, str]:
    """The system tiles of a string by place; raises `Illegal` for a string that is none of a galaxy.

    string-count (given, wanted), string-centre (number); and with the number, how many stand up to it (`at`) and its
    place on the map: string-unknown, string-mecatol, string-home, string-twice (first), string-no-room (players),
    string-gap (players).
    """
    words = _words(text)
    if len(words) > len(ORDER):
        raise Illegal("string-count", given=len(words), wanted=len(ORDER))
    tiles: dict[str, str] = {}
    for place, word in zip(ORDER, words, strict=False):
        if word not in WITHOUT_TILE:
            _check_tile(tiles, place, word)
            tiles[place] = word
    layout = _layout_of(tiles)
    if set(tiles) == set(layout.open_places):
        return tiles
    if len(words) < len(ORDER):
        raise Illegal("string-count", given=len(words), wanted=len(ORDER))
    place = next(place for place in ORDER if (place in tiles) != (place in layout.open_places))
    at, players = _at(place), layout.players
    if place in tiles:
        raise Illegal("string-no-room", number=tiles[place], at=at, place=place, players=players)
    raise Illegal("string-gap", at=at, place=place, players=players)


def _words(text: str) -> Sequence[str]:
    """The numbers of all places but the centre."""
    words = unicodedata.normalize("NFKC", text).replace(",", " ").split()
    if not words:
        return words
    if braced := FIRST.fullmatch(words[0]):
        words[0] = braced[1]
        if words[0] != CENTRE:
            raise Illegal("string-centre", number=words[0][:SHOWN])
    return words[words[0] == CENTRE :]


def _at(place: str) -> int:
    """Which of the numbers is that of a place, counted from 1."""
    return ORDER.index(place) + 1


def _check_tile(tiles: Mapping[str, str], place: str, word: str) -> None:
    """Raise `Illegal` for a number that cannot lie there beside those before it."""
    at = _at(place)
    if word == CENTRE:
        raise Illegal("string-mecatol", number=word, at=at, place=place)
    if word not in SYSTEMS:
        raise Illegal("string-unknown", number=word[:SHOWN], at=at, place=place)
    if SYSTEMS[word].stack == "green":
        raise Illegal("string-home", number=word, at=at, place=place)
    first = next((other for other, tile in tiles.items() if tile == word), "")
    if first:
        raise Illegal("string-twice", number=word, at=at, place=place, first=_at(first))


def _layout_of(tiles: Mapping[str, str]) -> Layout:
    """The galaxy whose places for tiles these are, or come nearest to."""
    return min(LAYOUTS.values(), key=lambda layout: len({*layout.open_places} ^ {*tiles}))


def read(text: str) -> Written:
    """A string as it is kept, with the number of players it is for and warnings of what may make it unfair.

    Raises `Illegal` as `tiles_written` does.
    """
    tiles = tiles_written(text)
    layout = _layout_of(tiles)
    return Written(written(tiles), (layout.players,), tuple(_warnings(tiles, layout)))


def written(tiles: Mapping[str, str]) -> str:
    """The string of a galaxy."""
    return " ".join(tiles.get(place, NONE) for place in ORDER)


def _warnings(tiles: Mapping[str, str], layout: Layout) -> Iterator[Event]:
    """What no galaxy that is built by the rules would have."""
    red = sum(SYSTEMS[tile].stack == "red" for tile in tiles.values())
    dealt = layout.red * layout.players + layout.red_by_speaker
    if red != dealt:
        yield Event("string-stacks", {"red": red, "blue": len(tiles) - red, "dealt": dealt})
    for place, tile in tiles.items():
        for beside in touching(place):
            if place < beside and beside in tiles and should_not_touch(tile, tiles[beside]):
                yield _touching(tile, {"place": place, "beside": beside})


def _touching(tile: str, where: dict[str, str | int]) -> Event:
    """That a tile touches one it should not: two anomalies, or two wormholes of a kind."""
    if SYSTEMS[tile].anomaly:
        return Event("string-anomalies", where)
    return Event("string-wormholes", {**where, "wormhole": SYSTEMS[tile].wormhole or ""})


@lru_cache
def example(players: int) -> str:
    """The string of a galaxy without a warning for so many players: the same one each time.

    Raises KeyError for a number of players that has no layout.
    """
    return written(dealt_tiles(LAYOUTS[players], Random("example")))


MAP_STRING = FreeText(LONGEST, read, example)
