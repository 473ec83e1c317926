"""Fleets as other programs write them: units by type, faction, upgrades and effects by their printed names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from rules.ti4.components.units import UnitKind, sheet, upgrade
from rules.ti4.odds.fleets import Fleet, Means, Squadron, Unit
from rules.ti4.odds.printed import printed_unit

KINDS: Mapping[str, UnitKind] = {"warsun": "war-sun", "spacedock": "space-dock"}  # the others are called as here
FACTIONS: Mapping[str, str] = {
    "Barony of Letnev": "letnev",
    "Clan of Saar": "saar",
    "Jol-Nar": "jolnar",
    "Sardakk N'orr": "sardakk",
}  # the others are called as here, with a capital letter
ABILITIES: Mapping[str, Means] = {
    "Jol-Nar": Means(bonus=-1),
    "L1z1x": Means(harrow=True),
    "Mentak": Means(ambush=True),
    "Sardakk N'orr": Means(bonus=1),
}

# The fields of `Means` that an effect sets, to the number of times it may be used where there are several.
EFFECTS: Mapping[str, str] = {
    "Antimass Deflectors": "antimass_deflectors",
    "Assault Cannon": "assault_cannon",
    "Bunker": "bunker",
    "Conventions of War": "no_bombardment",
    "Courageous to the End": "courageous",
    "Devotion": "devotion",
    "Dimensional Splicer": "dimensional_splicer",
    "Direct Hit": "direct_hits",
    "Disable": "disable",
    "Duranium Armor": "duranium_armor",
    "Emergency Repairs": "emergency_repairs",
    "Experimental Battlestation": "experimental_battlestations",
    "Fire Team": "rerolled_rounds",
    "Graviton Laser System": "graviton_laser_system",
    "Hacan flagship": "trade_goods",
    "Hacan trade goods": "trade_goods",
    "Impulse Core": "impulse_core",
    "L4 Disruptors": "l4_disruptors",
    "Maneuvering Jets": "maneuvering_jets",
    "Munitions Reserves": "rerolled_rounds",
    "Non-Euclidean Shielding": "non_euclidean_shielding",
    "Plasma Scoring": "plasma_scoring",
    "Publicize Weapon Schematics": "war_suns_cannot_sustain",
    "Shields Holding": "shields_holding",
    "Valkyrie Particle Weave": "valkyrie_particle_weave",
    "War Funding": "rerolled_rounds",
    "Wrath of Kenara": "trade_goods",
}
NUMBERS = frozenset(field for field, value in Means.__dataclass_fields__.items() if value.type == "int")


def fleets(record: Mapping[str, Any]) -> tuple[Fleet, Fleet]:
    """The attacker's fleet, and the defender's."""
    attacker, defender = record["attacker"], record["defender"]
    return _fleet(attacker, foe=defender), _fleet(defender, foe=attacker)


def _fleet(side: Mapping[str, Any], foe: Mapping[str, Any]) -> Fleet:
    faction, upgrades = side["faction"], side["upgrades"]
    squadrons = (
        Squadron(unit(kind, faction, upgraded=kind in upgrades), number) for kind, number in side["units"].items()
    )
    return Fleet(tuple(squadrons), _means(faction, side["effects"], foe))


def unit(kind: str, faction: str, *, upgraded: bool) -> Unit:
    """A unit as a faction has it, or as all have it who have none of their own."""
    return printed_unit(unit_id(kind, FACTIONS.get(faction, faction.lower()), upgraded=upgraded))


def unit_id(kind: str, faction: str, *, upgraded: bool) -> str:
    """The id of a unit, of a faction as it is called here."""
    ours, sheet_of = KINDS.get(kind, cast(UnitKind, kind)), sheet(faction)
    id = sheet_of[ours].id if ours in sheet_of else ours
    if upgraded:
        return upgrade(id) or id
    return id


def _means(faction: str, effects: Mapping[str, int], foe: Mapping[str, Any]) -> Means:
    """What a side has besides its units; raises KeyError for an effect that nobody knows."""
    means = ABILITIES.get(faction, Means())
    for name, number in effects.items():
        means = _with(means, name, number)
    if faction == "Sardakk N'orr" and "Tekklar Legion" in foe["effects"]:
        means = replace(means, bonus=means.bonus - 1)
    return means


def _with(means: Means, name: str, number: int) -> Means:
    match name:
        case "Defending in nebula" | "Tekklar Legion":
            return replace(means, bonus=means.bonus + 1)
        case "Morale Boost":
            return replace(means, first_round_bonus=1)
        case "Fighter Prototype":
            return replace(means, first_round_fighter_bonus=2)
        case "Prophecy of Ixth":
            return replace(means, fighter_bonus=1)
    field = EFFECTS[name]
    value: Any = number if field in NUMBERS else True
    return replace(means, **{field: value})
