"""Laws that leave play (7)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.state import Law, State


def discard_law(execution: Execution[State], id: str) -> Law:
    """Put a law in force on the discard pile; points that came with it stay. Returns it as it was."""
    state = execution.state
    law = state.law(id)
    assert law is not None
    state.laws.remove(law)
    state.agenda_discard.append(id)
    execution.tell("repealed", law=id)
    return law
