"""How far the game has gone for a player."""

from __future__ import annotations

from rules.core.flow import leaves
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.frames import Action, Phase, Reaction
from rules.eclipse.state import State

A_ROUND = 40  # more than anybody has turns in a round


def turns_had(state: State, seat: int) -> float:
    """A number that grows by one at least with every turn a seat has had, and with every round.

    The disc of an action is taken when the turn has just begun, and a reaction may be none.
    """
    player = state.players[seat]
    taken = A_ROUND * state.round + sum(player.actions.values()) + player.passed
    if state.acting != seat:
        return taken
    chosen = not any(isinstance(frame, Action | Reaction) for _, frame in leaves(state.stack))
    return taken - (1.5 if chosen else 1.0)


def upkeeps(state: State) -> int:
    """How many upkeep phases are still to come."""
    this = any(isinstance(frame, Phase) and frame.name == "upkeep" for frame in state.stack)
    return ROUNDS - state.round + this
