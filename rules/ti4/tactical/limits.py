"""Fleet pool and capacity: what is too much in the space of a system is removed, by the choice of its owner (37, 16).

Removed is not destroyed (31). In a space combat capacity is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Slot, allocation, spread
from rules.core.flow import WASTED, Execution, Rule
from rules.ti4.components.units import UNIT_KINDS, UnitKind, class_of
from rules.ti4.frames import Excess
from rules.ti4.galaxy.forces import Amounts, beyond_limits, dock_room, force_of, ships_counted, take_damaged_first
from rules.ti4.state import Force, Player, State

LEFT_BEHIND = "left-behind"  # what has nobody to carry it any more


def over(state: State, seat: int, place: str, numbers: Amounts) -> tuple[int, int]:
    """By how many ships a player with so many units in a system is above the fleet pool, and above their capacity.

    Capacity is not looked at where a space combat is due or on.
    """
    player, fleet = state.players[seat], state.players[seat].ship_limit
    if contested(state, place):
        return max(0, ships_counted(numbers) - fleet), 0
    return beyond_limits(player.units, numbers, fleet=fleet, dock_room=dock_room(player, state.galaxy[place]))


def fleet_needed(state: State, player: Player) -> int:
    """How many tokens the largest fleet of a player needs in the fleet pool, fighters apart; Armada spares some.

    The most that may be taken out of the pool is what lies there beyond this (37).
    """
    forces = (force_of(system.space, player.seat) for system in state.galaxy.values())
    largest = max((ships_counted(force.units) for force in forces), default=0)
    return max(0, largest - (player.ship_limit - player.pools.fleet))


def check_limits(execution: Execution[State], seat: int, *places: str) -> None:
    """Ask a player what is removed, in each of these places where there is too much; nothing else happens.

    Called whenever units have come or tokens changed. The questions are pushed, those of the last place first.
    """
    state = execution.state
    for place in places:
        if any(over(state, seat, place, force_of(state.galaxy[place].space, seat).units)):
            execution.push(Excess(seat, place))


def contested(state: State, place: str) -> bool:
    """Whether ships of several players are in a system, so that a space combat is due or on."""
    space = state.galaxy[place].space
    return len(space) > 1 and sum(force.ships > 0 for force in space) > 1


class ExcessRule(Rule):
    """Just as much is removed as is too much."""

    frame = Excess

    def asks(self, state: State, frame: Excess) -> bool:
        """Where there is a choice: of several kinds, not all of which have to go. Meanwhile enough may have gone."""
        force = force_of(state.galaxy[frame.place].space, frame.seat)
        gone = allocation(cheapest(state, frame.seat, frame.place))
        left = any(number > gone.get(kind, 0) for kind, number in force.units.items())
        return bool(gone) and left and len(force.units) > 1

    def run(self, execution: Execution[State], frame: Excess) -> None:
        """There is none; where enough has gone meanwhile nothing does. Its owner is warned while they can mend it."""
        execution.pop()
        gone = cheapest(execution.state, frame.seat, frame.place)
        _remove(execution, frame, gone)
        if gone:
            count, place = sum(allocation(gone).values()), execution.state.at(frame.place)
            execution.tell(WASTED, frame.seat, seat=frame.seat, what=LEFT_BEHIND, count=count, **place)

    def ask(self, state: State, frame: Excess) -> Decision | None:
        """How many of each kind."""
        if not self.asks(state, frame):
            return None
        force = force_of(state.galaxy[frame.place].space, frame.seat)
        ships, units = over(state, frame.seat, frame.place, force.units)
        slots = [Slot(kind, force.units[kind], {"kind": kind}) for kind in _removable(force)]
        most = sum(slot.cap for slot in slots)
        facts: dict[str, str | int] = {**state.at(frame.place), "ships": ships, "units": units}
        default = cheapest(state, frame.seat, frame.place)
        return Decision(frame.seat, "excess", Allocate(tuple(slots), 1, most), default, facts)

    def do(self, execution: Execution[State], frame: Excess, answer: Answer) -> None:
        """Remove it; raises `Illegal` where that is too little, or more than has to go."""
        state, gone = execution.state, allocation(answer)
        force = force_of(state.galaxy[frame.place].space, frame.seat)
        if not _fits(state, frame, force, gone):
            raise Illegal("excess-left")
        for kind in gone:
            fewer = {**gone, kind: gone[kind] - 1}
            if _fits(state, frame, force, fewer):
                raise Illegal("excess-too-much", kind=kind)
        execution.pop()
        _remove(execution, frame, answer)


def _remove(execution: Execution[State], frame: Excess, answer: Answer) -> None:
    """Take these units off the board."""
    gone, state = allocation(answer), execution.state
    ships, beyond = over(state, frame.seat, frame.place, force_of(state.galaxy[frame.place].space, frame.seat).units)
    why = "fleet" if ships and not beyond else "capacity"
    for kind in state.players[frame.seat].units:
        if number := gone.get(kind, 0):
            take_damaged_first(state.galaxy[frame.place].space, frame.seat, kind, number)
    if gone:
        execution.tell("removed", seat=frame.seat, **state.at(frame.place), units=" ".join(answer), why=why)


def cheapest(state: State, seat: int, place: str) -> Answer:
    """What is lost least with: what is carried before ships, of both the cheapest first."""
    force = force_of(state.galaxy[place].space, seat)
    units, gone = dict(force.units), dict[str, int]()
    while True:
        ships, beyond = over(state, seat, place, units)
        if not (ships or beyond):
            return spread(_needed(state, seat, place, gone))
        carried = [kind for kind in units if kind in ("fighter", "infantry")]
        kinds = carried if beyond or not _hulls(units) else _hulls(units)
        kind = min(kinds, key=lambda kind: (state.players[seat].units[kind].cost or 0, kind))
        units[kind] -= 1
        units = {kind: number for kind, number in units.items() if number}
        gone[kind] = gone.get(kind, 0) + 1


def _needed(state: State, seat: int, place: str, gone: dict[str, int]) -> dict[str, int]:
    """What of this has to go: what went first may stay where ships that went later took less room than they gave."""
    force, frame = force_of(state.galaxy[place].space, seat), Excess(seat, place)
    for kind in [*gone]:
        while gone[kind] and _fits(state, frame, force, {**gone, kind: gone[kind] - 1}):
            gone[kind] -= 1
    return gone


def _hulls(units: Mapping[UnitKind, int]) -> list[UnitKind]:
    return [kind for kind in units if class_of(kind) == "ship" and kind != "fighter"]


def _removable(force: Force) -> Iterator[UnitKind]:
    """Ships and what they carry, in the order of kinds; a space dock in space stays."""
    yield from (kind for kind in UNIT_KINDS if force.count(kind) and kind not in ("pds", "space-dock"))


def _fits(state: State, frame: Excess, force: Force, gone: Mapping[str, int]) -> bool:
    """Whether all is in bounds without what is gone."""
    left = {kind: number - gone.get(kind, 0) for kind, number in force.units.items()}
    return not any(over(state, frame.seat, frame.place, left))
