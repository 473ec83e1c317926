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


def woven(dice: tuple[int, ...], defenders: int = 2, *, mutated: bool = False) -> Table:
    """Sardakk with Valkyrie Particle Weave land three ground forces."""
    table = landing_as(SARDAKK, {"infantry": defenders})
    table.player().technologies.append("valkyrie-particle-weave")
    table.player().mutated = mutated
    arrive(table)
    table.play("p1 commit wellon=3", dice=dice)
    return table


def test_valkyrie_particle_weave_hits_once_more_where_it_was_hit() -> None:
    table = woven((7, 1, 1, 7, 1))
    assert table.told("woven") == [{"seat": 0, "planet": "wellon"}]
    assert (table.units("wellon", 1), table.units("wellon")) == ({}, {"infantry": 2})


def test_it_hits_though_no_die_did_and_not_where_nobody_was_hit() -> None:
    table = woven((1, 1, 1, 7, 1, 1, 1, 7))
    assert len(table.told("woven")) == 2
    assert table.told("ground-won") == [{"seat": 0, "target": 1, "planet": "wellon"}]
    assert woven((7, 7, 1, 1, 1)).told("woven") == []


def test_it_is_a_technology_of_the_faction_that_greyfire_mutagen_takes_away() -> None:
    assert woven((8, 8, 1, 7, 1), mutated=True).told("woven") == []


def holding_legion(holder: int, factions: tuple[str, ...]) -> Table:
    """A side of a landing holds Tekklar Legion, and has filed that it is used."""
    table = landing_as(factions, {"infantry": 1})
    for seat in range(3):
        table.deal_cards(seat)
    note = f"tekklar-legion.{factions.index('sardakk') + 1}"
    table.give_note(holder, note)
    table.play(f"p{holder + 1} instructions file:{note}:always")
    arrive(table)
    return table


def test_tekklar_legion_helps_its_holder_in_the_whole_combat_and_goes_back() -> None:
    table = holding_legion(0, ("yssaril", "sol", "sardakk"))
    table.play("p1 commit wellon=1", dice=(6, 1, 7, 1))
    assert [told["dice"] for told in table.told("ground-fired") if told["seat"] == 0] == [
        "infantry:7:6",
        "infantry:7:7",
    ]
    assert "tekklar-legion.3" in table.player(2).notes


def test_against_its_owner_it_makes_their_rolls_worse() -> None:
    table = holding_legion(0, ("yssaril", "sardakk", "xxcha"))
    table.play("p1 commit wellon=1", dice=(7, 1))
    assert [told["dice"] for told in table.told("ground-fired")] == ["infantry:7:7", "infantry:8:1"]


def test_the_defender_may_hold_tekklar_legion() -> None:
    table = holding_legion(1, ("sardakk", "yssaril", "xxcha"))
    table.play("p1 commit wellon=1", dice=(1, 7))
    assert [told["dice"] for told in table.told("ground-fired")] == ["infantry:8:1", "infantry:7:7"]


def test_nobody_uses_tekklar_legion_in_a_later_round_or_twice() -> None:
    table = holding_legion(0, ("yssaril", "sol", "sardakk"))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 1))
    assert len(table.told("used-note")) == 1
