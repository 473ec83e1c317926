"""Combat phase: sectors by falling number; in each the last two to enter fight first, neutral ships last."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution
from rules.eclipse.battle.aftermath import reputation_draws
from rules.eclipse.combat_phase.battle_rule import begin_battle
from rules.eclipse.combat_phase.reputation import draw_reputation
from rules.eclipse.frames import Bombard, Occupation, SectorCombat
from rules.eclipse.galaxy.presence import has_hostile_neutrals
from rules.eclipse.state import NO_SEAT, Sector, State

NEUTRALS = NO_SEAT  # in the place of a defender's seat
REPUTATION_ORDER = "reputation-order"  # the table option: by when ships entered, or the disc's owner first
OWNER_FIRST = "owner"


def begin_combat(execution: Execution[State]) -> None:
    """Push a frame for every sector with a battle or a defenceless population, then `Occupation`.

    The sector with the highest number comes first.
    """
    state = execution.state
    execution.push(*(SectorCombat(each.tile, drawing_order(state, each)) for each in fought_over(state)), Occupation())


def fought_over(state: State) -> list[Sector]:
    """The sectors with a battle or a defenceless population, by falling number."""
    sectors = sorted(state.map.values(), key=lambda sector: sector.tile, reverse=True)
    return [sector for sector in sectors if next_parties(state, sector) or attackers_of_population(sector)]


def parties(sector: Sector) -> list[int]:
    """The players with ships in a sector by when they entered; the owner of its disc counts as the first.

    The last two of them fight first. Neutral ships are not among them.
    """
    entered = [fleet.seat for fleet in sector.fleets]
    return sorted(entered, key=lambda seat: seat != sector.disc)


def drawing_order(state: State, sector: Sector) -> list[int]:
    """The players with ships in a sector in the order in which they draw reputation tiles there.

    "Whoever entered first draws first": who has the disc, and ships that came later, draws by when these came, unless
    the table lets the disc count as the first to be there, as it does for who defends.
    """
    if state.options.get(REPUTATION_ORDER) == OWNER_FIRST:
        return parties(sector)
    return [fleet.seat for fleet in sector.fleets]


def next_parties(state: State, sector: Sector) -> tuple[int, int] | None:
    """Attacker and defender of the next battle in a sector, None when no more is fought."""
    present = parties(sector)
    if len(present) > 1:
        return present[-1], present[-2]
    if present and has_hostile_neutrals(sector, state.players[present[0]]):
        return present[0], NEUTRALS
    return None


def attackers_of_population(sector: Sector) -> list[int]:
    """The players whose ships could attack a population here that is not theirs."""
    if sector.disc == NO_SEAT or not sector.population:
        return []
    return [fleet.seat for fleet in sector.fleets if fleet.seat != sector.disc]


class SectorCombatRule(ActingRule):
    """Battles, then the population, then reputation."""

    frame = SectorCombat

    def run(self, execution: Execution[State], frame: SectorCombat) -> None:
        """The next of it."""
        state, sector = execution.state, execution.state.sector(frame.tile)
        if frame.stage == "battles":
            if sides := next_parties(state, sector):
                begin_battle(execution, frame, *sides)
            else:
                frame.stage = "population"
        elif frame.stage == "population":
            frame.stage = "reputation"
            execution.push(*(Bombard(seat, frame.tile) for seat in attackers_of_population(sector)))
        else:
            execution.pop()
            _held(execution, sector)
            _reputation(execution, frame)


def _held(execution: Execution[State], sector: Sector) -> None:
    """Tell whose a sector still is where somebody else alone has ships: of population that is left (chapter 6)."""
    if sector.disc != NO_SEAT and sector.population and attackers_of_population(sector):
        execution.tell("held", seat=sector.disc, tile=sector.tile, cubes=sector.population)


def _reputation(execution: Execution[State], frame: SectorCombat) -> None:
    """All who fought draw, whoever entered first before the others."""
    for seat in reversed([each for each in frame.order if each in frame.fought]):
        destroyed = frame.destroyed.get(str(seat), {})
        count = reputation_draws(destroyed, took_part=seat not in frame.retreated)
        draw_reputation(execution, seat, count)
