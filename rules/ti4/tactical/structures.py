"""Structures that are destroyed by an effect (86)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.forces import take
from rules.ti4.state import Planet, State
from rules.ti4.tactical.limits import check_limits


def destroy_structures(execution: Execution[State], planet: Planet, kind: UnitKind) -> None:
    """All of a kind on a planet; fighters that a dock held may be too many then."""
    for force in [*planet.forces]:
        number = force.count(kind)
        if number:
            take(planet.forces, force.seat, kind, number)
            execution.tell("structures-destroyed", seat=force.seat, planet=planet.id, units=f"{kind}={number}")
            check_limits(execution, force.seat, execution.state.place_of(planet.id))
