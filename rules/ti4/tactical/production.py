"""Production: units are made in the active system by docks there, and paid with resources, all in one answer (67, 68).

A word names units (`carrier`, `infantry:jord`) or what pays for them (`pay:jord`, `pay:trade-goods`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Allocate, Answer, Decision, Slot, allocation, spread
from rules.core.flow import WASTED, Execution, Rule, results
from rules.ti4.components.units import UNIT_KINDS, WITH_TOKENS, UnitKind
from rules.ti4.economy.spending import PAY, amount, available, paid_in, paying, spend, spent_of
from rules.ti4.frames import Produce
from rules.ti4.galaxy.forces import put
from rules.ti4.production.solver import Item, Order, best, items, most, price, refusal
from rules.ti4.production.yard import Yard, producers, yard_of
from rules.ti4.state import State

PROPOSED = (1, 2, 3)  # units of a kind that proposals have, besides as many as can be


class ProduceRule(Rule):
    """Units and their payment in one answer; nothing is made where nothing is said."""

    frame = Produce

    def asks(self, state: State, frame: Produce) -> bool:
        """Where something can be made, and paid for."""
        return bool(_makeable(state, frame))

    def ask(self, state: State, frame: Produce) -> Decision | None:
        """What is made, and with what it is paid."""
        units = _makeable(state, frame)
        if not units:
            return None
        slots = (*units, *paying(state, state.players[frame.seat], "resources"))
        offers = tuple(dict.fromkeys(((), *_offers(state, frame, units))))
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots), offers)
        facts: dict[str, str | int] = {**state.at(frame.place), "limit": _yard(state, frame).limit}
        return Decision(frame.seat, "produce", ask, (), facts)

    def do(self, execution: Execution[State], frame: Produce, answer: Answer) -> None:
        """Make them; raises `Illegal` for too many, too dear, or more than the fleet pool or the ships can hold."""
        state, player = execution.state, execution.state.players[frame.seat]
        amounts = allocation(answer)
        made = {word: number for word, number in amounts.items() if not word.startswith(PAY)}
        paid = paid_in(amounts)
        yard, order = _yard(state, frame), _order(made)
        if reason := refusal(yard, order):
            raise reason
        cost = price(yard, order)
        spend(state, player, paid, "resources", cost)
        execution.pop()
        _make(state, frame, made)
        if made:
            told = " ".join(spread(made))
            gone = results({}, spent_of(paid))
            execution.tell("produced", seat=player.seat, **state.at(frame.place), units=told, **gone)
        if (lost := amount(paid, "resources") - cost) > 0:
            execution.tell(WASTED, player.seat, seat=player.seat, what="resources", count=lost)


def _yard(state: State, frame: Produce) -> Yard:
    """What production depends on: by all units in the system, or by the dock on one planet only."""
    using = producers(state, frame.seat, frame.place)
    if frame.dock:
        using = tuple(each for each in using if each.where == frame.dock and each.kind == "space-dock")
    return yard_of(state, frame.seat, frame.place, using)


def _makeable(state: State, frame: Produce) -> list[Slot]:
    """Units that can be made, each at most as often as there are pieces and resources for it alone."""
    yard, able = _yard(state, frame), available(state, state.players[frame.seat], "resources")
    found: list[Slot] = []
    for item in items(yard):
        unit = yard.units[item.kind]
        left = yard.limit if item.kind in WITH_TOKENS else min(yard.limit, yard.plastic[item.kind])
        cap = min(left, (able + yard.discount) // unit.cost * unit.made) if unit.cost else 0
        if cap > 0:
            facts: dict[str, str | int] = {"kind": item.kind, "price": unit.cost or 0, "made": unit.made}
            found.append(Slot(_word(item), cap, facts, "units"))
    return found


def _word(item: Item) -> str:
    """How an item is said: `infantry:jord`, and without a planet in the space area."""
    return f"{item.kind}:{item.where}" if item.where else item.kind


def _order(made: Mapping[str, int]) -> Order:
    """The order that such words are."""
    kinds: dict[str, UnitKind] = {kind: kind for kind in UNIT_KINDS}
    parts = ((word.partition(":"), number) for word, number in made.items())
    return Order({Item(kinds[kind], where): number for (kind, _, where), number in parts})


def _make(state: State, frame: Produce, made: Mapping[str, int]) -> None:
    system = state.galaxy[frame.place]
    for kind in state.players[frame.seat].units:
        if number := made.get(kind, 0):
            put(system.space, frame.seat, kind, number)
        for planet in system.planets:
            if number := made.get(f"{kind}:{planet.id}", 0):
                put(planet.forces, frame.seat, kind, number)


def _offers(state: State, frame: Produce, units: list[Slot]) -> Iterator[Answer]:
    """Units of one kind, alone or with ground forces, each with every payment that is proposed for them."""
    yard, player = _yard(state, frame), state.players[frame.seat]
    able = available(state, player, "resources")
    ground = next((slot for slot in units if slot.word.startswith("infantry")), None)
    for slot in units:
        (item,) = _order({slot.word: 1}).units
        for number in sorted({*PROPOSED, most(yard, item, able)}):
            packages = [{slot.word: number}]
            if ground and ground is not slot:
                packages.append({slot.word: number, ground.word: 2})
            for made in packages if 0 < number <= slot.cap else ():
                for paid in best(state, player, yard, _order(made)).values():
                    yield spread({**made, **{f"{PAY}{word}": each for word, each in paid.items()}})
