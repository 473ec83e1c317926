"""Mentak: what neighbors gain, and what trade goods are worth (34, 93)."""

from __future__ import annotations

import pytest

from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def near(*, goods: int = 2) -> Table:
    """Sol are about to act, and Mentak, the second, have a cruiser beside them."""
    table = acting("sol", "mentak", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.put("203", 1, cruiser=1)
    table.player().trade_goods = goods
    table.deal_cards(0, "mining-initiative.1")
    return table


def gaining(goods: int = 2) -> Table:
    """Sol gain four trade goods by an action card."""
    table = near(goods=goods)
    table.play("p1 action card:mining-initiative.1:jord")
    return table


def test_pillage_takes_a_trade_good_after_a_neighbor_has_gained_some() -> None:
    table = gaining()
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now pillage:trade-goods")
    assert [player.trade_goods for player in table.state.players] == [5, 1, 0]
    assert (1, "play-now") not in table.asked()


def test_pillage_may_take_a_commodity_which_is_a_trade_good_then() -> None:
    table = near()
    table.player().commodities = 2
    table.play("p1 action card:mining-initiative.1:jord", "p2 play-now pillage:commodities")
    assert (table.player().trade_goods, table.player().commodities) == (6, 1)
    assert table.player(1).trade_goods == 1


def test_pillage_may_be_left() -> None:
    table = gaining()
    table.play("p2 play-now pass")
    assert (table.player().trade_goods, table.player(1).trade_goods) == (6, 0)
    assert (1, "play-now") not in table.asked()


@pytest.mark.parametrize("why", ["poor", "far", "mutated", "promise"])
def test_pillage_is_for_rich_neighbors_without_a_promise(why: str) -> None:
    table = near(goods=0)
    table.player().trade_goods = 0
    if why != "poor":
        table.player().trade_goods = 3
    if why == "far":
        table.clear(1)
    if why == "promise":
        table.give_note(0, "promise-of-protection.2")
        table.player().notes.remove("promise-of-protection.2")
        table.player().play_area.append("promise-of-protection.2")
    table.player(1).mutated = why == "mutated"
    if why == "poor":
        table.lay("205", "20", 0)
        table.play("p1 action card:mining-initiative.1:vefut-ii")
    else:
        table.play("p1 action card:mining-initiative.1:jord")
    assert (1, "play-now") not in table.asked()


def test_a_promise_is_laid_open_by_an_action_and_goes_back() -> None:
    table = near()
    table.give_note(0, "promise-of-protection.2")
    table.play("p1 action card:promise-of-protection.2")
    assert table.player().play_area == ["promise-of-protection.2"]
    while table.state.acting != 0:
        table.default()
    table.play("p1 action activate:203")
    assert table.player().play_area == []
    assert "promise-of-protection.2" in table.player(1).notes


@pytest.mark.parametrize(("said", "left"), [("trade-goods", (5, 2)), ("commodities", (6, 1)), ("never", (6, 2))])
def test_what_was_said_of_pillage_speaks_and_nobody_waits(said: str, left: tuple[int, int]) -> None:
    table = near()
    table.player().commodities = 2
    table.play(f"p2 instructions file:pillage:{said}", "p1 action card:mining-initiative.1:jord")
    assert (1, "play-now") not in table.asked()
    assert (table.player().trade_goods, table.player().commodities) == left


def test_both_sides_of_a_transaction_are_pillaged_once_each() -> None:
    table = near(goods=4)
    table.put("303", 2, cruiser=1)
    table.player(2).trade_goods = 4
    table.play("p1 deal with:p3", "p1 terms give:trade-goods=1 get:trade-goods=1", "p3 offers accept:p1")
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now pillage:trade-goods")
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now pillage:trade-goods")
    assert [player.trade_goods for player in table.state.players] == [3, 2, 3]
    assert table.asked() == [(0, "action")]


def test_trade_goods_on_a_strategy_card_are_pillaged() -> None:
    table = Table("sol", "mentak", "xxcha")
    table.put("203", 1, cruiser=1)
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().trade_goods = 2
    table.state.strategy_goods["trade"] = 1
    table.play("p1 choose-card trade")
    assert table.asked() == [(1, "play-now")]


def test_what_secondaries_bring_is_pillaged_when_all_are_done() -> None:
    table = Table("mentak", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.put("203", 1, cruiser=1)  # beside Mentak
    table.enact("minister-of-commerce", "p2")
    table.player(1).trade_goods = 2
    table.cards("trade", "warfare", "imperial", "leadership", "technology", "construction")
    table.play("p1 action strategic:trade", "p1 share-trade", "p2 secondary use")
    assert (2, "secondary") in table.asked()
    table.play("p3 secondary decline")
    assert table.asked() == [(0, "play-now")]
    table.play("p1 play-now pillage:trade-goods")
    assert table.player(1).trade_goods == 2


def test_each_trade_good_counts_two_with_mirror_computing() -> None:
    table = Table("mentak", "sol", "xxcha")
    table.cards("leadership", "warfare", "imperial", "trade", "technology", "construction")
    table.player().technologies.append("mirror-computing")
    table.player().trade_goods = 3
    table.play("p1 action strategic:leadership", "p1 gain-tokens tactic=5 pay:trade-goods=3")
    assert (table.player().pools.tactic, table.player().trade_goods) == (8, 0)


def test_a_copy_of_mirror_computing_is_no_good_while_mutated() -> None:
    from rules.ti4.economy.spending import available

    table = acting("mentak", "sol", "xxcha")
    table.player().technologies.append("mirror-computing")
    before = available(table.state, table.player(), "resources")
    table.player().trade_goods = 3
    assert available(table.state, table.player(), "resources") == before + 6
    table.player().mutated = True
    assert available(table.state, table.player(), "resources") == before + 3
