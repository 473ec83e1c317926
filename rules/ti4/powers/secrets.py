"""Powers of factions about action cards: Xxcha, Yssaril (2, 22, 34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.action_cards.cancelling import HEAVY, MINE, cancel
from rules.ti4.cards.card import ALWAYS, Card, others_with_cards
from rules.ti4.cards.frames import DiscardCards, Played
from rules.ti4.cards.looking import look_at_hand
from rules.ti4.cards.playing import cards_in_question, is_heavy
from rules.ti4.components.action_cards import name_of
from rules.ti4.powers.levies import TOKEN, spend_token
from rules.ti4.state import State, seat_in


class InstinctTraining(Card):
    """Xxcha: an action card that another player has just announced is cancelled, a Sabotage too."""

    id = "instinct-training"
    conditions = (MINE, HEAVY, ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """That card; it is paid with a command token."""
        played = next(cards_in_question(state), None)
        if played and played.seat != seat and state.players[seat].pools.strategy:
            yield Option("", "", {"target": played.seat, "cancels": name_of(played.card)}, TOKEN)

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where it harms the player, where it is one of those that decide games, or whatever it is."""
        played = next(cards_in_question(state), None)
        if played is None or not any(self.targets(state, seat)):
            return None
        name = name_of(played.card)
        harmed = condition == MINE and seat in Card.by_id[name].hits(state, played)
        return "" if harmed or condition == ALWAYS or (condition == HEAVY and is_heavy(name)) else None

    def hits(self, state: State, played: Played) -> Iterable[int]:
        """Nobody: it is no action card, and cannot be cancelled (2.8)."""
        return ()

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """The card has no effect."""
        spend_token(execution, played.seat)
        cancel(execution, played.seat, next(cards_in_question(execution.state)))


class StallTactics(Card):
    """Yssaril: an action that does nothing but discard an action card."""

    id = "stall-tactics"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """With any in the hand."""
        if state.players[seat].hand:
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Which one is said next."""
        execution.push(DiscardCards(played.seat, 1))


class MageonImplants(Card):
    """Yssaril: another player's action cards are looked at, and one is taken."""

    id = "mageon-implants"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any other player who holds action cards."""
        return others_with_cards(state, seat)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Look at the hand; which card is taken is asked then."""
        look_at_hand(execution, played.seat, seat_in(played.target))
