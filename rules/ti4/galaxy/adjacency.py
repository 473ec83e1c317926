"""Which systems are adjacent, for everybody or for one player alone (6 Adjacency, 101 Wormholes, 34)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from rules.core.records import record
from rules.ti4.components.places import PLACES, touching
from rules.ti4.galaxy.wormholes import CHARTED, Added, added_wormholes, wormholes_on
from rules.ti4.state import NO_SEAT, State, System

LOST_STAR_CHART = "lost-star-chart"
RECONSTRUCTION, TRAVEL_BAN = "wormhole-reconstruction", "enforced-travel-ban"  # laws
ENTANGLEMENT = "quantum-entanglement"  # the ability of the Creuss
CONDUIT = "spatial-conduit-cylinder"  # the technology, while it lasts

Adjacency = Mapping[str, frozenset[str]]


@record
class Ties:
    """What makes systems adjacent besides tiles that touch and equal wormholes.

    charted: wormholes alpha and beta lead to each other. closed: they lead nowhere. entangled: for this player all
    systems with either are adjacent, whatever closes them. conduit: the active system, then those joined to it.
    """

    charted: bool = False
    closed: bool = False
    entangled: bool = False
    conduit: tuple[str, ...] = ()


def adjacency(state: State, seat: int) -> Adjacency:
    """By place, the places of the systems adjacent to it: that touch it, or have a wormhole of a kind that it has.

    `seat`: for this player, for whom there may be more; with `NO_SEAT` what is adjacent for everybody. No system is
    adjacent to itself.
    """
    return _adjacency(state, seat, added_wormholes(state), closed=False)


def adjacency_in_movement(state: State, seat: int, *, flagship_at: str = "") -> Adjacency:
    """The same for ships that move, to which a law may close wormholes alpha and beta, unless another opens them.

    `flagship_at`: as if the flagship with a wormhole of its own had come there already.
    """
    closed = state.law(TRAVEL_BAN) is not None and state.law(RECONSTRUCTION) is None
    return _adjacency(state, seat, added_wormholes(state, flagship_at), closed=closed)


def _adjacency(state: State, seat: int, added: Added, *, closed: bool) -> Adjacency:
    charted = LOST_STAR_CHART in state.lasting or state.law(RECONSTRUCTION) is not None
    ties = Ties(charted and not closed, closed, _is_entangled(state, seat), _conduit(state))
    tiles = tuple(system.tile for system in state.galaxy.values())
    return _between(tuple(state.galaxy), tiles, added, ties)


def _is_entangled(state: State, seat: int) -> bool:
    return seat != NO_SEAT and state.players[seat].able(ENTANGLEMENT)


def _conduit(state: State) -> tuple[str, ...]:
    """The active system with all that hold units of the active player, by Spatial Conduit Cylinder; () without it."""
    if CONDUIT not in state.lasting:
        return ()
    held = (place for place, system in state.galaxy.items() if state.acting in seats_with_units(system))
    return (state.active, *(place for place in held if place != state.active))


@lru_cache(maxsize=256)  # what lies where seldom changes, and it is asked at every turn
def _between(places: tuple[str, ...], tiles: tuple[str, ...], added: Added, ties: Ties) -> Adjacency:
    held = wormholes_on(places, tiles, added)
    entangled = [place for place, kinds in held.items() if kinds & CHARTED] if ties.entangled else []
    if ties.charted:
        held = {place: kinds | CHARTED if kinds & CHARTED else kinds for place, kinds in held.items()}
    if ties.closed:
        held = {place: kinds - CHARTED for place, kinds in held.items()}
    through = [place for place, kinds in held.items() if kinds]
    near: dict[str, set[str]] = {
        place: {*_touching(held, place), *(end for end in through if held[end] & held[place])} for place in held
    }
    for place in entangled:
        near[place].update(entangled)
    for place in ties.conduit:
        near[place].update(ties.conduit if place == ties.conduit[0] else ties.conduit[:1])
    return MappingProxyType({place: frozenset(ends - {place}) for place, ends in near.items()})


def _touching(there: Collection[str], place: str) -> Iterator[str]:
    """The places of tiles that touch the one in a place; none where that lies off the map."""
    if place in PLACES:
        yield from (beside for beside in touching(place) if beside in there)


def seats_with_units(system: System) -> set[int]:
    """The players who have a unit in a system, in space or on a planet; structures are units."""
    found = {force.seat for force in system.space if force.units}
    return found.union(force.seat for planet in system.planets for force in planet.forces if force.units)


def present(system: System) -> set[int]:
    """The players who have a unit in a system, or control a planet there."""
    return (seats_with_units(system) | {planet.owner for planet in system.planets}) - {NO_SEAT}


def is_present(system: System, seat: int) -> bool:
    """Whether one player is `present` in a system. By loops: it is asked of many systems, several times a move."""
    for force in system.space:
        if force.seat == seat and force.units:
            return True
    for planet in system.planets:
        if planet.owner == seat:
            return True
        for force in planet.forces:
            if force.seat == seat and force.units:
                return True
    return False


def neighbors(state: State, seat: int) -> list[int]:
    """The players who are present in a system where this one is too, or in an adjacent one (60 Neighbors).

    Systems that are adjacent for one of two players alone make neighbors of both.
    """
    own = _places(state, seat)
    around = _around(state, seat, own)
    others = [player.seat for player in state.players if player.seat != seat]
    return [other for other in others if _meets(state, other, own, around)]


def are_neighbors(state: State, seat: int, other: int) -> bool:
    """Whether two players are `neighbors`."""
    own = _places(state, seat)
    return _meets(state, other, own, _around(state, seat, own))


def _places(state: State, seat: int) -> set[str]:
    """Where a player is present."""
    return {place for place, system in state.galaxy.items() if is_present(system, seat)}


def _around(state: State, seat: int, places: set[str]) -> set[str]:
    """These places and those of all systems that for this player are adjacent to them."""
    near = adjacency(state, seat)
    return places.union(*(near[place] for place in places))


def _meets(state: State, seat: int, own: set[str], around: set[str]) -> bool:
    """Whether a player is present at the places of another or around them, as it is for either of the two."""
    if any(is_present(state.galaxy[place], seat) for place in around):
        return True
    if not _is_entangled(state, seat):  # for whom nothing else is adjacent than for everybody
        return False
    return any(is_present(state.galaxy[place], seat) for place in _around(state, seat, own))
