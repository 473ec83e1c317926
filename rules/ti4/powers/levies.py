"""Powers of factions that put units on the board in the own turn, mostly for a command token as an action (22, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.units import WITH_TOKENS, UnitKind
from rules.ti4.frames import Produce
from rules.ti4.galaxy.forces import put
from rules.ti4.galaxy.pieces import has_piece
from rules.ti4.galaxy.wormholes import GATE_FOLDING
from rules.ti4.production.recruits import may_recruit
from rules.ti4.state import State
from rules.ti4.tactical.activation import CHAOS_MAPPING
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.production import makeable, yard_asked

MAPPED = 1  # units that Chaos Mapping produces
TOKEN = {"strategy": 1}  # what each of them costs


def spend_token(execution: Execution[State], seat: int) -> None:
    """A command token of the strategy pool goes back to the reinforcements."""
    execution.state.players[seat].pools.strategy -= 1
    execution.tell("spent-token", seat=seat, **results({}, TOKEN))


class OrbitalDrop(Card):
    """Sol: two infantry on a planet that is controlled."""

    id = "orbital-drop"
    number = 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any where a piece is there for them (36)."""
        if state.players[seat].pools.strategy:
            for planet in state.planets(seat):
                if may_recruit(state, seat, planet.id):
                    yield Option(planet.id, "", {"planet": planet.id}, TOKEN)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Spend a strategy token, and place two infantry there (36)."""
        spend_token(execution, played.seat)
        put(execution.state.planet(played.target).forces, played.seat, "infantry", self.number)
        execution.tell("placed-infantry", seat=played.seat, planets=played.target, count=self.number)


class ShipsBeside(Card):
    """Ships from the reinforcements come into a system with a certain ship of the player."""

    beside: UnitKind
    ships: tuple[tuple[UnitKind, int], ...]

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Such systems, with each of the kinds of which there are pieces."""
        if not state.players[seat].pools.strategy:
            return
        for place, system in state.galaxy.items():
            if any(force.seat == seat and force.count(self.beside) for force in system.space):
                for kind, number in self.ships:
                    if _is_at_hand(state, seat, kind, number, place):
                        yield Option(f"{place}:{kind}", "", {**state.at(place), "kind": kind, "count": number}, TOKEN)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Put them there; what is too much for the fleet pool is removed."""
        place, _, word = played.target.partition(":")
        kind, number = next(each for each in self.ships if each[0] == word)
        spend_token(execution, played.seat)
        put(execution.state.galaxy[place].space, played.seat, kind, number)
        execution.tell("placed-ships", seat=played.seat, **execution.state.at(place), units=f"{kind}={number}")
        check_limits(execution, played.seat, place)


def _is_at_hand(state: State, seat: int, kind: UnitKind, number: int, place: str) -> bool:
    """Whether there are pieces for so many ships; for fighters one is enough, with tokens beside it (36)."""
    if kind in WITH_TOKENS:
        return has_piece(state, seat, kind, place)
    return state.plastic_left(seat, kind) >= number


class StarForge(ShipsBeside):
    """Muaat: two fighters or a destroyer beside a war sun."""

    id = "star-forge"
    beside = "war-sun"
    ships = (("destroyer", 1), ("fighter", 2))


class TheInferno(ShipsBeside):
    """Muaat: a cruiser beside the flagship."""

    id = "the-inferno"
    beside = "flagship"
    ships = (("cruiser", 1),)


class LazaxGateFolding(Card):
    """Winnu: an infantry on Mecatol Rex, for the exhausted card; what else it does stands in `galaxy/wormholes.py`."""

    id = GATE_FOLDING

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """If they control Mecatol Rex, where the infantry comes (22)."""
        if state.planet(MECATOL_REX).owner == seat and may_recruit(state, seat, MECATOL_REX):
            yield Option("", "", {"planet": MECATOL_REX})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Place an infantry on Mecatol Rex (36)."""
        put(execution.state.planet(MECATOL_REX).forces, played.seat, "infantry")
        execution.tell("placed-infantry", seat=played.seat, planets=MECATOL_REX, count=1)


class ChaosMapping(Card):
    """Saar: a unit at the start of the turn, where any of theirs can produce; once in it.

    That is no use of Production: nothing is taken off the price, and nothing follows from it. Which asteroid fields it
    closes to others is said where systems are activated.
    """

    id = CHAOS_MAPPING

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Where something can be made, and paid for."""
        if self.id in state.lasting:
            return
        for place in state.galaxy:
            if makeable(state, seat, yard_asked(state, Produce(seat, place, most=MAPPED))):
                yield Option(place, "", state.at(place))

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Produce one unit where one of theirs has production (68)."""
        execution.state.lasting.append(self.id)
        execution.push(Produce(played.seat, played.target, most=MAPPED))
