"""Sides of combats as the odds take them: units on the board, with what sheets, technologies and laws make of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.ti4.combat.bonuses import ability_bonus
from rules.ti4.combat.sustaining import NON_EUCLIDEAN_SHIELDING
from rules.ti4.components.units import SCHEMATICS, UNIT_KINDS, UnitKind
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.laws.prophecy import fighter_bonus
from rules.ti4.odds.fleets import Means, Squadron, Trait, Unit
from rules.ti4.odds.printed import printed_unit
from rules.ti4.state import Player, State

Amounts = Mapping[UnitKind, int]
ALWAYS, FIRST, NEVER = "always", "first", "never"  # how instructions about powers end
MUNITIONS_RESERVES, MISSES_AGAIN = "munitions-reserves", 2  # what it costs in a round, in trade goods
CHOSEN: frozenset[Trait] = frozenset(  # what a player may do or not, which is not reckoned with
    {"takes trade goods", "infantry fight in space", "fighters land"}
)


def combatant(id: str) -> Unit:
    """A unit by its id; raises KeyError for none."""
    unit = printed_unit(id)
    return replace(unit, traits=unit.traits - CHOSEN)


def squadrons(player: Player, units: Amounts, damaged: Amounts) -> Iterator[Squadron]:
    """Units of a player by kind, with the upgrades that are owned, and how many of each are damaged."""
    for kind in UNIT_KINDS:
        if number := units.get(kind, 0):
            yield Squadron(combatant(player.units[kind].id), number, damaged.get(kind, 0))


def means_of(view: State, player: Player) -> Means:
    """What a side has in all of its combats: what works by itself, and Harrow, which nobody regrets."""
    return Means(
        harrow=player.able("harrow") and _said(player).get("harrow") != NEVER,
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


def means_in_space(view: State, player: Player, *, opening: bool = True, first: bool = True) -> Means:
    """What a side has in a space combat of the active system, powers among it that it will use.

    Those are powers whose use costs nothing that anybody would regret, unless their player has said never, and those
    that their player, as far as one may see it, has said to use always. opening: whether the start of the combat is
    still to come, with its powers; first: whether its first round is.
    """
    means, said = means_of(view, player), _said(player)
    means = replace(
        means,
        devotion=player.able("devotion") and said.get("devotion") == ALWAYS,
        rerolled_rounds=_rerolled(player, said.get(MUNITIONS_RESERVES, NEVER), first=first),
    )
    if not opening:
        return means
    return replace(
        means,
        ambush=player.able("ambush") and said.get("ambush") != NEVER,
        dimensional_splicer=_splices(view, player) and said.get("dimensional-splicer") != NEVER,
        impulse_core=player.has("impulse-core") and said.get("impulse-core") == ALWAYS,
    )


def _said(player: Player) -> dict[str, str]:
    """What a player has said of powers, each with its condition: in the plan of this battle, or else beforehand."""
    words = (word.partition(":") for word in (*player.filed.split(), *player.plan.split()))
    return {power: condition for power, _, condition in words}


def _splices(view: State, player: Player) -> bool:
    """Whether Dimensional Splicer can be used in the active system: there is a wormhole."""
    return player.has("dimensional-splicer") and bool(view.active) and bool(wormholes(view, view.active))


def _rerolled(player: Player, condition: str, *, first: bool) -> int:
    """In how many rounds misses are rolled again by Munitions Reserves, as its player has said and can pay."""
    if not player.able(MUNITIONS_RESERVES) or condition not in (ALWAYS, FIRST):
        return 0
    paid = player.trade_goods // MISSES_AGAIN
    return paid if condition == ALWAYS else min(int(first), paid)
