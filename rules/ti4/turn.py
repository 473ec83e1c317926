"""A turn that ends before its action is done."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.frames import EndTurn
from rules.ti4.state import State


def end_turn(execution: Execution[State], seat: int, by: str) -> None:
    """A player ends the turn of the active one by a law or power; not even another action follows."""
    execution.tell("ended-turn", seat=seat, target=execution.state.acting, by=by)
    while not isinstance(execution.stack[-1], EndTurn):
        execution.pop()
