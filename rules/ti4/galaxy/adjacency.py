"""Which systems are adjacent (6 Adjacency, 101 Wormholes)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from rules.ti4.components.places import PLACES, touching
from rules.ti4.components.systems import SYSTEMS, Wormhole
from rules.ti4.components.systems import System as Tile
from rules.ti4.state import NO_SEAT, State, System

LOST_STAR_CHART = "lost-star-chart"
RECONSTRUCTION, TRAVEL_BAN = "wormhole-reconstruction", "enforced-travel-ban"  # laws
CHARTED: frozenset[Wormhole] = frozenset(("alpha", "beta"))  # which lead to each other with it, and by a law

Adjacency = Mapping[str, frozenset[str]]


def wormholes(tile: Tile) -> frozenset[Wormhole]:
    """The wormholes in a system."""
    return frozenset((tile.wormhole,)) if tile.wormhole else frozenset()


def adjacency(state: State) -> Adjacency:
    """By place, the places of the systems adjacent to it: that touch it, or have a wormhole of a kind that it has.

    No system is adjacent to itself.
    """
    tiles = tuple(system.tile for system in state.galaxy.values())
    charted = LOST_STAR_CHART in state.lasting or state.law(RECONSTRUCTION) is not None
    return _between(tuple(state.galaxy), tiles, charted=charted)


def adjacency_in_movement(state: State) -> Adjacency:
    """The same for ships that move, to which a law may close wormholes alpha and beta, unless another opens them."""
    if not state.law(TRAVEL_BAN) or state.law(RECONSTRUCTION):
        return adjacency(state)
    return _between(tuple(state.galaxy), tuple(system.tile for system in state.galaxy.values()), closed=True)


@lru_cache(maxsize=256)  # which tiles lie where seldom changes, and it is asked at every turn
def _between(
    places: tuple[str, ...], tiles: tuple[str, ...], *, charted: bool = False, closed: bool = False
) -> Adjacency:
    held = {place: wormholes(SYSTEMS[tile]) for place, tile in zip(places, tiles, strict=True)}
    if charted:
        held = {place: kinds | CHARTED if kinds & CHARTED else kinds for place, kinds in held.items()}
    if closed:
        held = {place: kinds - CHARTED for place, kinds in held.items()}
    through = [place for place, kinds in held.items() if kinds]
    return MappingProxyType(
        {
            place: frozenset(
                [*_touching(held, place), *(end for end in through if end != place and held[end] & held[place])]
            )
            for place in held
        }
    )


def _touching(there: Collection[str], place: str) -> Iterator[str]:
    """The places of tiles that touch the one in a place; none where that lies off the map."""
    if place in PLACES:
        yield from (beside for beside in touching(place) if beside in there)


def present(system: System) -> set[int]:
    """The players who have a unit in a system, or control a planet there."""
    found = {force.seat for force in system.space if force.units}
    for planet in system.planets:
        found.update(force.seat for force in planet.forces if force.units)
        if planet.owner != NO_SEAT:
            found.add(planet.owner)
    return found


def neighbors(state: State, seat: int) -> list[int]:
    """The players who are present in a system where this one is too, or in an adjacent one (60 Neighbors)."""
    near, there = adjacency(state), {place: present(system) for place, system in state.galaxy.items()}
    own = [place for place, seats in there.items() if seat in seats]
    around = {*own, *(beside for place in own for beside in near[place])}
    found = set[int]().union(*(there[place] for place in around))
    return [player.seat for player in state.players if player.seat in found and player.seat != seat]
