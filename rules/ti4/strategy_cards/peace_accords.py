"""Peace Accords: which planets join the Xxcha when they have carried out an ability of Diplomacy (34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.flow import ActingRule, Execution
from rules.ti4.cards.frames import DiplomacyOver
from rules.ti4.cards.moments import DIPLOMACY_OVER, open_window
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.frames import Frame
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.state import Planet, State

PEACE_ACCORDS = "peace-accords"


def after_diplomacy(state: State, seat: int) -> list[Frame]:
    """What follows for a player who carries out an ability of Diplomacy."""
    return [DiplomacyOver(seat)] if state.players[seat].able(PEACE_ACCORDS) else []


def open_planets(state: State, seat: int) -> Iterator[Planet]:
    """Planets without units, but for Mecatol Rex, in systems that are adjacent to a planet of the player.

    A planet is adjacent to its own system, too (6.3).
    """
    own, near = {state.place_of(planet.id) for planet in state.planets(seat)}, adjacency(state, seat)
    around = own.union(*(near[place] for place in own)) - {CENTRE_PLACE}
    for place in [place for place in state.galaxy if place in around]:
        for planet in state.galaxy[place].planets:
            if planet.owner != seat and not any(force.units for force in planet.forces):
                yield planet


def can_take(state: State, seat: int) -> bool:
    """Whether a player has the ability, and a planet to take by it."""
    return state.players[seat].able(PEACE_ACCORDS) and any(open_planets(state, seat))


class DiplomacyOverRule(ActingRule):
    """Its player may use what follows from it."""

    frame = DiplomacyOver

    def run(self, execution: Execution[State], frame: DiplomacyOver) -> None:
        """Ask, where there is anything to take."""
        execution.pop()
        if can_take(execution.state, frame.seat):
            open_window(execution, DIPLOMACY_OVER, [frame.seat])
