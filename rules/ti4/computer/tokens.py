"""How a computer player spreads command tokens: enough for its fleets, some for secondaries, the rest to act with."""

from __future__ import annotations

from rules.core.decisions import Answer, spread
from rules.ti4.computer.saving import kept
from rules.ti4.galaxy.forces import ships_counted
from rules.ti4.state import Player, State

FLEET = (3, 5)  # tokens in the fleet pool, at least and at most
STRATEGY = 4  # tokens for secondary abilities, at most
FOR_SECONDARIES = 2  # of those that are gained in the action phase
ROOM = 1  # ships more than the largest fleet has


def spread_tokens(view: State, player: Player, number: int) -> Answer:
    """So many tokens on all three pools."""
    fleet = min(number, view.fleet_limit, _fleet_pool(view, player))
    strategy = min(STRATEGY, (number - fleet) // 3)
    return spread({"tactic": number - fleet - strategy, "fleet": fleet, "strategy": strategy})


def _fleet_pool(view: State, player: Player) -> int:
    """As many as the largest fleet needs, and room for another ship."""
    fleets = (
        ships_counted(force.units)
        for system in view.galaxy.values()
        for force in system.space
        if force.seat == player.seat
    )
    largest = max(fleets, default=0) - (player.ship_limit - player.pools.fleet)
    least, most = FLEET
    return max(largest, min(most, max(least, largest + ROOM)))


def added_tokens(view: State, player: Player, number: int) -> dict[str, int]:
    """Where tokens go that are gained in the action phase: to act with, now and then one for a secondary ability."""
    strategy = min(number, max(0, FOR_SECONDARIES - player.pools.strategy), (number + 2) // 3)
    left = number - strategy
    fleet = int(left > 2 and player.pools.fleet < min(view.fleet_limit, FLEET[1]))
    return {"tactic": left - fleet, "fleet": fleet, "strategy": strategy}


def to_act_with(view: State, player: Player) -> int:
    """Tokens of the tactic pool that need not be kept for an objective."""
    return player.pools.tactic - max(0, kept(view, player).tokens - player.pools.strategy)
