"""Hacan: trade with everybody, what it costs nobody else, and what trade goods buy (34)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import hidden
from rules.ti4.deals.transactions import partners
from rules.ti4.game import GAME
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


def arbiting(mine: tuple[str, ...] = ("plague.1", "spy.1"), theirs: tuple[str, ...] = ()) -> Table:
    """Hacan are about to act, with action cards that they may trade with Sol."""
    table = acting("hacan", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.deal_cards(0, *mine)
    table.deal_cards(1, *theirs)
    table.player().trade_goods = table.player(1).trade_goods = 3
    return table


def test_arbiters_trade_action_cards() -> None:
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1 get:trade-goods=2", "p2 offers accept:p1")
    assert (table.player().hand, table.player(1).hand) == (["spy.1"], ["plague.1"])
    assert (table.player().trade_goods, table.player(1).trade_goods) == (5, 1)


def test_cards_go_either_way_and_several_at_once() -> None:
    table = arbiting(theirs=("uprising.1",))
    table.play("p2 deal with:p1", "p2 terms give:uprising.1=1 get:trade-goods=1", "p1 offers counter:p2")
    table.play("p1 terms get:uprising.1=1 give:plague.1=1 give:spy.1=1", "p2 offers accept:p1")
    assert (table.player().hand, table.player(1).hand) == (["uprising.1"], ["plague.1", "spy.1"])


def test_only_the_two_know_which_cards_are_offered() -> None:
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1")
    (offer,) = table.state.offers
    assert offer.terms == {"give:cards": 1}
    assert [hidden.view(table.state, seat).offers[0].cards_given for seat in range(3)] == ["plague.1", "plague.1", "?"]


def test_what_is_offered_is_set_aside() -> None:
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1", "p1 deal with:p3")
    assert table.refused("p1 terms give:plague.1=1") == "pick-unknown"


def test_an_offer_with_a_card_that_is_played_is_gone() -> None:
    table = arbiting(("mining-initiative.1",))
    table.put("203", 1, cruiser=1)
    table.play("p1 deal with:p2", "p1 terms give:mining-initiative.1=1", "p1 action card:mining-initiative.1:arretze")
    assert table.state.offers == []


def test_others_trade_no_action_cards() -> None:
    table = acting("sol", "xxcha", "hacan")
    table.deal_cards(0, "plague.1")
    table.put("203", 1, cruiser=1)
    table.play("p1 deal with:p2")
    assert table.refused("p1 terms give:plague.1=1") == "pick-unknown"


def test_who_holds_too_many_cards_then_discards_at_once() -> None:
    names = ("uprising", "lucky-shot", "ghost-ship", "war-effort", "upgrade", "summit", "insubordination")
    table = arbiting(theirs=tuple(f"{name}.1" for name in names))
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1 give:spy.1=1", "p2 offers accept:p1")
    assert table.asked() == [(1, "discard-cards")]
    table.play("p2 discard-cards plague.1 summit.1")
    assert len(table.player(1).hand) == 7
    assert table.asked() == [(0, "action")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_dealt_anew_are_offered_as_before(seat: int) -> None:
    table = arbiting(theirs=("uprising.1",))
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1 get:trade-goods=1")
    for number in range(5):
        other = table.again()
        GAME.rearrange(other.state, seat, Random(number))
        assert hidden.view(other.state, seat) == hidden.view(table.state, seat)
        (offer,) = other.state.offers
        assert offer.cards_given in other.player().hand


def test_whoever_is_offered_a_card_sees_that_they_can_take_it() -> None:
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1 get:trade-goods=1")
    seen = [each for each in GAME.pending(hidden.view(table.state, 1), 1) if each.kind == "offers"]
    assert seen == [each for each in table.pending(1) if each.kind == "offers"]
    assert "accept:p1" in [option.word for option in seen[0].ask.options]  # type: ignore[union-attr]
