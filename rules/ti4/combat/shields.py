"""Planetary shields, and units that put those of others in their system out of action (65)."""

from __future__ import annotations

from collections.abc import Collection

from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import Planet, State


def stops_shields(state: State, seat: int) -> bool:
    """Whether a player has a unit in the active system beside which nobody else has a planetary shield (65).

    Only units in space count, such as a war sun.
    """
    units = state.players[seat].units
    return any(units[kind].stops_planetary_shield for kind in force_of(state.galaxy[state.active].space, seat).units)


def has_shield(state: State, planet: Planet, seat: int, disabled: Collection[UnitKind]) -> bool:
    """Whether units of a player on a planet have a planetary shield, those of disabled kinds not among them."""
    units = state.players[seat].units
    own = force_of(planet.forces, seat).units
    return any(units[kind].planetary_shield for kind in own if kind not in disabled)
