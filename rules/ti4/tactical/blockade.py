"""Docks in space do not outlast a blockade (14): so it is printed on the units that are both."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.galaxy.forces import force_of, take_damaged_first
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


def destroy_blockaded(execution: Execution[State]) -> None:
    """Destroy all docks in the space of the active system whose owners have no ships there, where others have some."""
    state = execution.state
    system = state.galaxy[state.active]
    for player in state.players:
        docks = force_of(system.space, player.seat).count("space-dock")
        if docks and not system.ships(player.seat) and system.ships_of_others(player.seat):
            take_damaged_first(system.space, player.seat, "space-dock", docks)
            execution.tell("docks-destroyed", seat=player.seat, **state.at(state.active), count=docks)
            check_limits(execution, player.seat, state.active)
