"""Hands of others that are looked at, and of which a card is taken, by a power or a note."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.deck import check_hands
from rules.ti4.cards.frames import TakeFromHand
from rules.ti4.cards.seen import pass_unseen, remember, seen_of
from rules.ti4.components.action_cards import name_of
from rules.ti4.state import State


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
