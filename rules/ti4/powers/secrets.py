"""Powers of factions about action cards: Xxcha, Yssaril (2, 22, 34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.action_cards.cancelling import HEAVY, MINE, cancel
from rules.ti4.cards.card import ACTION_CARD, ALWAYS, Card
from rules.ti4.cards.deck import check_hands
from rules.ti4.cards.frames import DiscardCards, Played, TakeFromHand
from rules.ti4.cards.playing import cards_in_question, is_heavy
from rules.ti4.cards.seen import pass_unseen, remember, seen_of
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
        """Nobody may cancel it."""
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
        """Whoever holds any."""
        for player in state.playing():
            if player.seat != seat and player.hand:
                yield Option(f"p{player.seat + 1}", "", {"target": player.seat})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Look at them."""
        look_at_hand(execution, played.seat, seat_in(played.target))


def look_at_hand(execution: Execution[State], seat: int, target: int) -> None:
    """A player sees all action cards of another, and takes one."""
    state = execution.state
    hand = state.players[target].hand
    execution.tell("looked-at-hand", seat=seat, target=target, count=len(hand))
    if hand:
        remember(state.players[seat], target, hand)
        execution.learned = True
        facts: dict[str, str | int] = {"target": target, ACTION_CARD: " ".join(map(name_of, hand))}
        execution.tell("saw-hand", seat, seat=seat, **facts)
        execution.push(TakeFromHand(seat, target))


class TakeFromHandRule(AskingRule):
    """One of the cards that were just seen."""

    frame = TakeFromHand

    def ask(self, state: State, frame: TakeFromHand) -> Decision:
        """Which one."""
        seen = seen_of(state.players[frame.seat], frame.target)
        cards = seen or state.players[frame.target].hand  # which others than the player see as little as the hand
        options = [Option(copy, "", {ACTION_CARD: name_of(copy)}) for copy in cards]
        return choose(frame.seat, "take-from-hand", options, target=frame.target)

    def do(self, execution: Execution[State], frame: TakeFromHand, answer: Answer) -> None:
        """Only the two see which; who holds too many then discards at once."""
        execution.pop()
        state = execution.state
        giver, taker = state.players[frame.target], state.players[frame.seat]
        pass_unseen(state, giver, taker, answer[0])
        execution.shown = True
        execution.tell("took-card", seat=taker.seat, target=giver.seat)
        facts: dict[str, str | int] = {"seat": taker.seat, "target": giver.seat, ACTION_CARD: name_of(answer[0])}
        execution.tell("took-which", taker.seat, giver.seat, **facts)
        check_hands(execution, [taker.seat])
