"""Strategy phase: from the speaker clockwise everybody chooses a strategy card, with few players twice (84)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution, results
from rules.ti4.components.strategy_cards import EACH, STRATEGY_CARDS
from rules.ti4.frames import ChooseCard
from rules.ti4.state import Player, State


def begin_strategy(execution: Execution[State]) -> None:
    """Who chooses, in this order."""
    state = execution.state
    order = state.clockwise(state.speaker)
    execution.push(*(ChooseCard(seat) for _ in range(cards_each(state)) for seat in order))


def cards_each(state: State) -> int:
    """Strategy cards that each player takes; where one of five was eliminated the others still take one (33)."""
    return EACH[len(state.players)]


def cards_left(state: State) -> list[str]:
    """Strategy cards that nobody holds, by initiative."""
    held = {card for player in state.players for card in player.strategy_cards}
    return [card for card in STRATEGY_CARDS if card not in held]


class ChooseCardRule(AskingRule):
    """One of the cards that are left, with the trade goods on it."""

    frame = ChooseCard

    def ask(self, state: State, frame: ChooseCard) -> Decision:
        """Which of the cards left; a trade good on one is a gain."""
        return choose(frame.seat, "choose-card", [*_options(state)])

    def do(self, execution: Execution[State], frame: ChooseCard, answer: Answer) -> None:
        """Take it; behind the last choice each card that is left gets a trade good."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        goods = state.strategy_goods.pop(answer[0], 0)
        player.strategy_cards.append(answer[0])
        player.trade_goods += goods
        execution.tell("chose-card", seat=frame.seat, card=answer[0], **results({"trade-goods": goods}))
        if not any(isinstance(each, ChooseCard) for each in execution.stack):
            for card in cards_left(state):
                state.strategy_goods[card] = state.strategy_goods.get(card, 0) + 1


def _options(state: State) -> Iterator[Option]:
    for card in cards_left(state):
        goods = state.strategy_goods.get(card, 0)
        gains = {"trade-goods": goods} if goods else {}
        yield Option(card, "", {"card": card, "initiative": STRATEGY_CARDS[card].initiative}, gains=gains)


def initiative(player: Player) -> int:
    """The lowest number of the strategy cards that a player holds (48)."""
    return min(STRATEGY_CARDS[card].initiative for card in player.strategy_cards)


def initiative_order(state: State) -> list[int]:
    """The seats of all who are in the game, by initiative."""
    return [player.seat for player in sorted(state.playing(), key=initiative)]
