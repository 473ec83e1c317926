"""Jol-Nar: worse combat rolls, and a flagship whose best dice hit three times (18, 34)."""

from __future__ import annotations

from tests.ti4.scenes import arrive, attack, battle, landing_as

JOLNAR = ("jolnar", "sol", "xxcha")


def test_fragile_takes_one_off_combat_rolls_in_space_and_on_planets() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1}, factions=JOLNAR)
    attack(table, "cruiser:304=1", dice=(7, 1, 8, 1))
    assert table.told("fired")[0]["dice"] == "cruiser:8:7"
    assert table.told("won") != []
    table = landing_as(JOLNAR, {"infantry": 1})
    arrive(table)
    table.play("p1 commit wellon=1", dice=(8, 1, 9, 1))
    assert table.state.planet("wellon").owner == 0


def test_without_abilities_nobody_is_fragile() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1}, factions=JOLNAR)
    table.player().mutated = True
    attack(table, "cruiser:304=1", dice=(7, 1))
    assert table.told("won") != []


def test_nine_and_ten_of_the_flagship_make_two_hits_more_each() -> None:
    table = battle({"flagship": 1}, {"cruiser": 6}, factions=JOLNAR)
    attack(table, "flagship:304=1", dice=(9, 7, *[1] * 6, 10, 6, *[1] * 2))
    assert [told["hits"] for told in table.told("fired") if told["seat"] == 0] == [4, 3]
    assert table.told("won") != []


def test_dice_of_other_ships_hit_once() -> None:
    table = battle({"flagship": 1, "cruiser": 1}, {"cruiser": 6}, factions=JOLNAR)
    attack(table, "flagship:304=1", "cruiser:304=1", dice=(6, 6, 10, *[1] * 6, 9, 9, 1, *[1] * 5))
    assert table.told("fired")[0]["hits"] == 1


def test_rerolled_dice_of_the_flagship_make_hits_more_too() -> None:
    table = battle({"flagship": 1}, {"cruiser": 6}, factions=JOLNAR)
    table.enact("crown-of-thalnos", "p1")
    attack(table, "flagship:304=1", dice=(7, 1, *[1] * 6))
    table.play("p1 reroll-ships flagship=1", dice=(9, 9, 1, 1, 1))
    assert table.told("rerolled-ships")[0]["hits"] == 4
