"""The Emirates of Hacan: dice that their flagship makes better (34, 56, 78)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, improving, plan
from tests.ti4.kit import Table


def buying(condition: str, goods: int, dice: tuple[int, ...], **own: int) -> Table:
    """Hacan have fought a round by this plan."""
    table = fighting("hacan", "sol", own, {"dreadnought": 2})
    table.player().trade_goods = goods
    attack(table)
    table.staying = False
    plan(table, 0, *([f"wrath-of-kenara:{condition}"] if condition else []))
    table.play("p1 retreat stay", dice=dice)
    return table


def test_a_miss_by_one_becomes_a_hit_for_a_trade_good() -> None:
    table = buying("always", 3, (6, 6, 6, 1, 1, 1), flagship=1, cruiser=2)
    assert table.told("improved-dice")[0]["hits"] == 3
    assert table.player().trade_goods == 0


def test_no_more_is_spent_than_the_plan_allows_or_than_there_is() -> None:
    assert buying("up-to-2", 3, (6, 6, 6, 1, 1, 1), flagship=1, cruiser=2).player().trade_goods == 1
    assert buying("always", 1, (6, 6, 6, 1, 1, 1), flagship=1, cruiser=2).player().trade_goods == 0


def test_nothing_is_spent_where_no_die_has_missed_by_one() -> None:
    table = buying("always", 3, (7, 5, 8, 1, 1, 1), flagship=1, cruiser=2)
    assert table.player().trade_goods == 3


def test_nothing_is_spent_on_hits_that_nobody_can_take() -> None:
    table = fighting("hacan", "sol", {"flagship": 1, "cruiser": 1}, {"carrier": 1})
    table.player().trade_goods = 3
    attack(table)
    plan(table, 0, "wrath-of-kenara:always", dice=(7, 6, 6, 1))
    assert table.player().trade_goods == 3


def test_without_the_flagship_there_no_plan_is_asked() -> None:
    table = fighting("hacan", "sol", {"cruiser": 1}, {"carrier": 1})
    table.player().trade_goods = 3
    attack(table, dice=(7, 1))
    assert table.told("won")
    assert not table.told("improved-dice")


def test_whoever_wants_to_be_asked_chooses_how_many_dice() -> None:
    table = improving()
    question = next(each for each in table.pending(0) if each.kind == "play-now")
    assert [option.word for option in question.ask.options] == ["pass", "wrath-of-kenara:2", "wrath-of-kenara:1"]
    table.play("p1 play-now wrath-of-kenara:1")
    assert table.player().trade_goods == 2


def test_dice_of_a_barrage_become_better_as_far_as_there_are_fighters() -> None:
    table = fighting("hacan", "sol", {"flagship": 1, "destroyer": 1}, {"carrier": 1, "fighter": 1})
    table.player().trade_goods = 3
    attack(table)
    table.staying = False
    plan(table, 0, "wrath-of-kenara:always", dice=(8, 8))
    assert table.player().trade_goods == 2
    assert table.units(FRONT, 1) == {"carrier": 1}
