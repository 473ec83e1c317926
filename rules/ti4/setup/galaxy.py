"""The galaxy: what lies in it from the start, where tiles may lie beside each other, and how chance lays them all.

No anomaly touches another, nor a wormhole one of its kind, unless there is no other way (set-up, step 6).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules.core.hidden import MASK
from rules.ti4.components.layouts import Layout
from rules.ti4.components.places import CENTRE_PLACE, touching
from rules.ti4.components.systems import CENTRE, SYSTEMS, of_stack
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Planet, State, System

TRIES = 200  # galaxies of which the one with the fewest faults is taken, where none has none


def centre() -> dict[str, System]:
    """A galaxy of nothing but Mecatol Rex, with the custodians token on it."""
    return {CENTRE_PLACE: _system(CENTRE)}


def lay(state: State, place: str, tile: str) -> None:
    """A system tile comes to lie in a place."""
    state.galaxy[place] = _system(tile)


def lay_homes(state: State) -> None:
    """The home systems of all players, who own their planets; one may lie off the map, with its gate in its place."""
    for player in state.players:
        printed, place = player.printed, state.home_place(player.seat)
        if printed.gate:
            lay(state, place, printed.gate)
        state.galaxy[OFF_THE_MAP if printed.gate else place] = _system(printed.home, player.seat)


def lay_at_random(state: State, rng: Random) -> None:
    """All open places get tiles dealt at random."""
    for place, tile in dealt_tiles(state.layout, rng).items():
        lay(state, place, tile)


def dealt_tiles(layout: Layout, rng: Random) -> dict[str, str]:
    """Tiles dealt at random by place, with the fewest faults found."""
    tiles = _drawn(layout, rng)
    for _ in range(TRIES):
        if not faults(tiles):
            break
        tiles = min(tiles, _drawn(layout, rng), key=faults)
    return tiles


def drawn(layout: Layout, rng: Random) -> tuple[list[str], list[str]]:
    """As many blue and red tiles as this galaxy has, in any order."""
    reds = layout.red * layout.players + layout.red_by_speaker
    return rng.sample(of_stack("blue"), layout.tiles - reds), rng.sample(of_stack("red"), reds)


def _drawn(layout: Layout, rng: Random) -> dict[str, str]:
    """Such tiles by place, in any order."""
    blue, red = drawn(layout, rng)
    tiles = rng.sample([*blue, *red], layout.tiles)
    laid = dict(zip(layout.open_places, tiles, strict=True))
    if layout.red_by_speaker:
        _beside_centre(laid, rng)
    return laid


def _beside_centre(tiles: dict[str, str], rng: Random) -> None:
    """One of the red tiles comes to lie beside the centre, where the speaker puts it with five players."""
    around = touching(CENTRE_PLACE)
    if not any(SYSTEMS[tiles[place]].stack == "red" for place in around):
        red = rng.choice([place for place, tile in tiles.items() if SYSTEMS[tile].stack == "red"])
        place = rng.choice(around)
        tiles[red], tiles[place] = tiles[place], tiles[red]


def tiles_of(state: State) -> dict[str, str]:
    """The tiles that lie in the galaxy, by place."""
    return {place: system.tile for place, system in state.galaxy.items()}


def faults(tiles: Mapping[str, str]) -> int:
    """How many pairs of tiles touch that should not: two anomalies, or two wormholes of a kind."""
    return sum(faults_at(tiles, place, tile) for place, tile in tiles.items() if place != OFF_THE_MAP) // 2


def faults_at(tiles: Mapping[str, str], place: str, tile: str) -> int:
    """How many tiles that lie about a place a tile in it should not touch."""
    return sum(should_not_touch(tile, tiles[beside]) for beside in touching(place) if beside in tiles)


def should_not_touch(one: str, other: str) -> bool:
    """Whether both tiles are anomalies, or have a wormhole of the same kind; of what is hidden nothing is known."""
    if MASK in (one, other):
        return False
    first, second = SYSTEMS[one], SYSTEMS[other]
    anomalies = first.anomaly is not None and second.anomaly is not None
    return anomalies or (first.wormhole is not None and first.wormhole == second.wormhole)


def _system(tile: str, owner: int = NO_SEAT) -> System:
    return System(tile, [Planet(id, owner) for id in SYSTEMS[tile].planets], custodians=tile == CENTRE)
