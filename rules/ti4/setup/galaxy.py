"""The galaxy is laid out: home systems in their places, and the other tiles by chance, by the rules of placing them.

No anomaly touches another, nor a wormhole one of its kind, unless there is no other way (set-up, step 6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS, Layout
from rules.ti4.components.places import CENTRE_PLACE, touching
from rules.ti4.components.systems import CENTRE, SYSTEMS, of_stack
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Planet, System

TRIES = 200  # galaxies of which the one with the fewest faults is taken, where none has none


def dealt_galaxy(factions: Sequence[str], rng: Random) -> dict[str, System]:
    """A galaxy of tiles dealt at random for these factions, by seat; each owns the planets of its home system."""
    layout = LAYOUTS[len(factions)]
    tiles: dict[str, str] = {}
    for _ in range(TRIES):
        drawn = _drawn(layout, factions, rng)
        if not tiles or _faults(drawn) < _faults(tiles):
            tiles = drawn
        if not _faults(tiles):
            break
    return {place: _system(tile) for place, tile in tiles.items()} | dict(_homes(layout, factions))


def _drawn(layout: Layout, factions: Sequence[str], rng: Random) -> dict[str, str]:
    """Tiles by place: as many blue and red ones as the players are dealt, in any order."""
    reds = layout.red * layout.players + layout.red_by_speaker
    tiles = [*rng.sample(of_stack("red"), reds), *rng.sample(of_stack("blue"), layout.tiles - reds)]
    rng.shuffle(tiles)
    homes = {place: FACTIONS[faction].placed for place, faction in zip(layout.homes, factions, strict=True)}
    laid = {CENTRE_PLACE: CENTRE, **homes, **dict(zip(layout.open_places, tiles, strict=True))}
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


def _faults(tiles: Mapping[str, str]) -> int:
    """How many pairs of tiles touch that should not: two anomalies, or two wormholes of a kind."""
    return sum(
        _should_not_touch(tiles[place], tiles[beside])
        for place in tiles
        for beside in touching(place)
        if beside in tiles and place < beside
    )


def _should_not_touch(one: str, other: str) -> bool:
    first, second = SYSTEMS[one], SYSTEMS[other]
    anomalies = first.anomaly is not None and second.anomaly is not None
    return anomalies or (first.wormhole is not None and first.wormhole == second.wormhole)


def _homes(layout: Layout, factions: Sequence[str]) -> Iterator[tuple[str, System]]:
    """The home systems by place, with the seats that own their planets."""
    for seat, (place, faction) in enumerate(zip(layout.homes, factions, strict=True)):
        printed = FACTIONS[faction]
        yield (OFF_THE_MAP if printed.gate else place), _system(printed.home, seat)


def _system(tile: str, owner: int = NO_SEAT) -> System:
    return System(tile, [Planet(id, owner) for id in SYSTEMS[tile].planets], custodians=tile == CENTRE)
