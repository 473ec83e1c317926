"""Rounds: strategy phase, action phase, status phase, and agenda phase as soon as there is one (40)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.flow import ActingRule, Execution
from rules.ti4.agendas.agenda import begin_agenda_phase
from rules.ti4.frames import Phase, Round
from rules.ti4.phases.status import begin_status
from rules.ti4.phases.strategy import begin_strategy
from rules.ti4.phases.turns import begin_action
from rules.ti4.state import State

PHASES: dict[str, Callable[[Execution[State]], None]] = {
    "strategy": begin_strategy,
    "action": begin_action,
    "status": begin_status,
    "agenda": begin_agenda_phase,
}


class RoundRule(ActingRule):
    """The next round; the game ends by victory, or where no objective is left to be revealed."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        """Count the round, and put its phases on the stack."""
        state = execution.state
        state.round += 1
        state.refused = []
        execution.tell("round", round=state.round)
        execution.push(*(Phase(name) for name in PHASES))


class PhaseRule(ActingRule):
    """One of the phases of a round, named by its frame."""

    frame = Phase

    def run(self, execution: Execution[State], frame: Phase) -> None:
        """Begin what it consists of."""
        execution.pop()
        if frame.name != "agenda":  # which tells itself whether there is one
            execution.tell("phase", phase=frame.name)
        PHASES[frame.name](execution)
