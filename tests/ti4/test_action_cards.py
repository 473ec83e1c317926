"""Action cards: drawn and held, played as actions and in phases, cancelled (2, 22), a script for each of them."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.ui.panel.question_controls import wanted
from rules.core.decisions import WORD, Decision, Pick
from rules.ti4.components.action_cards import ACTION_CARDS, DECK, name_of
from rules.ti4.game import GAME
from rules.ti4.planning.standing_orders import standing
from tests.ti4.card_scenes import (
    SCENES,
    announcing,
    bombarding,
    charting,
    choosing,
    deploying,
    discarding,
    disgracing,
    economy,
    exhausting,
    focusing,
    ghost,
    hastening,
    holding,
    industry,
    jamming,
    killing,
    melting,
    mining,
    plaguing,
    returning,
    rising,
    silent,
    spying,
    subordinating,
    unexpected,
    unstable,
    upgrading,
    uprising,
    warring,
)
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def test_there_are_eighty_cards_of_fifty_nine_names() -> None:
    assert (len(ACTION_CARDS), len(DECK)) == (59, 80)


def test_politics_draws_two_and_its_secondary_two_for_a_token() -> None:
    table = acting()
    table.player().strategy_cards = ["politics"]
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    table.default()  # where the agendas go that were looked at
    table.play("p2 secondary use", "p3 secondary decline")
    assert [len(player.hand) for player in table.state.players] == [2, 2, 0]
    assert table.player(1).pools.strategy == 1


def test_a_hand_of_more_than_seven_is_cut_down_at_once() -> None:
    table = discarding()
    assert table.asked()[0] == (0, "discard-cards")
    table.play("p1 discard-cards spy.1 veto.1")
    assert len(table.player().hand) == 7
    assert table.state.action_discard == ["spy.1", "veto.1"]


def test_the_discard_pile_is_the_deck_where_none_is_left() -> None:
    table = acting()
    table.state.action_discard, table.state.action_deck = [*DECK], []
    table.player().strategy_cards = ["politics"]
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    assert (len(table.player().hand), table.state.action_discard) == (2, [])


def test_economic_initiative_readies_own_cultural_planets() -> None:
    table = economy()
    assert not table.state.planet("lodor").exhausted
    assert table.state.planet("jord").exhausted


def test_industrial_initiative_pays_for_own_industrial_planets() -> None:
    assert industry().player().trade_goods == 1


@pytest.mark.parametrize(
    ("card", "goods"), [("industrial-initiative.1", 1), ("mining-initiative.1:jord", 4), ("uprising.1:abyz", 3)]
)
def test_a_card_says_what_it_will_gain_before_it_is_played(card: str, goods: int) -> None:
    table = holding(card.partition(":")[0])
    table.lay("203", "19", 0)
    table.lay("204", "38", 1)
    question = next(question for question in table.pending(0) if question.kind == "action")
    assert isinstance(question.ask, Pick)
    gains = {option.word: option.gains for option in question.ask.options}
    assert gains[f"card:{card}"] == {"trade-goods": goods}


def test_an_own_planet_that_a_card_exhausts_is_a_cost() -> None:
    table = holding("unstable-planet.1")
    table.lay("203", "38", 0)
    question = next(question for question in table.pending(0) if question.kind == "action")
    assert isinstance(question.ask, Pick)
    costs = {option.word: option.costs for option in question.ask.options}
    assert costs["card:unstable-planet.1:abyz"] == {"resources": 3}


def test_mining_initiative_pays_the_resources_of_a_planet() -> None:
    assert mining().player().trade_goods == 4


def test_uprising_exhausts_a_ready_planet_of_another_outside_home_systems() -> None:
    table = uprising()
    assert table.player().trade_goods == 1
    assert table.state.planet("wellon").exhausted


def test_an_exhausted_planet_or_one_at_home_is_no_target_of_uprising() -> None:
    table = holding("uprising.1")
    table.lay("203", "19", 1).planets[0].exhausted = True
    assert table.refused("p1 action card:uprising.1:wellon") == "pick-unknown"
    assert table.refused("p1 action card:uprising.1:arretze") == "pick-unknown"


def test_focused_research_costs_four_trade_goods() -> None:
    table = focusing()
    assert "sarween-tools" in table.player().technologies
    assert table.player().trade_goods == 1


def test_without_four_trade_goods_nothing_is_researched() -> None:
    table = holding("focused-research.1")
    table.player().trade_goods = 3
    assert table.refused("p1 action card:focused-research.1") == "pick-unknown"


def test_insubordination_takes_a_tactic_token() -> None:
    table = subordinating()
    assert table.player(1).pools.tactic == 2
    assert table.state.tokens_left(1) == 9


def test_unexpected_action_takes_a_token_off_the_board() -> None:
    table = unexpected()
    assert table.state.galaxy["203"].tokens == []


def test_signal_jamming_puts_a_token_of_another_beside_own_ships() -> None:
    table = jamming()
    assert table.state.galaxy["303"].tokens == [1]


def test_spy_takes_a_card_at_random_and_only_the_two_know_which() -> None:
    table = spying()
    assert (len(table.player().hand), len(table.player(1).hand)) == (1, 1)
    assert {event.seen_by for event in table.events if event.kind == "took-which"} == {(0, 1)}


def test_spy_needs_somebody_with_a_card() -> None:
    assert holding("spy.1").refused("p1 action card:spy.1:p2") == "pick-unknown"


def test_cripple_defenses_destroys_all_pds_of_a_planet() -> None:
    table = exhausting()
    assert table.units("wellon", 1) == {"infantry": 1}


def test_reactor_meltdown_destroys_a_dock_and_what_it_held() -> None:
    table = melting()
    assert table.units("wellon", 1) == {"infantry": 1}
    assert table.units("203", 1) == {}


def test_lucky_shot_destroys_a_ship_over_an_own_planet() -> None:
    assert killing().units("203", 1) == {"carrier": 1}


def test_plague_kills_infantry_on_six_or_more() -> None:
    assert plaguing().units("wellon", 1) == {"infantry": 1}


def test_unstable_planet_exhausts_and_kills_up_to_three() -> None:
    table = unstable()
    assert table.state.planet("bereg").exhausted
    assert table.units("bereg", 1) == {"infantry": 1}


def test_tactical_bombardment_exhausts_what_others_have_below_a_ship_that_bombards() -> None:
    assert bombarding().state.planet("wellon").exhausted


def test_frontline_deployment_puts_three_infantry_on_a_planet() -> None:
    table = deploying()
    assert table.units("jord")["infantry"] == 8


def test_rise_of_a_messiah_puts_one_on_each() -> None:
    table = rising()
    assert (table.units("jord")["infantry"], table.units("wellon")) == (6, {"infantry": 1})


def test_ghost_ship_comes_out_of_a_wormhole() -> None:
    assert ghost().units("203") == {"destroyer": 1}


def test_war_effort_joins_own_ships_and_the_fleet_pool_holds() -> None:
    table = warring()
    assert table.units("304")["cruiser"] == 1


def test_flank_speed_gives_one_step_more_and_once() -> None:
    table = hastening()
    assert table.refused("p1 hand flank-speed.2") == "pick-count"
    table.play("p1 move carrier:304=1")
    assert table.units("204") == {"carrier": 1}


def test_lost_star_chart_joins_alpha_and_beta() -> None:
    table = charting()
    table.play("p1 move carrier:203=1")
    assert table.units("309") == {"carrier": 1}


def test_in_the_silence_of_space_ships_of_one_system_pass_others() -> None:
    table = silent()
    assert table.refused("p1 move cruiser:305=1") == "pick-unknown"
    table.play("p1 move cruiser:304=1")
    assert table.units("102") == {"cruiser": 1}


def test_what_lasts_ends_with_the_action() -> None:
    table = hastening()
    table.play("p1 move carrier:304=1")
    assert table.state.lasting == []


def test_upgrade_makes_a_cruiser_a_dreadnought() -> None:
    assert upgrading().units("304")["dreadnought"] == 1


def test_summit_gains_two_tokens_as_the_strategy_phase_begins() -> None:
    table = choosing()
    assert table.player().pools.all == 10


def test_public_disgrace_makes_another_card_be_chosen() -> None:
    table = disgracing()
    assert table.refused("p1 choose-card leadership") == "pick-unknown"
    table.play("p1 choose-card trade")
    assert table.player().strategy_cards == ["trade"]


def test_political_stability_keeps_the_cards_for_a_round() -> None:
    table = returning()
    assert table.player().strategy_cards == ["leadership", "construction"]
    assert table.state.round == 2
    while table.state.acting < 0:
        assert table.asked()[0] in ((1, "choose-card"), (2, "choose-card"))
        table.default()


def test_a_cancelled_action_is_not_used_up_and_costs_nothing() -> None:
    table = announcing("sabotage.1")
    table.play("p2 react sabotage.1", "p3 react")
    assert table.asked() == [(0, "action")]
    assert table.player().trade_goods == 5
    assert {*table.state.action_discard} == {"focused-research.1", "sabotage.1"}


def test_nobody_learns_who_could_have_cancelled() -> None:
    asked = [announcing(card).asked() for card in ("sabotage.1", "spy.1")]
    assert asked[0] == asked[1] == [(1, "react"), (2, "react")]


def test_one_cancels_and_the_other_keeps_the_card_unseen() -> None:
    table = announcing("sabotage.1", "sabotage.2")
    table.play("p2 react sabotage.1", "p3 react sabotage.2")
    assert (table.player(1).hand, table.player(2).hand) == ([], ["sabotage.2"])


def test_after_a_cancelled_card_a_second_one_may_be_played() -> None:
    table = announcing("sabotage.1")
    table.play("p2 react sabotage.1", "p3 react", "p1 action card:mining-initiative.1:jord")
    assert table.player().trade_goods == 9


@pytest.mark.parametrize(
    ("condition", "cancelled"),
    [
        *(("mine", False), ("heavy", True), ("always", True), ("focused-research", True), ("plague", False)),
        *(("as-action", True), ("in-battle", False), ("on-agenda", False), ("elsewhere", False)),
    ],
)
def test_an_instruction_cancels_without_being_asked(condition: str, cancelled: bool) -> None:  # a case
    table = holding("focused-research.1", announced="none")
    table.player().trade_goods = 4
    table.deal_cards(1, "sabotage.1")
    table.play(f"p2 instructions file:sabotage:{condition}", "p1 action card:focused-research.1")
    assert bool(table.told("cancelled-card")) is cancelled


def test_sabotage_for_what_is_against_oneself() -> None:
    table = holding("insubordination.1", announced="none")
    for seat in (1, 2):
        table.deal_cards(seat, f"sabotage.{seat}")
        table.play(f"p{seat + 1} instructions file:sabotage:mine")
    table.play("p1 action card:insubordination.1:p3")
    assert table.told("cancelled-card") == [{"seat": 2, "target": 0, "action-card": "insubordination"}]


def instructed(*cards: str) -> Decision:
    """What the first player may say beforehand who holds these."""
    table = holding(*cards)
    (asked,) = [each for each in GAME.pending(table.state, 0) if each.kind == "instructions"]
    return asked


def test_who_holds_sabotage_can_name_every_card_but_itself_below_a_heading_for_its_kind() -> None:
    asked = instructed("sabotage.1")
    assert isinstance(asked.ask, Pick)
    named = [option for option in asked.ask.options if option.group.startswith("cancel-")]
    assert Counter(option.group for option in named) == {
        "cancel-as-action": 20, "cancel-in-battle": 14, "cancel-on-agenda": 14, "cancel-elsewhere": 10
    }  # fmt: skip
    assert {option.facts["cancels"] for option in named} == {*ACTION_CARDS} - {"sabotage"}
    assert all(WORD.fullmatch(f"drop:{option.word.partition(':')[2]}") for option in named)
    assert wanted(asked) == [*asked.ask.options]


def test_who_holds_no_sabotage_is_shown_kinds_of_cards_and_may_name_one_all_the_same() -> None:
    """They were shown 58 cards. Who holds none can say all that others can, so that nobody is told who does."""
    asked, other = instructed("spy.1"), instructed("sabotage.1")
    assert [option.word for option in wanted(asked)] == [
        f"file:sabotage:{condition}"
        for condition in ("mine", "heavy", "always", "as-action", "in-battle", "on-agenda", "elsewhere")
    ]
    assert isinstance(asked.ask, Pick)
    assert isinstance(other.ask, Pick)
    assert [option.word for option in asked.ask.options] == [option.word for option in other.ask.options]


def test_an_instruction_can_be_taken_back() -> None:
    table = holding("spy.1", announced="none")
    table.deal_cards(1, "bunker.1")
    table.play("p2 instructions file:sabotage:always", "p2 instructions drop:sabotage:always")
    assert table.player(1).filed == ""


def test_by_an_order_those_cards_go_of_which_the_deck_holds_most() -> None:
    table = discarding()
    (asked,) = [each for each in table.pending(0) if each.kind == "discard-cards"]
    given = standing(table.state, asked, {"discard": "commonest"})
    assert given is not None
    kept = {*table.player().hand} - {*given}
    least = min(ACTION_CARDS[name_of(copy)].copies for copy in given)
    assert len(given) == asked.facts["count"]
    assert least >= max(ACTION_CARDS[name_of(copy)].copies for copy in kept)
    assert standing(table.state, asked, {}) is None


def test_who_is_eliminated_lays_all_cards_on_the_pile() -> None:
    table = acting()
    table.deal_cards(1, "spy.1")
    table.clear(1)
    for planet in [*table.state.planets(1)]:
        planet.owner = 0
    table.play("p1 action activate:303", "p1 move")
    assert table.state.action_discard == ["spy.1"]


def test_a_card_is_drawn_in_each_status_phase_and_two_with_neural_motivator() -> None:
    table = Table()
    table.cards("leadership", "diplomacy", "construction", "trade", "warfare", "technology")
    table.player().technologies.append("neural-motivator")
    while table.state.round == 1:
        table.default()
    assert [len(player.hand) for player in table.state.players] == [2, 1, 1]


def test_every_scene_can_be_played() -> None:
    for scene in SCENES:
        assert scene().events


def test_where_nothing_can_move_who_holds_a_card_is_asked_all_the_same() -> None:
    for copies, asked in ((("upgrade.1",), [(0, "move")]), (("spy.1",), [(0, "move")]), ((), [(1, "action")])):
        table = holding(*copies)
        table.clear(0)
        table.put("304", 0, cruiser=1)
        table.play("p1 action activate:304")
        assert table.asked() == asked
