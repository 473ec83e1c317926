"""The first position: board, research board, scoring tiles and boosters, drawn, chosen or given."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.game import Setup, TableOption
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
from rules.gaia.frames import Lay, Prepare, Round, Turning
from rules.gaia.setup import written
from rules.gaia.setup.layout import lay, planets
from rules.gaia.state import Player, Sector, State

OPTIONS = (
    TableOption("factions", ("chosen", "random", "first-game")),
    TableOption("board", ("standard", "outer", "inner-outer", "shuffled")),
    TableOption("rotation", ("none", "random", "last")),
    TableOption("size", ("full", "cross"), seats=range(3, 4)),
    TableOption("turn-order", ("clockwise", "passing")),
    TableOption("auction", ("none", "bid-after", "bid-while-choosing")),
    TableOption("components", ("random", "chosen")),
    TableOption("federations", ("subset", "printed", "flexible")),
    TableOption("adjacency", ("any", "home")),
    TableOption("bowls", ("ask", "lowest")),
    TableOption("peer", ("no", "yes")),
    TableOption("start", (written.NONE,), text=written.START),
)


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """Everything laid out that chance or the table lays out; the frames of the set-up wait on the stack."""
    seats = setup.seats
    laid = {} if options["start"] == written.NONE else written.given(options["start"])
    given: Mapping[str, Any] = {**laid, **(setup.given or {})}
    drawn = _drawn(seats, rng) if options["components"] == "random" else {}
    parts = {**drawn, **{key: value for key, value in given.items() if key not in ("sectors", "planets")}}
    sectors = [Sector(**row) for row in given["sectors"]] if "sectors" in given else lay(seats, options, rng)
    return State(
        options={name: value for name, value in options.items() if name != "start"},  # which is the board itself now
        players=[Player(seat) for seat in range(seats)],
        sectors=sectors,
        planets=dict(given.get("planets") or planets(sectors)),
        slots=dict(parts.get("slots", {})),
        advanced=dict(parts.get("advanced", {})),
        terra_token=parts.get("terra_token", ""),
        tokens={},
        round_tiles=list(parts.get("round_tiles", [])),
        final_tiles=list(parts.get("final_tiles", [])),
        boosters=list(parts.get("boosters", [])),
        order=list(range(seats)),
        table=list(range(seats)),
        stack=_frames(seats, options),
    )


def _drawn(seats: int, rng: Random) -> dict[str, Any]:
    """Chance lays out what is not chosen."""
    return {
        "slots": dict(zip(STANDARD_SLOTS, rng.sample(STANDARD_TILES, len(STANDARD_SLOTS)), strict=True)),
        "advanced": dict(zip(TRACKS, rng.sample(ADVANCED_TILES, len(TRACKS)), strict=True)),
        "terra_token": rng.choice(SUPPLY_TOKENS),
        "round_tiles": rng.sample(list(ROUND_TILES), ROUNDS),
        "final_tiles": rng.sample(list(FINAL_TILES), 2),
        "boosters": sorted(rng.sample(list(BOOSTERS), seats + 3), key=list(BOOSTERS).index),
    }


def _frames(seats: int, options: Mapping[str, str]) -> list[Any]:
    """What is still to happen, the next last. Who chooses the components turns the tiles too."""
    chosen = options["components"] == "chosen"
    first: list[Any] = [Lay(0)] if chosen else []
    turner = 0 if chosen else seats - 1
    turning: list[Any] = [Turning(turner)] if options["rotation"] == "last" else []
    prepare = [Prepare("boosters"), Prepare("structures"), Prepare("ready"), Prepare("factions")]
    return [Round(), *prepare, *turning, *first]
