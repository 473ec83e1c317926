"""How likely each side wins the space combat that goes on, from what one sees of it; nobody retreats later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from rules.core import hidden
from rules.ti4.combat.joined import fighting
from rules.ti4.combatants import means_in_space, squadrons
from rules.ti4.frames import SpaceCombat
from rules.ti4.galaxy.forces import force_of
from rules.ti4.odds.fleets import Fleet, Means, Squadron, Trait
from rules.ti4.odds.reckoning import Odds, Place, odds
from rules.ti4.state import State

KEPT = 256  # odds; they are asked for again with every look at a panel
OPENING = ("begin", "start", "start-defender", "barrage")  # steps of a combat up to the barrage
NEBULA_BONUS = 1  # of the defender's dice in a nebula


def chance_to_win(state: State, seat: int) -> float:
    """How likely a side wins the space combat that goes on, if nobody retreats; from 0 to 1.

    As it looks to that side, which does not know what the other has said of its powers.
    """
    view = hidden.view(state, seat)
    combat = next(frame for frame in view.frames() if isinstance(frame, SpaceCombat))
    found = known_odds(*(fleet_of(view, combat, each) for each in (combat.attacker, combat.defender)))
    return found.attacker if seat == combat.attacker else found.defender


def odds_to_win(view: State) -> Mapping[int, float]:
    """How likely each side wins the space combat that goes on, by seat; nothing where there is none, or none any more.

    Before the barrage that is part of it, as is Assault Cannon.
    """
    combat = next((frame for frame in view.frames() if isinstance(frame, SpaceCombat)), None)
    fleets = view.galaxy[view.active].space if combat else []
    if combat is None or not all(force_of(fleets, seat).ships for seat in (combat.attacker, combat.defender)):
        return {}
    found = known_odds(*(fleet_of(view, combat, seat) for seat in (combat.attacker, combat.defender)))
    return {combat.attacker: found.attacker, combat.defender: found.defender}


@lru_cache(KEPT)
def known_odds(attacker: Fleet, defender: Fleet, place: Place = "space") -> Odds:
    """The odds of a combat between two sides, in space or for a planet."""
    return odds(attacker, defender, place=place)


def fleet_of(view: State, combat: SpaceCombat, seat: int) -> Fleet:
    """The ships of a side, with what still tells at this step of the combat."""
    player, to_come = view.players[seat], OPENING if combat.round == 1 else ()
    opening = combat.round == 1 and combat.step == OPENING[0]
    means = means_in_space(view, player, opening=opening, first=combat.round == 1)
    if seat == combat.defender:
        means = in_nebula(view, means)
    means = replace(means, assault_cannon=means.assault_cannon and combat.step in to_come[:-1])
    return Fleet(tuple(_squadrons(view, seat, barrage=combat.step in to_come)), means)


def in_nebula(view: State, means: Means) -> Means:
    """What the defender has, whose ships fight better where the active system is a nebula."""
    nebula = view.galaxy[view.active].printed.anomaly == "nebula"
    return replace(means, bonus=means.bonus + NEBULA_BONUS * nebula)


def _squadrons(view: State, seat: int, *, barrage: bool) -> Iterator[Squadron]:
    """The ships of a side without their space cannons, with their barrage where that is still to come.

    Ground forces that fight as ships are among them.
    """
    units = fighting(view, seat)
    joined: set[Trait] = {"infantry fight in space"} if "infantry" in units else set()
    for one in squadrons(view.players[seat], units, force_of(view.galaxy[view.active].space, seat).damaged):
        unit = replace(one.unit, cannon=None, traits=one.unit.traits | joined)
        yield replace(one, unit=unit if barrage else replace(unit, barrage=None))
