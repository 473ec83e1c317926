"""Production: units are made in the active system by docks there, and paid with resources, all in one answer (67, 68).

A word names units (`carrier`, `infantry:jord`) or what pays for them (`pay:jord`, `pay:trade-goods`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Slot, allocation, spread
from rules.core.flow import WASTED, Execution, Rule, results
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import WITH_TOKENS, UnitKind, class_of
from rules.ti4.economy.payment import proposed
from rules.ti4.economy.spending import amount, available, means, spend, spent_of
from rules.ti4.frames import Produce
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.state import Force, Planet, Player, State, System
from rules.ti4.tactical.limits import over

SARWEEN_TOOLS = "sarween-tools"
PAY = "pay:"
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
        paying = [
            Slot(f"{PAY}{slot.word}", slot.cap, slot.facts, "payment", slot.costs)
            for slot in means(state, state.players[frame.seat], "resources")
        ]
        slots = (*units, *paying)
        offers = tuple(dict.fromkeys(((), *_offers(state, frame, units))))
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots), offers)
        facts: dict[str, str | int] = {"place": frame.place, "limit": limit(state, frame)}
        return Decision(frame.seat, "produce", ask, (), facts)

    def do(self, execution: Execution[State], frame: Produce, answer: Answer) -> None:
        """Make them; raises `Illegal` for too many, too dear, or more than the fleet pool or the ships can hold."""
        state, player = execution.state, execution.state.players[frame.seat]
        amounts = allocation(answer)
        made = {word: number for word, number in amounts.items() if not word.startswith(PAY)}
        paid = {word.removeprefix(PAY): number for word, number in amounts.items() if word.startswith(PAY)}
        check(state, frame, made)
        cost = price(player, made)
        spend(state, player, paid, "resources", cost)
        execution.pop()
        _make(state, frame, made)
        if made:
            told = " ".join(spread(made))
            gone = results({}, spent_of(paid))
            execution.tell("produced", seat=player.seat, place=frame.place, units=told, **gone)
        if (lost := amount(paid, "resources") - cost) > 0:
            execution.tell(WASTED, player.seat, seat=player.seat, what="resources", count=lost)


def producers(state: State, frame: Produce) -> Iterator[tuple[Planet | None, UnitKind, int]]:
    """Own units that produce in a system: the planet they are on (None in space), kind and number."""
    system, units = state.galaxy[frame.place], state.players[frame.seat].units
    if frame.dock:
        yield system.planet(frame.dock), "space-dock", 1
        return
    places: list[tuple[Planet | None, Force]] = [(None, force_of(system.space, frame.seat))]
    places += [(planet, force_of(planet.forces, frame.seat)) for planet in system.planets]
    for planet, force in places:
        yield from ((planet, kind, number) for kind, number in force.units.items() if units[kind].production)


def limit(state: State, frame: Produce) -> int:
    """How many units can be made here in all (68)."""
    total, units = 0, state.players[frame.seat].units
    for planet, kind, number in producers(state, frame):
        resources = PLANETS[planet.id].resources if planet and units[kind].adds_resources else 0
        total += (units[kind].production + resources) * number
    return total


def _makeable(state: State, frame: Produce) -> list[Slot]:
    """Units that can be made: ships where no blockade is (14), ground forces on the planets that produce."""
    most, player = limit(state, frame), state.players[frame.seat]
    able = available(state, player, "resources") + player.has(SARWEEN_TOOLS)
    closed = blockaded(state.galaxy[frame.place], frame.seat)
    found: list[Slot] = []
    for kind, unit in player.units.items():
        ship = class_of(kind) == "ship"
        left = most if kind in WITH_TOKENS else min(most, state.plastic_left(frame.seat, kind))
        cap = min(left, able // unit.cost * unit.made) if unit.cost else 0
        if cap <= 0 or class_of(kind) == "structure" or (ship and closed):
            continue
        words = [kind] if ship else [f"{kind}:{planet}" for planet in _ground(state, frame)]
        facts: dict[str, str | int] = {"kind": kind, "price": unit.cost or 0, "made": unit.made}
        found += [Slot(word, cap, facts, "units") for word in words]
    return found


def _ground(state: State, frame: Produce) -> list[str]:
    """Planets on which ground forces can be made: those of the units that produce; from space any own one there."""
    places = [planet for planet, _, _ in producers(state, frame)]
    found = [planet.id for planet in places if planet]
    if None in places:
        found += [planet.id for planet in state.galaxy[frame.place].planets if planet.owner == frame.seat]
    return [*dict.fromkeys(found)]


def blockaded(system: System, seat: int) -> bool:
    """Whether no ships can be made in a system: others have ships there, and this player has none."""
    return bool(system.ships_of_others(seat)) and not system.ships(seat)


def price(player: Player, made: Mapping[str, int]) -> int:
    """Resources for units: two for one are counted for each kind, and Sarween Tools takes one off the sum."""
    numbers: dict[str, int] = {}
    for word, number in made.items():
        kind = word.partition(":")[0]
        numbers[kind] = numbers.get(kind, 0) + number
    total = 0
    for kind, unit in player.units.items():
        total += -(-numbers.get(kind, 0) // unit.made) * (unit.cost or 0)
    return max(0, total - player.has(SARWEEN_TOOLS))


def check(state: State, frame: Produce, made: Mapping[str, int]) -> None:
    """Raise `Illegal` where these are more than can be made here, or than can stay."""
    most, number = limit(state, frame), sum(made.values())
    if number > most:
        raise Illegal("production-limit", most=most, given=number)
    player, force = state.players[frame.seat], force_of(state.galaxy[frame.place].space, frame.seat)
    numbers = {kind: force.count(kind) + made.get(kind, 0) for kind in player.units}
    ships, beyond = over(state, frame.seat, frame.place, Force(frame.seat, {k: n for k, n in numbers.items() if n}))
    if ships:
        raise Illegal("fleet-pool", most=player.pools.fleet, over=ships)
    if beyond:
        raise Illegal("capacity", over=beyond)


def _make(state: State, frame: Produce, made: Mapping[str, int]) -> None:
    system = state.galaxy[frame.place]
    for kind in state.players[frame.seat].units:
        if number := made.get(kind, 0):
            put(system.space, frame.seat, kind, number)
        for planet in system.planets:
            if number := made.get(f"{kind}:{planet.id}", 0):
                put(planet.forces, frame.seat, kind, number)


def _offers(state: State, frame: Produce, units: list[Slot]) -> Iterator[Answer]:
    """Units of one kind, alone or with ground forces, each with its payment."""
    ground = next((slot for slot in units if slot.word.startswith("infantry")), None)
    for slot in units:
        for number in sorted({*PROPOSED, slot.cap}):
            if number > slot.cap:
                continue
            packages = [{slot.word: number}]
            if ground and ground is not slot:
                packages.append({slot.word: number, ground.word: 2})
            yield from chain.from_iterable(_paid(state, frame, made) for made in packages)


def _paid(state: State, frame: Produce, made: Mapping[str, int]) -> Iterator[Answer]:
    """These units with their payment; nothing where they cannot be made."""
    player = state.players[frame.seat]
    cost = price(player, made)
    try:
        check(state, frame, made)
    except Illegal:
        return
    paid = proposed(state, player, "resources", cost)
    if paid or not cost:
        yield spread({**made, **{f"{PAY}{word}": number for word, number in paid.items()}})
