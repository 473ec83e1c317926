"""Magmus Reactor: besides opening supernovas (`movement/routes.py`) it pays for production in the heat (68, 90)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.economy.gains import gain_goods
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.movement.routes import MAGMUS_REACTOR
from rules.ti4.state import State

EARNED = 1  # trade goods for each production


def reward_production(execution: Execution[State], seat: int, place: str) -> None:
    """A trade good for whoever has used production beside a war sun, whosever it is, or next to a supernova."""
    state = execution.state
    war_sun = any(force.count("war-sun") for force in state.galaxy[place].space)
    beside = (state.galaxy[each].printed.anomaly for each in adjacency(state, seat)[place])
    if state.players[seat].has(MAGMUS_REACTOR) and (war_sun or "supernova" in beside):
        gain_goods(execution, state.players[seat], EARNED)
