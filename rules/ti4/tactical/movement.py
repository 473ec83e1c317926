"""Movement: ships go to the active system all at once, with what they take along (58, 95, 41)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import get_args

from rules.core.decisions import Allocate, Answer, Decision, Facts, Illegal, Slot, allocation, spread
from rules.core.flow import AskingRule, Execution
from rules.core.records import record
from rules.ti4.cards.moments import ACTIVATION, ARRIVAL, may_hold, open_window
from rules.ti4.cards.notes import CEASEFIRE
from rules.ti4.components.units import Unit, UnitKind, class_of
from rules.ti4.frames import Move
from rules.ti4.galaxy.forces import force_of, put, ships_counted, take
from rules.ti4.galaxy.wormholes import hil_colish_at
from rules.ti4.movement.routes import Chart, chart, chart_behind, manner, move_value, on_the_way, routes
from rules.ti4.movement.transport import Mover, Voyage, may_load, voyages
from rules.ti4.state import Force, State
from rules.ti4.tactical.blockade import destroy_blockaded
from rules.ti4.tactical.limits import check_limits

GRAVITY_DRIVE = "gravity-drive"
STAY = "stay"  # where nothing can move
DAMAGED = "damaged"  # before the kind of damaged units
RIFT = 3  # a die so low, or lower, loses the ship that leaves a gravity rift
CARRIED: tuple[UnitKind, ...] = ("infantry", "fighter")  # the dearer first: safe ships take those


@record
class Source:
    """Units that move: their kind, the place or planet they come from, and whether they are damaged.

    As a word `carrier:304`, `infantry:jord`, `damaged:dreadnought:304`.
    """

    kind: UnitKind
    where: str
    damaged: bool = False

    def __str__(self) -> str:
        mark = f"{DAMAGED}:" if self.damaged else ""
        return f"{mark}{self.kind}:{self.where}"


@record
class Ship:
    """A ship that moves, as it is in its place and as it counts for the way."""

    source: Source
    mover: Mover


Moves = Mapping[Source, int]


@record
class Plan:
    """Ships with their voyages, and what they carry."""

    ships: tuple[Ship, ...]
    voyages: tuple[Voyage, ...]
    cargo: tuple[tuple[Source, int], ...]


def parse(word: str) -> Source:
    """The source that a word of a movement names; raises ValueError for a word of another form.

    >>> parse("damaged:dreadnought:304")
    Source(kind='dreadnought', where='304', damaged=True)
    """
    *marks, kind, where = word.split(":")
    found: UnitKind | None = next((each for each in get_args(UnitKind) if each == kind), None)
    if found is None or marks not in ([], [DAMAGED]):
        raise ValueError(f"no units that move: {word}")
    return Source(found, where, damaged=bool(marks))


class MoveRule(AskingRule):
    """Ships and cargo: how many from each source."""

    frame = Move

    def asks(self, state: State, frame: Move) -> bool:
        """Where anything can move there, or the player holds any action card, one of which might change that."""
        return may_hold(state, state.players[frame.seat], ACTIVATION) or any(movable(state, frame.seat))

    def ask(self, state: State, frame: Move) -> Decision | None:
        """How many of each kind from which place, with what they carry (58)."""
        slots = tuple(movable(state, frame.seat))
        if not (slots or may_hold(state, state.players[frame.seat], ACTIVATION)):
            return None
        slots = slots or (Slot(STAY, 1, {"same": 1}),)  # asked, so that nobody learns who could play a card here
        offers = () if slots[0].word == STAY else tuple(_whole_fleets(state, frame.seat, slots))
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots), offers)
        facts: Facts = {**state.at(state.active), "able": sum(slot.word != STAY for slot in slots)}
        return Decision(frame.seat, "move", ask, (), facts)

    def do(self, execution: Execution[State], frame: Move, answer: Answer) -> None:
        """Move them; raises `Illegal` where no ways and loads of these ships bring all of that there."""
        moves = {parse(word): number for word, number in allocation(answer).items() if word != STAY}
        found = plan(execution.state, frame.seat, moves)
        if found is None:
            raise _why_not(execution.state, frame.seat, moves)
        execution.pop()
        if moves:
            _arrive(execution, frame.seat, found)


def not_carried(state: State, seat: int, moves: Moves) -> Illegal | None:
    """Why these units cannot move together, as far as that is so wherever they go: nothing carries some, or too little.

    None where enough of what they are carries the rest.
    """
    units = state.players[seat].units
    cargo = sum(number for source, number in moves.items() if not units[source.kind].move)
    capacity = sum(units[source.kind].capacity * number for source, number in moves.items() if units[source.kind].move)
    if cargo and not capacity:
        return Illegal("nothing-carries", count=cargo)
    if cargo > capacity:
        return Illegal("too-little-capacity", count=cargo, capacity=capacity)
    return None


def lacking(view: State, decision: Decision, chosen: Answer) -> Illegal | None:
    """What units that are chosen so far lack to move together, whoever looks at the view."""
    moves = {parse(word): number for word, number in allocation(chosen).items() if word != STAY}
    return not_carried(view, decision.seat, moves)


def _why_not(state: State, seat: int, moves: Moves) -> Illegal:
    """Why these units cannot move together: nothing carries some, too little does, or there is no way (58)."""
    if found := not_carried(state, seat, moves):
        return found
    ships = {source: number for source, number in moves.items() if state.players[seat].units[source.kind].move}
    if len(ships) < len(moves) and plan(state, seat, ships):
        return Illegal("cannot-pick-up", place=state.active)
    return Illegal("cannot-move", place=state.active)


def movable(state: State, seat: int) -> Iterator[Slot]:
    """Ships that can get to the active system, and what they could take along, as slots with how many there are.

    Words are those of `Source`. None while a ceasefire holds there. Whether all get there together is still open:
    `movement.plan` finds out.
    """
    if state.lasting_on(CEASEFIRE) == state.active:
        return
    bounds, player = chart(state, seat), state.players[seat]
    charts = [*_charts(state, seat, bounds)]
    starts: dict[str, list[UnitKind]] = {}
    reach: set[str] = set()  # where some ship could take units along
    for place in state.galaxy:
        for kind in _ships(state, seat, place):
            if way := frozenset().union(*(_way(state, seat, each, place, kind) for each in charts)):
                starts.setdefault(place, []).append(kind)
                reach |= way if player.units[kind].capacity else frozenset()
    for place, kinds in starts.items():
        yield from (slot for kind in kinds for slot in _slots(state, seat, kind, place, place))
    for place in state.galaxy:
        if place in reach and may_load(bounds, place):
            yield from _cargo(state, seat, place, starts.get(place, ()))


def _whole_fleets(state: State, seat: int, slots: Sequence[Slot]) -> Iterator[Answer]:
    """Proposals: all ships of a place with as much as they carry, place by place, then those of all places together.

    Never more ships than the fleet pool holds, since what is too much would be removed (37).
    """
    fleets = dict.fromkeys(str(slot.facts["place"]) for slot in slots if slot.facts["place"] != state.active)
    present = ships_counted(force_of(state.galaxy[state.active].space, seat).units)
    free = max(0, state.players[seat].ship_limit - present)
    whole: dict[str, int] = {}
    for place in fleets:
        there = [slot for slot in slots if slot.facts["place"] == place]
        found = _loaded(state, seat, there, free)
        if found and _possible(state, seat, found):
            left = free - sum(number for word, number in whole.items() if _counts(parse(word)))
            whole |= _loaded(state, seat, there, left)
            yield spread(found)
    sources = [parse(word) for word in whole]
    several = len({source.where for source in sources if class_of(source.kind) == "ship"}) > 1
    if several and _possible(state, seat, whole):
        yield spread(whole)


def _possible(state: State, seat: int, moved: Mapping[str, int]) -> bool:
    return plan(state, seat, {parse(word): number for word, number in moved.items()}) is not None


def _counts(source: Source) -> bool:
    """Whether a unit counts against the fleet pool."""
    return ships_counted({source.kind: 1}) > 0


def _loaded(state: State, seat: int, slots: Sequence[Slot], free: int) -> dict[str, int]:
    """The ships of these slots, and of the rest what there is room for, ground forces before fighters.

    `free` is how many ships the fleet pool still holds: those that carry most go first, and the dearer of them.
    """
    units = state.players[seat].units
    sailing = [slot for slot in slots if _sails(units, parse(slot.word).kind)]
    found: dict[str, int] = {}
    for slot in sorted(sailing, key=lambda slot: _worth_taking(units[parse(slot.word).kind])):
        counted = _counts(parse(slot.word))
        if number := min(slot.cap, free) if counted else slot.cap:
            found[slot.word] = number
            free -= number * counted
    room = sum(units[parse(word).kind].capacity * number for word, number in found.items())
    carried = [slot for slot in slots if slot not in sailing and parse(slot.word).kind in CARRIED]
    for slot in sorted(carried, key=lambda slot: CARRIED.index(parse(slot.word).kind)) if found else ():
        if loaded := min(slot.cap, room):
            found[slot.word] = loaded
            room -= loaded
    return {slot.word: found[slot.word] for slot in slots if slot.word in found}


def _worth_taking(unit: Unit) -> tuple[float, float]:
    """The order in which ships go along: by what they carry, then by what they cost."""
    return -unit.capacity, -unit.price


def _sails(units: Mapping[UnitKind, Unit], kind: UnitKind) -> bool:
    """Whether a unit goes along with a whole fleet: docks in space move, but seldom should."""
    return class_of(kind) == "ship" and units[kind].move > 0


def _ships(state: State, seat: int, place: str) -> list[UnitKind]:
    """Kinds of own ships in a place that move by themselves; of those in the active system such as carry others."""
    units, force = state.players[seat].units, force_of(state.galaxy[place].space, seat)
    return [kind for kind in force.units if units[kind].move and (place != state.active or units[kind].capacity)]


def _charts(state: State, seat: int, bounds: Chart) -> Iterator[tuple[Chart, int]]:
    """What bounds single ships, with the steps that Gravity Drive gives to one of those that move.

    That is also what bounds them behind the flagship of the Creuss, as far as that gets there and what it needs for it.
    """
    boost = int(state.players[seat].has(GRAVITY_DRIVE))
    yield bounds, boost
    if behind := chart_behind(state, seat, bounds):
        start = hil_colish_at(state, seat)
        move = move_value(state, seat, start, "flagship")
        if on_the_way(bounds, start, move):
            yield behind, boost
        elif on_the_way(bounds, start, move + boost):
            yield behind, 0


def _way(state: State, seat: int, within: tuple[Chart, int], place: str, kind: UnitKind) -> frozenset[str]:
    """Where a ship could come by on its way to the active system; out of it and back only to take something along.

    Nothing where it cannot get there, or has nothing to leave the active system for (58.4).
    """
    bounds, move = within[0].of(manner(state, seat, kind)), move_value(state, seat, place, kind) + within[1]
    if place != state.active:
        return on_the_way(bounds, place, move)
    waiting = [stop for stop in state.galaxy if may_load(bounds, stop) and _waits(state, seat, stop)]
    fetched = frozenset(stop for passed in routes(bounds, place, move, waiting) for stop in passed)
    return fetched | {place} if fetched else fetched


def _waits(state: State, seat: int, place: str) -> bool:
    """Whether there is anything in a system that could be carried."""
    system = state.galaxy[place]
    areas = (system.space, *(planet.forces for planet in system.planets))
    return any(force_of(forces, seat).count(kind) for forces in areas for kind in CARRIED)


def _cargo(state: State, seat: int, place: str, moving: Sequence[UnitKind]) -> Iterator[Slot]:
    """Fighters and ground forces in a system; fighters that move by themselves have their slot already."""
    if place != state.active:
        force = force_of(state.galaxy[place].space, seat)
        kinds = [kind for kind in CARRIED if force.count(kind) and kind not in moving]
        yield from (slot for kind in kinds for slot in _slots(state, seat, kind, place, place))
    for planet in state.galaxy[place].planets:
        if force_of(planet.forces, seat).count("infantry"):
            yield from _slots(state, seat, "infantry", planet.id, place)


def _slots(state: State, seat: int, kind: UnitKind, where: str, place: str) -> Iterator[Slot]:
    """How many whole units there are, and how many damaged ones."""
    force = force_of(units_at(state, where), seat)
    damaged = force.damaged.get(kind, 0)
    whole = force.units[kind] - damaged
    for source, number in ((Source(kind, where), whole), (Source(kind, where, damaged=True), damaged)):
        if number:
            facts: dict[str, str | int] = {"kind": kind, "where": where, "place": place, "landed": int(where != place)}
            yield Slot(str(source), number, {**facts, "damaged": int(source.damaged)}, f"from:{place}")


def units_at(state: State, where: str) -> list[Force]:
    """The units in the space of a place, or on a planet."""
    return state.galaxy[where].space if where in state.galaxy else state.planet(where).forces


def place_at(state: State, where: str) -> str:
    """The place of a system, or of that of a planet."""
    return where if where in state.galaxy else state.place_of(where)


def plan(state: State, seat: int, moves: Moves) -> Plan | None:
    """How all of this gets to the active system; None where nothing brings it there.

    Fighters that can move by themselves may be carried as well.
    """
    bounds, units = chart(state, seat), state.players[seat].units
    ships = {source: number for source, number in moves.items() if units[source.kind].move}
    fixed = {source: number for source, number in moves.items() if source not in ships}
    fighters = [source for source in ships if source.kind == "fighter"]
    leads = any(manner(state, seat, source.kind) == "leads" for source in ships)
    behind = chart_behind(state, seat, bounds) if leads else None
    for carried in product(*(range(ships[source] + 1) for source in fighters)):
        aboard = dict(zip(fighters, carried, strict=True))
        moving = [
            Ship(source, _mover(state, seat, source))
            for source, number in ships.items()
            for _ in range(number - aboard.get(source, 0))
        ]
        cargo = {source: number for source, number in (fixed | aboard).items() if number}
        for each in (bounds, behind):  # all at once, or behind the flagship that brings a wormhole to the active system
            if found := each and _with_drive(state, seat, each, moving, cargo):
                return found
    return None


def _mover(state: State, seat: int, source: Source) -> Mover:
    move = move_value(state, seat, source.where, source.kind)
    capacity = state.players[seat].units[source.kind].capacity
    return Mover(source.where, move, capacity, manner(state, seat, source.kind))


def _with_drive(state: State, seat: int, bounds: Chart, ships: Sequence[Ship], cargo: Moves) -> Plan | None:
    """Voyages of these ships, or else with one of them a step further, where the player has Gravity Drive."""
    load = Counter[str]()
    for source, number in cargo.items():
        load[place_at(state, source.where)] += number
    movers = [ship.mover for ship in ships]
    tried = [movers]
    if state.players[seat].has(GRAVITY_DRIVE):
        first = {mover: number for number, mover in reversed([*enumerate(movers)])}  # of equal ships one is enough
        tried += [_faster(movers, number) for number in first.values()]
    for each in tried:
        found = voyages(bounds, each, load)
        if found is not None:
            return Plan(tuple(ships), tuple(found), tuple(cargo.items()))
    return None


def _faster(movers: Sequence[Mover], number: int) -> list[Mover]:
    """The same ships, one of which goes a step further."""
    one = movers[number]
    return [*movers[:number], replace(one, move=one.move + 1), *movers[number + 1 :]]


def _arrive(execution: Execution[State], seat: int, found: Plan) -> None:
    """Dice fall for gravity rifts, then all that is left arrives; what is too much there or behind is removed."""
    state = execution.state
    aboard = _aboard(state, found)
    lost = [
        _is_lost(execution, seat, found.ships[voyage.ship], voyage, aboard[voyage.ship]) for voyage in found.voyages
    ]
    arrived = Counter[str]()
    for voyage, gone in zip(found.voyages, lost, strict=True):
        for source in (found.ships[voyage.ship].source, *aboard[voyage.ship]):
            take(units_at(state, source.where), seat, source.kind, 1, int(source.damaged))
            if not gone:
                put(state.galaxy[state.active].space, seat, source.kind, 1, int(source.damaged))
                arrived[source.kind] += 1
    told = " ".join(f"{kind}={number}" for kind, number in arrived.items())
    left = {place_at(state, ship.source.where) for ship in found.ships}
    origins = " ".join(sorted(left - {state.active}))
    execution.tell("moved", seat=seat, **state.at(state.active), units=told, origins=origins)
    check_limits(execution, seat, *sorted({*left, state.active}))
    destroy_blockaded(execution)
    if arrived:
        open_window(execution, ARRIVAL, (other.seat for other in state.playing() if other.seat != seat))


def _aboard(state: State, found: Plan) -> list[list[Source]]:
    """What each ship carries, unit by unit: where dice will fall for some ships, the others take ground forces."""
    waiting: dict[str, list[Source]] = {}
    for source, number in sorted(found.cargo, key=lambda each: CARRIED.index(each[0].kind)):
        waiting.setdefault(place_at(state, source.where), []).extend([source] * number)
    aboard: list[list[Source]] = [[] for _ in found.ships]
    for voyage in sorted(found.voyages, key=lambda voyage: voyage.route.rolls):
        for place, number in voyage.load:
            aboard[voyage.ship] += [waiting[place].pop(0) for _ in range(number)]
    return aboard


def _is_lost(execution: Execution[State], seat: int, ship: Ship, voyage: Voyage, aboard: Sequence[Source]) -> bool:
    """Whether a ship is removed by a gravity rift on its way, with all it carries, which is told as well."""
    dice = [execution.rng.randint(1, 10) for _ in range(voyage.route.rolls)]
    if not dice:
        return False
    lost = min(dice) <= RIFT
    facts = {"seat": seat, "kind": ship.source.kind, "dice": " ".join(map(str, dice)), "lost": int(lost)}
    if lost and aboard:
        gone = Counter([ship.source.kind, *(source.kind for source in aboard)])
        facts["units"] = " ".join(f"{kind}={number}" for kind, number in gone.items())
    execution.tell("rift", **facts)
    return lost
