"""Flagships with powers in combats, by their ids, and where they work: in the system they are in (34)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.flow import Execution
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import State

ALASTOR = "the-alastor"
ARC_SECUNDUS = "arc-secundus"
CMORRAN_NORR = "cmorran-norr"
FOURTH_MOON = "fourth-moon"
HYLARIM = "j-n-s-hylarim"
MATRIARCH = "matriarch"
NUMBERED = "0-0-1"
VAN_HAUGE = "van-hauge"


def has_flagship(state: State, seat: int, flagship: str) -> bool:
    """Whether a player has this flagship in the space of the active system."""
    ship = state.players[seat].units["flagship"]
    return ship.id == flagship and force_of(state.galaxy[state.active].space, seat).count("flagship") > 0


def repair_flagships(execution: Execution[State], seats: Iterable[int]) -> None:
    """Arc Secundus is repaired at the start of each round of space combat."""
    state = execution.state
    for seat in seats:
        damaged = force_of(state.galaxy[state.active].space, seat).damaged
        if has_flagship(state, seat, ARC_SECUNDUS) and damaged.pop("flagship", 0):
            execution.tell("repaired-flagship", seat=seat, **state.at(state.active))
