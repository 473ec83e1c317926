"""How far a ship gets in one activation (Move)."""

from __future__ import annotations

from collections import deque

from rules.core.hexes import Hex
from rules.eclipse.economy.ships import profile
from rules.eclipse.galaxy.presence import free_ships, hostile_ships
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.state import Player, Sector, State


def routes(state: State, player: Player, start: Hex, kind: str) -> dict[Hex, list[Hex]]:
    """Every hex that a ship of a class can reach from a hex in one activation, with the way there.

    A way has no more steps than the class has movement. Of several ways one that breaks no diplomatic relations is
    taken, then the shortest.
    """
    if not free_ships(state.map[str(start)], player):
        return {}
    peaceful = _search(state, player, start, kind, through_partners=False)
    return {**_search(state, player, start, kind, through_partners=True), **peaceful}


def _search(state: State, player: Player, start: Hex, kind: str, *, through_partners: bool) -> dict[Hex, list[Hex]]:
    """The shortest ways; without `through_partners` no sector of a partner is entered."""
    ways: dict[Hex, list[Hex]] = {start: []}
    queue = deque([start])
    movement = profile(player, kind).movement
    while queue:
        here = queue.popleft()
        if len(ways[here]) == movement or (here != start and not _may_pass(state.map[str(here)], player)):
            continue
        for there, sector in connected(state, here, player):
            if there not in ways and (through_partners or not partners_in(sector, player)):
                ways[there] = [*ways[here], there]
                queue.append(there)
    del ways[start]
    return ways


def _may_pass(sector: Sector, player: Player) -> bool:
    """Whether a ship that comes here may go on: enough of its owner's other ships must pin the enemies."""
    return not sector.defended and sector.ships(player.seat) >= hostile_ships(sector, player)


def partners_in(sector: Sector, player: Player) -> list[int]:
    """The seats with which a player has diplomatic relations and that are present in a sector."""
    present = {sector.disc, *(fleet.seat for fleet in sector.fleets)}
    return [seat for seat in player.ambassadors if seat in present]
