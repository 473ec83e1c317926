"""Construction: structures on planets that the player controls (24, 63, 79)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.setup import STRUCTURE_LIMITS
from rules.ti4.components.units import STRUCTURES, UnitKind
from rules.ti4.frames import PlaceStructure
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.state import State

NONE = "none"


class PlaceStructureRule(Rule):
    """One of them, on a planet that has room for it."""

    frame = PlaceStructure

    def asks(self, state: State, frame: PlaceStructure) -> bool:
        """Where one can be placed."""
        return any(places(state, frame))

    def ask(self, state: State, frame: PlaceStructure) -> Decision | None:
        """Which, and where."""
        options = [*places(state, frame)]
        return choose(frame.seat, "place-structure", [*options, Option(NONE)]) if options else None

    def do(self, execution: Execution[State], frame: PlaceStructure, answer: Answer) -> None:
        """Place it, with the command token of the secondary ability in its system."""
        state, seat = execution.state, frame.seat
        execution.pop()
        if answer[0] == NONE:
            return
        word, _, planet = answer[0].partition(":")
        kind = next(each for each in STRUCTURES if each == word)
        forces = state.planet(planet).forces
        if frame.token:
            tokens = state.galaxy[state.place_of(planet)].tokens
            tokens += [] if seat in tokens else [seat]
        if state.players[seat].units[kind].move:  # a dock that moves is in space
            forces = state.galaxy[state.place_of(planet)].space
        put(forces, seat, kind)
        execution.tell("placed-structure", seat=seat, kind=kind, planet=planet)


def places(state: State, frame: PlaceStructure) -> Iterator[Option]:
    """Structures with the planets they can stand on, the best for a dock first."""
    planets = sorted(state.planets(frame.seat), key=lambda planet: -PLANETS[planet.id].resources)
    for name in frame.kinds:
        kind: UnitKind = next(each for each in STRUCTURES if each == name)
        if state.plastic_left(frame.seat, kind) <= 0:
            continue
        for planet in planets:
            if force_of(planet.forces, frame.seat).count(kind) < STRUCTURE_LIMITS[kind]:
                yield Option(f"{kind}:{planet.id}", kind, {"kind": kind, "planet": planet.id})
