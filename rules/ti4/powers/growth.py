"""What lets the Arborec grow at a moment of their choice: their flagship, and Bioplasmosis (34)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, allocation
from rules.core.flow import AskingRule, Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.units import PLASTIC
from rules.ti4.frames import Produce
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of, ground_forces, put, take
from rules.ti4.galaxy.pieces import stacks
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.powers.frames import MoveInfantry
from rules.ti4.production.stymie import is_stymied
from rules.ti4.state import State

FROM, TO = "from", "to"


class DuhaMenaimon(Card):
    """The flagship of the Arborec makes units where its owner has activated its system."""

    id = "duha-menaimon"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The active system, if it is there, once, and as long as nothing keeps the player from producing."""
        there = force_of(state.galaxy[state.active].space, seat).count("flagship")
        if there and self._used(state) not in state.lasting and not is_stymied(state, seat, state.active):
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """What and how it is paid is asked; the production of the tactical action comes besides."""
        execution.state.lasting.append(self._used(execution.state))
        execution.push(Produce(played.seat, execution.state.active, flagship=True))

    def _used(self, state: State) -> str:
        """How it is noted that it was used in the active system."""
        return f"{self.id}:{state.active}"


class Bioplasmosis(Card):
    """Infantry goes to other planets as the status phase ends."""

    id = "bioplasmosis"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """As long as any can go anywhere."""
        if any(_ways(state, seat)):
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """What goes where is asked."""
        execution.push(MoveInfantry(played.seat))


def _ways(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """From which planets of a player infantry can go, and to which: in the same system or an adjacent one."""
    near = adjacency(state, seat)
    own = [*state.planets(seat)]
    for source in own:
        here = state.place_of(source.id)
        for target in own if ground_forces(source, seat) else ():
            there = state.place_of(target.id)
            if source is not target and (here == there or there in near[here]) and may_hold_units(state, target.id):
                yield source.id, target.id


class MoveInfantryRule(AskingRule):
    """As much comes to planets as leaves others: `from:nestphar=2 to:wellon=2`, each from where it can come from."""

    frame = MoveInfantry

    def ask(self, state: State, frame: MoveInfantry) -> Decision:
        """From where, and to where."""
        ways = [*_ways(state, frame.seat)]
        there = {planet: ground_forces(state.planet(planet), frame.seat) for planet, _ in ways}
        sources = [Slot(f"{FROM}:{id}", number, {"planet": id}, FROM) for id, number in there.items()]
        most = sum(there.values())
        targets = [Slot(f"{TO}:{id}", most, {"planet": id}, TO) for id in dict.fromkeys(target for _, target in ways)]
        return Decision(frame.seat, "bioplasmosis", Allocate((*sources, *targets), 0, 2 * most), ())

    def do(self, execution: Execution[State], frame: MoveInfantry, answer: Answer) -> None:
        """Move it; raises `Illegal` where not all of it is placed, or some comes from too far."""
        state, seat, amounts = execution.state, frame.seat, allocation(answer)
        taken, placed = (
            {word.partition(":")[2]: number for word, number in amounts.items() if word.startswith(f"{side}:")}
            for side in (FROM, TO)
        )
        if sum(taken.values()) != sum(placed.values()):
            raise Illegal("bioplasmosis-left", taken=sum(taken.values()), placed=sum(placed.values()))
        if not _reaches(taken, placed, {*_ways(state, seat)}):
            raise Illegal("bioplasmosis-far")
        if len(_places_held(state, seat, taken, placed)) > PLASTIC["infantry"]:
            raise Illegal("plastic-stacks", kind="infantry", most=PLASTIC["infantry"])
        execution.pop()
        for planet, number in taken.items():
            take(state.planet(planet).forces, seat, "infantry", number)
        for planet, number in placed.items():
            put(state.planet(planet).forces, seat, "infantry", number)
        if taken:
            told = (_told(each) for each in (taken, placed))
            execution.tell("bioplasmosis", seat=seat, **dict(zip(("taken", "placed"), told, strict=True)))


def _places_held(state: State, seat: int, taken: Mapping[str, int], placed: Mapping[str, int]) -> set[str]:
    """The places and planets that have infantry of a player afterwards, each of which needs a piece (36)."""
    emptied = {id for id, number in taken.items() if number == ground_forces(state.planet(id), seat)}
    return {*stacks(state, seat, "infantry") - emptied, *placed}


def _told(amounts: Mapping[str, int]) -> str:
    return " ".join(f"infantry:{planet}={number}" for planet, number in amounts.items())


def _reaches(taken: Mapping[str, int], placed: Mapping[str, int], ways: set[tuple[str, str]]) -> bool:
    """Whether all that is taken can come to where it is placed: one after the other, changing places where it must."""
    free = dict(placed)
    going: dict[tuple[str, str], int] = {}
    for source, number in taken.items():
        for _ in range(number):
            if not _finds_place(source, free, going, ways, set()):
                return False
    return True


def _finds_place(
    source: str,
    free: dict[str, int],
    going: dict[tuple[str, str], int],
    ways: set[tuple[str, str]],
    tried: set[str],
) -> bool:
    """Whether one more from a planet finds a place, if need be by sending another elsewhere; it goes there then."""
    for target in free:
        if (source, target) not in ways or target in tried:
            continue
        tried.add(target)
        if free[target]:
            free[target] -= 1
            going[source, target] = going.get((source, target), 0) + 1
            return True
        for other in [each for each, there in going if there == target and going[each, there]]:
            if _finds_place(other, free, going, ways, tried):
                going[other, target] -= 1
                going[source, target] = going.get((source, target), 0) + 1
                return True
    return False
