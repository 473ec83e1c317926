"""Construction: structures on planets that the player controls (24, 63, 79)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Answer, Decision, Facts, Option, choose
from rules.core.flow import Execution, Rule
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.setup import STRUCTURE_LIMITS
from rules.ti4.components.units import PLASTIC, STRUCTURES, UnitKind
from rules.ti4.economy.worth import worth
from rules.ti4.frames import PlaceStructure, TakePiece
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.galaxy.pieces import structures_elsewhere, take_structure
from rules.ti4.laws.ministers import produce_at_new_dock
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.state import Planet, State
from rules.ti4.tactical.limits import check_limits

NONE = "none"
HOMELAND_DEFENSE = "homeland-defense-act"


class PlaceStructureRule(Rule):
    """One of them, on a planet that has room for it."""

    frame = PlaceStructure

    def asks(self, state: State, frame: PlaceStructure) -> bool:
        """Where one can be placed."""
        return any(places(state, frame))

    def ask(self, state: State, frame: PlaceStructure) -> Decision | None:
        """Which, and where; what would have to be taken from elsewhere for it is not placed by default."""
        options = [*places(state, frame)]
        if not options:
            return None
        at_hand = (option.word for option in options if _left(state, frame.seat, str(option.facts["kind"])))
        stay = bound(state, frame.seat, options) if frame.token else []
        default = (next(at_hand, NONE),)
        docks = sum(option.facts["kind"] == "space-dock" for option in options)
        facts: Facts = {"stay": " ".join(stay) or "none", "docks": docks}
        return choose(frame.seat, "place-structure", [*options, Option(NONE)], default, **facts)

    def do(self, execution: Execution[State], frame: PlaceStructure, answer: Answer) -> None:
        """Place it, with the command token of the secondary ability in its system."""
        state, seat = execution.state, frame.seat
        execution.pop()
        if answer[0] == NONE:
            return
        word, _, planet = answer[0].partition(":")
        if frame.token:
            tokens = state.galaxy[state.place_of(planet)].tokens
            tokens += [] if seat in tokens else [seat]
        raise_structure(execution, seat, _kind(word), planet)


def bound(state: State, seat: int, options: Iterable[Option]) -> list[str]:
    """The places with ships of a player to which the token of the secondary ability may come: they stay there (58)."""
    places = dict.fromkeys(state.place_of(str(option.facts["planet"])) for option in options)
    return [place for place in places if state.galaxy[place].ships(seat) and seat not in state.galaxy[place].tokens]


def raise_structure(execution: Execution[State], seat: int, kind: UnitKind, planet: str) -> None:
    """A structure comes to a planet, and where no piece of it is left one that stands elsewhere (23.4)."""
    if _left(execution.state, seat, kind):
        _place(execution, seat, kind, planet)
    else:
        execution.push(TakePiece(seat, kind, planet))


def _planet(where: str) -> dict[str, str]:
    """The fact that names a planet, of one."""
    return {"planet": where} if where in PLANETS else {}


class TakePieceRule(Rule):
    """The reinforcements have no piece: one is taken from a system without a command token of the player (23.4)."""

    frame = TakePiece

    def asks(self, state: State, frame: TakePiece) -> bool:
        """Where several structures could be taken for it."""
        return len([*structures_elsewhere(state, frame.seat, _kind(frame.kind), frame.planet)]) > 1

    def ask(self, state: State, frame: TakePiece) -> Decision | None:
        """From which planet, or from the space of which system."""
        if not self.asks(state, frame):
            return None
        found = structures_elsewhere(state, frame.seat, _kind(frame.kind), frame.planet)
        options = [Option(where, "", {"where": where, **_planet(where)}) for where in found]
        return choose(frame.seat, "take-piece", options, kind=frame.kind, planet=frame.planet)

    def do(self, execution: Execution[State], frame: TakePiece, answer: Answer) -> None:
        """Take it, and place it at once."""
        execution.pop()
        place = take_structure(execution.state, frame.seat, _kind(frame.kind), answer[0])
        execution.tell("removed", seat=frame.seat, **execution.state.at(place), units=f"{frame.kind}=1")
        _place(execution, frame.seat, _kind(frame.kind), frame.planet)
        check_limits(execution, frame.seat, place)

    def run(self, execution: Execution[State], frame: TakePiece) -> None:
        """The only one there is."""
        found = structures_elsewhere(execution.state, frame.seat, _kind(frame.kind), frame.planet)
        self.do(execution, frame, (next(found),))


def _place(execution: Execution[State], seat: int, kind: UnitKind, planet: str) -> None:
    """A structure from the reinforcements comes to a planet, or to the space about it."""
    state = execution.state
    forces = state.planet(planet).forces
    if state.players[seat].units[kind].move:  # a dock that moves is in space
        forces = state.galaxy[state.place_of(planet)].space
    put(forces, seat, kind)
    execution.tell("placed-structure", seat=seat, kind=kind, planet=planet)
    if kind == "space-dock":
        produce_at_new_dock(execution, seat, state.place_of(planet))


def _kind(word: str) -> UnitKind:
    return next(each for each in STRUCTURES if each == word)


def _left(state: State, seat: int, word: str) -> bool:
    """Whether there is a piece of this kind in the reinforcements."""
    return state.plastic_left(seat, _kind(word)) > 0


def places(state: State, frame: PlaceStructure) -> Iterator[Option]:
    """Structures with the planets they can stand on, the best for a dock first."""
    planets = sorted(state.planets(frame.seat), key=lambda planet: -worth(state, planet.id).resources)
    for name in frame.kinds:
        kind = _kind(name)
        for planet in planets:
            if _has_room(state, frame, kind, planet) and _has_piece(state, frame, kind, planet.id):
                yield Option(f"{kind}:{planet.id}", kind, {"kind": kind, "planet": planet.id})


def _has_room(state: State, frame: PlaceStructure, kind: UnitKind, planet: Planet) -> bool:
    """Whether a planet may have one more; docks in space have no limit, and the first planet stands for its system."""
    if state.players[frame.seat].units[kind].move:
        own = (each for each in state.galaxy[state.place_of(planet.id)].planets if each.owner == frame.seat)
        return next(own) is planet
    room = force_of(planet.forces, frame.seat).count(kind) < structure_limit(state, kind)
    return room and may_hold_units(state, planet.id)


def structure_limit(state: State, kind: UnitKind) -> int:
    """How many structures of a kind a player may have on a planet; of PDS by a law any number (63)."""
    if kind == "pds" and state.law(HOMELAND_DEFENSE):
        return PLASTIC[kind]
    return STRUCTURE_LIMITS[kind]


def _has_piece(state: State, frame: PlaceStructure, kind: UnitKind, planet: str) -> bool:
    """Whether there is a piece for it, at hand or on the board; none is taken from where the token will be."""
    if _left(state, frame.seat, kind):
        return True
    system = state.galaxy[state.place_of(planet)]
    beside = {state.place_of(planet), *(each.id for each in system.planets)} if frame.token else set()
    return any(where not in beside for where in structures_elsewhere(state, frame.seat, kind, planet))
