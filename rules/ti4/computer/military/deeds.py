"""What deeds are worth that secret objectives ask for: combats against somebody, and units that are destroyed there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules.opponents.reasons import Reason
from rules.ti4.combatants import Amounts
from rules.ti4.components.conditions import CombatWon, LastDestroyed, UnitDestroyed
from rules.ti4.components.units import UnitKind
from rules.ti4.computer.aims import unscored
from rules.ti4.computer.reasons import why
from rules.ti4.state import Force, State

BOMBARDED = 0.4  # of the worth of a deed that dice have to bring about


def deeds(view: State, seat: int, fleet: Amounts, landed: Sequence[str]) -> Iterator[Reason]:
    """The deeds that an attack on the active system would be, were it won, with their points."""
    system, player = view.galaxy[view.active], view.players[seat]
    ships = [force for force in system.space if force.seat != seat and force.ships]
    ground = [force for id in landed for force in system.planet(id).forces if force.seat != seat]
    defended = [force for force in ground if force.count("infantry")]
    for objective in unscored(view, player):
        value = 0.0
        match objective.condition:
            case CombatWon(against_leader=True):
                value = float(any(_leads(view, force.seat) for force in (*ships, *defended)))
            case CombatWon(with_flagship=True):
                value = float(bool(fleet.get("flagship")) and bool(ships or defended))
            case UnitDestroyed(units=units):
                value = float(_any_of(ships, units))
            case LastDestroyed(ability="bombardment"):
                value = BOMBARDED * (bool(defended) and _bombards(view, seat, fleet))
        if value:
            yield why("fulfilled-so", value, objective=objective.id)


def _leads(view: State, seat: int) -> bool:
    return view.players[seat].points == max(player.points for player in view.players)


def _any_of(forces: Iterable[Force], kinds: Iterable[UnitKind]) -> bool:
    return any(force.count(kind) for force in forces for kind in kinds)


def _bombards(view: State, seat: int, fleet: Amounts) -> bool:
    units = view.players[seat].units
    return any(number and units[kind].bombardment for kind, number in fleet.items())
