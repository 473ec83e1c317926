"""What a decision in a space combat may lead to: the odds of whoever fights on, if nobody retreats later either.

For people who decide, from what everybody sees. Space cannon and anti-fighter barrage are over by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from rules.core.decisions import Decision, Facts
from rules.ti4.combatants import squadrons
from rules.ti4.components.units import class_of
from rules.ti4.frames import SpaceCombat
from rules.ti4.laws.prophecy import fighter_bonus
from rules.ti4.odds.fleets import Fleet, Means, Squadron
from rules.ti4.odds.reckoning import Odds, odds
from rules.ti4.state import State
from rules.ti4.tactical.space_combat import NEBULA_BONUS, STAY, fleet

KEPT = 256  # odds; they are asked for again with every look at a panel


def forecast(view: State, decision: Decision) -> Mapping[str, Facts]:
    """The chance to win a space combat, and the ships that are likely to be lost, for whoever stays in it."""
    combat = next((frame for frame in view.frames() if isinstance(frame, SpaceCombat)), None)
    if decision.kind != "retreat" or combat is None:
        return {}
    sides = tuple(_fleet(view, combat, seat) for seat in (combat.attacker, combat.defender))
    found, own = known_odds(*sides), int(decision.seat == combat.defender)
    rows = zip(sides[own].squadrons, found.survivors[own], strict=True)
    lost = sum(one.number - sum(chances) for one, chances in rows)
    wins = (found.attacker, found.defender)[own]
    return {STAY: {"odds": f"{100 * wins:.0f}%", "losses": f"{max(0.0, lost):.1f}"}}


def chance_to_win(view: State, seat: int) -> float:
    """How likely a side wins the space combat that goes on, if nobody retreats; from 0 to 1."""
    combat = next(frame for frame in view.frames() if isinstance(frame, SpaceCombat))
    found = known_odds(*(_fleet(view, combat, each) for each in (combat.attacker, combat.defender)))
    return found.attacker if seat == combat.attacker else found.defender


@lru_cache(KEPT)
def known_odds(attacker: Fleet, defender: Fleet) -> Odds:
    """The odds of a space combat between two fleets."""
    return odds(attacker, defender, place="space")


def _fleet(view: State, combat: SpaceCombat, seat: int) -> Fleet:
    """The ships of a side, with what still tells once the first round has begun."""
    nebula = view.galaxy[view.active].printed.anomaly == "nebula" and seat == combat.defender
    armor = view.players[seat].has("duranium-armor")
    means = Means(bonus=NEBULA_BONUS * nebula, fighter_bonus=fighter_bonus(view, seat), duranium_armor=armor)
    return Fleet(tuple(_squadrons(view, seat)), means)


def _squadrons(view: State, seat: int) -> Iterator[Squadron]:
    """The ships of a side without what they do before the first round."""
    force = fleet(view, seat)
    for one in squadrons(view.players[seat], force.units, force.damaged):
        if class_of(one.unit.kind) == "ship":
            yield replace(one, unit=replace(one.unit, barrage=None, cannon=None))
