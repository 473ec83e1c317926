"""X-89 Bacterial Weapon: as an action, all ground forces on a planet below a ship that bombards are destroyed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import Player, State
from rules.ti4.tactical.ground_losses import destroy_ground_forces

BACTERIAL_WEAPON = "x-89-bacterial-weapon"


def bacterial_weapon_options(state: State, player: Player) -> Iterator[Option]:
    """Planets with ground forces of others in systems with a ship that has bombardment; no shield helps them."""
    if not player.has(BACTERIAL_WEAPON) or BACTERIAL_WEAPON in player.exhausted_technologies:
        return
    for system in state.galaxy.values():
        ships = force_of(system.space, player.seat).units
        if not any(player.units[kind].bombardment for kind in ships):
            continue
        for planet in system.planets:
            if any(force.seat != player.seat and force.count("infantry") for force in planet.forces):
                yield Option(f"{BACTERIAL_WEAPON}:{planet.id}", "component", {"planet": planet.id})


def use_bacterial_weapon(execution: Execution[State], player: Player, planet: str) -> None:
    """Exhaust it, and destroy them."""
    player.exhausted_technologies.append(BACTERIAL_WEAPON)
    where = execution.state.planet(planet)
    execution.tell("bacterial-weapon", seat=player.seat, planet=planet)
    for force in [force for force in where.forces if force.count("infantry")]:
        destroy_ground_forces(execution, where, force.seat, force.count("infantry"))
