"""Which wormholes are in a system (101): printed ones, tokens, and those that powers of factions bring there (34)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rules.ti4.components.factions import FLAGSHIPS
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.systems import SYSTEMS, Wormhole
from rules.ti4.state import State

CHARTED: frozenset[Wormhole] = frozenset(("alpha", "beta"))  # of which laws, cards and powers speak together
HIL_COLISH = "hil-colish"  # the flagship of the Creuss, in whose system is a wormhole delta
GATE_FOLDING = "lazax-gate-folding"

Added = tuple[tuple[str, Wormhole], ...]  # by place


def wormholes(state: State, place: str) -> frozenset[Wormhole]:
    """The wormholes in a system, for whoever it is: printed ones, tokens, and what powers of factions bring.

    Which of them make systems adjacent is a matter of `adjacency`. KeyError for a place without a system.
    """
    return all_wormholes(state)[place]


def all_wormholes(state: State) -> Mapping[str, frozenset[Wormhole]]:
    """The wormholes of each system, by place."""
    tiles = tuple(system.tile for system in state.galaxy.values())
    return wormholes_on(tuple(state.galaxy), tiles, added_wormholes(state))


@lru_cache(maxsize=256)  # what lies where seldom changes, and it is asked at every turn
def wormholes_on(places: tuple[str, ...], tiles: tuple[str, ...], added: Added) -> Mapping[str, frozenset[Wormhole]]:
    """The wormholes of these places with these tiles, and with those that are added."""
    printed = ((place, SYSTEMS[tile].wormhole) for place, tile in zip(places, tiles, strict=True))
    found = [*((place, kind) for place, kind in printed if kind), *added]
    return {place: frozenset(kind for where, kind in found if where == place) for place in places}


def added_wormholes(state: State, flagship_at: str = "") -> Added:
    """Those that are printed on no tile, by place; `flagship_at`: where the flagship with one is taken to be."""
    tokens = ((place, kind) for place, system in state.galaxy.items() for kind in system.wormhole_tokens)
    return (*tokens, *_of_flagships(state, flagship_at), *_of_folded_gates(state))


def _of_flagships(state: State, flagship_at: str) -> Iterator[tuple[str, Wormhole]]:
    for player in state.players:
        if place := hil_colish_at(state, player.seat):
            yield flagship_at or place, "delta"


def hil_colish_at(state: State, seat: int) -> str:
    """The place of the flagship of a player that has a wormhole of its own; "" where there is none."""
    if FLAGSHIPS.get(state.players[seat].faction) != HIL_COLISH:
        return ""
    for place, system in state.galaxy.items():
        for force in system.space:
            if force.seat == seat and force.count("flagship"):
                return place
    return ""


def _of_folded_gates(state: State) -> Iterator[tuple[str, Wormhole]]:
    """Alpha and beta beside Mecatol Rex, in tactical actions of an owner of Lazax Gate Folding who does not control it.

    Also while the card is exhausted, which pays for something else.
    """
    if not (state.active and state.in_turn() and state.players[state.acting].has(GATE_FOLDING)):
        return
    if state.planet(MECATOL_REX).owner != state.acting:
        yield CENTRE_PLACE, "alpha"
        yield CENTRE_PLACE, "beta"
