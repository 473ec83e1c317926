"""Sides of combats as the odds take them: units on the board, with what sheets, technologies and laws make of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.ti4.combat.bonuses import ability_bonus
from rules.ti4.combat.sustaining import NON_EUCLIDEAN_SHIELDING
from rules.ti4.components.units import SCHEMATICS, UNIT_KINDS, UnitKind
from rules.ti4.laws.prophecy import fighter_bonus
from rules.ti4.odds.fleets import Means, Squadron, Trait, Unit
from rules.ti4.odds.printed import printed
from rules.ti4.state import Player, State

Amounts = Mapping[UnitKind, int]
CHOSEN: frozenset[Trait] = frozenset(  # what a player may do or not, which is not reckoned with
    {"takes trade goods", "infantry fight in space", "fighters land"}
)


def combatant(id: str) -> Unit:
    """A unit by its id; raises KeyError for none."""
    unit = printed(id)
    return replace(unit, traits=unit.traits - CHOSEN)


def squadrons(player: Player, units: Amounts, damaged: Amounts) -> Iterator[Squadron]:
    """Units of a player by kind, with the upgrades that are owned, and how many of each are damaged."""
    for kind in UNIT_KINDS:
        if number := units.get(kind, 0):
            yield Squadron(combatant(player.units[kind].id), number, damaged.get(kind, 0))


def means_of(view: State, player: Player) -> Means:
    """What a side has in all of its combats, whatever it decides."""
    return Means(
        bonus=ability_bonus(player),
        fighter_bonus=fighter_bonus(view, player.seat),
        assault_cannon=player.has("assault-cannon"),
        duranium_armor=player.has("duranium-armor"),
        non_euclidean_shielding=player.has(NON_EUCLIDEAN_SHIELDING),
        war_suns_cannot_sustain=SCHEMATICS in player.unit_laws,
        plasma_scoring=player.has("plasma-scoring"),
        antimass_deflectors=player.has("antimass-deflectors"),
        graviton_laser_system=player.can_use("graviton-laser-system"),
        l4_disruptors=player.has("l4-disruptors"),
        valkyrie_particle_weave=player.has("valkyrie-particle-weave"),
    )
