"""Powers of factions over an agenda: Quash of the Xxcha, Galactic Threat of Nekro (8, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.agendas.agenda import replace_agenda
from rules.ti4.agendas.effect import supporters
from rules.ti4.agendas.rider import Rider
from rules.ti4.agendas.voting import THREAT, open_agenda
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.frames import TakeTechnology
from rules.ti4.powers.levies import TOKEN, spend_token
from rules.ti4.state import State


class Quash(Card):
    """The agenda is discarded for a command token, and another one revealed."""

    id = "quash"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """While there is a token to pay it with."""
        if state.players[seat].pools.strategy:
            yield Option("", costs=TOKEN)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Another agenda lies open, with its own moments before votes (8)."""
        spend_token(execution, played.seat)
        replace_agenda(execution)


class GalacticThreat(Rider):
    """Once in an agenda phase Nekro predicts an outcome, and gains a technology of somebody who voted for it."""

    id = THREAT

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Every outcome, if nothing was predicted with it in this phase."""
        if seat not in state.threatening:
            yield from super().targets(state, seat)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """That holds for the phase, even where another agenda takes the place of this one."""
        execution.state.threatening.append(played.seat)
        super().resolve(execution, played)

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Which technology of those who voted so is asked; it is gained, not researched (90)."""
        agenda = open_agenda(execution.state)
        assert agenda is not None
        owners = [each for each in supporters(execution.state, agenda, agenda.elected) if each != seat]
        execution.push(TakeTechnology(seat, owners))
