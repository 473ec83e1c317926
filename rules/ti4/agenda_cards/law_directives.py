"""Directives about laws, votes and objectives (7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.flow import Execution
from rules.ti4.agendas.agenda import lay_open, reveal
from rules.ti4.agendas.effect import AgendaEffect, repeal
from rules.ti4.agendas.frames import Agenda
from rules.ti4.agendas.outcomes import outcomes
from rules.ti4.cards.deck import discard_hands
from rules.ti4.components.objectives import Stage
from rules.ti4.economy.gains import exhaust
from rules.ti4.scoring.public import reveal_objective
from rules.ti4.state import State, seat_in


class IncentiveProgram(AgendaEffect):
    """One public objective more, from the cards that were left over in set-up."""

    id = "incentive-program"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Reveal an objective of stage I; there may be none left (61)."""
        _reveal_more(execution, "one")

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Reveal an objective of stage II; there may be none left (61)."""
        _reveal_more(execution, "two")


def _reveal_more(execution: Execution[State], stage: Stage) -> None:
    """As long as more cards of the stage are unseen than lie face down, one of those left over is there."""
    state = execution.state
    if len(state.possible[stage]) > state.objectives_left[stage]:
        reveal_objective(execution, stage)


class MiscountDisclosed(AgendaEffect):
    """The law that is elected is voted on again, as if it had just been revealed, and stays in force meanwhile."""

    id = "miscount-disclosed"

    def concluded(self, execution: Execution[State], agenda: Agenda) -> None:
        """A vote inside this one, with cards and trade of its own; with nothing to elect another agenda comes."""
        execution.tell("agenda", agenda=agenda.elected)
        if found := outcomes(execution.state, agenda.elected):
            lay_open(execution, Agenda(agenda.elected, outcomes=found, again=True))
        else:
            execution.tell("no-object", agenda=agenda.elected)
            repeal(execution, agenda.elected)
            reveal(execution)


class NewConstitution(AgendaEffect):
    """All laws are discarded; nothing is voted on where there are none."""

    id = "new-constitution"

    def playable(self, state: State) -> bool:
        """With a law in force."""
        return bool(state.laws)

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Discard them; home planets are exhausted as the next strategy phase begins."""
        state = execution.state
        for law in [*state.laws]:
            repeal(execution, law.id)
        state.delayed.append(self.id)

    def later(self, execution: Execution[State], seats: Sequence[int]) -> None:
        """Everybody exhausts the planets of the own home system that they still control."""
        state = execution.state
        for player in state.playing():
            home = next(system for system in state.galaxy.values() if system.tile == player.printed.home)
            own = [planet for planet in home.planets if planet.owner == player.seat and not planet.exhausted]
            exhaust(execution, own)


class PublicExecution(AgendaEffect):
    """Whoever is elected loses all action cards, the speaker token and the vote."""

    id = "public-execution"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """The token goes to the left; without a vote they are for the rest of this agenda phase."""
        state = execution.state
        player = state.players[seat_in(agenda.elected)]
        discard_hands(execution, [player])
        if state.speaker == player.seat:
            state.speaker = state.clockwise(player.seat)[1]
            execution.tell("speaker", seat=state.speaker)
        state.voteless.append(player.seat)
