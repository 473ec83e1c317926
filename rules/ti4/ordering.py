"""An order of units as it is put together: what it costs, what is left of limits, and the best ways to pay it (68, 26).

For people who decide, from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.decisions import Allocate, Answer, Decision, Facts, Illegal, Slot, allocation
from rules.core.records import record
from rules.ti4.economy.payment import Payment, answers
from rules.ti4.economy.spending import PAY, available
from rules.ti4.production.solver import Item, Order, best, price, refusal, saved
from rules.ti4.production.yard import Yard
from rules.ti4.state import State
from rules.ti4.tactical.production import TAKE, order_of, yard_in_question


@record
class Ordering:
    """How an order stands: how many more of each slot there may be, what it costs, its payments, or why it cannot be.

    Facts: its `price`, how much a discount took `off` it, the resources at hand (`able`), how many units were made
    then, and how many are `left`.
    """

    more: Mapping[str, int]
    facts: Facts
    ways: tuple[Payment, ...]
    refused: Illegal | None


def ordering(view: State, decision: Decision, chosen: Answer) -> Ordering:
    """How the units stand that are chosen so far of an answer about production; payments in it are not looked at.

    Limits of what can be made and paid bound what is more; whether ships have room for it is left to what is refused,
    since carriers may be chosen after what they carry.
    """
    assert isinstance(decision.ask, Allocate)
    player = view.players[decision.seat]
    yard = yard_in_question(view, decision.seat)
    amounts = {word: number for word, number in allocation(chosen).items() if not word.startswith(PAY)}
    order = order_of(amounts)
    able = available(view, player, "resources")
    if yard.budget is not None:
        able = min(able, yard.budget)
    cost = price(yard, order)
    slots = [slot for slot in decision.ask.slots if not slot.word.startswith(PAY)]
    counted = {"made": order.size, "left": max(0, yard.limit - order.size)}
    refused = refusal(yard, order)
    if refused is None and cost > able:
        refused = Illegal("too-little", what="resources", cost=cost, paid=able)
    return Ordering(
        {slot.word: _more(yard, order, slot, amounts.get(slot.word, 0), able) for slot in slots},
        {**counted, "price": cost, "off": saved(yard, order), "able": able},
        answers(view, player, amounts, best(view, player, yard, order), "resources", cost) if order.size else (),
        refused,
    )


def _more(yard: Yard, order: Order, slot: Slot, given: int, able: int) -> int:
    """How many more of a slot there may be beside the rest: of units, as many as can be made and paid."""
    left = slot.cap - given
    if slot.word.startswith(TAKE):
        return left
    (item,) = order_of({slot.word: 1}).units
    possible = range(min(left, yard.limit - order.size), 0, -1)
    return next((more for more in possible if price(yard, _with(order, item, more)) <= able), 0)


def _with(order: Order, item: Item, more: int) -> Order:
    """The order with so many more of an item."""
    return replace(order, units={**order.units, item: order.units.get(item, 0) + more})
