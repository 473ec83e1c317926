"""Technologies that speak when another player activates a system with ships of their owner (5, 90)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.flow import Execution, results
from rules.ti4.economy.gains import gain_goods
from rules.ti4.state import Player, State
from rules.ti4.tactical.limits import check_limits

NEUROGLAIVE = "neuroglaive"
E_RES_SIPHONS, SIPHONED = "e-res-siphons", 4  # and the trade goods that it brings


def alarmed(state: State, player: Player, place: str, technology: str) -> Iterator[Player]:
    """The others who own a technology and have ships where a player activates a system."""
    for other in state.playing():
        if other is not player and other.has(technology) and state.galaxy[place].ships(other.seat):
            yield other


def fleet_tokens_lost(state: State, player: Player, place: str) -> int:
    """Tokens of the fleet pool that a player loses by activating a system, by Neuroglaive; no more than are there."""
    return min(player.pools.fleet, len([*alarmed(state, player, place, NEUROGLAIVE)]))


def raise_alarms(execution: Execution[State], player: Player, place: str) -> None:
    """Trade goods for E-Res Siphons; tokens go to the reinforcements, and with them ships that are too many then."""
    state = execution.state
    for other in alarmed(state, player, place, E_RES_SIPHONS):
        execution.tell("siphoned", seat=other.seat, target=player.seat)
        gain_goods(execution, other, SIPHONED)
    if lost := fleet_tokens_lost(state, player, place):
        player.pools.fleet -= lost
        execution.tell("lost-fleet-token", seat=player.seat, **results({}, {"fleet": lost}))
        check_limits(execution, player.seat, *state.galaxy)
