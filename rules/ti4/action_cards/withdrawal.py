"""Ships that leave the active system by a card or power: they take ground forces of its planets along (95)."""

from __future__ import annotations

from rules.core.decisions import Allocate, Answer, Decision, Slot, allocation
from rules.core.flow import Execution, Rule
from rules.core.records import strict
from rules.ti4.frames import Frame
from rules.ti4.galaxy.forces import force_of, ground_forces, put, take
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


@strict
class Withdraw(Frame):
    """All ships of a player are about to leave the active system for this place."""

    seat: int
    place: str


def is_own(state: State, seat: int, place: str) -> bool:
    """Whether a player has ships or planets in a system, to which they rather leave than to another."""
    system = state.galaxy[place]
    return bool(system.ships(seat)) or any(planet.owner == seat for planet in system.planets)


class WithdrawRule(Rule):
    """What is in space goes with them; of ground forces on planets as many as there is room for may."""

    frame = Withdraw

    def asks(self, state: State, frame: Withdraw) -> bool:
        """Where there are any, and room for them."""
        return bool(_slots(state, frame.seat))

    def ask(self, state: State, frame: Withdraw) -> Decision | None:
        """How many of each planet."""
        slots = _slots(state, frame.seat)
        if not slots:
            return None
        ask = Allocate(tuple(slots), 0, _room(state, frame.seat))
        return Decision(frame.seat, "withdraw", ask, (), {**state.at(frame.place)})

    def do(self, execution: Execution[State], frame: Withdraw, answer: Answer) -> None:
        """Take the ships there, with what was chosen to go along."""
        execution.pop()
        _leave(execution, frame, allocation(answer))

    def run(self, execution: Execution[State], frame: Withdraw) -> None:
        """Go, with nobody to take along."""
        execution.pop()
        _leave(execution, frame, {})


def _slots(state: State, seat: int) -> list[Slot]:
    """Own ground forces on the planets of the active system."""
    if not _room(state, seat):
        return []
    planets = ((planet.id, ground_forces(planet, seat)) for planet in state.galaxy[state.active].planets)
    return [Slot(id, number, {"planet": id}) for id, number in planets if number]


def _room(state: State, seat: int) -> int:
    """What the ships can still carry."""
    units, force = state.players[seat].units, force_of(state.galaxy[state.active].space, seat)
    held = sum(units[kind].capacity * number for kind, number in force.units.items())
    carried = force.count("infantry") + (0 if units["fighter"].move else force.count("fighter"))
    return max(0, held - carried)


def _leave(execution: Execution[State], frame: Withdraw, along: dict[str, int]) -> None:
    state, seat = execution.state, frame.seat
    here, there = state.galaxy[state.active], state.galaxy[frame.place]
    force = force_of(here.space, seat)
    for kind, number in [*force.units.items()]:
        damaged = force.damaged.get(kind, 0)
        take(here.space, seat, kind, number, damaged)
        put(there.space, seat, kind, number, damaged)
    for planet, number in along.items():
        take(here.planet(planet).forces, seat, "infantry", number)
        put(there.space, seat, "infantry", number)
    if along:
        units = f"infantry={sum(along.values())}"
        execution.tell("taken-along", seat=seat, **state.at(frame.place), planets=" ".join(along), units=units)
    check_limits(execution, seat, frame.place)
