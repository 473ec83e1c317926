"""Producing units in a system: which orders are legal, what they cost, and how they are best paid (67, 68, 26, 37, 16).

An order that would not fit into the fleet pool or the capacity of the system is refused, not cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from rules.core.decisions import Illegal
from rules.core.records import record
from rules.ti4.components.units import PLASTIC, UNIT_KINDS, WITH_TOKENS, UnitKind, class_of
from rules.ti4.economy.payment import Aim, Means, proposals
from rules.ti4.galaxy.forces import beyond_limits
from rules.ti4.production.yard import SPACE, Yard
from rules.ti4.state import Player, State


@record
class Item:
    """A kind of unit and where it is placed: in the space area, or on a planet."""

    kind: UnitKind
    where: str = SPACE


@record
class Order:
    """Units that are made, and ships that are taken off the board, by place and kind, for pieces that are wanting."""

    units: Mapping[Item, int]
    removed: Mapping[tuple[str, UnitKind], int] = field(default_factory=dict)

    def count(self, kind: UnitKind) -> int:
        """How many units of a kind are made."""
        return sum(number for item, number in self.units.items() if item.kind == kind)

    @property
    def size(self) -> int:
        """How many units are made."""
        return sum(self.units.values())


def items(yard: Yard) -> Iterator[Item]:
    """What could be made by the units that produce here, kind by kind and place by place, however much of it.

    Limits, pieces and payment are not looked at: see `refusal`.
    """
    for kind, unit in yard.units.items():
        if unit.cost is not None and (yard.kinds is None or kind in yard.kinds):
            yield from (Item(kind, where) for where in _places(yard, kind))


def _places(yard: Yard, kind: UnitKind) -> tuple[str, ...]:
    """Where a kind is placed: ships in space unless there is a blockade, ground forces by what produces them."""
    if class_of(kind) == "ship":
        return () if yard.blockaded or not yard.producers else (SPACE,)
    from_space = _makes(yard, SPACE)
    on_planets = tuple(planet for planet in yard.landing if from_space or _makes(yard, planet))
    return (SPACE, *on_planets) if from_space else on_planets


def _makes(yard: Yard, where: str) -> int:
    """How many ground forces the units in a place make."""
    return sum(each.limit for each in yard.producers if each.where == where and each.makes_ground_forces)


def price(yard: Yard, order: Order) -> int:
    """Resources for an order, at least 0, with the discount of the yard.

    Of units that are made two at once, an odd one costs as much as two (68).
    """
    return max(0, _printed(yard, order) - yard.discount)


def saved(yard: Yard, order: Order) -> int:
    """How many resources of the price the discount of the yard takes off."""
    return _printed(yard, order) - price(yard, order)


def _printed(yard: Yard, order: Order) -> int:
    """What the units of an order cost by themselves."""
    kinds = ((unit, order.count(kind)) for kind, unit in yard.units.items())
    return sum(-(-number // unit.made) * (unit.cost or 0) for unit, number in kinds)


def legal(yard: Yard, order: Order) -> bool:
    """Whether an order can be made, if it is paid."""
    return refusal(yard, order) is None


def refusal(yard: Yard, order: Order) -> Illegal | None:
    """Why an order cannot be made, or None where it can; whether it can be paid is not looked at.

    The first reason that holds: production-limit, budget, then what is wrong with places, with pieces, with the fleet
    pool or the capacity.
    """
    if order.size > yard.limit:
        return Illegal("production-limit", most=yard.limit, given=order.size)
    if yard.budget is not None and price(yard, order) > yard.budget:
        return Illegal("budget", most=yard.budget, given=price(yard, order))
    return _misplaced(yard, order) or _too_many_pieces(yard, order) or _too_full(yard, order)


def _misplaced(yard: Yard, order: Order) -> Illegal | None:
    """Units where none can be made, or more ground forces than units make there.

    Those in space make ground forces for any planet there; whatever makes no ground forces is left for ships.
    """
    possible = {*items(yard)}
    for item, number in order.units.items():
        if number and item not in possible:
            return Illegal("not-produced", kind=item.kind, where=item.where)
    ground = {item.where: number for item, number in order.units.items() if class_of(item.kind) == "ground-force"}
    beyond = sum(max(0, number - _makes(yard, where)) for where, number in ground.items() if where != SPACE)
    most = _makes(yard, SPACE)
    if (given := beyond + ground.get(SPACE, 0)) > most:
        return Illegal("ground-force-limit", most=most, given=given)
    return None


def _too_many_pieces(yard: Yard, order: Order) -> Illegal | None:
    """More ships than there are pieces, or places with tokens and no piece; a ship is removed only for one of its kind.

    Fighters and infantry are made as tokens where there are no pieces, of which one has to be in each place.
    """
    for kind in UNIT_KINDS:
        removed = sum(number for (_, each), number in order.removed.items() if each == kind)
        wanting = max(0, order.count(kind) - max(0, yard.plastic[kind])) if kind not in WITH_TOKENS else 0
        if removed != wanting:
            return Illegal("plastic", kind=kind, wanting=wanting, removed=removed)
    for (place, kind), number in order.removed.items():
        if number > yard.removable.get((place, kind), 0):
            return Illegal("not-removable", kind=kind, place=place)
    for kind, stacks in yard.stacks.items():
        new = {item.where or yard.place for item, number in order.units.items() if item.kind == kind and number}
        if new - stacks and len(stacks | new) > PLASTIC[kind]:
            return Illegal("plastic-stacks", kind=kind, most=PLASTIC[kind])
    return None


def _too_full(yard: Yard, order: Order) -> Illegal | None:
    """More ships than the fleet pool, or more fighters and ground forces than the ships and docks here can hold.

    Nothing is too much where nothing comes into space.
    """
    if not any(number for item, number in order.units.items() if item.where == SPACE):
        return None
    space = {kind: yard.here[kind] + order.units.get(Item(kind), 0) for kind in yard.units}
    for (place, kind), number in order.removed.items():
        space[kind] -= number if place == yard.place else 0
    over, beyond = beyond_limits(yard.units, space, fleet=yard.fleet, dock_room=yard.room)
    if over:
        return Illegal("fleet-pool", most=yard.fleet, given=yard.fleet + over)
    if beyond:
        return Illegal("capacity", over=beyond)
    return None


def best(state: State, player: Player, yard: Yard, order: Order) -> Mapping[Aim, Means]:
    """A payment of an order for each aim of `payment.payments`; none at all where it is illegal or too dear.

    By `least-lost`, `no-goods` and `other-kept`: planets and trade goods with how much is spent of each, of which
    several aims may have the same. Nothing is spent by this.
    """
    return proposals(state, player, "resources", price(yard, order)) if legal(yard, order) else {}


def most(yard: Yard, item: Item, resources: int) -> int:
    """The most of one item, and of nothing else, that can be made for so many resources without removing a ship."""
    orders = ((number, Order({item: number})) for number in range(yard.limit, 0, -1))
    return next((number for number, order in orders if price(yard, order) <= resources and legal(yard, order)), 0)
