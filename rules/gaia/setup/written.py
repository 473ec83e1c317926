"""A start that is written down: how the sector tiles lie, and what else was drawn, so that others can play the same.

`2@0,0 10@5,-2*3 …` are sector tiles, each with its centre and by how many sixths it is turned clockwise. Behind them
may stand what is drawn otherwise: `boosters:`, `techs:` in the order of the slots, `advanced:` in that of the tracks,
`token:` of the terraforming track, `rounds:`, `finals:`, all of them or none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rules.core.decisions import Illegal
from rules.core.flow import Event
from rules.core.game import FreeText, Written
from rules.gaia.board.galaxy import FACES, LAYOUTS
from rules.gaia.components import (
    ADVANCED_TILES,
    BOOSTERS,
    FINAL_TILES,
    ROUND_TILES,
    ROUNDS,
    STANDARD_SLOTS,
    STANDARD_TILES,
    SUPPLY_TOKENS,
    TRACKS,
)
from rules.gaia.setup.layout import legal, planets
from rules.gaia.state import Sector

LONGEST = 900
NONE = "no"
TILE = re.compile(r"(\d{1,2}[ab]?)@(-?\d{1,2}),(-?\d{1,2})(?:\*([0-5]))?")
PLAYERS = {"small": (2,), "full": (3, 4), "cross": (3,)}  # by the shape of the map, where boosters do not say
SPARE_BOOSTERS = 3  # more than players (6 "set-up")
SHOWN = 20  # characters of what cannot be read
PARTS: Mapping[str, tuple[Collection[str], int]] = {  # what each may hold, and how much of it; 0: as many as there are
    "boosters": (BOOSTERS, 0),
    "techs": (STANDARD_TILES, len(STANDARD_SLOTS)),
    "advanced": (ADVANCED_TILES, len(TRACKS)),
    "token": (SUPPLY_TOKENS, 1),
    "rounds": (ROUND_TILES, ROUNDS),
    "finals": (FINAL_TILES, 2),
}


def read(text: str) -> Written:
    """A start as it is kept.

    Raises `Illegal` start-word (word), start-tile (tile), start-map, start-part (part), or start-boosters.
    """
    sectors, parts = _read(text)
    shape = _shape(sectors)
    seats: Sequence[int] = PLAYERS[shape]
    if parts:
        seats = (len(parts["boosters"]) - SPARE_BOOSTERS,)
        if seats[0] not in range(2, 5):
            raise Illegal("start-boosters")
    return Written(written(sectors, parts), tuple(seats), tuple(_warnings(sectors)))


def given(text: str) -> dict[str, Any]:
    """What a start that was read lays out, as `first_position` takes it."""
    sectors, parts = _read(text)
    laid: dict[str, Any] = {"sectors": [vars_of(tile) for tile in sectors]}
    if parts:
        laid |= {
            "boosters": parts["boosters"],
            "slots": dict(zip(STANDARD_SLOTS, parts["techs"], strict=True)),
            "advanced": dict(zip(TRACKS, parts["advanced"], strict=True)),
            "terra_token": parts["token"][0],
            "round_tiles": parts["rounds"],
            "final_tiles": parts["finals"],
        }
    return laid


def vars_of(tile: Sector) -> dict[str, str | int]:
    """A sector tile by its fields."""
    return {"face": tile.face, "turns": tile.turns, "q": tile.q, "r": tile.r}


def written(sectors: Sequence[Sector], parts: Mapping[str, Sequence[str]]) -> str:
    """The text of a start."""
    tiles = (f"{tile.face}@{tile.q},{tile.r}" + (f"*{tile.turns}" if tile.turns else "") for tile in sectors)
    return " ".join([*tiles, *(f"{part}:{','.join(parts[part])}" for part in PARTS if part in parts)])


def _read(text: str) -> tuple[list[Sector], dict[str, list[str]]]:
    sectors: list[Sector] = []
    parts: dict[str, list[str]] = {}
    for word in unicodedata.normalize("NFKC", text).lower().split():
        part, colon, rest = word.partition(":")
        if colon and part in PARTS and part not in parts:
            parts[part] = _part(part, rest.split(","))
        elif found := TILE.fullmatch(word):
            sectors.append(_tile(sectors, *found.groups(default="0")))
        else:
            raise Illegal("start-word", word=word[:SHOWN])
    lacking = next((part for part in PARTS if part not in parts), "")
    if parts and lacking:
        raise Illegal("start-part", part=lacking)
    return sectors, parts


def _part(part: str, names: list[str]) -> list[str]:
    known, count = PARTS[part]
    if len(set(names)) < len(names) or not set(names) <= set(known) or (count and len(names) != count):
        raise Illegal("start-part", part=part)
    return names


def _tile(before: Sequence[Sector], face: str, q: str, r: str, turns: str) -> Sector:
    """A tile that lies nowhere yet, with either of its sides."""
    numbers = {FACES[tile.face].number for tile in before}
    if face not in FACES or FACES[face].number in numbers:
        raise Illegal("start-tile", tile=face)
    return Sector(face, int(turns), int(q), int(r))


def _shape(sectors: Sequence[Sector]) -> str:
    centres = {(tile.q, tile.r) for tile in sectors}
    shape = next((name for name, layout in LAYOUTS.items() if centres == set(layout.centres)), "")
    if not shape or len(centres) < len(sectors):
        raise Illegal("start-map")
    return shape


def _warnings(sectors: Sequence[Sector]) -> Iterator[Event]:
    """What no map has that is laid by the rules."""
    laid = list(sectors)
    if not legal(laid, planets(laid), "any"):
        yield Event("start-touching")


def example(seats: int) -> str:
    """A start for so many, as the recommended map lies."""
    layout = LAYOUTS["small" if seats <= 2 else "full"]
    rng = Random(seats)
    sectors = [Sector(face, 0, q, r) for face, (q, r) in zip(layout.tiles, layout.centres, strict=True)]
    counts = {part: count or seats + SPARE_BOOSTERS for part, (_, count) in PARTS.items()}
    return written(sectors, {part: rng.sample(list(known), counts[part]) for part, (known, _) in PARTS.items()})


START = FreeText(LONGEST, read, example)
