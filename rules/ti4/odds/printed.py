"""Units as they are printed, and what the odds need to know of them: their dice, and what they can do besides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from rules.ti4.components.units import UNITS
from rules.ti4.odds.fleets import Trait, Unit

POWERS: Mapping[str, Trait] = {  # of flagships in combat; those of others tell in no combat, or in their numbers
    "arc-secundus": "repaired each round",
    "wrath-of-kenara": "takes trade goods",
    "j-n-s-hylarim": "extra hits",
    "0-0-1": "hits non-fighters",
    "fourth-moon": "stops Sustain Damage",
    "matriarch": "fighters land",
    "the-alastor": "infantry fight in space",
    "cmorran-norr": "strengthens others",
    "van-hauge": "destroys all",
}


@cache
def printed_unit(id: str) -> Unit:
    """The unit of this id as it is printed, for reckoning odds; raises KeyError for one that does not exist.

    Upgrades are units with an id of their own; laws and bonuses are not counted in.
    """
    unit = UNITS[id]
    return Unit(
        unit.kind,
        combat=unit.combat,
        sustains=unit.sustains,
        barrage=unit.barrage,
        bombardment=unit.bombardment,
        cannon=unit.space_cannon,
        traits=frozenset(_traits(id)),
    )


def _traits(id: str) -> Iterator[Trait]:
    unit = UNITS[id]
    if unit.planetary_shield:
        yield "planetary shield"
    if unit.stops_planetary_shield:
        yield "ignores planetary shield"
    if unit.resists_direct_hit:
        yield "safe from Direct Hit"
    if unit.die_for_each_enemy:
        yield "die for each non-fighter"
    if id in POWERS:
        yield POWERS[id]
