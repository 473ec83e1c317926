"""The Barony of Letnev: Munitions Reserves, and the note War Funding (34, 56, 69, 74)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, funding, plan
from tests.ti4.kit import Table


def reserving(own: dict[str, int], goods: int = 4) -> Table:
    """Letnev have arrived with trade goods."""
    table = fighting("letnev", "sol", own, {"dreadnought": 2})
    table.player().trade_goods = goods
    return table


def test_misses_of_the_round_fall_again_for_two_goods() -> None:
    table = reserving({"cruiser": 2})
    attack(table)
    table.staying = False
    plan(table, 0, "munitions-reserves:first")
    table.play("p1 retreat stay", dice=(7, 3, 8, 1, 1))
    assert table.told("rerolled-ships")[0]["dice"] == "cruiser:7:7 cruiser:7:8"
    assert table.player().trade_goods == 2
    question = next(each for each in table.pending(1) if each.kind == "assign-hits")
    assert question.facts["hits"] == 2


def test_hits_do_not_fall_again() -> None:
    table = reserving({"cruiser": 1})
    attack(table)
    table.staying = False
    plan(table, 0, "munitions-reserves:always")
    table.play("p1 retreat stay", dice=(7, 1, 1))
    assert not table.told("rerolled-ships")


def test_each_round_is_paid_for_as_long_as_there_are_goods() -> None:
    table = reserving({"cruiser": 1}, goods=3)
    attack(table)
    plan(table, 0, "munitions-reserves:always", dice=(1, 1, 1, 1, 1, 5, 5))
    assert table.player().trade_goods == 1
    assert len(table.told("used-power")) == 1


def test_with_few_dice_nothing_is_paid_where_many_are_asked_for() -> None:
    table = reserving({"cruiser": 1})
    attack(table)
    plan(table, 0, "munitions-reserves:many-dice", dice=(1, 5, 5))
    assert table.player().trade_goods == 4


def test_without_two_goods_no_plan_is_asked() -> None:
    table = reserving({"cruiser": 1}, goods=1)
    attack(table, dice=(1, 5, 5))
    assert table.told("won")


def test_nobody_pays_twice_in_a_round() -> None:
    table = reserving({"cruiser": 1})
    attack(table)
    plan(table, 0, "ask")
    table.play("p1 play-now munitions-reserves")
    assert table.asked() == [(0, "play-now")]  # at the next moment, which is after the dice of nothing else
    assert table.refused("p1 play-now munitions-reserves") != ""


def test_war_funding_rerolls_for_the_holder_and_its_owner_loses_two_goods() -> None:
    table = funding()
    assert table.told("rerolled-ships")[0]["hits"] == 2
    assert table.player(2).trade_goods == 1
    assert "war-funding.3" in table.player(2).notes
    assert "war-funding.3" not in table.player().notes


def test_war_funding_takes_what_there_is() -> None:
    table = funding(goods=1)
    assert table.told("rerolled-ships")[0]["hits"] == 2
    assert table.player(2).trade_goods == 0


def test_misses_of_a_barrage_fall_again_too() -> None:
    table = fighting("letnev", "sol", {"destroyer": 1}, {"carrier": 1, "fighter": 2})
    table.player().trade_goods = 2
    attack(table)
    table.staying = False
    plan(table, 0, "munitions-reserves:first", dice=(9, 1, 9))
    assert table.told("barrage")[0]["hits"] == 1
    assert table.told("rerolled-ships")[0]["hits"] == 2
    assert table.units(FRONT, 1) == {"carrier": 1}
