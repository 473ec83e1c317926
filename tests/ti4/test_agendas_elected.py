"""Laws for which a player is elected: what each does, and no longer once it is gone (7)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.decisions import Pick
from rules.ti4.chances import chance_to_win
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.computer.answers import answers
from rules.ti4.computer.strategy import card_value
from rules.ti4.planning.standing_orders import standing
from rules.ti4.tactical.space_combat import combat_rolls
from tests.ti4 import agenda_scenes_elected as scenes
from tests.ti4.agenda_moves import end, question, reveal, words
from tests.ti4.agenda_scenes_elected import ABYZ, WELLON
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, attack, battle, landing, to_status


@pytest.mark.parametrize("law", [id for id, agenda in AGENDAS.items() if agenda.law and agenda.elect == "player"])
def test_whoever_is_elected_owns_the_law_until_it_is_repealed(law: str) -> None:
    table = scenes.at_rest()
    table.resolve(law, "p2", (0, "p2", 3))
    assert table.state.owns(1, law)
    assert not table.state.owns(0, law)
    end(table, law)
    assert table.state.law(law) is None
    assert law in table.state.agenda_discard


def test_committee_formation_elects_a_player_without_a_vote_and_is_discarded() -> None:
    table = voting("minister-of-war")
    assert table.asked() == [(1, "elect-by-committee")]
    table.play("p2 elect-by-committee p3")
    assert table.state.owns(2, "minister-of-war")
    assert table.told("voted") == []
    assert "committee-formation" in table.state.agenda_discard


def test_committee_formation_may_be_kept_for_another_vote() -> None:
    table = voting("minister-of-war")
    table.play("p2 elect-by-committee hold")
    assert table.state.owns(1, "committee-formation")
    assert table.asked() == [(0, "break-tie")]  # nobody has voted


@pytest.mark.parametrize("agenda", ["core-mining", "mutiny"])
def test_committee_formation_is_for_agendas_that_elect_a_player(agenda: str) -> None:
    table = voting(agenda)
    assert [kind for _, kind in table.asked()] == ["break-tie"]


def voting(agenda: str) -> Table:
    """Nobody votes on an agenda, and the second player owns Committee Formation."""
    table = scenes.committee()
    table.lay("203", ABYZ[0], 0)
    table.state.agenda_deck.remove(agenda)
    reveal(table, agenda)
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} council")
    return table


def test_imperial_arbiter_swaps_an_own_strategy_card_at_the_end_of_the_strategy_phase() -> None:
    table = scenes.arbiter()
    asked = question(table)
    assert asked.default == ("keep",)
    assert len(words(asked)) == 1 + 2 * 4  # two own cards with the four of the others
    table.play("p2 imperial-arbiter diplomacy:leadership")
    assert table.player(0).strategy_cards == ["diplomacy", "construction"]
    assert table.player(1).strategy_cards == ["leadership", "trade"]
    assert table.asked() == [(1, "action")]  # whose initiative is the first now
    assert "imperial-arbiter" in table.state.agenda_discard


def test_imperial_arbiter_may_be_kept() -> None:
    table = scenes.arbiter()
    table.play("p2 imperial-arbiter keep")
    assert table.state.owns(1, "imperial-arbiter")
    assert table.player(1).strategy_cards == ["diplomacy", "trade"]


def test_without_imperial_arbiter_nobody_is_asked() -> None:
    table = Table()
    table.cards(*SIX)
    assert table.asked() == [(0, "action")]


def test_minister_of_commerce_brings_a_trade_good_for_each_neighbor() -> None:
    table = scenes.commerce()
    assert table.player().trade_goods == 3 + 2
    assert table.told("law-goods") == [{"seat": 0, "law": "minister-of-commerce", "gain:trade-goods": 2}]


def test_the_option_names_what_minister_of_commerce_brings() -> None:
    table = scenes.at_rest()
    table.put("203", 1, cruiser=1)
    table.player().strategy_cards = ["trade"]
    assert gains_of(table, "strategic:trade")["trade-goods"] == 3
    table.enact("minister-of-commerce", "p1")
    assert gains_of(table, "strategic:trade")["trade-goods"] == 4


def gains_of(table: Table, word: str) -> dict[str, object]:
    """What an option brings."""
    decision = question(table)
    assert isinstance(decision.ask, Pick)
    return dict(next(option for option in decision.ask.options if option.word == word).gains)


@pytest.mark.parametrize(("owner", "goods"), [(1, 1), (2, 0)])
def test_minister_of_commerce_counts_with_the_secondary_ability_of_its_owner(owner: int, goods: int) -> None:
    table = scenes.at_rest()
    table.enact("minister-of-commerce", f"p{owner + 1}")
    table.put("203", 1, cruiser=1)
    table.player(1).commodities = 0
    table.player().strategy_cards = ["trade"]
    table.play("p1 action strategic:trade", "p1 share-trade", "p2 secondary use")
    assert table.player(1).trade_goods == goods


def test_minister_of_commerce_makes_the_secondary_ability_useful_to_whoever_has_all_commodities() -> None:
    table = scenes.at_rest()
    table.player(1).commodities = table.player(1).printed.commodities
    table.put("203", 1, cruiser=1)
    table.player().strategy_cards = ["trade"]
    table.enact("minister-of-commerce", "p2")
    table.play("p1 action strategic:trade", "p1 share-trade")
    assert (1, "secondary") in table.asked()


@pytest.mark.parametrize(("owner", "goods"), [("p1", 1), ("p2", 0)])
def test_minister_of_exploration_brings_a_trade_good_for_each_planet_gained(owner: str, goods: int) -> None:
    table = landing({})
    table.enact("minister-of-exploration", owner)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit wellon=1")
    assert table.state.planet("wellon").owner == 0
    assert table.player().trade_goods == goods
    assert table.player(1).trade_goods == 0


def test_minister_of_industry_lets_all_units_produce_where_a_space_dock_is_placed() -> None:
    table = scenes.industry()
    asked = question(table)
    assert asked.facts["limit"] == 5  # a dock makes two more than its planet has resources
    table.play("p1 produce infantry:starpoint=2 pay:trade-goods=1")
    assert table.units("starpoint") == {"space-dock": 1, "infantry": 2}


def test_minister_of_industry_does_nothing_for_a_pds_and_for_others() -> None:
    table = scenes.at_rest()
    table.lay("203", "27", 0)
    table.player().strategy_cards = ["construction"]
    table.player().trade_goods = 5
    table.enact("minister-of-industry", "p1")
    table.play("p1 action strategic:construction", "p1 place-structure pds:starpoint")
    assert table.asked()[0][1] == "place-structure"
    end(table, "minister-of-industry")
    table.play("p1 place-structure pds:starpoint")
    table.default()
    assert all(kind != "produce" for _, kind in table.asked())


def test_minister_of_peace_ends_a_turn_after_the_activation() -> None:
    table = scenes.peace()
    assert table.asked() == [(1, "minister-of-peace")]
    table.play("p2 minister-of-peace end")
    assert table.asked() == [(1, "action")]
    assert 0 in table.state.galaxy["203"].tokens
    assert table.state.active == ""
    assert table.state.law("minister-of-peace") is None


def test_minister_of_peace_takes_the_second_action_of_fleet_logistics_too() -> None:
    table = scenes.at_rest()
    table.player().technologies.append("fleet-logistics")
    table.enact("minister-of-peace", "p3")
    table.put("203", 1, cruiser=1)
    table.play("p1 action activate:203", "p3 minister-of-peace end")
    assert table.asked() == [(1, "action")]


def test_minister_of_peace_may_be_kept() -> None:
    table = scenes.peace()
    table.play("p2 minister-of-peace keep")
    assert table.state.owns(1, "minister-of-peace")
    assert table.asked()[0][0] != 1 or table.asked()[0][1] == "action"


def test_minister_of_peace_is_asked_where_units_of_another_are_on_a_planet_or_in_space() -> None:
    table = scenes.at_rest()
    table.lay("203", WELLON[0], 1)
    table.enact("minister-of-peace", "p3")
    table.put("wellon", 1, pds=1)
    table.play("p1 action activate:203")
    assert table.asked() == [(2, "minister-of-peace")]


def test_minister_of_peace_is_not_asked_in_a_system_without_units_of_others_or_in_the_own_turn() -> None:
    table = scenes.at_rest()
    table.lay("203", WELLON[0], 1)
    table.enact("minister-of-peace", "p2")
    table.play("p1 action activate:203")
    assert all(kind != "minister-of-peace" for _, kind in table.asked())
    table = scenes.peace(owner=0)
    assert all(kind != "minister-of-peace" for _, kind in table.asked())


@pytest.mark.parametrize(
    ("order", "owner", "answer"),
    [
        ("mine", 1, None),
        ("mine", 2, ("keep",)),
        ("ask", 2, None),
        ("never", 1, ("keep",)),
    ],
)
def test_a_standing_order_says_when_the_minister_of_peace_is_asked(
    order: str, owner: int, answer: tuple[str] | None
) -> None:
    table = scenes.peace(owner)
    asked = question(table)
    assert standing(table.state, asked, {"peace": order}) == answer


def test_minister_of_policy_draws_an_action_card_at_the_end_of_the_status_phase() -> None:
    drawn = {}
    for owner in ("p1", "p2"):
        table = Table("letnev", "sol", "xxcha")
        table.enact("minister-of-policy", owner)
        to_status(table)
        while any(kind in ("score", "redistribute") for _, kind in table.asked()):
            table.default()
        drawn[owner] = [len(player.hand) for player in table.state.players]
    assert drawn == {"p1": [2, 2, 1], "p2": [1, 3, 1]}  # Neural Motivator of the second draws another one


def test_minister_of_sciences_pays_no_resources_for_technology() -> None:
    table = scenes.at_rest()
    table.enact("minister-of-sciences", "p1")
    table.player().strategy_cards = ["technology"]
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.play("p1 action strategic:technology", "p1 research sarween-tools")
    assert table.asked()[0] == (0, "research")  # the second one, for nothing too
    table.play("p1 research neural-motivator")
    assert table.player().technologies == ["sarween-tools", "neural-motivator"]
    assert [fact for event in table.told("researched") for fact in event if fact.startswith("cost:")] == []


def test_minister_of_sciences_makes_the_secondary_ability_cheaper_for_its_owner_alone() -> None:
    table = scenes.at_rest()
    table.enact("minister-of-sciences", "p2")
    table.player().strategy_cards = ["technology"]
    for planet in (*table.state.planets(1), *table.state.planets(2)):
        planet.exhausted = True
    table.play("p1 action strategic:technology", "p1 research none", "p1 research none")
    assert table.asked() == [(1, "secondary")]
    table.play("p2 secondary use", "p2 research sarween-tools")
    assert table.player(1).technologies == ["sarween-tools"]


def test_minister_of_war_takes_up_a_token_for_another_action() -> None:
    table = scenes.war()
    assert table.asked() == [(0, "minister-of-war")]
    table.play("p1 minister-of-war 303")
    assert 0 not in table.state.galaxy["303"].tokens
    assert table.state.law("minister-of-war") is None
    asked = question(table)
    assert (asked.seat, asked.kind) == (0, "action")
    assert "pass" not in words(asked)
    table.play("p1 action activate:303", "p1 move")
    assert table.asked() == [(1, "action")]


def test_minister_of_war_may_be_kept() -> None:
    table = scenes.war()
    table.play("p1 minister-of-war keep")
    assert table.state.owns(0, "minister-of-war")
    assert table.asked() == [(1, "action")]


def test_minister_of_war_comes_besides_fleet_logistics() -> None:
    table = scenes.war("fleet-logistics")
    table.play("p1 minister-of-war 303")
    assert table.waited()[0].facts == {"second": 1, "by": "minister-of-war"}
    table.play("p1 action done")
    assert table.asked() == [(0, "action")]
    assert table.waited()[0].facts == {"second": 1, "by": "fleet-logistics"}
    table.play("p1 action done")
    assert table.asked() == [(1, "action")]


def test_minister_of_war_can_be_used_after_the_second_action_of_fleet_logistics() -> None:
    table = scenes.war("fleet-logistics")
    table.play("p1 minister-of-war keep", "p1 action activate:305", "p1 move")
    assert table.asked() == [(0, "minister-of-war")]


def test_minister_of_war_needs_a_token_on_the_board_and_an_action() -> None:
    table = scenes.at_rest()
    table.enact("minister-of-war", "p1")
    table.player().strategy_cards = []
    table.play("p1 action pass")
    assert table.asked() == [(1, "action")]
    table = scenes.at_rest()
    table.enact("minister-of-war", "p1")
    table.player().strategy_cards = ["trade"]
    table.play("p1 action strategic:trade", "p1 share-trade", "p2 secondary decline", "p3 secondary decline")
    assert table.asked() == [(1, "action")]


def test_a_cancelled_card_is_no_action_after_which_there_is_another_one() -> None:
    table = scenes.at_rest()
    table.enact("minister-of-war", "p1")
    table.player().technologies.append("fleet-logistics")
    table.state.galaxy["305"].tokens.append(0)
    table.deal_cards(0, "mining-initiative.1")
    table.deal_cards(1, "sabotage.1")
    table.play("p2 instructions file:sabotage:always")
    table.play("p1 action card:mining-initiative.1:arc-prime")
    assert table.told("cancelled-card")
    assert table.asked() == [(0, "action")]
    table.play("p1 action activate:303")
    while table.asked()[0][1] == "move":
        table.default()
    table.play("p1 minister-of-war keep", "p1 action done")
    assert table.asked() == [(1, "action")]


def test_prophecy_of_ixth_makes_fighters_of_its_owner_hit_better() -> None:
    table = battle({"carrier": 1, "fighter": 2}, {"carrier": 1, "fighter": 2})
    table.enact("prophecy-of-ixth", "p1")
    attack(table, "carrier:304=1", "fighter:304=2", dice=(1, 8, 8, 1, 8, 8))
    fired = {event["seat"]: event for event in table.told("fired")}
    assert fired[0]["dice"] == "carrier:9:1 fighter:8:8 fighter:8:8"
    assert fired[1]["dice"] == "carrier:9:1 fighter:9:8 fighter:9:8"


def test_odds_know_of_prophecy_of_ixth() -> None:
    chances = {}
    for owner in ("p1", "p2"):
        table = battle({"carrier": 1, "fighter": 4}, {"carrier": 1, "fighter": 4})
        table.lay("202", "19", 1)
        table.enact("prophecy-of-ixth", owner)
        table.staying = False
        attack(table, "carrier:304=1", "fighter:304=4")
        assert table.asked() == [(1, "retreat")]
        chances[owner] = chance_to_win(table.state, 0)
    assert chances["p1"] > chances["p2"]


@pytest.mark.parametrize(
    ("made", "kept"),
    [("fighter=2 pay:trade-goods=1", True), ("fighter=1 pay:trade-goods=1", False), ("", True)],
)
def test_prophecy_of_ixth_goes_when_its_owner_produces_fewer_than_two_fighters(made: str, kept: bool) -> None:
    table = scenes.at_rest()
    table.enact("prophecy-of-ixth", "p1")
    table.player().trade_goods = 5
    table.play("p1 action activate:304", f"p1 produce {made}".strip())
    assert table.state.owns(0, "prophecy-of-ixth") is kept


def test_integrated_economy_is_no_production_of_units_so_prophecy_of_ixth_stays() -> None:
    table = landing({})
    table.player().technologies.append("integrated-economy")
    table.player().trade_goods = 5
    table.enact("prophecy-of-ixth", "p1")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit wellon=1")
    table.play("p1 integrated-economy infantry:wellon=2 pay:trade-goods=1")
    assert table.state.owns(0, "prophecy-of-ixth")


def test_a_computer_player_ends_a_turn_that_is_against_its_units_and_no_other() -> None:
    for owner, word in ((1, "end"), (2, "keep")):
        table = scenes.peace(owner)
        assert next(answers(table.state, question(table), Random(1))) == (word,)


def test_a_computer_player_acts_again_where_its_ships_are() -> None:
    table = scenes.war()
    assert next(answers(table.state, question(table), Random(1))) == ("303",)


def test_a_computer_player_swaps_for_a_better_strategy_card_only() -> None:
    table = scenes.arbiter()
    (word,) = next(answers(table.state, question(table), Random(1)))
    player = table.player(1)
    if word != "keep":
        given, _, taken = word.partition(":")
        assert card_value(table.state, player, taken) > card_value(table.state, player, given)


def test_a_bonus_of_fighters_is_that_of_the_owner() -> None:
    table = battle({"fighter": 1, "carrier": 1}, {"cruiser": 1})
    table.enact("prophecy-of-ixth", "p3")
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "carrier:304=1", "fighter:304=1")
    combat = next(frame for frame in table.state.course if frame.at == "space-combat")
    assert [roll.value for roll in combat_rolls(table.state, combat, 0)] == [9, 9]  # type: ignore[arg-type]
