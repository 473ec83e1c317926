"""Where a computer player sends ships: to planets that it can take, to systems that objectives ask for, and home again.

Each fleet that could be sent is judged by the position in which it would leave the galaxy: planets taken, objectives
nearer, ships that may be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property

from rules.core.records import record
from rules.ti4.cards.notes import supports_lost
from rules.ti4.components.places import CENTRE_PLACE, PLACES, ring
from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.computer.aims import prospects
from rules.ti4.computer.military.chances import in_space, ships_of
from rules.ti4.computer.military.deeds import deeds_value
from rules.ti4.computer.military.fleets import Moves, fleets, mustered, own_dock
from rules.ti4.computer.military.landing import landing, taking
from rules.ti4.computer.military.reach import home, is_threatened
from rules.ti4.computer.values import fleet_cost, planet_value
from rules.ti4.galaxy.forces import put, take
from rules.ti4.state import State
from rules.ti4.tactical.movement import Source, place_at, plan, units_at

GOOD_ODDS = 0.75  # a combat with less is not begun
LOST = 0.06  # victory points for a resource that is lost in a combat, or that the other side loses
SHIP = 0.02  # what it costs to have a ship stay where it went
ROLL = 0.1  # a die for a gravity rift
NEARER_CENTRE = 0.06  # a system for each ring nearer to Mecatol Rex, from where ground forces can go on
RINGS = 3
GATHERED = 0.12  # a carrier that comes home to load
HOME_LEFT = 0.25  # what it costs to leave the home system without ships


@record
class Expedition:
    """Units that move to a system, and what that is worth in victory points."""

    place: str
    moves: Mapping[Source, int]
    value: float


@dataclass(frozen=True)
class Expeditions:
    """The expeditions of a player that are thought of in one position.

    view: what the player sees; it is not changed. Values are in victory points, and what is worked out is kept for as
    long as the object is.
    """

    view: State
    seat: int
    _known: dict[tuple[object, ...], float] = field(default_factory=dict)

    @cached_property
    def _now(self) -> Mapping[str, float]:
        """What objectives are worth now, by the kinds of conditions that moves change."""
        player = self.view.players[self.seat]
        return {kind: prospects(self.view, player, (kind,)) for kind in ("planets", "systems", "wormholes", "centre")}

    def to(self, place: str) -> list[Expedition]:
        """Those to a system that are worth anything, the best first; whether ships get there together is still open."""
        if not self._wanted(place):
            return []
        there = replace(self.view, active=place)
        found = [self._judged(there, moves) for moves in fleets(mustered(there, self.seat))]
        return sorted((each for each in found if each.value > 0), key=lambda each: -each.value)

    def best(self, place: str) -> Expedition | None:
        """The best one to a system that can be carried out; None where there is none.

        Better ones are passed over whose ships do not get there together, or only by gravity rifts that are not worth
        it.
        """
        return next((each for each in self.to(place) if self.possible(each)), None)

    def possible(self, expedition: Expedition) -> bool:
        """Whether all of this can move there, and rolls for gravity rifts are worth it."""
        found = plan(replace(self.view, active=expedition.place), self.seat, expedition.moves)
        return found is not None and expedition.value > ROLL * sum(voyage.route.rolls for voyage in found.voyages)

    def _wanted(self, place: str) -> bool:
        """Whether there is anything in a system: planets or ships of others, an own dock, something for objectives."""
        system = self.view.galaxy[place]
        foreign = any(planet.owner != self.seat for planet in system.planets) or system.ships_of_others(self.seat)
        docks = own_dock(replace(self.view, active=place), self.seat)
        ships = not system.ships(self.seat) and any(self._now[kind] for kind in ("systems", "wormholes"))
        return bool(foreign or docks or ships or (place == CENTRE_PLACE and self._now["centre"]))

    def _judged(self, view: State, moves: Moves) -> Expedition:
        """What a fleet is worth in the active system; 0 where it ought not to fight what is there."""
        seat, place = self.seat, view.active
        player, fleet = view.players[seat], _arrived(view, seat, moves)
        nothing = Expedition(place, moves, 0.0)
        if not moves and not fleet.get("infantry"):
            return nothing
        chance = in_space(view, seat, place, fleet)
        if chance < GOOD_ODDS:
            return nothing
        landed = landing(view, seat, place, fleet)
        taken = [planet for planet, _ in landed]
        value = sum(planet_value(view, player, planet) * odds for planet, odds in taking(view, seat, landed, fleet))
        value += self._nearer(view, moves, taken)
        value += NEARER_CENTRE * _nearness(place) * bool(taken) + GATHERED * _gathered(view, seat, moves)
        others = [force for force in view.galaxy[place].space if force.seat != seat]
        beaten = sum(fleet_cost(view, force.seat, force.units) for force in others)
        value += LOST * (chance * beaten - (1 - chance) * fleet_cost(view, seat, fleet))
        value -= SHIP * sum(number for source, number in moves.items() if class_of(source.kind) == "ship")
        value += chance * deeds_value(view, seat, fleet, taken)
        value -= len(supports_lost(view, player, place))
        return Expedition(place, moves, value * chance - HOME_LEFT * _leaves_home(view, moves, seat))

    def _nearer(self, view: State, moves: Moves, taken: Sequence[str]) -> float:
        """By how much objectives come nearer; known already where another fleet does the same for them."""
        centre = CENTRE_PLACE in (view.active, *(source.where for source in moves))
        key = view.active, *taken, *sorted(_left(view, self.seat, moves)), *(moves.items() if centre else ())
        if key not in self._known:
            player, after = view.players[self.seat], _after(view, self.seat, moves, taken)
            changed = _changed(view, after, self.seat, taken)
            self._known[key] = sum(prospects(after, player, (kind,)) - self._now[kind] for kind in changed)
        return self._known[key]


def _arrived(view: State, seat: int, moves: Moves) -> dict[UnitKind, int]:
    """What would be in the space of the active system."""
    fleet = ships_of(view, seat, view.active)
    for source, number in moves.items():
        fleet[source.kind] = fleet.get(source.kind, 0) + number
    return fleet


def _after(view: State, seat: int, moves: Moves, taken: Collection[str]) -> State:
    """The position behind it, as if everything went well."""
    changed = {view.active, *(place_at(view, source.where) for source in moves)}
    galaxy = {place: deepcopy(system) if place in changed else system for place, system in view.galaxy.items()}
    after = replace(view, galaxy=galaxy)
    for source, number in moves.items():
        take(units_at(after, source.where), seat, source.kind, number, number * source.damaged)
        put(galaxy[view.active].space, seat, source.kind, number)
    for planet in galaxy[view.active].planets:
        if planet.id in taken:
            planet.owner = seat
    return after


def _changed(view: State, after: State, seat: int, taken: Collection[str]) -> Iterator[str]:
    """The kinds of conditions that may hold behind it and did not before, or the other way round."""
    if taken:
        yield "planets"
    moved = [place for place in view.galaxy if view.galaxy[place] is not after.galaxy[place]]
    if any(bool(view.galaxy[place].ships(seat)) != bool(after.galaxy[place].ships(seat)) for place in moved):
        yield from ("systems", "wormholes")
    if CENTRE_PLACE in moved:
        yield "centre"


def _nearness(place: str) -> int:
    """How many rings nearer to the centre than the rim a system is."""
    return RINGS - ring(place) if place in PLACES else 0


def _gathered(view: State, seat: int, moves: Moves) -> int:
    """Ships with capacity that come without cargo to where more can be made."""
    if any(source.kind == "infantry" for source in moves) or not own_dock(view, seat):
        return 0
    units = view.players[seat].units
    return sum(units[source.kind].capacity > 0 for source in moves)


def _left(view: State, seat: int, moves: Moves) -> set[str]:
    """Systems in which no ships stay behind."""
    gone = Counter[str]()
    for source, number in moves.items():
        gone[source.where] += number * (class_of(source.kind) == "ship")
    return {place for place, number in gone.items() if number and number == view.galaxy[place].ships(seat)}


def _leaves_home(view: State, moves: Moves, seat: int) -> bool:
    """Whether no ships stay in the home system, and others are near whom this fleet does not fight."""
    place = home(view, seat)
    return place in _left(view, seat, moves) and is_threatened(view, seat, place, but=view.active)
