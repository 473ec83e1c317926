"""Fleets as other programs write them: units by type, faction, upgrades and effects by their printed names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.ti4.components.units import Dice, UnitKind
from rules.ti4.odds.fleets import Fleet, Means, Squadron, Trait, Unit

KINDS: Mapping[str, UnitKind] = {"warsun": "war-sun", "spacedock": "space-dock"}  # the others are called as here

SHIELD: frozenset[Trait] = frozenset({"planetary shield"})
SAFE: frozenset[Trait] = frozenset({"safe from Direct Hit"})
SUN: frozenset[Trait] = frozenset({"ignores planetary shield"})

UNITS: Mapping[str, Unit] = {
    "fighter": Unit("fighter", Dice(9)),
    "destroyer": Unit("destroyer", Dice(9), barrage=Dice(9, 2)),
    "infantry": Unit("infantry", Dice(8)),
    "cruiser": Unit("cruiser", Dice(7)),
    "carrier": Unit("carrier", Dice(9)),
    "dreadnought": Unit("dreadnought", Dice(5), sustains=True, bombardment=Dice(5)),
    "warsun": Unit("war-sun", Dice(3, 3), sustains=True, bombardment=Dice(3, 3), traits=SUN),
    "pds": Unit("pds", cannon=Dice(6), traits=SHIELD),
    "spacedock": Unit("space-dock"),
}
UPGRADES: Mapping[str, Unit] = {
    "fighter": Unit("fighter", Dice(8)),
    "destroyer": Unit("destroyer", Dice(8), barrage=Dice(6, 3)),
    "infantry": Unit("infantry", Dice(7)),
    "cruiser": Unit("cruiser", Dice(6)),
    "dreadnought": replace(UNITS["dreadnought"], traits=SAFE),
    "pds": Unit("pds", cannon=Dice(5), traits=SHIELD),
}
SUPER_DREADNOUGHT_II = Unit("dreadnought", Dice(4), sustains=True, bombardment=Dice(4), traits=SAFE)
FACTION_UNITS: Mapping[tuple[str, str], Unit] = {
    ("Naalu", "fighter"): Unit("fighter", Dice(8)),
    ("Sardakk N'orr", "dreadnought"): replace(UNITS["dreadnought"], bombardment=Dice(4, 2)),
    ("Sol", "infantry"): Unit("infantry", Dice(7)),
}
FACTION_UPGRADES: Mapping[tuple[str, str], Unit] = {
    ("L1z1x", "dreadnought"): SUPER_DREADNOUGHT_II,
    ("Naalu", "fighter"): Unit("fighter", Dice(7)),
    ("Sardakk N'orr", "dreadnought"): replace(UNITS["dreadnought"], bombardment=Dice(4, 2), traits=SAFE),
    ("Sol", "carrier"): Unit("carrier", Dice(9), sustains=True),
    ("Sol", "infantry"): Unit("infantry", Dice(6)),
}


def _flagship(value: int, dice: int = 2, **abilities: Any) -> Unit:
    return Unit("flagship", Dice(value, dice), sustains=True, **abilities)


FLAGSHIPS: Mapping[str, Unit] = {
    "Arborec": _flagship(7),
    "Barony of Letnev": _flagship(
        5, bombardment=Dice(5, 3), traits=frozenset({"ignores planetary shield", "repaired each round"})
    ),
    "Clan of Saar": _flagship(5, barrage=Dice(6, 4)),
    "Creuss": _flagship(5, 1),
    "Hacan": _flagship(7, traits=frozenset({"takes trade goods"})),
    "Jol-Nar": _flagship(6, traits=frozenset({"extra hits"})),
    "L1z1x": _flagship(5, traits=frozenset({"hits non-fighters"})),
    "Mentak": _flagship(7, traits=frozenset({"stops Sustain Damage"})),
    "Muaat": _flagship(5),
    "Naalu": _flagship(9, traits=frozenset({"fighters land"})),
    "Nekro": _flagship(9, traits=frozenset({"infantry fight in space"})),
    "Sardakk N'orr": _flagship(6, traits=frozenset({"strengthens others"})),
    "Sol": _flagship(5),
    "Winnu": _flagship(7, traits=frozenset({"die for each non-fighter"})),
    "Xxcha": _flagship(7, cannon=Dice(5, 3)),
    "Yin": _flagship(9, traits=frozenset({"destroys all"})),
    "Yssaril": _flagship(5),
}
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
    """A unit as a faction has it."""
    if kind == "flagship":
        return FLAGSHIPS[faction]
    if upgraded and (faction, kind) in FACTION_UPGRADES:
        return FACTION_UPGRADES[faction, kind]
    if upgraded and kind in UPGRADES:
        return UPGRADES[kind]
    return FACTION_UNITS.get((faction, kind), UNITS[kind])


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
