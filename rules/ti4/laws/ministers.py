"""What ministers bring their owners by themselves (7)."""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.economy.gains import add_goods
from rules.ti4.frames import Produce
from rules.ti4.galaxy.adjacency import neighbors
from rules.ti4.state import Player, State

COMMERCE, EXPLORATION = "minister-of-commerce", "minister-of-exploration"
INDUSTRY = "minister-of-industry"
GOODS = 1


def commerce_goods(state: State, player: Player) -> int:
    """The trade goods that a player gets with replenished commodities: one for each neighbor."""
    return GOODS * len(neighbors(state, player.seat)) if state.owns(player.seat, COMMERCE) else 0


def pay_commerce(execution: Execution[State], player: Player) -> None:
    """A player has replenished commodities."""
    _gain_goods(execution, player, COMMERCE, commerce_goods(execution.state, player))


def pay_exploration(execution: Execution[State], seat: int) -> None:
    """A player has gained control of a planet."""
    if execution.state.owns(seat, EXPLORATION):
        _gain_goods(execution, execution.state.players[seat], EXPLORATION, GOODS)


def _gain_goods(execution: Execution[State], player: Player, law: str, number: int) -> None:
    if number:
        add_goods(execution, player, number)
        execution.tell("law-goods", seat=player.seat, law=law, **results({"trade-goods": number}))


def produce_at_new_dock(execution: Execution[State], seat: int, place: str) -> None:
    """A player has placed a space dock: all own units in its system may produce."""
    if execution.state.owns(seat, INDUSTRY):
        execution.push(Produce(seat, place))
