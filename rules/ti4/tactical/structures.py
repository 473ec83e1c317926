"""Structures that change hands, or are destroyed by an effect (86)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.units import STRUCTURES, UnitKind
from rules.ti4.galaxy.forces import put, take
from rules.ti4.state import Planet, State
from rules.ti4.tactical.limits import check_limits


def take_over(planet: Planet, state: State, seat: int) -> str:
    """Structures of others on a planet give way to own ones, as many as there are pieces; which those are, in words."""
    placed: dict[str, int] = {}
    for force in [force for force in planet.forces if force.seat != seat]:
        for kind in STRUCTURES:
            number = min(force.count(kind), max(0, state.plastic_left(seat, kind)))
            if number:
                take(planet.forces, force.seat, kind, number)
                put(planet.forces, seat, kind, number)
                placed[kind] = placed.get(kind, 0) + number
    return " ".join(f"{kind}={number}" for kind, number in placed.items())


def destroy_structures(execution: Execution[State], planet: Planet, kind: UnitKind) -> None:
    """Destroy all structures of a kind on a planet, in place; each owner's loss is told.

    Fighters that a dock held may be too many then: their owner is asked what is removed.
    """
    for force in [*planet.forces]:
        number = force.count(kind)
        if number:
            take(planet.forces, force.seat, kind, number)
            execution.tell("structures-destroyed", seat=force.seat, planet=planet.id, units=f"{kind}={number}")
            check_limits(execution, force.seat, execution.state.place_of(planet.id))
