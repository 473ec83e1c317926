"""Units and technologies: printed values, what upgrades change, and what fits together."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.ti4.components.factions import FACTIONS, FLAGSHIPS
from rules.ti4.components.technologies import COLOURS, GENERIC, TECHNOLOGIES, UPGRADES, Technology, of_faction
from rules.ti4.components.units import (
    PLASTIC,
    UNIT_KINDS,
    UNITS,
    WITH_TOKENS,
    Dice,
    Unit,
    class_of,
    sheet,
    upgrade,
)


def dice(printed: Dice | None) -> tuple[int, int] | None:
    return (printed.value, printed.number) if printed else None


@pytest.mark.parametrize(
    ("unit", "cost", "combat", "move", "capacity"),
    [
        ("war-sun", 12, (3, 3), 2, 6),
        ("dreadnought", 4, (5, 1), 1, 1),
        ("dreadnought-2", 4, (5, 1), 2, 1),
        ("carrier", 3, (9, 1), 1, 4),
        ("carrier-2", 3, (9, 1), 2, 6),
        ("cruiser", 2, (7, 1), 2, 0),
        ("cruiser-2", 2, (6, 1), 3, 1),
        ("destroyer", 1, (9, 1), 2, 0),
        ("destroyer-2", 1, (8, 1), 2, 0),
        ("fighter", 1, (9, 1), 0, 0),
        ("fighter-2", 1, (8, 1), 2, 0),
        ("infantry", 1, (8, 1), 0, 0),
        ("infantry-2", 1, (7, 1), 0, 0),
        ("pds", None, None, 0, 0),
        ("pds-2", None, None, 0, 0),
        ("space-dock", None, None, 0, 0),
        ("space-dock-2", None, None, 0, 0),
        ("prototype-war-sun", 12, (3, 3), 1, 6),
        ("prototype-war-sun-2", 10, (3, 3), 3, 6),
        ("super-dreadnought", 4, (5, 1), 1, 2),
        ("super-dreadnought-2", 4, (4, 1), 2, 2),
        ("exotrireme", 4, (5, 1), 1, 1),
        ("exotrireme-2", 4, (5, 1), 2, 1),
        ("advanced-carrier", 3, (9, 1), 1, 6),
        ("advanced-carrier-2", 3, (9, 1), 2, 8),
        ("hybrid-crystal-fighter", 1, (8, 1), 0, 0),
        ("hybrid-crystal-fighter-2", 1, (7, 1), 2, 0),
        ("letani-warrior", 1, (8, 1), 0, 0),
        ("letani-warrior-2", 1, (7, 1), 0, 0),
        ("spec-ops", 1, (7, 1), 0, 0),
        ("spec-ops-2", 1, (6, 1), 0, 0),
        ("floating-factory", None, None, 1, 4),
        ("floating-factory-2", None, None, 2, 5),
    ],
)
def test_values(unit: str, cost: int | None, combat: tuple[int, int] | None, move: int, capacity: int) -> None:
    printed = UNITS[unit]
    assert (printed.cost, dice(printed.combat), printed.move, printed.capacity) == (cost, combat, move, capacity)


@pytest.mark.parametrize(
    ("faction", "combat", "move", "capacity"),
    [
        ("arborec", (7, 2), 1, 5),
        ("creuss", (5, 1), 1, 3),
        ("hacan", (7, 2), 1, 3),
        ("jolnar", (6, 2), 1, 3),
        ("l1z1x", (5, 2), 1, 5),
        ("letnev", (5, 2), 1, 3),
        ("mentak", (7, 2), 1, 3),
        ("muaat", (5, 2), 1, 3),
        ("naalu", (9, 2), 1, 6),
        ("nekro", (9, 2), 1, 3),
        ("saar", (5, 2), 1, 3),
        ("sardakk", (6, 2), 1, 3),
        ("sol", (5, 2), 1, 12),
        ("winnu", (7, 0), 1, 3),
        ("xxcha", (7, 2), 1, 3),
        ("yin", (9, 2), 1, 3),
        ("yssaril", (5, 2), 2, 3),
    ],
)
def test_flagships(faction: str, combat: tuple[int, int], move: int, capacity: int) -> None:
    flagship = UNITS[FLAGSHIPS[faction]]
    assert (flagship.faction, flagship.cost, flagship.sustains) == (faction, 8, True)
    assert (dice(flagship.combat), flagship.move, flagship.capacity) == (combat, move, capacity)


def test_all_flagships_and_fifty_units_are_there() -> None:
    assert {*FLAGSHIPS} == {*FACTIONS}
    assert len(UNITS) == 50
    assert Counter(unit.kind for unit in UNITS.values()) == {
        "flagship": 17,
        "war-sun": 3,
        "dreadnought": 6,
        "carrier": 4,
        "cruiser": 2,
        "destroyer": 2,
        "fighter": 4,
        "infantry": 6,
        "pds": 2,
        "space-dock": 4,
    }


def with_value(name: str) -> dict[str, object]:
    """The units that have a value of this name, and it."""
    return {unit.id: getattr(unit, name) for unit in UNITS.values() if getattr(unit, name)}


def test_abilities_with_dice() -> None:
    assert with_value("barrage") == {
        "destroyer": Dice(9, 2),
        "destroyer-2": Dice(6, 3),
        "son-of-ragh": Dice(6, 4),
    }
    assert with_value("bombardment") == {
        "war-sun": Dice(3, 3),
        "prototype-war-sun": Dice(3, 3),
        "prototype-war-sun-2": Dice(3, 3),
        "dreadnought": Dice(5),
        "dreadnought-2": Dice(5),
        "super-dreadnought": Dice(5),
        "super-dreadnought-2": Dice(4),
        "exotrireme": Dice(4, 2),
        "exotrireme-2": Dice(4, 2),
        "arc-secundus": Dice(5, 3),
    }
    assert with_value("space_cannon") == {"pds": Dice(6), "pds-2": Dice(5), "loncara-ssodu": Dice(5, 3)}
    assert {*with_value("cannon_reaches")} == {"pds-2", "loncara-ssodu"}


def test_abilities_without_dice() -> None:
    large = {unit.id for unit in UNITS.values() if unit.kind in ("flagship", "war-sun", "dreadnought")}
    assert {*with_value("sustains")} == {*large, "advanced-carrier-2"}
    assert {*with_value("planetary_shield")} == {"pds", "pds-2"}
    war_suns = {unit.id for unit in UNITS.values() if unit.kind == "war-sun"}
    assert {*with_value("stops_planetary_shield")} == {*war_suns, "arc-secundus"}
    assert {*with_value("resists_direct_hit")} == {"dreadnought-2", "super-dreadnought-2", "exotrireme-2"}
    assert with_value("returns_on") == {"infantry-2": 6, "letani-warrior-2": 6, "spec-ops-2": 5}
    assert with_value("excess_halves") == {"fighter-2": 2, "hybrid-crystal-fighter-2": 1}
    assert {*with_value("die_for_each_enemy")} == {"salai-sai-corian"}


def test_production_and_the_fighters_that_a_dock_has_room_for() -> None:
    assert with_value("production") == {
        "space-dock": 2,
        "space-dock-2": 4,
        "floating-factory": 5,
        "floating-factory-2": 7,
        "letani-warrior": 1,
        "letani-warrior-2": 2,
    }
    assert {*with_value("adds_resources")} == {"space-dock", "space-dock-2"}
    assert with_value("free_fighters") == {"space-dock": 3, "space-dock-2": 3}


def test_fighters_and_infantry_come_in_pairs_and_are_transported() -> None:
    for unit in UNITS.values():
        assert unit.made == (2 if unit.kind in WITH_TOKENS else 1), unit.id
        assert (unit.cost is None) == (class_of(unit.kind) == "structure"), unit.id
        assert unit.move or unit.kind in (*WITH_TOKENS, "pds", "space-dock"), unit.id


def test_dice_are_of_ten_faces() -> None:
    for unit in UNITS.values():
        for rolled in (unit.combat, unit.barrage, unit.bombardment, unit.space_cannon):
            assert rolled is None or 2 <= rolled.value <= 10, unit.id
            assert rolled is None or rolled.number >= (not unit.die_for_each_enemy), unit.id
        assert (unit.combat is None) == (class_of(unit.kind) == "structure"), unit.id


def no_worse(new: Unit, old: Unit) -> bool:
    """Whether an upgrade loses nothing, and gains something."""
    gains = ("made", "move", "capacity", "production", "free_fighters", "sustains", "cannon_reaches", "adds_resources")
    dice_of = ("combat", "barrage", "bombardment", "space_cannon")
    pairs = [(getattr(new, name) or Dice(11, 0), getattr(old, name) or Dice(11, 0)) for name in dice_of]
    kept = [getattr(new, name) >= getattr(old, name) for name in gains]
    kept += [after.value <= before.value and after.number >= before.number for after, before in pairs]
    return all(kept) and (new.cost or 0) <= (old.cost or 0) and new != old


def test_an_upgrade_is_of_the_same_kind_and_faction_and_loses_nothing() -> None:
    upgraded = [unit for unit in UNITS.values() if unit.upgrade_of]
    assert len(upgraded) == 8 + 8
    for unit in upgraded:
        old = UNITS[unit.upgrade_of or ""]
        assert (old.kind, old.faction, upgrade(old.id)) == (unit.kind, unit.faction, unit.id)
        assert no_worse(unit, old), unit.id
        assert not no_worse(old, unit), unit.id
    assert upgrade("war-sun") is None
    assert upgrade("cruiser-2") is None


def test_every_upgrade_technology_makes_the_unit_of_its_name() -> None:
    assert len(UPGRADES) == 9 + 8
    assert {unit.id for unit in UNITS.values() if not unit.on_sheet} == UPGRADES
    assert {unit.id for unit in UNITS.values() if unit.upgrade_of} == UPGRADES - {"war-sun"}
    assert all(TECHNOLOGIES[unit].faction == UNITS[unit].faction for unit in UPGRADES)


def test_pieces_of_a_colour() -> None:
    assert sum(PLASTIC.values()) == 59
    assert [PLASTIC[kind] for kind in UNIT_KINDS] == [1, 2, 5, 4, 8, 8, 10, 12, 6, 3]
    assert [kind for kind in UNIT_KINDS if class_of(kind) == "structure"] == ["pds", "space-dock"]
    assert [kind for kind in UNIT_KINDS if class_of(kind) == "ground-force"] == ["infantry"]


def test_sheets_have_own_units_in_the_place_of_generic_ones() -> None:
    own = {faction: {unit.id for unit in sheet(faction).values() if unit.faction} for faction in FACTIONS}
    assert {faction: units - {FLAGSHIPS[faction]} for faction, units in own.items() if len(units) > 1} == {
        "arborec": {"letani-warrior"},
        "saar": {"floating-factory"},
        "muaat": {"prototype-war-sun"},
        "sol": {"advanced-carrier", "spec-ops"},
        "l1z1x": {"super-dreadnought"},
        "naalu": {"hybrid-crystal-fighter"},
        "sardakk": {"exotrireme"},
    }
    assert [faction for faction in FACTIONS if "war-sun" in sheet(faction)] == ["muaat"]
    assert all({*UNIT_KINDS} - {*sheet(faction)} <= {"war-sun"} for faction in FACTIONS)
    assert all(unit.kind == kind for faction in FACTIONS for kind, unit in sheet(faction).items())


def needs(technology: Technology) -> str:
    """Prerequisites by the first letters of their colours."""
    return "".join(colour[0] for colour in technology.needs)


def test_twenty_five_generic_technologies() -> None:
    generic = [TECHNOLOGIES[technology] for technology in GENERIC]
    assert Counter(technology.kind for technology in generic) == Counter([*COLOURS * 4, *["upgrade"] * 9])
    for colour in COLOURS:
        steps = [technology.needs for technology in generic if technology.kind == colour]
        assert steps == [(colour,) * number for number in range(4)]
    assert {technology.id: needs(technology) for technology in generic if technology.kind == "upgrade"} == {
        "war-sun": "wwwc",
        "space-dock-2": "cc",
        "cruiser-2": "bcw",
        "dreadnought-2": "ppc",
        "destroyer-2": "ww",
        "pds-2": "wc",
        "carrier-2": "pp",
        "fighter-2": "bp",
        "infantry-2": "bb",
    }


def test_own_upgrades_need_what_generic_ones_need() -> None:
    for technology in (TECHNOLOGIES[upgraded] for upgraded in UPGRADES):
        kind = UNITS[technology.id].kind
        (generic,) = (TECHNOLOGIES[each] for each in UPGRADES & {*GENERIC} if UNITS[each].kind == kind)
        assert Counter(technology.needs) == Counter(generic.needs), technology.id


def test_each_faction_has_two_technologies_of_its_own() -> None:
    assert {faction: len(of_faction(faction)) for faction in FACTIONS} == dict.fromkeys(FACTIONS, 2)
    own = {technology for faction in FACTIONS for technology in of_faction(faction)}
    assert own | {*GENERIC} == {*TECHNOLOGIES}
    assert len(TECHNOLOGIES) == 25 + 34


def test_what_counts_as_a_colour() -> None:
    for technology in TECHNOLOGIES.values():
        assert technology.colour in (*COLOURS, None)
        assert (technology.colour is None) == (technology.kind in ("upgrade", "assimilator")), technology.id
    assert of_faction("nekro") == ("valefar-assimilator-x", "valefar-assimilator-y")
    assert {technology.id for technology in TECHNOLOGIES.values() if technology.kind == "assimilator"} == {
        *of_faction("nekro")
    }


def test_cards_that_are_exhausted_when_used() -> None:
    assert {technology.id for technology in TECHNOLOGIES.values() if technology.exhausts} == {
        *("x-89-bacterial-weapon", "magen-defense-grid", "graviton-laser-system", "transit-diodes"),
        *("production-biomes", "inheritance-systems", "spatial-conduit-cylinder", "lazax-gate-folding"),
        *("hegemonic-trade-policy", "instinct-training", "nullification-field", "mageon-implants"),
    }


def test_cards_in_the_box_of_six_players() -> None:
    """Unit upgrades are 62 cards; one component list has 61, but the same 122 others."""
    upgrades = [TECHNOLOGIES[technology] for technology in UPGRADES]
    generic = sum(technology.faction is None for technology in upgrades)
    assert generic * 6 + len(upgrades) - generic == 62
    assert (len(GENERIC) - generic) * 6 + (len(TECHNOLOGIES) - len(GENERIC)) - (len(upgrades) - generic) == 122
