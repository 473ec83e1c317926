"""The course of the game: eight rounds of dice, actions and production, then the final scoring."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution
from rules.pulsar.actions.transmitter_market import show_transmitters
from rules.pulsar.components import ROUNDS
from rules.pulsar.frames import Phase, Round, Turn
from rules.pulsar.phases.dice import begin_dice
from rules.pulsar.phases.production import begin_production
from rules.pulsar.scoring.final import final_scoring
from rules.pulsar.state import State


class RoundRule(ActingRule):
    """The next round, or the end."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        """Begin it. The time marker points at the row of technologies of the same number."""
        state = execution.state
        if state.round == ROUNDS:
            execution.replace(Phase("final"))
            return
        state.round += 1
        execution.tell("round", round=state.round)
        show_transmitters(execution)
        execution.push(Phase("dice"), Phase("action"), Phase("production"))


class PhaseRule(ActingRule):
    """A phase."""

    frame = Phase

    def run(self, execution: Execution[State], frame: Phase) -> None:
        """Begin what it consists of."""
        execution.pop()
        if frame.name == "dice":
            begin_dice(execution)
        elif frame.name == "action":
            execution.tell("actions")
            execution.push(*(Turn(seat) for seat in execution.state.seats()))
        elif frame.name == "production":
            begin_production(execution)
        else:
            final_scoring(execution.state)
            execution.tell("over")
