"""Control of planets: gained with its card exhausted by whoever alone has ground forces there (25, 49.5)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.frames import IntegratedEconomy
from rules.ti4.galaxy.forces import ground_forces
from rules.ti4.state import NO_SEAT, Planet, State
from rules.ti4.tactical.limits import check_limits

INTEGRATED_ECONOMY = "integrated-economy"


def establish_control(execution: Execution[State], planet: Planet, seat: int) -> None:
    """A player who has ground forces on a planet alone takes it, and destroys the structures of others there.

    Where both sides are gone whoever controlled it does so still.
    """
    others = [force for force in planet.forces if force.seat != seat]
    if not ground_forces(planet, seat) or any(force.count("infantry") for force in others):
        return
    for force in others:
        told = " ".join(f"{kind}={number}" for kind, number in force.units.items())
        execution.tell("structures-destroyed", seat=force.seat, planet=planet.id, units=told)
    planet.forces = [force for force in planet.forces if force.seat == seat]
    for force in others:  # fighters that a dock held
        check_limits(execution, force.seat, execution.state.active)
    if planet.owner == seat:
        return
    before, planet.owner, planet.exhausted = planet.owner, seat, True
    if before == NO_SEAT:
        execution.tell("gained-control", seat=seat, planet=planet.id)
    else:
        execution.tell("captured", seat=seat, target=before, planet=planet.id)
    if execution.state.players[seat].has(INTEGRATED_ECONOMY):
        execution.push(IntegratedEconomy(seat, execution.state.place_of(planet.id), planet.id))
