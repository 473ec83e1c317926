"""A planet whose resources and influence are swapped as long as a production goes on, by Hegemonic Trade Policy."""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.economy.worth import worth
from rules.ti4.state import Planet, State

Amounts = dict[str, int]


def swapped(state: State, planet: Planet) -> tuple[Amounts, Amounts]:
    """What its player could spend more of, and less, with the values swapped; nothing of an exhausted planet."""
    values = worth(state, planet.id)
    more = 0 if planet.exhausted else values.influence - values.resources
    if more > 0:
        return {"resources": more}, {"influence": more}
    return ({"influence": -more}, {"resources": -more}) if more else ({}, {})


def swap_values(execution: Execution[State], seat: int, planet: str) -> None:
    """From now on, until `restore_values`."""
    state = execution.state
    gains, costs = swapped(state, state.planet(planet))
    state.swapped = planet
    execution.tell("swapped-values", seat=seat, planet=planet, **results(gains, costs))


def restore_values(execution: Execution[State], seat: int) -> None:
    """The production of this player is over; others may produce at the same time."""
    state = execution.state
    planet = state.planet(state.swapped) if state.swapped else None
    if planet and planet.owner == seat:
        gains, costs = swapped(state, planet)
        state.swapped = ""
        execution.tell("restored-values", seat=seat, planet=planet.id, **results(gains, costs))
