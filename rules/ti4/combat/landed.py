"""Units that fight on planets: ground forces, and fighters of Naalu beside the Matriarch, which land as such (34, 49).

When the combat is over the fighters are back in space before anybody takes control.
"""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.combat.flagships import MATRIARCH, has_flagship
from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.forces import force_of, put, take
from rules.ti4.state import Planet, State

LANDING: tuple[UnitKind, ...] = ("infantry", "fighter")


def landed(planet: Planet, seat: int) -> int:
    """How many units of a player fight on a planet: infantry, and fighters that have landed.

    Structures do not fight. Fighters land beside the Matriarch only: elsewhere it is the number of ground forces (34).
    """
    return force_of(planet.forces, seat).count(*LANDING)


def may_land_fighters(state: State, seat: int) -> bool:
    """Whether fighters of a player in the active system can land."""
    return has_flagship(state, seat, MATRIARCH)


def return_fighters(execution: Execution[State], planet: Planet, seat: int) -> None:
    """Move fighters of a player that are on a planet back to the space of the active system, in place (34 Matriarch).

    Told as `fighters-returned`; nothing happens where there are none.
    """
    state = execution.state
    if number := force_of(planet.forces, seat).count("fighter"):
        take(planet.forces, seat, "fighter", number)
        put(state.galaxy[state.active].space, seat, "fighter", number)
        execution.tell("fighters-returned", seat=seat, planet=planet.id, count=number)
