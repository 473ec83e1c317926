"""What an agenda does: a class for each, found by its id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.core.flow import Execution
from rules.ti4.agendas.frames import Agenda
from rules.ti4.components.agendas import AGAINST, AGENDAS, FOR
from rules.ti4.laws.discarding import discard_law
from rules.ti4.state import Law, State


class AgendaEffect:
    """An agenda. A subclass says what follows from its outcomes; what is left out does nothing.

    A law that is adopted is in force when `adopted` is called; what it changes from then on stands where that is
    decided, which asks `State.law`, `State.owns` or `State.attached`.
    """

    id: ClassVar[str] = ""  # none of a class that several agendas share
    by_id: ClassVar[dict[str, AgendaEffect]] = {}

    def __init_subclass__(cls) -> None:
        """Every agenda is found by its id; raises KeyError for one that is not in the box."""
        if cls.id:
            AgendaEffect.by_id[AGENDAS[cls.id].id] = cls()

    def playable(self, state: State) -> bool:
        """Whether there is anything to vote on; an agenda without it is discarded, and another one revealed."""
        return True

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """`For` has won, or something was elected: `agenda.elected` says what, as `p2` or an id."""

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """`Against` has won."""

    def concluded(self, execution: Execution[State], agenda: Agenda) -> None:
        """Riders have paid too, and nothing of this agenda is left to do (8.21)."""

    def later(self, execution: Execution[State], seats: Sequence[int]) -> None:
        """The next strategy phase begins, to which `State.delayed` has put this off, for these players."""

    def repealed(self, execution: Execution[State], law: Law) -> None:
        """The law is in force no more."""


def resolve(execution: Execution[State], agenda: Agenda) -> None:
    """Carry out the outcome of a vote; an adopted law stays in force, all else is discarded (7)."""
    state, effect = execution.state, AgendaEffect.by_id[agenda.id]
    adopted = agenda.elected != AGAINST
    if adopted and AGENDAS[agenda.id].law:
        _put_in_force(execution, agenda)
    elif state.law(agenda.id):
        repeal(execution, agenda.id)
    elif agenda.id not in state.agenda_discard:
        state.agenda_discard.append(agenda.id)
    if adopted:
        effect.adopted(execution, agenda)
    else:
        effect.rejected(execution, agenda)


def _put_in_force(execution: Execution[State], agenda: Agenda) -> None:
    """One that was voted on again gives way to itself; one that was used up in the vote comes back from the pile."""
    state, former = execution.state, execution.state.law(agenda.id)
    state.laws = [law for law in state.laws if law is not former]
    state.agenda_discard = [id for id in state.agenda_discard if id != agenda.id]
    state.laws.append(Law(agenda.id, "" if agenda.elected == FOR else agenda.elected, since=state.round))
    if former:
        AgendaEffect.by_id[agenda.id].repealed(execution, former)


def repeal(execution: Execution[State], id: str) -> None:
    """Discard a law in force, in place: what it did ends, and points that came with it stay (7).

    Told as `repealed`. The law must be in force.
    """
    law = discard_law(execution, id)
    AgendaEffect.by_id[id].repealed(execution, law)


def carry_out_delayed(execution: Execution[State]) -> None:
    """A strategy phase begins: what agendas have put off until then (7)."""
    state = execution.state
    delayed, state.delayed = state.delayed, []
    for word in reversed(delayed):  # so that what the first of them asks is asked first
        id, _, numbers = word.partition(":")
        AgendaEffect.by_id[id].later(execution, [int(number) - 1 for number in numbers.split()])


def supporters(state: State, agenda: Agenda, outcome: str) -> list[int]:
    """Who has voted for an outcome, in the order from the speaker on."""
    seats = {vote.seat for vote in agenda.votes if vote.outcome == outcome}
    return [seat for seat in state.clockwise(state.speaker) if seat in seats]
