"""Systems and planets that agendas empty, and who settles there then."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule
from rules.ti4.agendas.frames import ChooseSettler, CloseWormholes, Settle
from rules.ti4.components.units import class_of
from rules.ti4.galaxy.forces import force_of, ground_forces, put, take
from rules.ti4.galaxy.wormholes import CHARTED, wormholes
from rules.ti4.production.recruits import may_recruit
from rules.ti4.state import Planet, Player, State, seat_in
from rules.ti4.tactical.control import establish_control
from rules.ti4.tactical.ground_losses import destroy_ground_forces, roll_to_return
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.structures import destroy_structures

PLACE, NONE = "place", "none"


def destroy_all(execution: Execution[State], planet: Planet) -> None:
    """All units on a planet; whoever controls it does so still."""
    for kind in ("pds", "space-dock"):
        destroy_structures(execution, planet, kind)
    for force in [*planet.forces]:
        destroy_ground_forces(execution, planet, force.seat, ground_forces(planet, force.seat))


def lose_space(execution: Execution[State], place: str) -> None:
    """All units in the space of a system, with what they carry."""
    state = execution.state
    lost, state.galaxy[place].space = state.galaxy[place].space, []
    for force in lost:
        units = " ".join(f"{kind}={number}" for kind, number in force.units.items())
        execution.tell("lost-units", seat=force.seat, **state.at(place), units=units)
        roll_to_return(execution, force.seat, force.count("infantry"))


class CloseWormholesRule(ActingRule):
    """The ships in systems with a wormhole alpha or beta are destroyed; what they carry is lost with them."""

    frame = CloseWormholes

    def run(self, execution: Execution[State], frame: CloseWormholes) -> None:
        """Destroy them; what stands in space without being a ship stays."""
        execution.pop()
        state = execution.state
        for place, system in state.galaxy.items():
            if not wormholes(state, place) & CHARTED:
                continue
            for seat in [force.seat for force in system.space]:
                _lose_ships(execution, seat, place)


def _lose_ships(execution: Execution[State], seat: int, place: str) -> None:
    state = execution.state
    space = state.galaxy[place].space
    ships = {kind: number for kind, number in force_of(space, seat).units.items() if class_of(kind) == "ship"}
    for kind, number in ships.items():
        damaged = force_of(space, seat).damaged.get(kind, 0)
        take(space, seat, kind, number, damaged)
    if ships:
        units = " ".join(f"{kind}={number}" for kind, number in ships.items())
        execution.tell("lost-units", seat=seat, **state.at(place), units=units)
        check_limits(execution, seat, place)


class ChooseSettlerRule(Rule):
    """One of those with fewest victory points, who may be the player who chooses."""

    frame = ChooseSettler

    def asks(self, state: State, frame: ChooseSettler) -> bool:
        """Where several have as few."""
        return len(_fewest(state)) > 1

    def ask(self, state: State, frame: ChooseSettler) -> Decision | None:
        """Which of the players with fewest points."""
        if not self.asks(state, frame):
            return None
        options = [Option(f"p{player.seat + 1}", "", {"target": player.seat}) for player in _fewest(state)]
        own = (f"p{frame.seat + 1}",)
        default = own if any((option.word,) == own for option in options) else (options[0].word,)
        return choose(frame.seat, "choose-settler", options, default, planet=frame.planet)

    def run(self, execution: Execution[State], frame: ChooseSettler) -> None:
        """That is the only one, so nobody is asked."""
        execution.pop()
        execution.push(Settle(_fewest(execution.state)[0].seat, frame.planet))

    def do(self, execution: Execution[State], frame: ChooseSettler, answer: Answer) -> None:
        """Ask that player whether to settle there."""
        execution.pop()
        seat = seat_in(answer[0])
        execution.tell("settler", seat=frame.seat, target=seat, planet=frame.planet)
        execution.push(Settle(seat, frame.planet))


def _fewest(state: State) -> list[Player]:
    players = state.from_speaker()
    fewest = min(player.points for player in players)
    return [player for player in players if player.points == fewest]


class SettleRule(AskingRule):
    """An infantry out of the reinforcements, which takes control; a demilitarized planet holds none."""

    frame = Settle

    def asks(self, state: State, frame: Settle) -> bool:
        """Where an infantry of the player can come."""
        return may_recruit(state, frame.seat, frame.planet)

    def ask(self, state: State, frame: Settle) -> Decision | None:
        """Whether to put it there."""
        if not self.asks(state, frame):
            return None
        options = [Option(PLACE), Option(NONE)]
        return choose(frame.seat, "settle", options, (PLACE,), planet=frame.planet)

    def run(self, execution: Execution[State], frame: Settle) -> None:
        """Nobody settles, as no infantry can come there."""
        execution.pop()

    def do(self, execution: Execution[State], frame: Settle, answer: Answer) -> None:
        """Place the infantry, by which the planet changes hands (25)."""
        execution.pop()
        if answer[0] == PLACE:
            planet = execution.state.planet(frame.planet)
            put(planet.forces, frame.seat, "infantry")
            execution.tell("placed-infantry", seat=frame.seat, planets=frame.planet, count=1)
            establish_control(execution, planet, frame.seat)
