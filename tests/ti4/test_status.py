"""Status phase and the end of the game (81, 61, 98)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.hidden import MASK, view
from rules.core.play import parse, step
from rules.ti4.components.objectives import of_stage
from rules.ti4.frames import Scoring
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import to_status


def objectives(table: Table, *public: str) -> None:
    """These public objectives lie open."""
    state = table.state
    state.objectives = [*public]
    for stage in ("one", "two"):
        state.possible[stage] = [id for id in of_stage(stage) if id not in public]  # type: ignore[arg-type]
    state.objectives_left = {"one": 3, "two": 5}


def test_objectives_are_chosen_by_all_at_once_and_nobody_sees_what_others_chose() -> None:
    table = Table()
    objectives(table, "diversify-research")
    table.player().technologies += ["gravity-drive", "dacxive-animators"]
    to_status(table)
    assert table.asked() == [(0, "score"), (1, "score"), (2, "score")]
    table.play("p1 score diversify-research")
    assert view(table.state, 1).players[0].sealed == "?"
    assert table.player().scored == []
    table.play("p2 score", "p3 score")
    assert table.player().scored == ["diversify-research"]


def test_one_public_and_one_secret_objective_a_round() -> None:
    table = Table()
    objectives(table, "diversify-research", "develop-weaponry")
    table.player().technologies += ["gravity-drive", "dacxive-animators", "cruiser-2", "carrier-2"]
    table.secret(0, "adapt-new-strategies")
    table.player().technologies += ["spec-ops-2", "advanced-carrier-2"]
    to_status(table)
    assert table.refused("p1 score diversify-research develop-weaponry") == "score-one-each"
    table.play("p1 score develop-weaponry adapt-new-strategies", "p2 score", "p3 score")
    assert table.player().points == 2
    assert table.player().secrets == []


def test_public_objectives_need_every_home_planet() -> None:
    table = Table()
    objectives(table, "diversify-research")
    table.player().technologies += ["gravity-drive", "dacxive-animators"]
    table.state.planet("jord").owner = 1
    to_status(table)
    assert table.refused("p1 score diversify-research") == "pick-count"


def test_what_an_objective_costs_is_paid_while_it_is_scored() -> None:
    table = Table()
    objectives(table, "negotiate-trade-routes", "lead-from-the-front")
    table.player().trade_goods = 6
    to_status(table)
    table.play("p1 score negotiate-trade-routes", "p2 score lead-from-the-front", "p3 score")
    assert (table.player().trade_goods, table.player().points) == (1, 1)
    table.play("p2 pay-objective tactic=2 strategy=1")
    assert (table.player(1).pools.tactic, table.player(1).pools.strategy) == (1, 1)
    assert table.player(1).points == 1


SPY_NETWORK = ("sabotage.1", "sabotage.2", "spy.1", "summit.1", "veto.1", "plague.1")


def test_form_a_spy_network_costs_five_action_cards_that_all_see() -> None:
    table = Table()
    table.secret(0, "form-a-spy-network")
    to_status(table)
    table.deal_cards(0, *SPY_NETWORK)
    table.play("p1 score form-a-spy-network", "p2 score", "p3 score")
    assert table.told("scoring") == [{"seat": 0, "objective": "form-a-spy-network"}]
    assert table.asked() == [(0, "spend-cards")]
    assert table.refused("p1 spend-cards sabotage.1 spy.1") == "pick-count"
    table.play("p1 spend-cards sabotage.1 spy.1 summit.1 veto.1 plague.1")
    assert len(table.told("discarded-card")) == 5
    assert (table.player().scored, table.player().points) == (["form-a-spy-network"], 1)
    assert "sabotage.2" in table.player().hand


def test_four_cards_are_too_few_for_a_spy_network() -> None:
    table = Table()
    table.secret(0, "form-a-spy-network")
    to_status(table)
    table.deal_cards(0, *SPY_NETWORK[:4])
    assert table.refused("p1 score form-a-spy-network") == "pick-count"


def test_who_has_spent_the_cards_meanwhile_scores_nothing_with_them() -> None:
    """An answer is checked as it is given, and paid for when its turn comes."""
    table = Table()
    table.secret(0, "form-a-spy-network")
    to_status(table)
    table.deal_cards(0, *SPY_NETWORK)
    table.play("p1 score form-a-spy-network", "p2 score")
    table.deal_cards(0, *SPY_NETWORK[:4])
    table.play("p3 score")
    assert (table.player().scored, table.told("scoring")) == ([], [])


def test_ten_trade_goods_are_paid_without_a_question() -> None:
    table = Table()
    objectives(table, "centralize-galactic-trade")
    table.player().trade_goods = 11
    to_status(table)
    table.play("p1 score centralize-galactic-trade", "p2 score", "p3 score")
    assert (table.player().trade_goods, table.player().points) == (1, 2)


def test_nobody_learns_what_is_scored_before_its_turn_and_everybody_as_it_is_paid() -> None:
    table = Table()
    objectives(table, "lead-from-the-front", "negotiate-trade-routes")
    table.player(1).trade_goods = 6
    to_status(table)
    table.play("p1 score lead-from-the-front", "p2 score negotiate-trade-routes", "p3 score")
    assert table.asked() == [(0, "pay-objective")]
    assert [facts["objective"] for facts in table.told("scoring")] == ["lead-from-the-front"]
    course = view(table.state, 2).course
    assert [(frame.seat, frame.objectives) for frame in course if isinstance(frame, Scoring)] == [(2, ""), (1, MASK)]


def test_who_scores_nothing_is_not_known_before_their_turn() -> None:
    """All are in line, whatever they have chosen."""
    table = Table()
    objectives(table, "lead-from-the-front", "negotiate-trade-routes")
    table.player(1).trade_goods = 6
    to_status(table)
    table.play("p1 score lead-from-the-front", "p2 score negotiate-trade-routes")
    silent = table.again()
    table.play("p3 score")
    silent.play("p2 score", "p3 score")
    assert view(silent.state, 2) == view(table.state, 2)


def test_the_next_objective_is_of_stage_one_as_long_as_there_is_one() -> None:
    table = Table()
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    assert table.told("revealed")[0]["stage"] == "one"
    assert len(table.state.objectives) == 3


def test_where_no_objective_is_left_the_game_is_over() -> None:
    table = Table()
    table.state.objectives_left = {"one": 0, "two": 0}
    table.player(2).vp = {"custodians": 1}
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    assert table.pending() == []
    assert GAME.winners(table.state) == [2]


def test_of_equal_points_the_first_by_initiative_wins() -> None:
    table = Table()
    table.state.objectives_left = {"one": 0, "two": 0}
    table.cards("warfare", "leadership", "technology", "imperial", "trade", "politics")
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    table.play("p2 action pass", "p3 action pass", "p1 action pass", "p1 score", "p2 score", "p3 score")
    assert GAME.winners(table.state) == [1]


@pytest.mark.parametrize("points", ["10", "14"])
def test_enough_points_win_at_once(points: str) -> None:
    table = Table(options={"points": points})
    objectives(table, "diversify-research")
    for seat in (0, 1):
        table.player(seat).technologies += ["gravity-drive", "dacxive-animators", "plasma-scoring", "sarween-tools"]
        table.player(seat).vp = {"imperial": int(points) - 1}
    to_status(table)
    table.play("p1 score diversify-research", "p2 score diversify-research", "p3 score")
    assert table.pending() == []
    assert [player.points for player in table.state.players] == [int(points), int(points) - 1, 0]
    assert table.state.results[0] == {"objectives": 1, "imperial": int(points) - 1}


def test_tokens_come_back_two_are_gained_and_all_are_put_into_pools_anew() -> None:
    table = Table("letnev", "hacan", "xxcha")
    table.state.galaxy["203"].tokens = [0, 1]
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    assert table.asked() == [(0, "redistribute"), (1, "redistribute"), (2, "redistribute")]
    needed = [question.facts["fleet"] for question in table.waited()]
    assert needed[:2] == [1, 3]  # each has three ships at home, of which Armada of the Letnev holds two
    assert table.state.galaxy["203"].tokens == []
    assert table.refused("p1 redistribute tactic=4") == "allocate-sum"
    table.play("p1 redistribute tactic=4 fleet=3 strategy=3")
    table.play("p2 redistribute tactic=8 fleet=2", "p3 redistribute tactic=5 fleet=3 strategy=2")
    assert table.player(1).pools.fleet == 2
    assert table.asked()[0] == (1, "excess")  # Hacan has three ships at home


def test_all_is_readied_and_repaired_for_the_next_round() -> None:
    table = Table()
    table.state.planet("jord").exhausted = True
    table.put("304", 0, dreadnought=1)
    table.player().pools.fleet = 5
    table.state.galaxy["304"].space[0].damaged = {"dreadnought": 1}
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    for _ in range(3):
        table.default()
    assert not table.state.planet("jord").exhausted
    assert table.state.galaxy["304"].space[0].damaged == {}
    assert (table.state.round, table.asked()) == (2, [(0, "choose-card")])
    assert not any(player.passed or player.strategy_cards for player in table.state.players)


def test_hyper_metabolism_gains_a_token_more() -> None:
    table = Table("letnev", "hacan", "xxcha")
    table.player().technologies.append("hyper-metabolism")
    to_status(table)
    table.play("p1 score", "p2 score", "p3 score")
    table.play("p1 redistribute tactic=5 fleet=3 strategy=3")
    assert table.refused("p2 redistribute tactic=5 fleet=3 strategy=3") == "allocate-sum"


def test_what_is_paid_counts_at_once_since_what_the_next_player_scores_is_opened_then() -> None:
    table = Table()
    objectives(table, "sway-the-council")
    for planet in ("jord", "arretze", "kamdorn", "hercant", "archon-ren", "archon-tau"):
        table.state.planet(planet).exhausted = False
    for player in table.state.players:
        player.trade_goods = 9
    to_status(table)
    table.play("p1 score sway-the-council", "p2 score sway-the-council", "p3 score")
    assert table.asked() == [(0, "pay-objective")]
    outcome = step(GAME, table.state, parse("p1 pay-objective trade-goods=8"), Random(1))
    assert outcome.counts_at_once
    assert table.asked() == [(1, "pay-objective")]
