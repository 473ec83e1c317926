"""Yin: a flagship that takes all ships of its system with it (31, 34)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle

YIN = ("yin", "sol", "xxcha")


def lost(own: dict[str, int], enemy: dict[str, int], *dice: int) -> Table:
    """Van Hauge, damaged already, has been hit together with these ships."""
    table = battle({"flagship": 1, **own}, enemy, factions=YIN)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    ships = (f"{kind}:304={number}" for kind, number in own.items())
    attack(table, "damaged:flagship:304=1", *ships, dice=dice)
    return table


def test_with_van_hauge_all_ships_are_destroyed_and_nobody_wins() -> None:
    table = lost({"cruiser": 1}, {"cruiser": 4, "fighter": 2}, 1, 1, 1, 7, *[1] * 5)
    table.play("p1 assign-hits lose:flagship=1")
    assert (table.units("203"), table.units("203", 1)) == ({}, {})
    assert table.told("drawn") != []


def test_as_long_as_it_is_there_nothing_explodes() -> None:
    table = lost({"cruiser": 1}, {"cruiser": 4}, 1, 1, 1, 7, *[1] * 3)
    table.play("p1 assign-hits lose:cruiser=1", dice=(1, 1, 7, *[1] * 3))
    assert table.told("drawn") != []  # the next hit had to go to it
    assert len(table.told("fired")) == 4


def test_ground_forces_in_space_are_removed_and_not_destroyed() -> None:
    table = battle({"flagship": 1, "infantry": 2}, {"cruiser": 2}, factions=YIN)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().technologies.append("infantry-2")
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", "infantry:304=2", dice=(1, 1, 7, 1))
    assert table.units("203") == {}
    assert table.told("returning") == []
    assert table.told("removed")[-1]["units"] == "infantry=2"


def test_a_war_sun_that_it_takes_along_is_destroyed_by_yin_and_the_flagship_by_the_others() -> None:
    table = battle({"flagship": 1}, {"war_sun": 1}, factions=YIN)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).technologies.append("war-sun")
    table.secret(0, "destroy-their-greatest-ship")
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", dice=(1, 1, 3, 1, 1))
    assert table.player().scored == ["destroy-their-greatest-ship"]
    table = battle({"flagship": 1}, {"war_sun": 1}, factions=YIN)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).technologies.append("war-sun")
    table.secret(1, "destroy-their-greatest-ship")
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", dice=(1, 1, 3, 1, 1))
    assert table.player(1).scored == ["destroy-their-greatest-ship"]


def test_space_cannon_that_destroys_it_destroys_all_ships_there() -> None:
    table = battle({"flagship": 1, "cruiser": 1}, {}, factions=YIN)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=2)
    table.put("203", 2, cruiser=1)
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", "cruiser:304=1", dice=(6, 6))
    assert (table.units("203"), table.units("203", 2)) == ({}, {})
    assert table.told("combat") == []


def test_abilities_that_are_taken_away_do_not_disarm_it() -> None:
    table = battle({"flagship": 1}, {"cruiser": 2}, factions=YIN)
    table.player().mutated = True
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", dice=(1, 1, 7, 1))
    assert table.told("drawn") != []
