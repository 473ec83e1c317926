"""Infantry that comes to planets without being produced."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.ti4.components.units import PLASTIC
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.forces import ground_forces, put
from rules.ti4.galaxy.pieces import has_piece, stacks
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.production.frames import PlaceInfantry
from rules.ti4.state import Planet, State

NONE = "none"


def recruit_everywhere(execution: Execution[State], seat: int) -> None:
    """Put an infantry on every planet of a player, while there is a piece for each that has none yet (36), in place.

    Planets on which no units may be are passed over. Told as `placed-infantry`.
    """
    state = execution.state
    there = stacks(state, seat, "infantry")
    left = max(0, PLASTIC["infantry"] - len(there))
    own = [planet for planet in state.planets(seat) if may_hold_units(state, planet.id)]
    held = [planet for planet in own if planet.id in there]
    planets = [*held, *[planet for planet in own if planet.id not in there][:left]]
    for planet in planets:
        put(planet.forces, seat, "infantry")
    if planets:
        found = " ".join(planet.id for planet in planets)
        execution.tell("placed-infantry", seat=seat, planets=found, count=1)


def may_recruit(state: State, seat: int, planet: str) -> bool:
    """Whether an infantry of a player can come to this planet: no law forbids it, and a piece is left (36)."""
    return may_hold_units(state, planet) and has_piece(state, seat, "infantry", planet)


def recruit(execution: Execution[State], seat: int, planet: str, number: int = 1) -> None:
    """So many infantry from the reinforcements come to a planet."""
    put(execution.state.planet(planet).forces, seat, "infantry", number)
    execution.tell("placed-infantry", seat=seat, planets=planet, count=number)


def recruiting(state: State, seat: int) -> list[str]:
    """The planets of a player to which infantry can come: those with fewest of it first, and of them the best."""

    def order(planet: Planet) -> tuple[int, int]:
        value = worth(state, planet.id)
        return ground_forces(planet, seat), -value.resources - value.influence

    found = sorted(state.planets(seat), key=order)
    return [planet.id for planet in found if may_recruit(state, seat, planet.id)]


class PlaceInfantryRule(Rule):
    """All of it on one planet that the player controls."""

    frame = PlaceInfantry

    def asks(self, state: State, frame: PlaceInfantry) -> bool:
        """Where there is a choice."""
        return len(recruiting(state, frame.seat)) > (0 if frame.optional else 1)

    def ask(self, state: State, frame: PlaceInfantry) -> Decision | None:
        """On which planet the infantry lands."""
        if not self.asks(state, frame):
            return None
        options = [Option(id, "", {"planet": id}) for id in recruiting(state, frame.seat)]
        left = [Option(NONE)] if frame.optional else []
        return choose(frame.seat, "place-infantry", [*options, *left], power=frame.by, count=frame.number)

    def do(self, execution: Execution[State], frame: PlaceInfantry, answer: Answer) -> None:
        """Put it there."""
        execution.pop()
        if answer[0] != NONE:
            recruit(execution, frame.seat, answer[0], frame.number)

    def run(self, execution: Execution[State], frame: PlaceInfantry) -> None:
        """The only planet there is, if any."""
        execution.pop()
        for planet in recruiting(execution.state, frame.seat):
            recruit(execution, frame.seat, planet, frame.number)
