"""Cards that are played in the strategy phase and the status phase."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played, TakeCard
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import GainTokens
from rules.ti4.state import State


class Summit(Card):
    """Command tokens as the strategy phase begins."""

    id = "summit"
    conditions = (ALWAYS,)
    tokens = 2

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Gain two tokens into pools of the player's choice (20)."""
        execution.push(GainTokens(played.seat, self.tokens, buys=False))


class PublicDisgrace(Card):
    """A player who has named a strategy card has to choose another, if there is one."""

    id = "public-disgrace"
    conditions = tuple(STRATEGY_CARDS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The card that was named."""
        named = next((frame for frame in reversed(state.course) if isinstance(frame, TakeCard)), None)
        if named and named.seat != seat and len({*state.strategy_cards_left()} - {*named.refused}) > 1:
            yield Option("", "", {"target": named.seat, "strategy": named.card})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where it is the card of the instruction."""
        return next(
            (option.word for option in self.targets(state, seat) if option.facts["strategy"] == condition), None
        )

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Refuse the card that was named, so that another is chosen (84)."""
        named = next(frame for frame in reversed(execution.state.course) if isinstance(frame, TakeCard))
        named.refused = [*named.refused, named.card]


class PoliticalStability(Card):
    """The own strategy cards stay for the next round."""

    id = "political-stability"
    conditions = (ALWAYS,)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Keep them: the player chooses none in the next strategy phase (81)."""
        execution.state.players[played.seat].keeps_cards = True
        execution.tell("keeps-cards", seat=played.seat)
