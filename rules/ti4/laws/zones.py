"""Where laws keep units from coming to, or from producing (7)."""

from __future__ import annotations

from rules.ti4.laws.points import HOLY_PLANET
from rules.ti4.state import State

DEMILITARIZED_ZONE = "demilitarized-zone"


def may_hold_units(state: State, planet: str) -> bool:
    """Whether units can land on a planet, be produced there or be placed on it.

    Only laws are asked, by the planet's id: a Demilitarized Zone forbids it (7). Who controls it, and how many units it
    may hold, is seen to elsewhere.
    """
    return not state.attached(DEMILITARIZED_ZONE, planet)


def may_produce(state: State, planet: str) -> bool:
    """Whether units on a planet can use their production."""
    return not state.attached(HOLY_PLANET, planet)
