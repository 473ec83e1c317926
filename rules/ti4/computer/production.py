"""What a computer player produces: carriers and ground forces to expand with, then the best ships, then fighters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Answer, Decision, allocation, spread
from rules.opponents.reasons import Reason
from rules.ti4.components.conditions import CombatWon, UnitsOnBoard
from rules.ti4.components.units import UNIT_KINDS, WITH_TOKENS, UnitKind
from rules.ti4.computer.aims import missing, unscored
from rules.ti4.computer.reasons import why
from rules.ti4.computer.saving import left_by, sparing_payment, to_spend
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
    return MADE * _usable(view, player, place)


def made(view: State, player: Player, place: str) -> Iterator[Reason]:
    """That something can be made in a system."""
    if number := _usable(view, player, place):
        yield why("makes", MADE * number, n=number)


def _usable(view: State, player: Player, place: str) -> int:
    limit = sum(each.limit for each in producers(view, player.seat, place))
    return min(to_spend(view, player), 2 * limit)


def production(view: State, player: Player) -> Answer:
    """Units and their payment; () where nothing is worth being made."""
    yard = yard_in_question(view, player.seat)
    order, paid = _paid_order(view, player, yard)
    if paid is None or not order.units:
        return ()
    made = {f"{item.kind}:{item.where}" if item.where else item.kind: number for item, number in order.units.items()}
    return spread({**made, **{f"{PAY}{word}": number for word, number in paid.items()}})


def production_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """What units that are made are for, and what their payment leaves."""
    heads = {word.partition(":")[0] for word in allocation(answer)}
    asked = dict(_asked_for(view, player))
    yield from (_for(kind, asked) for kind in UNIT_KINDS if kind in heads)
    if not answer:
        yield why("saves")
    yield from left_by(view, player, answer)


def _for(kind: UnitKind, asked: Mapping[UnitKind, str]) -> Reason:
    """What units of a kind are for; those that are wanted most count for most."""
    if kind in asked:
        return why("asked-for", 3.0, objective=asked[kind])
    if kind == "infantry":
        return why("cargo", 5.0)
    if kind == "carrier":
        return why("carrier-more", 4.0)
    return why("best-ship", 2.0, unit=kind) if kind in BEST_FIRST else why("with-tokens", 1.0)


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
    yield from (kind for kind, _ in _asked_for(view, player))
    yield from (kind for kind in BEST_FIRST if kind in player.units)
    yield from WITH_TOKENS


def _asked_for(view: State, player: Player) -> Iterator[tuple[UnitKind, str]]:
    """Kinds that objectives ask for, with the objective."""
    for objective in unscored(view, player):
        condition = objective.condition
        if isinstance(condition, UnitsOnBoard) and missing(view, player, condition):
            yield condition.unit, objective.id
        elif isinstance(condition, CombatWon) and condition.with_flagship and missing_flagship(view, player):
            yield "flagship", objective.id


def missing_flagship(view: State, player: Player) -> bool:
    """Whether the flagship is not on the board."""
    return not any(force.count("flagship") for force in view.forces(player.seat))
