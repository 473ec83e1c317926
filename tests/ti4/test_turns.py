"""Strategy and action phase: who chooses and who acts when, and when passing is allowed (84, 48, 3)."""

from __future__ import annotations

from rules.ti4.frames import ChooseCard
from rules.ti4.game import GAME
from tests.ti4.kit import Table

SIX = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare")


def test_from_the_speaker_clockwise_with_three_players_twice_in_the_same_order() -> None:
    table = Table()
    table.cards(*SIX)
    assert [player.strategy_cards for player in table.state.players] == [
        ["leadership", "construction"],
        ["diplomacy", "trade"],
        ["politics", "warfare"],
    ]


def test_cards_that_nobody_took_get_a_trade_good_for_whoever_takes_them_later() -> None:
    table = Table()
    table.cards(*SIX)
    assert table.state.strategy_goods == {"technology": 1, "imperial": 1}
    table.state.strategy_goods["technology"] = 2
    table.state.stack.append(ChooseCard(0))
    before = table.player().trade_goods
    table.play("p1 choose-card technology")
    assert table.player().trade_goods == before + 2
    assert "technology" not in table.state.strategy_goods


def test_with_five_or_six_everybody_chooses_one() -> None:
    table = Table("sol", "hacan", "xxcha", "letnev", "mentak")
    table.cards(*SIX[:5])
    assert [len(player.strategy_cards) for player in table.state.players] == [1] * 5
    assert table.asked() == [(0, "action")]


def test_turns_go_by_initiative_and_over_those_who_have_passed() -> None:
    table = Table()
    table.cards("warfare", "leadership", "technology", "imperial", "trade", "politics")
    assert table.asked() == [(1, "action")]  # 1 of 6 and 8, 1 and 5, 7 and 3
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    table.play("p2 action pass")
    assert table.asked() == [(2, "action")]
    table.play("p3 action pass")
    table.play("p1 action pass")
    assert table.told("phase")[-1] == {"phase": "status"}


def test_nobody_passes_before_all_own_strategy_cards_are_used() -> None:
    table = Table()
    table.cards(*SIX)
    (decision,) = table.pending()
    assert table.refused("p1 action pass") == "pick-unknown"
    (reason,) = GAME.unavailable(table.state, decision)
    assert (reason.option.word, reason.reason.code, reason.reason.details) == ("pass", "cards-unspent", {"count": 2})


def test_without_tokens_in_the_tactic_pool_no_system_is_activated() -> None:
    table = Table()
    table.cards(*SIX)
    table.player().pools.tactic = 0
    assert table.refused("p1 action activate:000") == "pick-unknown"


def test_a_system_with_an_own_token_is_not_activated_but_tokens_of_others_do_not_matter() -> None:
    table = Table()
    table.cards(*SIX)
    table.state.galaxy["201"].tokens = [0]
    table.state.galaxy["202"].tokens = [1, 2]
    assert table.refused("p1 action activate:201") == "pick-unknown"
    table.play("p1 action activate:202")
    assert table.state.galaxy["202"].tokens == [1, 2, 0]
    assert table.player().pools.tactic == 2
