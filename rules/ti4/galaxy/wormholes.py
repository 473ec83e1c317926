"""Which wormholes are in a system (101): printed ones, tokens, and those that powers of factions bring there (34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.systems import Wormhole
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import State

CHARTED: frozenset[Wormhole] = frozenset(("alpha", "beta"))  # of which laws, cards and powers speak together
HIL_COLISH = "hil-colish"  # the flagship of the Creuss, in whose system is a wormhole delta
GATE_FOLDING = "lazax-gate-folding"

Added = tuple[tuple[str, Wormhole], ...]  # by place


def wormholes(state: State, place: str) -> frozenset[Wormhole]:
    """The wormholes in a system, for whoever it is."""
    printed = state.galaxy[place].printed.wormhole
    there = frozenset(kind for where, kind in added_wormholes(state) if where == place)
    return there | {printed} if printed else there


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
    flagship = state.players[seat].units.get("flagship")
    if flagship is None or flagship.id != HIL_COLISH:
        return ""
    there = (place for place, system in state.galaxy.items() if force_of(system.space, seat).count("flagship"))
    return next(there, "")


def _of_folded_gates(state: State) -> Iterator[tuple[str, Wormhole]]:
    """Alpha and beta beside Mecatol Rex, in tactical actions of an owner of Lazax Gate Folding who does not control it.

    Also while the card is exhausted, which pays for something else.
    """
    if not (state.active and state.in_turn() and state.players[state.acting].has(GATE_FOLDING)):
        return
    if state.planet(MECATOL_REX).owner != state.acting:
        yield CENTRE_PLACE, "alpha"
        yield CENTRE_PLACE, "beta"
