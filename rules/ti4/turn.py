"""A turn that ends before its action is done."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.frames import EndTurn
from rules.ti4.state import State


def end_turn(execution: Execution[State], seat: int) -> None:
    """By a player nothing more happens in the turn of the active one, not even another action."""
    execution.tell("ended-turn", seat=seat, target=execution.state.acting)
    while not isinstance(execution.stack[-1], EndTurn):
        execution.pop()
