"""Transactions: with neighbors, once a turn with each; commodities are trade goods for whoever gets them (94, 21)."""

from __future__ import annotations

from tests.ti4.card_scenes import holding
from tests.ti4.kit import Table
from tests.ti4.scenes import neighboring


def optional(table: Table, seat: int) -> list[str]:
    """The kinds of questions that a player may answer without being waited for."""
    return [decision.kind for decision in table.pending(seat) if decision.optional]


def test_only_neighbors_of_the_player_whose_turn_it_is_trade() -> None:
    table = neighboring()
    assert (optional(table, 0), optional(table, 1), optional(table, 2)) == (["deal"], ["deal"], [])
    assert table.refused("p1 deal with:p3") == "pick-unknown"


def test_an_offer_is_answered_by_whom_it_is_made_to_and_the_turn_goes_on_meanwhile() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=2 get:trade-goods=1")
    assert table.asked() == [(0, "action"), (1, "offers")]
    table.play("p2 offers accept:p1")
    assert (table.player().commodities, table.player().trade_goods) == (1, 1)
    assert (table.player(1).commodities, table.player(1).trade_goods) == (2, 3)
    assert table.asked() == [(0, "action")]


def test_once_a_turn_with_each() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=1", "p2 offers accept:p1")
    assert (optional(table, 0), optional(table, 1)) == ([], [])


def test_a_neighbor_may_offer_too() -> None:
    table = neighboring()
    table.play("p2 deal with:p1", "p2 terms get:commodities=3 give:commodities=2")
    table.play("p1 offers accept:p2")
    assert (table.player().trade_goods, table.player(1).trade_goods) == (2, 5)


def test_an_offer_is_declined_withdrawn_or_replaced() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=1", "p1 deal with:p2", "p1 terms give:commodities=2")
    assert [offer.terms for offer in table.state.offers] == [{"give:commodities": 2}]
    table.play("p2 offers decline:p1")
    assert table.state.offers == []
    table.play("p1 deal with:p2", "p1 terms give:commodities=1", "p1 deal withdraw:p2")
    assert table.asked() == [(0, "action")]


def test_what_an_announced_card_will_cost_is_not_traded_away_before_it_is_paid() -> None:
    table = holding("focused-research.1", announced="all")
    table.put("203", 1, cruiser=1)
    table.deal_cards(1, "sabotage.1")
    table.player().trade_goods = 5
    table.play("p1 deal with:p2", "p1 terms give:trade-goods=2", "p1 action card:focused-research.1")
    assert table.refused("p2 offers accept:p1") == "pick-unknown"
    table.play("p2 react", "p1 research none")
    assert table.player().trade_goods == 1


def test_what_cannot_be_paid_any_more_can_only_be_declined() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=3")
    table.player().commodities = 2
    assert table.refused("p2 offers accept:p1") == "pick-unknown"
    table.play("p2 offers decline:p1")


def test_an_offer_ends_with_the_turn() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=1", "p1 action activate:303", "p1 move")
    assert table.state.offers == []
    assert table.asked() == [(1, "action")]
