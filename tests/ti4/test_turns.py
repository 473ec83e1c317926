"""Strategy and action phase: who chooses and who acts when, and when passing is allowed (84, 48, 3)."""

from __future__ import annotations

from rules.ti4.frames import ChooseCard
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting, with_technology


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
    (decision,) = table.waited()
    assert table.refused("p1 action pass") == "pick-unknown"
    (reason,) = GAME.unavailable(table.state, decision)
    assert (reason.option.word, reason.reason.code, reason.reason.details) == ("pass", "cards-unspent", {"count": 2})


def test_an_activation_of_which_nothing_comes_is_warned_of() -> None:
    """89: a token goes there all the same; its player alone reads it, while the turn can still be taken back."""
    table = acting()
    table.play("p1 action activate:310")
    assert table.told("wasted") == [{"seat": 0, "what": "activation", **table.state.at("310")}]
    for place in ("304", "204"):  # home with a dock, and a system that ships from there reach
        table = acting()
        table.play(f"p1 action activate:{place}")
        assert table.told("wasted") == []


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


def test_fleet_logistics_allows_a_second_action_but_no_passing_with_it() -> None:
    table = with_technology("fleet-logistics")
    table.play("p1 action activate:303", "p1 move destroyer:304=1")
    assert table.asked() == [(0, "action")]
    (decision,) = table.waited()
    words = [option.word for option in decision.ask.options]  # type: ignore[union-attr]
    assert "pass" not in words
    assert words[-1] == "done"
    assert decision.facts == {"second": 1, "by": "fleet-logistics"}
    table.play("p1 action activate:305")
    assert table.asked()[0] == (0, "move")
    table.play("p1 move")
    assert table.asked() == [(1, "action")]


def test_bacterial_weapon_destroys_all_infantry_below_a_ship_that_bombards() -> None:
    table = with_technology("x-89-bacterial-weapon")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=3, pds=1)
    assert table.refused("p1 action x-89-bacterial-weapon:wellon") == "pick-unknown"
    table.put("203", 0, dreadnought=1)
    table.play("p1 action x-89-bacterial-weapon:wellon")
    assert table.units("wellon", 1) == {"pds": 1}
    assert table.player().exhausted_technologies == ["x-89-bacterial-weapon"]
    assert table.asked() == [(1, "action")]


def test_transit_diodes_move_four_ground_forces_at_the_start_of_a_turn() -> None:
    table = with_technology("transit-diodes")
    table.lay("203", "19", 0)
    table.play("p1 action transit-diodes")
    assert table.refused("p1 transit-diodes from:jord=2 to:wellon=1") == "diodes"
    assert table.refused("p1 transit-diodes from:jord=4 to:wellon=4 to:jord=1") == "allocate-sum"
    table.play("p1 transit-diodes from:jord=4 to:wellon=3 to:jord=1")
    assert (table.units("wellon"), table.units("jord")["infantry"]) == ({"infantry": 3}, 2)
    assert table.asked() == [(0, "action")]  # it is no action
    assert table.refused("p1 action transit-diodes") == "pick-unknown"


def test_infantry_two_comes_back_at_the_start_of_the_next_turn() -> None:
    table = with_technology("plasma-scoring")
    table.player(2).technologies.append("infantry-2")
    table.player(2).returning = 2
    table.play("p1 action activate:303", "p1 move")
    table.play("p2 action activate:303")
    assert table.units("archon-ren", 2)["infantry"] == 5
    assert table.player(2).returning == 0


def test_who_has_lost_everything_is_out_of_the_game() -> None:
    table = with_technology()
    table.clear(1)
    for planet in [*table.state.planets(1)]:
        planet.owner = 0
    table.state.galaxy["203"].tokens = [1]
    secrets = {*table.player(1).secrets}
    table.play("p1 action activate:303", "p1 move")
    assert table.player(1).eliminated
    assert table.asked() == [(2, "action")]
    assert secrets <= {*table.state.secret_deck}
    assert table.state.galaxy["203"].tokens == []


def test_the_last_player_left_wins() -> None:
    table = with_technology()
    for seat in (1, 2):
        table.clear(seat)
        for planet in [*table.state.planets(seat)]:
            planet.owner = 0
    table.play("p1 action activate:303", "p1 move")
    assert table.pending() == []
    assert GAME.winners(table.state) == [0]
