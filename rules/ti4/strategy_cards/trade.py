"""Trade: trade goods, and commodities replenished; others may be let in without a token (92, 21)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.flow import AskingRule, Execution, results
from rules.ti4.cards.notes import check_agreement
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.gains import add_goods
from rules.ti4.frames import Secondaries, ShareTrade
from rules.ti4.laws.ministers import commerce_goods, pay_commerce
from rules.ti4.state import Player, State, seat_in

GOODS = STRATEGY_CARDS["trade"].primary.trade_goods


def gains(state: State, player: Player) -> dict[str, int]:
    """Trade goods and commodities."""
    return {"trade-goods": GOODS + commerce_goods(state, player), "commodities": _room(player)}


def replenished(state: State, player: Player) -> dict[str, int]:
    """The commodities that there is room for, and what a law brings with them."""
    goods = commerce_goods(state, player)
    return {"commodities": _room(player), **({"trade-goods": goods} if goods else {})}


def _room(player: Player) -> int:
    return player.printed.commodities - player.commodities


def trade(execution: Execution[State], player: Player) -> None:
    """The trade goods, and commodities."""
    add_goods(execution, player, GOODS)
    execution.tell("gained", seat=player.seat, **results({"trade-goods": GOODS}))
    replenish(execution, player)


def replenish(execution: Execution[State], player: Player) -> None:
    """Commodities up to the value of the faction; also where there is no room, it counts as replenishing."""
    more = _room(player)
    if more:
        player.commodities += more
        execution.tell("replenished", seat=player.seat, **results({"commodities": more}))
    pay_commerce(execution, player)
    check_agreement(execution, player)


class ShareTradeRule(AskingRule):
    """Any number of others use the secondary ability without a token, and have to."""

    frame = ShareTrade

    def ask(self, state: State, frame: ShareTrade) -> Decision:
        """Which of the other players; none by default."""
        seats = state.clockwise(frame.seat)[1:]
        options = tuple(Option(f"p{seat + 1}", "", {"target": seat}) for seat in seats)
        return Decision(frame.seat, "share-trade", Pick(options, 0, len(options)), ())

    def do(self, execution: Execution[State], frame: ShareTrade, answer: Answer) -> None:
        """Let them in: they replenish without a token, when the primary is done (92)."""
        execution.pop()
        secondaries = execution.stack[-1]
        assert isinstance(secondaries, Secondaries)
        secondaries.free = [seat_in(word) for word in answer]
        for seat in secondaries.free:
            execution.tell("let-in", seat=frame.seat, target=seat)
