"""Infantry that factions get in the status phase: one by Mitosis as it begins, one by Genesis as it ends (34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.flow import Execution
from rules.ti4.components.units import PLASTIC
from rules.ti4.frames import Frame
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.galaxy.pieces import stacks
from rules.ti4.production.frames import PlaceInfantry
from rules.ti4.state import State
from rules.ti4.tactical.limits import over

MITOSIS, GENESIS = "mitosis", "genesis"


def grow(state: State) -> list[Frame]:
    """Who puts an infantry on a planet as the phase begins: the Arborec."""
    return [PlaceInfantry(player.seat, 1, MITOSIS) for player in state.playing() if player.able(MITOSIS)]


def land_aboard(execution: Execution[State]) -> None:
    """An infantry from the reinforcements comes into the space of Genesis, as long as ships there can carry it."""
    state = execution.state
    for seat, place in _with_genesis(state):
        space = state.galaxy[place].space
        units = force_of(space, seat).units
        there = stacks(state, seat, "infantry")
        piece = place in there or len(there) < PLASTIC["infantry"]
        if piece and not any(over(state, seat, place, {**units, "infantry": units.get("infantry", 0) + 1})):
            put(space, seat, "infantry")
            execution.tell("infantry-aboard", seat=seat, **state.at(place))


def _with_genesis(state: State) -> Iterator[tuple[int, str]]:
    """The player whose flagship it is, and where it is."""
    for player in state.playing():
        if player.units["flagship"].id == GENESIS:
            for place, system in state.galaxy.items():
                if force_of(system.space, player.seat).count("flagship"):
                    yield player.seat, place
