"""Nine rounds of four phases, the last without clean-up, then the final scoring."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution
from rules.eclipse.combat_phase.phase import begin_combat
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.frames import NextTurn, Phase, Round
from rules.eclipse.phases.cleanup import clean_up
from rules.eclipse.phases.upkeep import begin_upkeep
from rules.eclipse.scoring.final import final_scoring
from rules.eclipse.state import State


class RoundRule(ActingRule):
    """The next round, or the end after the last; before that only where no civilization is left (chapter 9)."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        """Count it and queue its four phases, or the final scoring in its place."""
        state = execution.state
        if state.round == ROUNDS or not state.living():
            execution.replace(Phase("final"))
            return
        state.round += 1
        execution.tell("round", round=state.round)
        execution.push(Phase("action"), Phase("combat"), Phase("upkeep"), Phase("cleanup"))


class PhaseRule(ActingRule):
    """A phase of a round (action, combat, upkeep, cleanup), or the final scoring."""

    frame = Phase

    def run(self, execution: Execution[State], frame: Phase) -> None:
        """Begin what it consists of."""
        execution.pop()
        if frame.name == "action":
            execution.push(NextTurn(execution.state.first))
        elif frame.name == "combat":
            begin_combat(execution)
        elif frame.name == "upkeep":
            begin_upkeep(execution)
        elif frame.name == "cleanup":
            clean_up(execution)
        else:
            final_scoring(execution.state)
            execution.tell("over")
