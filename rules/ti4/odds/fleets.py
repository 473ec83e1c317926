"""What meets in a combat: units with their dice and abilities, and what a side may use besides."""

from __future__ import annotations

from typing import Literal

from rules.core.records import record
from rules.ti4.components.units import Dice, UnitKind

# What is lost first comes first; structures take no hits.
LEAST_FIRST: tuple[UnitKind, ...] = (
    "fighter",
    "destroyer",
    "infantry",
    "cruiser",
    "carrier",
    "dreadnought",
    "flagship",
    "war-sun",
)
SUSTAINING: tuple[UnitKind, ...] = ("dreadnought", "carrier", "flagship", "war-sun")
ESCORTS: tuple[UnitKind, ...] = ("destroyer", "cruiser")  # what Devotion, Impulse Core and Ambush use, the lesser first
SHIPS = frozenset(LEAST_FIRST) - {"infantry"}

Trait = Literal[
    "planetary shield",
    "ignores planetary shield",
    "safe from Direct Hit",
    "repaired each round",  # Arc Secundus
    "stops Sustain Damage",  # Fourth Moon
    "hits non-fighters",  # [0.0.1]: its own hits and those of dreadnoughts
    "die for each non-fighter",  # Salai Sai Corian
    "destroys all",  # Van Hauge
    "extra hits",  # J.N.S. Hylarim: a 9 or 10 makes two more
    "strengthens others",  # C'morran N'orr
    "takes trade goods",  # Wrath of Kenara
    "infantry fight in space",  # The Alastor
    "fighters land",  # Matriarch
]


@record
class Unit:
    """A kind of unit as one side has it: its dice and traits, with no place and no seat.

    Dice that it does not have are None. Bonuses of the side are not in them.
    """

    kind: UnitKind
    combat: Dice | None = None
    sustains: bool = False
    barrage: Dice | None = None
    bombardment: Dice | None = None
    cannon: Dice | None = None
    traits: frozenset[Trait] = frozenset()


@record
class Squadron:
    """All units of one kind of a side. `damaged` of them have used Sustain Damage before.

    `number` counts them all, the damaged ones too, and may be 0.
    """

    unit: Unit
    number: int
    damaged: int = 0


@record
class Means:
    """What a side has from its faction, technologies, cards and laws. Bonuses are added to its combat rolls.

    A number says how often something may be used; what is used up is used as soon as it can be.
    """

    bonus: int = 0
    fighter_bonus: int = 0
    first_round_bonus: int = 0
    first_round_fighter_bonus: int = 0
    rerolled_rounds: int = 0  # in so many rounds, from the first, all misses are rolled again
    silent_rounds: int = 0  # so many rounds, from the first, it makes no combat rolls
    ambush: bool = False
    assault_cannon: bool = False
    dimensional_splicer: bool = False
    impulse_core: bool = False
    devotion: bool = False
    duranium_armor: bool = False
    non_euclidean_shielding: bool = False
    shields_holding: int = 0
    direct_hits: int = 0
    courageous: int = 0
    emergency_repairs: int = 0
    trade_goods: int = 0  # for Wrath of Kenara
    war_suns_cannot_sustain: bool = False
    plasma_scoring: bool = False
    antimass_deflectors: bool = False
    graviton_laser_system: bool = False
    experimental_battlestations: int = 0
    maneuvering_jets: int = 0
    no_bombardment: bool = False  # Conventions of War
    bunker: bool = False
    disable: bool = False
    l4_disruptors: bool = False
    harrow: bool = False
    valkyrie_particle_weave: bool = False


@record
class Fleet:
    """One side: its units in the system, or on the planet and above it, and what it has besides.

    All units of a kind are one squadron.
    """

    squadrons: tuple[Squadron, ...]
    means: Means = Means()

    def has(self, trait: Trait) -> bool:
        """Whether any of its units, of those that it has, does what this names."""
        return any(one.number and trait in one.unit.traits for one in self.squadrons)
