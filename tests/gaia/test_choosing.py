"""Choosing and bidding for factions."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from rules.core import play
from rules.core.game import Setup
from rules.gaia.components import FACTIONS
from rules.gaia.game import GAME
from rules.gaia.state import Player
from tests.gaia.kit import Table


def test_a_chosen_board_is_gone_with_both_its_factions() -> None:
    table = Table("terrans", "xenos", until="faction")
    assert len(table.words(0, "faction")) == 14
    table.play("p1 faction terrans")
    assert not {"terrans", "lantids"} & set(table.words(1, "faction"))


def test_a_chosen_board_has_its_goods_at_once_and_no_others_later() -> None:
    """A picture showed none of them until everybody had chosen; games that began so still get them then."""
    table = Table("hadsch-hallas", "xenos", until="faction")
    table.play("p1 faction hadsch-hallas")
    (player, _), before = table.state.players, deepcopy(table.state)
    assert (player.credits, player.ore, player.power.one) == (15, 4, 2)
    assert not any(GAME.purse(table.state, 0).values())
    before.players[0] = Player(0, "hadsch-hallas")
    for state in (table.state, before):
        play.step(GAME, state, play.parse("p2 faction xenos"), Random(1))
    assert table.state == before


def test_random_factions_are_dealt_with_different_colours() -> None:
    for seed in range(10):
        state = GAME.new(Setup(4, {"factions": "random"}), Random(seed))
        assert len({FACTIONS[player.faction].colour for player in state.players}) == 4


def test_the_first_game_has_its_own_factions() -> None:
    table = Table("terrans", "taklons", "geodens", until="faction", factions="first-game")
    assert table.words(0, "faction") == ["terrans", "taklons", "geodens"]


def test_an_auction_after_the_choice_goes_on_until_everybody_has_one() -> None:
    table = Table("terrans", "xenos", until="faction", auction="bid-after")
    table.play("p1 faction terrans", "p2 faction xenos", "p1 bid terrans:2", "p2 bid terrans:5")
    assert table.kinds(0) == ["bid"]
    assert "terrans:5" not in table.words(0, "bid")
    table.play("p1 bid xenos:0")
    assert [(player.faction, player.bid) for player in table.state.players] == [("xenos", 0), ("terrans", 5)]
    assert table.state.order == [1, 0]  # the seats follow the order in which the factions came up


def test_bidding_while_choosing_offers_untaken_factions_for_nothing() -> None:
    table = Table("x", "y", until="bid", auction="bid-while-choosing")
    table.play("p1 bid terrans:0")
    assert {"xenos:0", "terrans:1"} <= set(table.words(1, "bid"))
    assert "lantids:0" not in table.words(1, "bid")
    table.play("p2 bid terrans:1", "p1 bid xenos:0")
    assert [player.faction for player in table.state.players] == ["xenos", "terrans"]


def test_bids_are_paid_at_the_end() -> None:
    table = Table("x", "y", until="bid", auction="bid-while-choosing")
    table.play("p1 bid terrans:0", "p2 bid terrans:7", "p1 bid xenos:0")
    while table.state.round == 0:
        table.default()
    assert [player.vp for player in table.state.players] == [10, 10]
    while table.pending():
        table.default()
    assert [result["bid"] for result in table.state.results] == [0, -7]


def test_why_a_faction_cannot_be_chosen() -> None:
    table = Table("terrans", "xenos", until="faction")
    table.play("p1 faction terrans")
    assert table.why("p2 faction terrans") == ("faction-taken", {})
    assert table.why("p2 faction lantids") == ("faction-side", {})
    first = Table("terrans", "xenos", until="faction", factions="first-game")
    assert first.why("p1 faction terrans") == ("faction-not-offered", {})


def test_a_bid_that_is_no_higher_is_barred() -> None:
    table = Table("terrans", "xenos", until="faction", auction="bid-after")
    table.play("p1 faction terrans", "p2 faction xenos", "p1 bid terrans:3")
    assert table.why("p2 bid terrans:3") == ("bid-low", {"least": 4})
    assert "xenos:0" in table.words(1, "bid")


def test_a_bid_of_nothing_stands_like_any_other() -> None:
    table = Table("terrans", "xenos", until="faction", auction="bid-after")
    table.play("p1 faction terrans", "p2 faction xenos", "p1 bid terrans:0")
    assert table.why("p2 bid terrans:0") == ("bid-low", {"least": 1})
