"""Infantry that comes to planets without being produced."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.units import PLASTIC
from rules.ti4.galaxy.forces import put
from rules.ti4.galaxy.pieces import stacks
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.state import State


def recruit_everywhere(execution: Execution[State], seat: int) -> None:
    """An infantry on every planet of a player, while there is a piece for each that has none yet (36)."""
    state = execution.state
    there = stacks(state, seat, "infantry")
    left = max(0, PLASTIC["infantry"] - len(there))
    own = [planet for planet in state.planets(seat) if may_hold_units(state, planet.id)]
    held = [planet for planet in own if planet.id in there]
    planets = [*held, *[planet for planet in own if planet.id not in there][:left]]
    for planet in planets:
        put(planet.forces, seat, "infantry")
    if planets:
        found = " ".join(planet.id for planet in planets)
        execution.tell("placed-infantry", seat=seat, planets=found, count=1)


def may_recruit(state: State, seat: int, planet: str) -> bool:
    """Whether an infantry of a player can come to this planet: no law forbids it, and a piece is left (36)."""
    there = stacks(state, seat, "infantry")
    return may_hold_units(state, planet) and (planet in there or len(there) < PLASTIC["infantry"])
