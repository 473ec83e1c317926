"""The agenda phase: two agendas, each revealed, voted on and resolved; then planets are readied (8).

An agenda is one question to everybody (`council.py`) and what follows from the answers, step by step.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.agendas.council import ask_council, wanted_in
from rules.ti4.agendas.deck import draw_agenda
from rules.ti4.agendas.effect import AgendaEffect, repeal, resolve
from rules.ti4.agendas.elimination import eliminate_players
from rules.ti4.agendas.frames import Agenda, BreakTie, CastVotes, ElectByCommittee, NextAgenda
from rules.ti4.agendas.outcomes import leading, outcome_facts, outcome_of, outcomes, word_of
from rules.ti4.agendas.rider import Rider
from rules.ti4.agendas.voting import is_decided, open_agenda, voting_order
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Window
from rules.ti4.cards.moments import AGENDA_AFTER, AGENDA_PHASE, AGENDA_WHEN, ELECTED, SPEAKER_VOTED, open_window
from rules.ti4.cards.windows import announced_window, leave
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.setup.setup import DECIDED, VOTES
from rules.ti4.state import State, seat_in

NUMBER = 2  # of agendas in a phase
COMMITTEE = "committee-formation"
HOLD = "hold"


def begin_agenda_phase(execution: Execution[State]) -> None:
    """There is none as long as the custodians are on Mecatol Rex (27.4)."""
    state = execution.state
    if not any(system.custodians for system in state.galaxy.values()):
        execution.tell("phase", phase="agenda")
        execution.push(NextAgenda(NUMBER))
        open_window(execution, AGENDA_PHASE, [player.seat for player in state.playing()])


class NextAgendaRule(ActingRule):
    """The next agenda of the phase, or its end."""

    frame = NextAgenda

    def run(self, execution: Execution[State], frame: NextAgenda) -> None:
        """Reveal it; at the end all planets are readied (8.22)."""
        if frame.left:
            frame.left -= 1
            reveal(execution)
            return
        execution.pop()
        execution.state.voteless, execution.state.threatening = [], []
        for system in execution.state.galaxy.values():
            for planet in system.planets:
                planet.exhausted = False


def reveal(execution: Execution[State]) -> None:
    """Reveal the next agenda that has anything to vote on; one without is discarded, and told as `no-object`.

    Its `Agenda` is put on the stack. Where no agenda of the deck has anything, nothing is.
    """
    state = execution.state
    for _ in AGENDAS:
        id = draw_agenda(execution)
        execution.tell("agenda", agenda=id)
        found = outcomes(state, id)
        if found and AgendaEffect.by_id[id].playable(state):
            lay_open(execution, Agenda(id, outcomes=found))
            return
        state.agenda_discard.append(id)
        execution.tell("no-object", agenda=id)


def lay_open(execution: Execution[State], agenda: Agenda) -> None:
    """Push the vote on an agenda; everybody may trade once with everybody meanwhile (94).

    Offers, ballots and trades of the agenda before are forgotten. The answer that leads here counts at once.
    """
    state = execution.state
    state.agenda, state.silenced, state.offers, state.traded = agenda.id, [], [], []
    for player in state.players:
        player.ballot = ""
    execution.closed = True
    execution.push(agenda)


def replace_agenda(execution: Execution[State]) -> None:
    """The agenda is discarded, and another one revealed: all begins anew, and cards in line stay in their hands.

    So is a law in force that is voted on again.
    """
    state, agenda = execution.state, open_agenda(execution.state)
    assert agenda is not None
    while execution.stack[-1] is not agenda:
        frame = execution.stack.pop()
        if isinstance(frame, Window):
            leave(state, frame)
    execution.pop()
    if agenda.again:
        repeal(execution, agenda.id)
    else:
        state.agenda_discard.append(agenda.id)
    reveal(execution)


class AgendaRule(ActingRule):
    """One step after the other."""

    frame = Agenda

    def run(self, execution: Execution[State], frame: Agenda) -> None:
        """Carry out the next step of the agenda."""
        names = [*STEPS]
        name = frame.step
        following = names.index(name) + 1
        frame.step = names[following] if following < len(names) else ""
        STEPS[name](execution, frame)


def _council(execution: Execution[State], agenda: Agenda) -> None:
    ask_council(execution)


def _when(execution: Execution[State], agenda: Agenda) -> None:
    execution.push(*announced_window(execution.state, AGENDA_WHEN, wanted_in(execution.state, AGENDA_WHEN)))


def _after(execution: Execution[State], agenda: Agenda) -> None:
    execution.push(*announced_window(execution.state, AGENDA_AFTER, wanted_in(execution.state, AGENDA_AFTER)))


def _committee(execution: Execution[State], agenda: Agenda) -> None:
    law = execution.state.law(COMMITTEE)
    if law and AGENDAS[agenda.id].elect == "player":
        execution.push(ElectByCommittee(law.owner))


def _vote(execution: Execution[State], agenda: Agenda) -> None:
    """One player after the other; where the table ends a vote that is decided, only as long as it is not."""
    state, voted = execution.state, len(agenda.turns)
    order = voting_order(state)
    if agenda.elected or voted == len(order):
        return
    seat = order[voted]
    if state.options[VOTES] == DECIDED and is_decided(state, agenda, seat):
        execution.tell("decided")
        return
    agenda.turns.append(seat)
    agenda.step = "vote"
    execution.push(CastVotes(seat))


def _speaker_voted(execution: Execution[State], agenda: Agenda) -> None:
    open_window(execution, SPEAKER_VOTED, [vote.seat for vote in agenda.votes])


def _decide(execution: Execution[State], agenda: Agenda) -> None:
    """Most votes; at a tie, or without any, the speaker says what (8.20)."""
    if agenda.elected:
        return
    found = leading(agenda)
    if len(found) == 1:
        agenda.elected = found[0]
    else:
        execution.push(BreakTie(execution.state.speaker, found))


def _elect(execution: Execution[State], agenda: Agenda) -> None:
    if AGENDAS[agenda.id].elect == "player":
        open_window(execution, ELECTED, [seat_in(agenda.elected)])


def _resolve(execution: Execution[State], agenda: Agenda) -> None:
    execution.tell("outcome", agenda=agenda.id, **outcome_facts(agenda, agenda.elected))
    resolve(execution, agenda)


def _predictions(execution: Execution[State], agenda: Agenda) -> None:
    """Riders pay in turn from the speaker on (8.21)."""
    order = execution.state.clockwise(execution.state.speaker)
    right = [each for each in agenda.predictions if each.outcome == agenda.elected and each.seat in order]
    if right:
        first = min(right, key=lambda each: order.index(each.seat))
        agenda.predictions.remove(first)
        agenda.step = "predictions"
        rider = Card.by_id[first.card]
        assert isinstance(rider, Rider)
        execution.tell("foretold", seat=first.seat, card=first.card)
        rider.pay(execution, first.seat)


def _conclude(execution: Execution[State], agenda: Agenda) -> None:
    AgendaEffect.by_id[agenda.id].concluded(execution, agenda)


def _end(execution: Execution[State], agenda: Agenda) -> None:
    """It is over, and who has lost everything by it is out (33); another one may have been voted on inside it."""
    state = execution.state
    execution.pop()
    around = open_agenda(state)
    state.agenda, state.silenced, state.offers, state.traded = around.id if around else "", [], [], []
    for player in state.players:
        player.ballot = ""
    if around is None:
        eliminate_players(execution)


STEPS: dict[str, Callable[[Execution[State], Agenda], None]] = {
    "council": _council,
    "when": _when,
    "after": _after,
    "committee": _committee,
    "vote": _vote,
    "speaker-voted": _speaker_voted,
    "decide": _decide,
    "elect": _elect,
    "resolve": _resolve,
    "predictions": _predictions,
    "conclude": _conclude,
    "end": _end,
}


class ElectByCommitteeRule(AskingRule):
    """The owner of the law may elect a player instead of a vote."""

    frame = ElectByCommittee

    def ask(self, state: State, frame: ElectByCommittee) -> Decision:
        """Whom, or to hold the vote."""
        agenda = open_agenda(state)
        assert agenda is not None
        elected = [Option(outcome, "", outcome_facts(agenda, outcome)) for outcome in agenda.outcomes]
        options = [Option(HOLD), *elected]
        return choose(frame.seat, "elect-by-committee", options, (HOLD,), agenda=agenda.id)

    def do(self, execution: Execution[State], frame: ElectByCommittee, answer: Answer) -> None:
        """Discard the law for it."""
        execution.pop()
        state, agenda = execution.state, open_agenda(execution.state)
        if answer[0] == HOLD:
            return
        assert agenda is not None
        agenda.elected = answer[0]
        state.laws = [law for law in state.laws if law.id != COMMITTEE]
        state.agenda_discard.append(COMMITTEE)
        execution.tell("committee", seat=frame.seat, target=seat_in(answer[0]))


class BreakTieRule(AskingRule):
    """The speaker decides, which is no vote."""

    frame = BreakTie

    def ask(self, state: State, frame: BreakTie) -> Decision:
        """Between the outcomes with most votes, or all where nobody has voted (8)."""
        agenda = open_agenda(state)
        assert agenda is not None
        options = [Option(word_of(agenda, each), "", outcome_facts(agenda, each)) for each in frame.outcomes]
        return choose(frame.seat, "break-tie", options, agenda=agenda.id)

    def do(self, execution: Execution[State], frame: BreakTie, answer: Answer) -> None:
        """That outcome has won; the speaker has cast no vote by it (8)."""
        execution.pop()
        agenda = open_agenda(execution.state)
        assert agenda is not None
        agenda.elected = outcome_of(agenda, answer[0])
        execution.tell("broke-tie", seat=frame.seat, **outcome_facts(agenda, agenda.elected))
