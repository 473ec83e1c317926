"""Production: units are made in the active system by docks there, and paid with resources, all in one answer (67, 68).

A word names units (`carrier`, `infantry:jord`), a ship that is taken off the board for one of its kind when no piece is
left (`take:carrier:203`, 23.4), or what pays (`pay:jord`, `pay:trade-goods`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rules.core.decisions import Allocate, Answer, Decision, Facts, Slot, allocation, spread
from rules.core.flow import WASTED, Execution, Rule, results
from rules.ti4.cards.frames import Produced
from rules.ti4.cards.moments import PRODUCED, open_window
from rules.ti4.cards.powers import may_play
from rules.ti4.components.units import UNIT_KINDS, WITH_TOKENS, UnitKind
from rules.ti4.economy.spending import PAY, amount, available, paid_in, paying, spend, spent_of
from rules.ti4.economy.swapping import restore_values
from rules.ti4.frames import IntegratedEconomy, Produce
from rules.ti4.galaxy.forces import put, take_damaged_first
from rules.ti4.laws.prophecy import check_prophecy
from rules.ti4.production.magmus_reactor import reward_production
from rules.ti4.production.solver import Item, Order, best, items, most, price, refusal
from rules.ti4.production.yard import SPACE, Yard, economy_yard, flagship_yard, producers, salvage_yard, yard_of
from rules.ti4.state import Player, State
from rules.ti4.tactical.limits import check_limits

PROPOSED = (1, 2, 3)  # units of a kind that proposals have, besides as many as can be
TAKE = "take:"
IN_SPACE = "space"  # a dock that is on no planet

Producing = Produce | IntegratedEconomy


class ProducingRule(Rule):
    """Units and their payment in one answer; nothing is made where nothing is said."""

    def asks(self, state: State, frame: Producing) -> bool:
        """Where something can be made, and paid for."""
        return bool(makeable(state, frame.seat, yard_asked(state, frame)))

    def run(self, execution: Execution[State], frame: Producing) -> None:
        """Nothing can be made, so nobody is asked."""
        execution.pop()
        restore_values(execution, frame.seat)

    def ask(self, state: State, frame: Producing) -> Decision | None:
        """What is made, and with what it is paid."""
        yard, player = yard_asked(state, frame), state.players[frame.seat]
        units = makeable(state, frame.seat, yard)
        if not units:
            return None
        taken = [*_takeable(state, yard, units)]
        proposed = ((), *_offers(state, player, yard, units), *_offers_taking(state, player, yard, units, taken))
        return _question(state, frame, yard, (*units, *taken), tuple(dict.fromkeys(proposed)))

    def ask_about(self, state: State, frame: Producing, answer: Answer) -> Decision | None:
        """The same, and nothing is proposed."""
        yard = yard_asked(state, frame)
        units = makeable(state, frame.seat, yard)
        return _question(state, frame, yard, (*units, *_takeable(state, yard, units))) if units else None

    def do(self, execution: Execution[State], frame: Producing, answer: Answer) -> None:
        """Make them; raises `Illegal` for too many, too dear, or more than the fleet pool or the ships can hold."""
        state, player = execution.state, execution.state.players[frame.seat]
        amounts = allocation(answer)
        made = {word: number for word, number in amounts.items() if not word.startswith((PAY, TAKE))}
        paid = paid_in(amounts)
        yard, order = yard_asked(state, frame), order_of(amounts)
        if reason := refusal(yard, order):
            raise reason
        cost = price(yard, order)
        spend(state, player, paid, "resources", cost)
        execution.pop()
        _take(execution, frame.seat, order)
        _make(state, frame, made)
        if made:
            told = " ".join(spread(made))
            gone = results({}, spent_of(state, paid, "resources"))
            execution.tell("produced", seat=player.seat, **state.at(frame.place), units=told, **gone)
        apart = isinstance(frame, Produce) and (frame.most > 0 or bool(frame.salvaged))
        if made and not apart and may_play(state, player, PRODUCED):
            execution.push(Produced(player.seat, frame.place))
            open_window(execution, PRODUCED, [player.seat])
        if made and isinstance(frame, Produce) and not apart:
            check_prophecy(execution, frame.seat, order.count("fighter"))
            reward_production(execution, frame.seat, frame.place)
        if (lost := amount(state, player, paid, "resources") - cost) > 0:
            execution.tell(WASTED, player.seat, seat=player.seat, what="resources", count=lost)
        restore_values(execution, frame.seat)


class ProduceRule(ProducingRule):
    """What units that produce make, as many as they can."""

    frame = Produce


class IntegratedEconomyRule(ProducingRule):
    """Units worth as much as the planet that was gained has resources, paid for like others."""

    frame = IntegratedEconomy


def _question(
    state: State, frame: Producing, yard: Yard, made: Sequence[Slot], proposed: tuple[Answer, ...] = ()
) -> Decision:
    slots = (*made, *paying(state, state.players[frame.seat], "resources"))
    ask = Allocate(slots, 0, sum(slot.cap for slot in slots), proposed)
    return Decision(frame.seat, frame.at, ask, (), _facts(state, frame, yard))


def yard_asked(state: State, frame: Producing) -> Yard:
    """What production depends on: by all units in the system, by one dock, by a technology, by a flagship."""
    if isinstance(frame, IntegratedEconomy):
        return economy_yard(state, frame.seat, frame.planet)
    if frame.salvaged:
        return salvage_yard(state, frame.seat, frame.place, frame.salvaged)
    if frame.flagship:
        return flagship_yard(state, frame.seat, frame.place)
    using = producers(state, frame.seat, frame.place)
    if frame.most:  # no unit uses its Production
        return replace(yard_of(state, frame.seat, frame.place, using), most=frame.most, discount=0)
    if frame.dock:
        where = SPACE if frame.dock == IN_SPACE else frame.dock
        using = tuple(each for each in using if each.where == where and each.kind == "space-dock")[:1]
    return yard_of(state, frame.seat, frame.place, using)


def yard_in_question(view: State, seat: int) -> Yard:
    """What the production depends on that a player is asked about.

    That is the innermost, as another may be due below a flagship, a new dock or Integrated Economy.
    """
    producing = [each for each in view.frames() if isinstance(each, (Produce, IntegratedEconomy))]
    return yard_asked(view, next(each for each in reversed(producing) if each.seat == seat))


def _facts(state: State, frame: Producing, yard: Yard) -> Facts:
    """Where, and how much at most: units, or resources for Integrated Economy."""
    if isinstance(frame, IntegratedEconomy):
        return {**state.at(frame.place), "planet": frame.planet, "resources": yard.budget or 0}
    return {**state.at(frame.place), "limit": yard.limit}


def makeable(state: State, seat: int, yard: Yard) -> list[Slot]:
    """Units that can be made, each at most as often as there are pieces and resources for it alone."""
    able = available(state, state.players[seat], "resources")
    if yard.budget is not None:
        able = min(able, yard.budget)
    found: list[Slot] = []
    for item in items(yard):
        unit = yard.units[item.kind]
        left = yard.limit if item.kind in WITH_TOKENS else min(yard.limit, _pieces(yard, item.kind))
        cap = min(left, (able + yard.discount) // unit.cost * unit.made) if unit.cost else 0
        if cap > 0:
            facts: dict[str, str | int] = {
                "kind": item.kind,
                "where": item.where,
                "landed": int(bool(item.where)),
                "price": unit.cost or 0,
                "made": unit.made,
            }
            found.append(Slot(_word(item), cap, facts))
    return found


def _pieces(yard: Yard, kind: UnitKind) -> int:
    """Pieces in the reinforcements, and those that could be taken off the board."""
    return yard.plastic[kind] + sum(number for (_, each), number in yard.removable.items() if each == kind)


def _takeable(state: State, yard: Yard, units: list[Slot]) -> Iterator[Slot]:
    """Ships that can be taken off the board, of kinds of which more could be made than there are pieces."""
    caps = {slot.word: slot.cap for slot in units}
    for (place, kind), number in yard.removable.items():
        wanting = caps.get(kind, 0) - yard.plastic[kind]
        if wanting > 0:
            yield Slot(f"{TAKE}{kind}:{place}", min(number, wanting), {"kind": kind, **state.at(place)}, "taken")


def _word(item: Item) -> str:
    """How an item is said: `infantry:jord`, and without a planet in the space area."""
    return f"{item.kind}:{item.where}" if item.where else item.kind


def order_of(amounts: Mapping[str, int]) -> Order:
    """The order that the words of an answer are, whatever pays it."""
    kinds: dict[str, UnitKind] = {kind: kind for kind in UNIT_KINDS}
    made = {word: number for word, number in amounts.items() if not word.startswith((PAY, TAKE))}
    taken = {word.removeprefix(TAKE): number for word, number in amounts.items() if word.startswith(TAKE)}
    parts = ((word.partition(":"), number) for word, number in made.items())
    removed = ((word.partition(":"), number) for word, number in taken.items())
    return Order(
        {Item(kinds[kind], where): number for (kind, _, where), number in parts},
        {(place, kinds[kind]): number for (kind, _, place), number in removed},
    )


def answer_of(order: Mapping[str, int], paid: Mapping[str, int]) -> Answer:
    """An answer in words: units that are made and ships that are taken off the board, and what pays them."""
    return spread({**order, **{f"{PAY}{word}": each for word, each in paid.items()}})


def _take(execution: Execution[State], seat: int, order: Order) -> None:
    """Take ships off the board: removed, not destroyed. What they have carried may be too much where they were."""
    state = execution.state
    for (place, kind), number in order.removed.items():
        take_damaged_first(state.galaxy[place].space, seat, kind, number)
        execution.tell("removed", seat=seat, **state.at(place), units=f"{kind}={number}")
    check_limits(execution, seat, *dict.fromkeys(place for place, _ in order.removed))


def _make(state: State, frame: Producing, made: Mapping[str, int]) -> None:
    system = state.galaxy[frame.place]
    for kind in state.players[frame.seat].units:
        if number := made.get(kind, 0):
            put(system.space, frame.seat, kind, number)
        for planet in system.planets:
            if number := made.get(f"{kind}:{planet.id}", 0):
                put(planet.forces, frame.seat, kind, number)


def _offers(state: State, player: Player, yard: Yard, units: list[Slot]) -> Iterator[Answer]:
    """Units of one kind, alone or with ground forces, each with every payment that is proposed for them."""
    able = available(state, player, "resources")
    ground = next((slot for slot in units if slot.word.startswith("infantry")), None)
    for slot in units:
        (item,) = order_of({slot.word: 1}).units
        for number in sorted({*PROPOSED, most(yard, item, able)}):
            packages = [{slot.word: number}]
            if ground and ground is not slot:
                packages.append({slot.word: number, ground.word: 2})
            for made in packages if 0 < number <= slot.cap else ():
                for paid in best(state, player, yard, order_of(made)).values():
                    yield answer_of(made, paid)


def _offers_taking(state: State, player: Player, yard: Yard, units: list[Slot], taken: list[Slot]) -> Iterator[Answer]:
    """One ship of a kind without pieces left, for one of the same kind from each place that has some."""
    for slot in taken:
        kind = str(slot.facts["kind"])
        order = {**{each.word: 1 for each in units if each.word == kind}, slot.word: 1}
        for paid in best(state, player, yard, order_of(order)).values():
            yield answer_of(order, paid)
