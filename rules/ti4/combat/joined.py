"""Who fights in a space combat: ships, and ground forces that Nekro lets fight as ships beside the Alastor (34, 78).

These are as good as ships that are no fighters until the combat ends, also when the flagship is gone. They stay where
they are: in space, or on planets of the system. Those in space are the first to join, and the first that are lost.
"""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.frames import SpaceCombat
from rules.ti4.galaxy.forces import Amounts, force_of, take
from rules.ti4.state import Force, State

SPACE = "space"  # where those are that stand on no planet


def places_of(state: State, seat: int) -> dict[str, list[Force]]:
    """Where ground forces of a player can be in the active system: in space, and on each planet."""
    system = state.galaxy[state.active]
    return {SPACE: system.space, **{planet.id: planet.forces for planet in system.planets}}


def available(state: State, seat: int) -> dict[str, int]:
    """How many ground forces a player has where in the active system."""
    return {where: force_of(forces, seat).count("infantry") for where, forces in places_of(state, seat).items()}


def join(state: State, seat: int, number: int) -> None:
    """So many of them fight as ships in the space combat that goes on."""
    combat = _combat(state)
    for where, there in available(state, seat).items() if combat else ():
        joining = min(number, there)
        number -= joining
        if joining and combat:
            combat.joined[_key(seat, where)] = joining


def fighting(state: State, seat: int) -> dict[UnitKind, int]:
    """How many units of each kind of a player fight in space in the active system: ships, and what has joined them.

    Kinds without units are left out. `infantry` are the ground forces that Nekro lets fight as ships (34); other ground
    forces in space do not count.
    """
    units = force_of(state.galaxy[state.active].space, seat).units
    found = {kind: number for kind, number in units.items() if class_of(kind) == "ship"}
    combat = _combat(state)
    joined = sum(combat.joined.get(_key(seat, where), 0) for where in places_of(state, seat)) if combat else 0
    return {**found, "infantry": joined} if joined else found


def without_fighters(units: Amounts) -> int:
    """How many units there are that are no fighters."""
    return sum(number for kind, number in units.items() if kind != "fighter")


def lose_joined(execution: Execution[State], seat: int, number: int) -> None:
    """So many of those that fight as ships are taken off the board."""
    state = execution.state
    combat = _combat(state)
    for where, forces in places_of(state, seat).items() if combat else ():
        lost = min(number, combat.joined.get(_key(seat, where), 0)) if combat else 0
        number -= lost
        if lost and combat:
            take(forces, seat, "infantry", lost)
            combat.joined[_key(seat, where)] -= lost


def _combat(state: State) -> SpaceCombat | None:
    return next((frame for frame in reversed(state.course) if isinstance(frame, SpaceCombat)), None)


def _key(seat: int, where: str) -> str:
    return f"p{seat + 1}:{where}"
