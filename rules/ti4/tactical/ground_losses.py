"""Ground forces that are destroyed, and those that come back (97, Infantry II)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.units import FACES
from rules.ti4.galaxy.forces import force_of, ground_forces, put, take
from rules.ti4.singularity import after_destruction
from rules.ti4.state import Planet, State


def destroy_ground_forces(execution: Execution[State], planet: Planet, seat: int, number: int) -> None:
    """So many ground forces of a player on a planet are destroyed, or all there are; dice say which come back."""
    lost = min(number, ground_forces(planet, seat))
    if not lost:
        return
    take(planet.forces, seat, "infantry", lost)
    execution.tell("lost-infantry", seat=seat, planet=planet.id, count=lost)
    roll_to_return(execution, seat, lost)
    after_destruction(execution, seat)


def roll_to_return(execution: Execution[State], seat: int, lost: int) -> None:
    """Dice for so many destroyed ground forces, on planets or in space, where an upgrade may bring them back."""
    player = execution.state.players[seat]
    returns_on = player.units["infantry"].returns_on
    if returns_on and lost:
        dice = [execution.rng.randint(1, FACES) for _ in range(lost)]
        saved = sum(die >= returns_on for die in dice)
        player.returning += saved
        execution.tell("returning", seat=seat, dice=" ".join(map(str, dice)), count=saved)


def bring_back(execution: Execution[State], seat: int) -> None:
    """At the start of a turn those that come back stand on a planet of the home system, the first that is one's own.

    Without one they stay in the reinforcements.
    """
    state, player = execution.state, execution.state.players[seat]
    number, player.returning = player.returning, 0
    own = [planet for planet in state.home(seat).planets if planet.owner == seat]
    if number and own:
        guarded = max(own, key=lambda planet: force_of(planet.forces, seat).count("space-dock"))
        put(guarded.forces, seat, "infantry", number)
        execution.tell("returned", seat=seat, planet=guarded.id, count=number)
