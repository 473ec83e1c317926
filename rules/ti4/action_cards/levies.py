"""Component actions that put units on the board (22)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.action_cards.goods import is_home
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.forces import put
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.production.recruits import may_recruit, recruit_everywhere
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


class FrontlineDeployment(Card):
    """Infantry on one own planet."""

    id = "frontline-deployment"
    number = 3

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any that is controlled, but for one without infantry where no piece is left for it (36)."""
        for planet in state.planets(seat):
            if may_recruit(state, seat, planet.id):
                yield Option(planet.id, "", {"planet": planet.id})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Place three infantry on the planet (36)."""
        put(execution.state.planet(played.target).forces, played.seat, "infantry", self.number)
        execution.tell("placed-infantry", seat=played.seat, planets=played.target, count=self.number)


class RiseOfAMessiah(Card):
    """An infantry on every own planet, while there is a piece for each place that has none yet (36)."""

    id = "rise-of-a-messiah"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """With a planet at all."""
        if any(state.planets(seat)):
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Put them there, first where some are."""
        recruit_everywhere(execution, played.seat)


def _ship_targets(state: State, seat: int, kind: UnitKind, places: Iterator[str]) -> Iterator[Option]:
    """Those places, while a piece is left in the reinforcements."""
    if state.plastic_left(seat, kind) > 0:
        for place in places:
            yield Option(place, "", state.at(place))


def _place_ship(execution: Execution[State], played: Played, kind: UnitKind) -> None:
    """Put it there; what is too much for the fleet pool is removed."""
    state = execution.state
    put(state.galaxy[played.target].space, played.seat, kind)
    execution.tell("placed-ship", seat=played.seat, **state.at(played.target), kind=kind)
    check_limits(execution, played.seat, played.target)


class GhostShip(Card):
    """A destroyer comes out of a wormhole."""

    id = "ghost-ship"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In a system with a wormhole, no home and without ships of others."""
        places = (
            place
            for place, system in state.galaxy.items()
            if wormholes(state, place) and not is_home(state, system) and not system.ships_of_others(seat)
        )
        return _ship_targets(state, seat, "destroyer", places)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Place a destroyer there (37 bounds how many stay)."""
        _place_ship(execution, played, "destroyer")


class WarEffort(Card):
    """A cruiser joins own ships."""

    id = "war-effort"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In a system with some."""
        places = (place for place, system in state.galaxy.items() if system.ships(seat))
        return _ship_targets(state, seat, "cruiser", places)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Place a cruiser there (37 bounds how many stay)."""
        _place_ship(execution, played, "cruiser")
