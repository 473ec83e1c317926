"""What a computer player produces: carriers and ground forces to expand with, then the best ships, then fighters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, spread
from rules.ti4.components.conditions import CombatWon, UnitsOnBoard
from rules.ti4.components.units import WITH_TOKENS, UnitKind
from rules.ti4.computer.aims import missing, unscored
from rules.ti4.computer.saving import sparing_payment, to_spend
from rules.ti4.computer.values import MADE
from rules.ti4.economy.payment import Means
from rules.ti4.economy.spending import PAY
from rules.ti4.production.solver import Order, best, items, legal, price
from rules.ti4.production.yard import Yard, producers
from rules.ti4.state import Player, State
from rules.ti4.tactical.production import yard_in_question

CARRIERS = 3  # that are enough for one player
LOAD = 3  # ground forces for each carrier
GUARD = 2  # ground forces that stay at home
BEST_FIRST: tuple[UnitKind, ...] = ("war-sun", "dreadnought", "flagship", "cruiser", "destroyer")


def production_value(view: State, player: Player, place: str) -> float:
    """What producing in a system is worth: the resources that could be used there."""
    limit = sum(each.limit for each in producers(view, player.seat, place))
    return MADE * min(to_spend(view, player), 2 * limit)


def production(view: State, player: Player) -> Answer:
    """Units and their payment; () where nothing is worth being made."""
    yard = yard_in_question(view, player.seat)
    order, paid = _paid_order(view, player, yard)
    if paid is None or not order.units:
        return ()
    made = {f"{item.kind}:{item.where}" if item.where else item.kind: number for item, number in order.units.items()}
    return spread({**made, **{f"{PAY}{word}": number for word, number in paid.items()}})


def _paid_order(view: State, player: Player, yard: Yard) -> tuple[Order, Means | None]:
    """What is made, and a payment that leaves what is to be kept; of less where that does not go."""
    for budget in range(to_spend(view, player), -1, -1):
        order = _order(view, player, yard, budget)
        paid = sparing_payment(view, player, best(view, player, yard, order))
        if paid is not None:
            return order, paid
    return Order({}), None


def _order(view: State, player: Player, yard: Yard, budget: int) -> Order:
    """One after the other what is wanted most, as long as it can be made and paid."""
    order = Order({})
    while more := next(_affordable(view, player, yard, order, budget), None):
        order = more
    return order


def _affordable(view: State, player: Player, yard: Yard, order: Order, budget: int) -> Iterator[Order]:
    """The order with what is wanted most besides, of what can be made and paid."""
    possible = [*items(yard)]
    for kind in _wanted(view, player, order):
        made = yard.units[kind].made if kind in yard.units else 1
        for item in (each for each in possible if each.kind == kind):
            for number in sorted({made, 1}, reverse=True):
                larger = Order({**order.units, item: order.units.get(item, 0) + number})
                if price(yard, larger) <= budget and legal(yard, larger):
                    yield larger


def _wanted(view: State, player: Player, order: Order) -> Iterator[UnitKind]:
    """Kinds of units, those first that are wanted most besides an order."""
    have = {
        kind: sum(force.count(kind) for force in view.forces(player.seat)) + order.count(kind) for kind in player.units
    }
    if have["infantry"] < LOAD * have["carrier"] + GUARD:
        yield "infantry"
    if have["carrier"] < min(CARRIERS, 1 + view.round):
        yield "carrier"
    yield from _asked_for(view, player)
    yield from (kind for kind in BEST_FIRST if kind in player.units)
    yield from WITH_TOKENS


def _asked_for(view: State, player: Player) -> Iterator[UnitKind]:
    """Kinds that objectives ask for."""
    for objective in unscored(view, player):
        condition = objective.condition
        if isinstance(condition, UnitsOnBoard) and missing(view, player, condition):
            yield condition.unit
        elif isinstance(condition, CombatWon) and condition.with_flagship and missing_flagship(view, player):
            yield "flagship"


def missing_flagship(view: State, player: Player) -> bool:
    """Whether the flagship is not on the board."""
    return not any(force.count("flagship") for force in view.forces(player.seat))
