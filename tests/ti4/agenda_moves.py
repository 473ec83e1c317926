"""What tests of agendas do at a table: repeal laws, lay agendas open, read questions, store the position."""

from __future__ import annotations

from random import Random

from rules.core.decisions import Decision, Pick
from rules.core.flow import Execution, run_until_question
from rules.core.play import copy
from rules.ti4.agendas.agenda import lay_open
from rules.ti4.agendas.effect import repeal
from rules.ti4.agendas.frames import Agenda
from rules.ti4.agendas.outcomes import outcomes
from rules.ti4.game import GAME
from tests.ti4.kit import Table


def execution(table: Table) -> Execution:  # type: ignore[type-arg]
    """Something that happens at a table now."""
    return Execution(table.state, Random(1), table.state.course)


def end(table: Table, law: str) -> None:
    """A law is repealed."""
    happening = execution(table)
    repeal(happening, law)
    table.events += happening.events
    assert GAME.faults(table.state) == []


def words(decision: Decision) -> list[str]:
    """What can be chosen in a question."""
    assert isinstance(decision.ask, Pick)
    return [option.word for option in decision.ask.options]


def question(table: Table) -> Decision:
    """The first question that waits for an answer."""
    return next(decision for decision in table.pending() if decision.awaited)


def stored(table: Table) -> None:
    """Store the position, and read it back."""
    table.state = copy(GAME, table.state)


def reveal(table: Table, agenda: str) -> None:
    """An agenda lies open."""
    happening = execution(table)
    lay_open(happening, Agenda(agenda, outcomes=outcomes(table.state, agenda)))
    run_until_question(GAME.rules, happening)
