"""Units: ships, ground forces and structures, as sheets and upgrades have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document
from rules.ti4.components.technologies import UPGRADES

UnitKind = Literal[
    "flagship",
    "war-sun",
    "dreadnought",
    "carrier",
    "cruiser",
    "destroyer",
    "fighter",
    "infantry",
    "pds",
    "space-dock",
]
UNIT_KINDS: tuple[UnitKind, ...] = get_args(UnitKind)
UnitClass = Literal["ship", "ground-force", "structure"]
STRUCTURES: tuple[UnitKind, ...] = ("pds", "space-dock")
WITH_TOKENS: tuple[UnitKind, ...] = ("fighter", "infantry")  # for which tokens stand beside a piece, without limit
GENERIC_WAR_SUN = "war-sun"  # a unit that nobody has without its technology, which upgrades none
ADVANCED = "-2"  # how ids of upgrades end that have something to upgrade
FACES = 10  # of a die
_DICE = ("combat", "barrage", "bombardment", "space_cannon")


def kind_of(word: str) -> UnitKind:
    """The kind of unit that a word of an answer names; raises StopIteration for any other word."""
    return next(kind for kind in UNIT_KINDS if kind == word)


def class_of(kind: UnitKind) -> UnitClass:
    """What a kind of unit is; where a faction has its docks in space, they are structures all the same.

    `structure` for PDS and space docks, `ground-force` for infantry, `ship` for all others, fighters among them.
    """
    if kind in STRUCTURES:
        return "structure"
    return "ground-force" if kind == "infantry" else "ship"


@dataclass(frozen=True, slots=True)
class Dice:
    """So many dice (`number`), each of which hits with `value` or more on ten sides.

    Bonuses are not counted in: they are added to what a die shows.
    """

    value: int
    number: int = 1


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit with its printed values; what it does not have is 0 or None.

    faction: whose it is, if not everybody's. upgrade_of: the unit that becomes it. cost: resources for `made` units at
    once; None for what is not produced. die_for_each_enemy: it has a combat die for each opposing ship that is no
    fighter, and none of its own. move: systems; without, a ship is transported. excess_halves: halves of a ship that
    one beyond capacity counts against the fleet pool; 0 if it must not be beyond. sustains: it can sustain damage.
    cannon_reaches: its space cannon reaches ships in adjacent systems. production: units at once, to which
    `adds_resources` adds those of the planet. free_fighters: of those in its system, so many need no capacity.
    planetary_shield: no bombardment of its planet. stops_planetary_shield: units of others in its system have none.
    resists_direct_hit: Direct Hit does not destroy it. returns_on: with a die so high it comes back once destroyed.
    """

    id: str
    kind: UnitKind
    faction: str | None = None
    upgrade_of: str | None = None
    cost: int | None = None
    made: int = 1
    combat: Dice | None = None
    die_for_each_enemy: bool = False
    move: int = 0
    capacity: int = 0
    excess_halves: int = 0
    sustains: bool = False
    barrage: Dice | None = None
    bombardment: Dice | None = None
    space_cannon: Dice | None = None
    cannon_reaches: bool = False
    production: int = 0
    adds_resources: bool = False
    free_fighters: int = 0
    planetary_shield: bool = False
    stops_planetary_shield: bool = False
    resists_direct_hit: bool = False
    returns_on: int | None = None

    @property
    def price(self) -> float:
        """What one of them costs, also where several are made at once (26); resources."""
        return (self.cost or 0) / self.made

    @property
    def on_sheet(self) -> bool:
        """Whether it is printed on a faction sheet; the others need the technology of the same id."""
        return self.id not in UPGRADES


def _row(kind: str, printed: Row) -> Row:
    """A row with its dice as records, and with what it upgrades."""
    dice = {name: dict(zip(("value", "number"), printed[name], strict=False)) for name in _DICE if name in printed}
    base = printed["id"].removesuffix(ADVANCED)
    return {**printed, **dice, "kind": kind, "upgrade_of": None if base == printed["id"] else base}


def _rows() -> Iterator[Row]:
    file = document("rules.ti4", "units.toml")
    for kind, rows in file["units"].items():
        yield from (_row(kind, {**file["common"].get(kind, {}), **row}) for row in rows)


UNITS = components(Unit, _rows())
PLASTIC: Mapping[UnitKind, int] = MappingProxyType(document("rules.ti4", "units.toml")["plastic"])  # of each colour


@cache
def sheet(faction: str) -> Mapping[UnitKind, Unit]:
    """The units on the sheet of a faction, by kind: its own, and generic ones for other kinds, without a war sun.

    They cannot be changed; "" as a faction gives the generic ones.
    """
    printed = [unit for unit in UNITS.values() if unit.on_sheet]
    generic = {unit.kind: unit for unit in printed if unit.faction is None}
    own = {unit.kind: unit for unit in printed if unit.faction == faction}
    units = {**generic, **own}
    return MappingProxyType({kind: units[kind] for kind in UNIT_KINDS if kind in units})


CONSCRIPTION, SCHEMATICS = "regulated-conscription", "publicize-weapon-schematics"
UNIT_LAWS = (CONSCRIPTION, SCHEMATICS)  # by which units are made one at a time, and war suns sustain no damage


@cache
def units_of(faction: str, upgrades: frozenset[str], laws: tuple[str, ...] = ()) -> Mapping[UnitKind, Unit]:
    """The units of a faction that owns these upgrades, in their order of kinds: a war sun too, where one is its own.

    An upgrade takes the place of what it upgrades; one of another faction, which only Valefar Assimilators bring, that
    of the unit of its kind whatever it is called (90.21).
    laws: those of `UNIT_LAWS` that are in force.
    """
    units = dict(sheet(faction))
    if GENERIC_WAR_SUN in upgrades and "war-sun" not in units:
        units["war-sun"] = UNITS[GENERIC_WAR_SUN]
    better = {kind: UNITS[unit.id + ADVANCED] for kind, unit in units.items() if unit.id + ADVANCED in upgrades}
    copied = {UNITS[id].kind: UNITS[id] for id in sorted(upgrades) if UNITS[id].faction not in (None, faction)}
    owned = {kind: {**units, **better, **copied}[kind] for kind in UNIT_KINDS if kind in units or kind in copied}
    if CONSCRIPTION in laws:
        owned |= {kind: replace(unit, made=1) for kind, unit in owned.items() if kind in ("fighter", "infantry")}
    if SCHEMATICS in laws:
        owned |= {kind: replace(unit, sustains=False) for kind, unit in owned.items() if kind == "war-sun"}
    return MappingProxyType(owned)


def upgrade(unit: str) -> str | None:
    """What a unit becomes by the technology of that id, or None."""
    return unit + ADVANCED if unit + ADVANCED in UNITS else None
