"""Units of factions that differ by their printed values alone: they fire, sustain, return and fly by these (96, 97)."""

from __future__ import annotations

import pytest

from tests.ti4.scenes import arrive, attack, battle, landing_as


def test_loncara_ssodu_fires_from_a_system_beside() -> None:
    table = battle({"cruiser": 1}, {}, factions=("yssaril", "xxcha", "sol"))
    table.put("202", 1, flagship=1)
    attack(table, "cruiser:304=1", dice=(5, 1, 1))
    assert table.told("cannon")[0]["dice"] == "flagship:5:5 flagship:5:1 flagship:5:1"
    assert table.units("203") == {}


def test_it_does_not_fire_from_further_away() -> None:
    table = battle({"cruiser": 1}, {}, factions=("yssaril", "xxcha", "sol"))
    table.put("206", 1, flagship=1)
    attack(table, "cruiser:304=1")
    assert table.told("cannon") == []


def test_son_of_ragh_has_a_barrage() -> None:
    table = battle({"flagship": 1}, {"fighter": 5}, factions=("saar", "sol", "xxcha"))
    attack(table, "flagship:304=1", dice=(6, 6, 6, 5, 5, 5, 1, 1))
    assert table.told("barrage")[0]["hits"] == 3
    assert table.told("won")[0]["seat"] == 0


def test_advanced_carrier_ii_sustains_damage() -> None:
    table = battle({"carrier": 1}, {"cruiser": 1}, factions=("sol", "yssaril", "xxcha"))
    table.player().technologies.append("advanced-carrier-2")
    attack(table, "carrier:304=1", dice=(1, 7))
    assert table.pending(0)[0].default == ("sustain:carrier=1",)


@pytest.mark.parametrize(
    ("faction", "technology", "dice"), [("sol", "spec-ops-2", "5 4"), ("arborec", "letani-warrior-2", "6 5")]
)
def test_ground_forces_come_back_by_their_own_values(faction: str, technology: str, dice: str) -> None:
    table = landing_as(("yssaril", faction, "xxcha"), {"infantry": 2})
    table.player(1).technologies.append(technology)
    arrive(table)
    table.play("p1 commit wellon=3", dice=(8, 8, 1, 1, 1, *map(int, dice.split())))
    assert table.told("returning") == [{"seat": 1, "dice": dice, "count": 1}]


def test_hybrid_crystal_fighters_ii_fly_alone_and_count_half() -> None:
    table = battle({"fighter": 4}, {}, factions=("naalu", "sol", "xxcha"))
    table.player().technologies.append("hybrid-crystal-fighter-2")
    table.player().pools.fleet = 2
    attack(table, "fighter:304=4")
    assert table.units("203") == {"fighter": 4}
    table = battle({"fighter": 5}, {}, factions=("naalu", "sol", "xxcha"))
    table.player().technologies.append("hybrid-crystal-fighter-2")
    table.player().pools.fleet = 2
    attack(table, "fighter:304=5")
    assert table.units("203") == {"fighter": 4}
