"""Sardakk N'orr: Exotrireme II (34, 78)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, plan
from tests.ti4.kit import Table


def ramming(own: dict[str, int], enemy: dict[str, int], *plans: str, dice: tuple[int, ...]) -> Table:
    """Sardakk have fought a round by this plan, without their bonus."""
    table = fighting("sardakk", "sol", own, enemy)
    table.player().technologies.append("exotrireme-2")
    attack(table)
    table.staying = False
    plan(table, 0, *plans)
    table.play("p1 retreat stay", dice=dice)
    return table


def test_a_dreadnought_goes_for_the_two_dearest_ships() -> None:
    table = ramming({"dreadnought": 2}, {"dreadnought": 1, "carrier": 2}, "exotrireme-2:worth", dice=(1,) * 5)
    assert table.units(FRONT) == {"dreadnought": 1}
    assert table.units(FRONT, 1) == {"carrier": 1}


def test_damage_is_not_sustained_and_nothing_is_asked() -> None:
    table = ramming({"dreadnought": 2}, {"dreadnought": 2}, "exotrireme-2:last-ship", dice=(1,) * 4)
    assert table.told("won")[0]["seat"] == 0
    assert table.units(FRONT) == {"dreadnought": 1}


def test_the_last_own_ship_goes_only_when_told_to_always() -> None:
    table = ramming({"dreadnought": 1}, {"cruiser": 2}, "exotrireme-2:last-ship", "exotrireme-2:worth", dice=(1,) * 3)
    assert table.units(FRONT) == {"dreadnought": 1}
    table = ramming({"dreadnought": 1}, {"cruiser": 2}, "exotrireme-2:always", dice=(1,) * 3)
    assert table.told("drawn")


def test_each_of_them_can_do_it_in_the_same_round() -> None:
    table = ramming({"dreadnought": 2, "cruiser": 1}, {"carrier": 4}, "exotrireme-2:always", dice=(1,) * 7)
    assert table.units(FRONT) == {"cruiser": 1}
    assert table.units(FRONT, 1) == {}


def test_an_exotrireme_without_the_upgrade_cannot() -> None:
    table = fighting("sardakk", "sol", {"dreadnought": 1}, {"carrier": 1})
    attack(table, dice=(5, 1))
    assert not table.told("used-power")
