"""Sardakk N'orr: better combat rolls, and better still beside the flagship (18, 34)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, attack, battle, landing_as

SARDAKK = ("sardakk", "sol", "xxcha")


def needed(table: Table) -> list[str]:
    """What the dice of each unit of the first player needed, shot by shot."""
    told = next(told for told in table.told("fired") if told["seat"] == 0)
    return sorted({word.rpartition(":")[0] for word in str(told["dice"]).split()})


def test_unrelenting_adds_one_to_combat_rolls_in_space_and_on_planets() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1}, factions=SARDAKK)
    attack(table, "cruiser:304=1", dice=(6, 1))
    assert table.told("fired")[0]["dice"] == "cruiser:6:6"
    assert table.told("won") != []
    table = landing_as(SARDAKK, {"infantry": 1})
    arrive(table)
    table.play("p1 commit wellon=1", dice=(7, 1))
    assert table.state.planet("wellon").owner == 0


def test_unrelenting_adds_nothing_to_bombardment_and_barrage() -> None:
    table = landing_as(SARDAKK, {"infantry": 1}, dreadnought=1)
    arrive(table, "dreadnought:304=1", dice=(4, 3))
    assert table.told("bombarded")[0]["dice"] == "dreadnought:4:4 dreadnought:4:3"  # printed so on an Exotrireme
    table = battle({"destroyer": 1}, {"fighter": 1}, factions=SARDAKK)
    attack(table, "destroyer:304=1", dice=(8, 9))
    assert table.told("barrage")[0]["dice"] == "destroyer:9:8 destroyer:9:9"


def test_greyfire_mutagen_takes_unrelenting_away_but_not_the_flagship() -> None:
    table = battle({"cruiser": 1, "flagship": 1}, {"cruiser": 1}, factions=SARDAKK)
    table.player().mutated = True
    attack(table, "cruiser:304=1", "flagship:304=1", dice=(6, 1, 1, 1))
    assert needed(table) == ["cruiser:6", "flagship:6"]


def test_the_flagship_strengthens_other_ships_of_its_player() -> None:
    table = battle({"cruiser": 1, "flagship": 1}, {"cruiser": 1}, factions=SARDAKK)
    attack(table, "cruiser:304=1", "flagship:304=1", dice=(5, 1, 1, 1))
    assert needed(table) == ["cruiser:5", "flagship:5"]
    assert table.told("fired")[1]["dice"] == "cruiser:7:1"
