"""Strategy phase: from the speaker clockwise everybody chooses a strategy card, with few players twice (84)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution, results
from rules.ti4.agendas.effect import carry_out_delayed
from rules.ti4.agendas.elimination import eliminate_players
from rules.ti4.cards.frames import StrategyGoods, TakeCard
from rules.ti4.cards.moments import CARD_CHOSEN, STRATEGY_OVER, STRATEGY_PHASE, moment
from rules.ti4.components.strategy_cards import CARDS_EACH, STRATEGY_CARDS
from rules.ti4.economy.gains import add_goods
from rules.ti4.frames import ChooseCard
from rules.ti4.initiative import lay_zero_token
from rules.ti4.laws.owners import after_strategy_phase
from rules.ti4.state import State


def begin_strategy(execution: Execution[State]) -> None:
    """Who chooses, in this order, but for those who have lost everything by an agenda (33)."""
    state = execution.state
    eliminate_players(execution)
    order = state.clockwise(state.speaker)
    choosing = [seat for seat in order if not state.players[seat].strategy_cards]  # others have kept theirs
    execution.push(
        *moment(execution, STRATEGY_PHASE, order),
        *(ChooseCard(seat) for _ in range(cards_each(state)) for seat in choosing),
        StrategyGoods(),
    )
    carry_out_delayed(execution)


def cards_each(state: State) -> int:
    """Strategy cards that each player takes; where one of five was eliminated the others still take one (33)."""
    return CARDS_EACH[len(state.players)]


class ChooseCardRule(AskingRule):
    """One of the cards that are left, with the trade goods on it."""

    frame = ChooseCard

    def ask(self, state: State, frame: ChooseCard) -> Decision:
        """Which of the cards left; a trade good on one is a gain."""
        found = [option for option in _options(state) if option.word not in frame.refused]
        return choose(frame.seat, "choose-card", found)

    def do(self, execution: Execution[State], frame: ChooseCard, answer: Answer) -> None:
        """Name it: others may make the player choose another."""
        execution.pop()
        others = [player.seat for player in execution.state.playing() if player.seat != frame.seat]
        named = TakeCard(frame.seat, answer[0], frame.refused)
        execution.push(*moment(execution, CARD_CHOSEN, others), named)


class TakeCardRule(ActingRule):
    """The card that was named is taken, with the trade goods on it."""

    frame = TakeCard

    def run(self, execution: Execution[State], frame: TakeCard) -> None:
        """Take it, or choose another where it was refused; its trade goods stay where they are then."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        if frame.card in frame.refused:
            execution.push(ChooseCard(frame.seat, frame.refused))
            return
        goods = state.strategy_goods.pop(frame.card, 0)
        player.strategy_cards.append(frame.card)
        add_goods(execution, player, goods)
        execution.tell("chose-card", seat=frame.seat, card=frame.card, **results({"trade-goods": goods}))


class StrategyGoodsRule(ActingRule):
    """Each card that nobody has chosen gets a trade good, and the phase ends."""

    frame = StrategyGoods

    def run(self, execution: Execution[State], frame: StrategyGoods) -> None:
        """Lay them on the cards."""
        state = execution.state
        execution.pop()
        for card in state.strategy_cards_left():
            state.strategy_goods[card] = state.strategy_goods.get(card, 0) + 1
        lay_zero_token(execution)
        order = state.clockwise(state.speaker)
        execution.push(*moment(execution, STRATEGY_OVER, order), *after_strategy_phase(state))


def _options(state: State) -> Iterator[Option]:
    for card in state.strategy_cards_left():
        goods = state.strategy_goods.get(card, 0)
        gains = {"trade-goods": goods} if goods else {}
        yield Option(card, "", {"card": card, "initiative": STRATEGY_CARDS[card].initiative}, gains=gains)
