"""What players lose by agendas, and choose themselves: units, a command token, planets that are exhausted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, Slot, allocation, choose, spread
from rules.core.flow import Execution, Rule, results
from rules.ti4.agendas.frames import ExhaustPlanets, LoseToken, LoseUnit, LoseUnits
from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.economy.gains import exhaust_by_agenda
from rules.ti4.economy.worth import worth, worth_in_all
from rules.ti4.frames import Together
from rules.ti4.galaxy.forces import force_of, take, take_damaged_first
from rules.ti4.state import Planet, State
from rules.ti4.tactical.ground_losses import destroy_ground_forces, roll_to_return
from rules.ti4.tactical.hits import destroy_all_ships, explodes
from rules.ti4.tactical.limits import check_limits

ANTI_INTELLECTUAL = "anti-intellectual-revolution"  # research costs a ship by it; rejected, technologies cost planets


def lose_unit(execution: Execution[State], seats: Sequence[int], kinds: Sequence[UnitKind]) -> None:
    """Each of these players destroys a unit of one of these kinds, all at once, wherever it is."""
    able = [seat for seat in seats if any(_units(execution.state, seat, kinds))]
    if able:
        execution.push(Together([[LoseUnit(seat, [*kinds])] for seat in able]))


def exhaust_planets(execution: Execution[State], numbers: dict[int, int]) -> None:
    """Each of these players exhausts so many planets, all at once."""
    asked = {seat: number for seat, number in numbers.items() if number and _ready(execution.state, seat)}
    if asked:
        execution.push(Together([[ExhaustPlanets(seat, number)] for seat, number in asked.items()]))


class LoseUnitRule(Rule):
    """One of them; where all are alike there is nothing to ask."""

    frame = LoseUnit

    def asks(self, state: State, frame: LoseUnit) -> bool:
        """Where there is a choice."""
        return len([*_units(state, frame.seat, frame.kinds)]) > 1

    def ask(self, state: State, frame: LoseUnit) -> Decision | None:
        """Which of the units is destroyed."""
        options = [*_units(state, frame.seat, frame.kinds)]
        return choose(frame.seat, "lose-unit", options) if len(options) > 1 else None

    def run(self, execution: Execution[State], frame: LoseUnit) -> None:
        """There is one sort of them, or none any more."""
        execution.pop()
        for option in _units(execution.state, frame.seat, frame.kinds):
            _lose(execution, frame.seat, option.word)

    def do(self, execution: Execution[State], frame: LoseUnit, answer: Answer) -> None:
        """Destroy the unit that was chosen (31)."""
        execution.pop()
        _lose(execution, frame.seat, answer[0])


def _units(state: State, seat: int, kinds: Sequence[str]) -> Iterator[Option]:
    """Units of a player of these kinds by place, the cheapest kinds first; a word is `cruiser:203` or `pds:jord`."""
    for kind in (each for each in UNIT_KINDS if each in kinds):
        for place, system in state.galaxy.items():
            if force_of(system.space, seat).count(kind):
                yield Option(f"{kind}:{place}", "", {"kind": kind, "shape": "system", **state.at(place)})
            for planet in system.planets:
                if force_of(planet.forces, seat).count(kind):
                    yield Option(f"{kind}:{planet.id}", "", {"kind": kind, "planet": planet.id, "shape": "planet"})


def _lose(execution: Execution[State], seat: int, word: str, number: int = 1) -> None:
    """Take so many of them off the board, or all that are still there; what they carried may be too much then."""
    state = execution.state
    number = min(number, _number(state, seat, word))
    if not number:
        return
    name, _, where = word.partition(":")
    (kind,) = (each for each in UNIT_KINDS if each == name)
    if where in state.galaxy:
        take_damaged_first(state.galaxy[where].space, seat, kind, number)
        execution.tell("lost-units", seat=seat, **state.at(where), units=f"{kind}={number}")
        if kind == "infantry":
            roll_to_return(execution, seat, number)
        if explodes(state, seat, [kind]):
            destroy_all_ships(execution, seat, where)
        check_limits(execution, seat, where)
        return
    planet = state.planet(where)
    if kind == "infantry":
        destroy_ground_forces(execution, planet, seat, number)
        return
    take(planet.forces, seat, kind, number)
    execution.tell("structures-destroyed", seat=seat, planet=where, units=f"{kind}={number}")
    check_limits(execution, seat, state.place_of(where))


class LoseUnitsRule(Rule):
    """So many of them, or all there are."""

    frame = LoseUnits

    def asks(self, state: State, frame: LoseUnits) -> bool:
        """Where more are there, and not all are alike."""
        slots = _slots(state, frame)
        return len(slots) > 1 and sum(slot.cap for slot in slots) > frame.number

    def ask(self, state: State, frame: LoseUnits) -> Decision | None:
        """How many of which; by default the cheapest."""
        if not self.asks(state, frame):
            return None
        slots = _slots(state, frame)
        ask = Allocate(slots, frame.number, frame.number)
        return Decision(frame.seat, "lose-units", ask, _cheapest(slots, frame.number), {"count": frame.number})

    def run(self, execution: Execution[State], frame: LoseUnits) -> None:
        """Destroy those there is no choice about."""
        execution.pop()
        for word, number in allocation(_cheapest(_slots(execution.state, frame), frame.number)).items():
            _lose(execution, frame.seat, word, number)

    def do(self, execution: Execution[State], frame: LoseUnits, answer: Answer) -> None:
        """Destroy the units that were chosen (31)."""
        execution.pop()
        for word, number in allocation(answer).items():
            _lose(execution, frame.seat, word, number)


def _slots(state: State, frame: LoseUnits) -> tuple[Slot, ...]:
    """The units that can go, by kind and place, the cheapest kinds first."""
    kinds = frame.kinds or UNIT_KINDS
    return tuple(
        Slot(option.word, _number(state, frame.seat, option.word), option.facts)
        for option in _units(state, frame.seat, kinds)
        if not frame.places or _place(state, option.word) in frame.places
    )


def _number(state: State, seat: int, word: str) -> int:
    name, _, where = word.partition(":")
    forces = state.galaxy[where].space if where in state.galaxy else state.planet(where).forces
    return sum(number for kind, number in force_of(forces, seat).units.items() if kind == name)


def _place(state: State, word: str) -> str:
    where = word.partition(":")[2]
    return where if where in state.galaxy else state.place_of(where)


def _cheapest(slots: Sequence[Slot], number: int) -> Answer:
    chosen = dict[str, int]()
    for slot in slots:
        chosen[slot.word] = min(slot.cap, number - sum(chosen.values()))
    return spread(chosen)


class LoseTokenRule(Rule):
    """A command token of any pool goes to the reinforcements (20)."""

    frame = LoseToken

    def asks(self, state: State, frame: LoseToken) -> bool:
        """Where several pools have one."""
        return len([*_pools(state, frame.seat)]) > 1

    def ask(self, state: State, frame: LoseToken) -> Decision | None:
        """Out of which pool the token is taken."""
        options = [*_pools(state, frame.seat)]
        return choose(frame.seat, "lose-token", options) if len(options) > 1 else None

    def run(self, execution: Execution[State], frame: LoseToken) -> None:
        """There is one pool with any, or none."""
        execution.pop()
        for option in _pools(execution.state, frame.seat):
            _lose_token(execution, frame.seat, option.word)

    def do(self, execution: Execution[State], frame: LoseToken, answer: Answer) -> None:
        """It goes to the reinforcements."""
        execution.pop()
        _lose_token(execution, frame.seat, answer[0])


def _pools(state: State, seat: int) -> Iterator[Option]:
    """Those with a token, the largest first, but for fleets that are too large without one."""
    amounts = state.players[seat].pools.amounts()
    for pool in sorted(amounts, key=lambda pool: (pool == "fleet", -amounts[pool])):
        if amounts[pool]:
            yield Option(pool, costs={pool: 1})


def _lose_token(execution: Execution[State], seat: int, pool: str) -> None:
    state = execution.state
    amounts = state.players[seat].pools.amounts()
    state.players[seat].pools.lay_out({**amounts, pool: amounts[pool] - 1})
    execution.tell("lost-token", seat=seat, **results({}, {pool: 1}))
    check_limits(execution, seat, *state.galaxy)


class ExhaustPlanetsRule(Rule):
    """So many ready planets, or all there are; one agenda alone asks for that, and is named with them."""

    frame = ExhaustPlanets

    def asks(self, state: State, frame: ExhaustPlanets) -> bool:
        """Where more are ready than have to be exhausted."""
        return len(_ready(state, frame.seat)) > frame.number

    def ask(self, state: State, frame: ExhaustPlanets) -> Decision | None:
        """Which ones; by default those that are worth least."""
        if not self.asks(state, frame):
            return None
        ready = sorted(_ready(state, frame.seat), key=lambda planet: worth_in_all(state, planet))
        options = tuple(
            Option(planet.id, "", {"planet": planet.id}, worth(state, planet.id).amounts()) for planet in ready
        )
        default = tuple(planet.id for planet in ready[: frame.number])
        ask = Pick(options, frame.number, frame.number)
        return Decision(
            frame.seat, "exhaust-planets", ask, default, {"count": frame.number, "agenda": ANTI_INTELLECTUAL}
        )

    def run(self, execution: Execution[State], frame: ExhaustPlanets) -> None:
        """Exhaust all of them, since there are no more than have to be."""
        execution.pop()
        exhaust_by_agenda(execution, frame.seat, _ready(execution.state, frame.seat), ANTI_INTELLECTUAL)

    def do(self, execution: Execution[State], frame: ExhaustPlanets, answer: Answer) -> None:
        """Exhaust the planets that were chosen (34)."""
        execution.pop()
        chosen = [planet for planet in _ready(execution.state, frame.seat) if planet.id in answer]
        exhaust_by_agenda(execution, frame.seat, chosen, ANTI_INTELLECTUAL)


def _ready(state: State, seat: int) -> list[Planet]:
    return [planet for planet in state.planets(seat) if not planet.exhausted]
