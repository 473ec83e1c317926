"""Riders: action cards that predict the outcome of an agenda, and pay where it comes about."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.agendas.frames import Prediction
from rules.ti4.agendas.outcomes import outcome_facts, outcome_of, word_of
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.state import State


class Rider(Card):
    """A rider. A subclass says what it pays; who plays one cannot vote on that agenda."""

    instead_of_votes = True

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Every outcome that the agenda can come to (8)."""
        if agenda := open_agenda(state):
            for outcome in agenda.outcomes:
                yield Option(word_of(agenda, outcome), facts=outcome_facts(agenda, outcome))

    def hits(self, state: State, played: Played) -> tuple[int, ...]:
        """Nobody, whoever is predicted to be elected."""
        return ()

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Lay it down beside the outcome."""
        agenda = open_agenda(execution.state)
        assert agenda is not None
        outcome = outcome_of(agenda, played.target)
        agenda.predictions.append(Prediction(played.seat, self.id, outcome))
        agenda.barred.append(played.seat)
        execution.tell("predicted", seat=played.seat, card=self.id, **outcome_facts(agenda, outcome))

    def pay(self, execution: Execution[State], seat: int) -> None:
        """The outcome has come about."""
        raise NotImplementedError(self.id)
