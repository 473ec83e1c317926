"""Action cards in battles: plans of both sides, and what each card does (78, 87, 49, 42, 1.20)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.hidden import view
from rules.ti4.cards.battle_plans import CHANCES, retreats_below
from rules.ti4.chances import chance_to_win
from rules.ti4.game import GAME
from tests.ti4 import battle_card_scenes as scenes
from tests.ti4.scenes import attack, landing


def test_morale_boost_makes_all_dice_of_a_round_better_by_one() -> None:
    table = scenes.boosting()
    assert table.told("won")[0]["seat"] == 0


def test_fighter_prototype_makes_dice_of_fighters_better_by_two_in_the_first_round() -> None:
    assert scenes.prototypes().told("won")[0]["seat"] == 0


def test_emergency_repairs_repair_what_was_damaged_in_this_combat() -> None:
    table = scenes.repairing()
    assert table.told("repaired-all") == [{"seat": 0, "units": "dreadnought=1"}]
    assert table.state.galaxy["203"].space[0].damaged == {}


def test_skilled_retreat_is_a_draw_and_a_token_goes_along() -> None:
    table = scenes.escaping()
    assert [event["place"] for event in table.told("broke-off")] != ["203"]
    place = str(table.told("broke-off")[0]["place"])
    assert table.units(place, 1) == {"cruiser": 1}
    assert 1 in table.state.galaxy[place].tokens
    assert not [event.kind for event in table.events if event.kind in ("won", "drawn", "fired")]


def test_skilled_retreat_may_wait_for_the_odds() -> None:
    table = scenes.escaping_by_the_odds()
    assert [event["seat"] for event in table.told("broke-off")] == [1]
    brave = scenes.fought({"cruiser": 1}, {"cruiser": 1}, "", "skilled-retreat.1")
    brave.staying = False
    attack(brave, "cruiser:304=1")
    brave.play("p2 battle-plan skilled-retreat:below-25 retreat:below-25")
    assert not brave.told("broke-off")


def test_a_planned_retreat_is_announced_where_the_chance_to_win_is_below_what_was_said() -> None:
    """78.4: announced before the round, carried out at its end; nobody is asked."""
    table = scenes.retreating_by_the_odds()
    assert [event["place"] for event in table.told("retreat-announced")] == ["202"]
    assert table.units("202", 1) == {"cruiser": 1}


def test_whoever_has_planned_a_retreat_fights_on_unasked_while_the_odds_are_better() -> None:
    table = scenes.retreating_as_planned({"cruiser": 1}, "retreat:below-25")
    assert table.asked() == [(0, "retreat")]
    table.play("p1 retreat stay", dice=(1, 7))
    assert not table.told("retreat-announced")
    assert [event["seat"] for event in table.told("won")] == [1]


def test_of_several_chances_the_highest_counts_and_without_one_one_is_asked() -> None:
    assert scenes.retreating_as_planned({"cruiser": 1}, "retreat:below-25 retreat:below-60", 1, 1).told("retreated")
    assert scenes.retreating_as_planned({"cruiser": 1}, "").asked() == [(1, "retreat")]


def test_the_chance_is_that_which_its_player_sees() -> None:
    table = scenes.retreating_as_planned({"cruiser": 1}, "")
    assert chance_to_win(view(table.state, 1), 1) == chance_to_win(table.state, 1)


def test_another_plan_of_a_rearranged_game_names_a_chance_too() -> None:
    table = scenes.retreating_as_planned({"cruiser": 1}, "retreat:below-25")
    GAME.rearrange(table.state, 0, Random(2))
    assert retreats_below(table.state, 1) in CHANCES


def test_intercept_keeps_a_retreat_from_being_carried_out() -> None:
    table = scenes.intercepting()
    assert table.told("retreat-announced")
    assert not table.told("retreated")
    assert table.told("retreat-prevented") == [{"seat": 1, "place": "202", "system": "wellon"}]
    assert table.units("203", 1) == {"cruiser": 1}


def test_shields_holding_cancels_two_hits_of_a_roll() -> None:
    table = scenes.shielding()
    assert table.units("203", 1) == {"cruiser": 2}
    assert table.told("cancelled-hits") == [{"seat": 1, "count": 2}]


def test_shields_holding_cancels_hits_of_a_barrage() -> None:
    assert scenes.shielding_fighters().units("203", 1) == {"carrier": 1, "fighter": 2}


def test_direct_hit_destroys_the_ship_that_sustained() -> None:
    assert scenes.hitting().units("203", 1) == {"carrier": 1}


def test_after_direct_hit_the_other_hits_are_taken_as_is_best_then() -> None:
    table = scenes.hitting_once_of_two()
    assert table.asked()[0] == (1, "assign-hits")
    assert table.units("203", 1) == {"dreadnought": 1, "carrier": 1}
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units("203", 1) == {"dreadnought": 1, "carrier": 1}


def test_a_ship_of_another_kind_than_planned_is_left_alone() -> None:
    table = scenes.fought({"cruiser": 2}, {"dreadnought": 1, "carrier": 1}, "direct-hit.1")
    attack(table, "cruiser:304=2")
    scenes.one_round(table, "p1 battle-plan direct-hit:war-sun", (7, 1, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.player().hand == ["direct-hit.1"]


def test_courageous_to_the_end_rolls_two_dice_for_the_ship_that_was_lost() -> None:
    table = scenes.courage()
    assert table.told("courageous") == [{"seat": 1, "kind": "cruiser", "dice": "7 1", "count": 1}]
    assert table.units("203") == {"cruiser": 1}


def test_salvage_takes_all_commodities_of_the_loser() -> None:
    table = scenes.salvaging()
    assert (table.player().trade_goods, table.player(1).commodities) == (3, 0)


def test_maneuvering_jets_cancel_a_hit_of_space_cannons() -> None:
    assert scenes.jetting().units("203") == {"cruiser": 1}


def test_experimental_battlestation_fires_three_dice_that_hit_with_five() -> None:
    assert scenes.stationing().units("203") == {"cruiser": 1}


def test_bunker_makes_bombardment_worse_by_four() -> None:
    assert scenes.bunkers().units("wellon", 1) == {"infantry": 1}


def test_disable_takes_shield_and_space_cannon_from_pds() -> None:
    table = scenes.disabling()
    table.play("p1 battle-plan disable:always", dice=(5,))
    assert table.units("wellon", 1) == {"pds": 1}
    table.play("p1 commit wellon=2")
    assert not table.told("cannon-defense")


def test_without_disable_a_pds_shields_its_planet_and_fires() -> None:
    table = scenes.disabling()
    table.play("p1 battle-plan")
    assert not table.told("bombarded")
    table.play("p1 commit wellon=2", dice=(1, 1, 1, 8, 8, 1))
    assert table.told("cannon-defense")


def test_parley_sends_back_what_landed_and_nothing_is_fought() -> None:
    table = scenes.parleying()
    assert table.units("203") == {"carrier": 1, "infantry": 3}
    assert not table.told("ground-fired")


def test_fire_team_rolls_misses_again() -> None:
    table = scenes.rerolling()
    assert [event["seat"] for event in table.told("rerolled")] == [1]
    assert table.told("ground-won")[0]["seat"] == 1


def test_infiltrate_takes_structures_over() -> None:
    assert scenes.infiltrating().units("wellon") == {"infantry": 2, "space-dock": 1}


def test_reparations_exhaust_one_planet_and_ready_another() -> None:
    table = scenes.repaying()
    assert table.told("exhausted")[0]["seat"] == 0
    assert table.told("readied")[0]["seat"] == 1


def test_who_wants_to_be_asked_is_asked_in_each_moment_whatever_is_in_the_hand() -> None:
    table = scenes.asking()
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now pass", dice=(1, 1))
    assert table.asked() == [(1, "play-now")]


def test_sides_without_any_card_are_not_asked_for_a_plan() -> None:
    table = scenes.fought({"cruiser": 1}, {"cruiser": 1})
    attack(table, "cruiser:304=1", dice=(7, 1))
    assert table.told("won")


@pytest.mark.parametrize("moved", [(), ("fighter:304=1", "carrier:304=1")])
def test_nobody_is_asked_for_a_plan_where_nothing_that_moved_bombards_or_lands(moved: tuple[str, ...]) -> None:
    table = landing({"infantry": 1}, fighter=1)
    table.deal_cards(0, "disable.1")
    table.deal_cards(1, "bunker.1")
    table.play("p1 action activate:203", " ".join(["p1 move", *moved]))
    assert table.asked() == [(1, "action")]


def test_a_plan_is_over_with_the_action() -> None:
    table = scenes.boosting()
    table.default()
    while table.state.acting == 0:
        table.default()
    assert (table.player().plan, table.state.planned) == ("", [])


def test_every_scene_can_be_played() -> None:
    for scene in scenes.SCENES:
        assert scene().events
