"""Hacan: trade with everybody, what it costs nobody else, and what trade goods buy (34)."""

from __future__ import annotations

import pytest

from rules.ti4.deals.transactions import partners
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting

BEFORE = ("trade", "warfare", "imperial", "leadership", "technology", "construction")


def trading(*factions: str) -> Table:
    """The first player has used Trade and lets nobody in; Hacan are the second."""
    table = Table(*factions)
    table.cards(*BEFORE)
    for player in table.state.players:
        player.pools.strategy = 1
        table.deal_cards(player.seat)
    table.play("p1 action strategic:trade", "p1 share-trade")
    return table


def test_the_secondary_of_trade_costs_hacan_no_token() -> None:
    table = trading("sol", "hacan", "xxcha")
    table.play("p2 secondary use", "p3 secondary use")
    assert (table.player(1).pools.strategy, table.player(1).commodities) == (1, 6)
    assert (table.player(2).pools.strategy, table.player(2).commodities) == (0, 4)


def test_without_a_token_only_hacan_use_it() -> None:
    table = Table("sol", "hacan", "xxcha")
    table.cards(*BEFORE)
    for player in table.state.players:
        player.pools.strategy = 0
    table.play("p1 action strategic:trade", "p1 share-trade")
    assert table.asked() == [(1, "secondary")]


def test_other_cards_cost_hacan_a_token() -> None:
    table = Table("sol", "hacan", "xxcha")
    table.cards("politics", "warfare", "imperial", "leadership", "technology", "construction")
    table.player(1).pools.strategy = 0
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    table.default()  # where the agendas go
    assert (1, "secondary") not in table.asked()


def test_guild_ships_trade_with_everybody_and_everybody_with_them() -> None:
    table = acting("hacan", "sol", "xxcha")
    table.player().commodities = 2
    table.play("p1 deal with:p3", "p1 terms give:commodities=1", "p3 offers accept:p1")
    assert table.player(2).trade_goods == 1
    other = acting("sol", "hacan", "xxcha")
    other.player().commodities = 2
    assert partners(other.state, 0) == [1]


def test_without_abilities_hacan_trade_with_neighbors_only() -> None:
    table = acting("hacan", "sol", "xxcha")
    table.player().commodities = 2
    table.player().mutated = True
    assert "deal" not in [decision.kind for decision in table.pending(0)]


def test_trade_convoys_let_their_holder_trade_with_everybody_until_they_attack_hacan() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.give_note(0, "trade-convoys.2")
    table.player().commodities = 2
    table.put("203", 1, cruiser=1)
    table.play("p1 action card:trade-convoys.2")
    assert table.player().play_area == ["trade-convoys.2"]
    table.state.acting = 0
    assert partners(table.state, 0) == [1, 2]


def test_production_biomes_bring_four_and_another_two() -> None:
    table = acting("hacan", "sol", "xxcha")
    table.player().technologies.append("production-biomes")
    table.play("p1 action card:production-biomes:p3")
    assert [player.trade_goods for player in table.state.players] == [4, 0, 2]
    assert (table.player().pools.strategy, table.player().exhausted_technologies) == (1, ["production-biomes"])


@pytest.mark.parametrize("why", ["exhausted", "token", "mutated"])
def test_production_biomes_need_a_token_and_a_ready_technology(why: str) -> None:
    table = acting("hacan", "sol", "xxcha")
    table.player().technologies.append("production-biomes")
    if why == "exhausted":
        table.player().exhausted_technologies.append("production-biomes")
    if why == "token":
        table.player().pools.strategy = 0
    table.player().mutated = why == "mutated"
    (action,) = table.pending(0)[-1:]
    words = [option.word for decision in table.pending(0) for option in getattr(decision.ask, "options", ())]
    assert not [word for word in words if "production-biomes" in word], action.kind


def networked(goods: int = 3) -> Table:
    """Hacan, the first of all, own Quantum Datahub Node and choose strategy cards."""
    table = Table("hacan", "sol", "xxcha")
    table.player().technologies.append("quantum-datahub-node")
    table.player().trade_goods = goods
    return table


def test_datahub_node_swaps_cards_and_initiative_follows() -> None:
    table = networked()
    table.cards(*SIX[::-1])
    assert table.asked() == [(0, "play-now")]
    assert [player.strategy_cards for player in table.state.players][2] == ["construction", "leadership"]
    table.play("p1 play-now quantum-datahub-node:3:1")
    assert "leadership" in table.player().strategy_cards
    assert "politics" in table.player(2).strategy_cards
    assert (table.player().trade_goods, table.player(2).trade_goods) == (0, 3)
    assert table.player().pools.strategy == 1
    assert table.state.acting == 0


def test_datahub_node_needs_three_trade_goods_and_a_token() -> None:
    table = networked(goods=2)
    table.cards(*SIX)
    assert (0, "play-now") not in table.asked()
    table = networked()
    table.player().pools.strategy = 0
    table.cards(*SIX)
    assert (0, "play-now") not in table.asked()


def test_what_was_said_of_datahub_node_takes_a_card_of_another() -> None:
    table = networked()
    table.play("p1 instructions file:quantum-datahub-node:leadership")
    table.cards(*SIX[::-1])
    assert "leadership" in table.player().strategy_cards
    assert (0, "play-now") not in table.asked()
