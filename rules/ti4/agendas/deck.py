"""Agendas drawn from the deck, looked at, and put back on top of it or below (66)."""

from __future__ import annotations

from itertools import permutations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.agendas.frames import LookAtAgendas, PlaceAgendas
from rules.ti4.state import PlacedAgenda, State


def draw_agenda(execution: Execution[State]) -> str:
    """The next agenda; the discard pile is shuffled where no other is left (23.5)."""
    state = execution.state
    if state.agendas_on_top:
        return state.agendas_on_top.pop(0).agenda
    if not (state.agenda_deck or state.agendas_below):
        state.agenda_deck, state.agenda_discard = sorted(state.agenda_discard), []
    if state.agenda_deck:
        drawn = execution.rng.choice(state.agenda_deck)
        state.agenda_deck.remove(drawn)
        return drawn
    return state.agendas_below.pop(0).agenda


class LookAtAgendasRule(ActingRule):
    """Only the player sees them."""

    frame = LookAtAgendas

    def run(self, execution: Execution[State], frame: LookAtAgendas) -> None:
        """Then they say where each of them goes."""
        execution.pop()
        seen = [draw_agenda(execution) for _ in range(frame.number)]
        execution.learned = True
        execution.tell("looked-at-agendas", seat=frame.seat, count=frame.number)
        execution.tell("saw-agendas", frame.seat, seat=frame.seat, agenda=" ".join(seen))
        execution.push(PlaceAgendas(frame.seat, seen))


class PlaceAgendasRule(AskingRule):
    """In whatever order, on top or below; that so many lie there all can see."""

    frame = PlaceAgendas

    def ask(self, state: State, frame: PlaceAgendas) -> Decision:
        """Every way to lay them out."""
        numbers = range(1, len(frame.agendas) + 1)
        options = [
            _option(frame, order[:above], order[above:])
            for above in range(len(frame.agendas), -1, -1)
            for order in permutations(numbers)
        ]
        return choose(frame.seat, "place-agendas", options, (options[0].word,))

    def do(self, execution: Execution[State], frame: PlaceAgendas, answer: Answer) -> None:
        """Lay them there, the first of each uppermost."""
        execution.pop()
        state, (above, _, below) = execution.state, answer[0].partition(":")
        top, bottom = ([frame.agendas[int(number) - 1] for number in part.removeprefix("-")] for part in (above, below))
        state.agendas_on_top = [*(PlacedAgenda(frame.seat, agenda) for agenda in top), *state.agendas_on_top]
        state.agendas_below += [PlacedAgenda(frame.seat, agenda) for agenda in bottom]
        execution.tell("placed-agendas", seat=frame.seat, above=len(top), below=len(bottom))


def _option(frame: PlaceAgendas, above: tuple[int, ...], below: tuple[int, ...]) -> Option:
    """By the numbers of the agendas, a dash for none: `12:-` puts both on top."""
    facts: dict[str, str | int] = {}
    words = []
    for side, order in (("above", above), ("below", below)):
        facts[side] = " ".join(frame.agendas[number - 1] for number in order) or "none"
        words.append("".join(map(str, order)) or "-")
    return Option(":".join(words), "", facts)
