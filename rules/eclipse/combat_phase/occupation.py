"""Influence after combat: discs of sectors that were lost are removed, and whoever has ships there may place one."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution, results
from rules.eclipse.actions.discovery import take_discovery
from rules.eclipse.frames import Claim, CombatOver, Occupation, Together
from rules.eclipse.galaxy.presence import has_hostile_neutrals, may_take_discovery
from rules.eclipse.scoring.final import sector_points
from rules.eclipse.state import NO_SEAT, Sector, State

DRACO_DISCOVERY = "draco-discovery"  # the table option: who takes what lay under ancients beside a disc of Draco
NEXT_DISC = "next-disc"


def occupier(sector: Sector) -> int:
    """The only player other than the disc's owner with ships in a sector, or NO_SEAT."""
    seats = [fleet.seat for fleet in sector.fleets if fleet.seat != sector.disc]
    return seats[0] if len(seats) == 1 else NO_SEAT


class OccupationRule(ActingRule):
    """A disc without population goes back where an enemy's ship is; a sector without a disc can be taken."""

    frame = Occupation

    def run(self, execution: Execution[State], frame: Occupation) -> None:
        """Remove discs, then ask all at once; each sector concerns one player."""
        state = execution.state
        execution.replace(CombatOver())
        lanes: dict[int, list[Claim]] = {}
        for sector in sorted(state.map.values(), key=lambda each: each.tile):
            seat = occupier(sector)
            if seat == NO_SEAT:
                continue
            if sector.disc != NO_SEAT and not sector.population:
                points = sector_points(state.players[sector.disc], sector)
                execution.tell("lost", seat=sector.disc, tile=sector.tile, **results({}, {"vp": points}))
                state.players[sector.disc].discs += 1
                sector.disc = NO_SEAT
            if sector.disc == NO_SEAT and not has_hostile_neutrals(sector, state.players[seat]):
                lanes.setdefault(seat, []).append(Claim(seat, sector.tile))
        if lanes:
            execution.push(Together([[*claims] for claims in lanes.values()]))
        if state.options.get(DRACO_DISCOVERY) != NEXT_DISC:
            uncover_discoveries(execution)


def uncover_discoveries(execution: Execution[State]) -> None:
    """Where ancients beside a disc of Draco are gone and the disc is not: its owner was the first to place one."""
    state = execution.state
    for player in state.living():
        if player.board.peace_with_ancients:
            for sector in filter(may_take_discovery, state.controlled(player.seat)):
                take_discovery(execution, player, sector)
