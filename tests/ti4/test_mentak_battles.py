"""Mentak: a flagship beside which no ship of others sustains damage (34, 87)."""

from __future__ import annotations

from tests.ti4.scenes import attack, battle

MENTAK = ("mentak", "sol", "xxcha")


def test_ships_beside_fourth_moon_cannot_sustain_damage() -> None:
    table = battle({"flagship": 1}, {"dreadnought": 1}, factions=MENTAK)
    attack(table, "flagship:304=1", dice=(7, 1, 1))
    assert table.units("203", 1) == {}


def test_own_ships_sustain_damage_beside_it() -> None:
    table = battle({"flagship": 1}, {"dreadnought": 1}, factions=MENTAK)
    attack(table, "flagship:304=1", dice=(1, 1, 5))
    assert table.pending(0)[0].default == ("sustain:flagship=1",)


def test_it_keeps_ships_from_sustaining_though_it_is_destroyed_in_the_same_round() -> None:
    table = battle({"flagship": 1}, {"dreadnought": 2}, factions=MENTAK)
    table.put("304", 0, cruiser=1)
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", "cruiser:304=1", dice=(7, 1, 1, 5, 5))
    assert table.units("203") == {}
    assert table.units("203", 1) == {"dreadnought": 1}
    assert table.state.galaxy["203"].space[0].damaged == {}  # nothing could be sustained


def test_without_it_they_do() -> None:
    table = battle({"cruiser": 1}, {"dreadnought": 1}, factions=MENTAK)
    attack(table, "cruiser:304=1", dice=(7, 1))
    assert table.pending(1)[0].default == ("sustain:dreadnought=1",)
