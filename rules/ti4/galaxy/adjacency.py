"""Which systems are adjacent (6 Adjacency, 101 Wormholes)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from rules.ti4.components.places import PLACES, touching
from rules.ti4.components.systems import Wormhole
from rules.ti4.state import State, System

LOST_STAR_CHART = "lost-star-chart"
RECONSTRUCTION, TRAVEL_BAN = "wormhole-reconstruction", "enforced-travel-ban"  # laws
CHARTED: frozenset[Wormhole] = frozenset(("alpha", "beta"))  # which lead to each other with it, and by a law

Adjacency = Mapping[str, frozenset[str]]


def wormholes(system: System) -> frozenset[Wormhole]:
    """The wormholes in a system."""
    printed = system.printed.wormhole
    return frozenset((printed,)) if printed else frozenset()


def adjacency(state: State) -> Adjacency:
    """By place, the places of the systems adjacent to it: that touch it, or have a wormhole of a kind that it has.

    No system is adjacent to itself.
    """
    held = {place: wormholes(system) for place, system in state.galaxy.items()}
    if LOST_STAR_CHART in state.lasting or state.law(RECONSTRUCTION):
        held = {place: kinds | CHARTED if kinds & CHARTED else kinds for place, kinds in held.items()}
    return _between(tuple(held.items()))


def adjacency_in_movement(state: State) -> Adjacency:
    """The same for ships that move, to which a law may close wormholes alpha and beta, unless another opens them."""
    if not state.law(TRAVEL_BAN) or state.law(RECONSTRUCTION):
        return adjacency(state)
    return _between(tuple((place, wormholes(system) - CHARTED) for place, system in state.galaxy.items()))


@lru_cache(maxsize=256)  # which wormholes lie where seldom changes, and it is asked at every turn
def _between(wormholes_at: tuple[tuple[str, frozenset[Wormhole]], ...]) -> Adjacency:
    held = dict(wormholes_at)
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


def present(system: System, seat: int) -> bool:
    """Whether a player has a unit in a system, or controls a planet there."""
    on_planets = (force for planet in system.planets for force in planet.forces)
    units = any(force.seat == seat and force.count() for force in (*system.space, *on_planets))
    return units or any(planet.owner == seat for planet in system.planets)


def neighbors(state: State, seat: int) -> list[int]:
    """The players who are present in a system where this one is too, or in an adjacent one (60 Neighbors)."""
    near = adjacency(state)
    own = [place for place, system in state.galaxy.items() if present(system, seat)]
    around = {*own, *(beside for place in own for beside in near[place])}
    others = [player.seat for player in state.players if player.seat != seat]
    return [other for other in others if any(present(state.galaxy[place], other) for place in around)]
