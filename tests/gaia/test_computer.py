"""Computers of Gaia Project: plans of a round, what pays for an action, and answers to every question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.agents import AGENTS
from rules.core.decisions import Answer, Decision
from rules.core.game import Setup
from rules.core.play import copy, digest, give, start
from rules.gaia.actions.mines import survey
from rules.gaia.components import FACTIONS, ROUNDS
from rules.gaia.computer.answering import ranked
from rules.gaia.computer.futures import LEANINGS, next_round, played_out, weighed
from rules.gaia.computer.lookahead import LOOKAHEAD
from rules.gaia.computer.paying import in_the_end, payment
from rules.gaia.computer.planning import Breadth, planned
from rules.gaia.computer.settling import FACTIONS as BY_STRENGTH
from rules.gaia.computer.sites import QIC_BEYOND, Sites
from rules.gaia.computer.turns import Turns
from rules.gaia.computer.worth import parts, promise, rivals, worth
from rules.gaia.game import GAME
from rules.gaia.reach import Reach
from rules.gaia.state import Power, State
from rules.opponents.lookahead import Effort
from rules.opponents.search import imagined
from rules.opponents.search import ranked as ranked_by_level
from testkit.computer_games import among_computers
from tests.gaia.kit import Table

NARROW = Breadth(1, 1)


class Narrow:
    """A player with the narrowest plans, which notes what it was asked and fails where the rules refuse an answer."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """The best answer alone."""
        self.kinds.add(question.kind)
        answer = ranked(position, question, NARROW)[0][0]
        give(GAME, copy(GAME, position), question, answer, Random(1))
        yield answer

    def volunteer(self, game_id: str, see: Any, question: Decision) -> Answer | None:
        """Nobody waits for anything in these games: it stays silent."""
        return None


def first(table: Table, breadth: Breadth = NARROW) -> Answer:
    """The best answer to the first question."""
    return ranked(table.state, table.pending()[0], breadth)[0][0]


def test_rounds_are_played_by_answers_that_the_rules_accept() -> None:
    player = Narrow()
    state = start(GAME, Setup(2, {}), "rounds")
    for state, _, _ in among_computers(GAME, state, "rounds", [player]):  # noqa: B020
        if state.round == 1:
            state.round = ROUNDS - 1  # what lies between is more of the same
    assert state.results
    assert {"faction", "settle", "booster", "action", "finish", "charge"} <= player.kinds
    assert min(each.vp for each in state.players) > 20


def test_the_same_question_gets_the_same_answers_and_the_position_stays() -> None:
    table = Table("terrans", "xenos")
    before = digest(GAME, table.state)
    question = table.pending()[0]
    effort = Effort(2, 0)
    answers = [ranked_by_level(GAME, LOOKAHEAD, table.state, question, Random(seed), effort) for seed in (1, 1)]
    assert answers[0] == answers[1]
    assert digest(GAME, table.state) == before


def test_what_a_seat_imagines_is_the_position_itself_for_all_is_open() -> None:
    table = Table("terrans", "xenos")
    assert digest(GAME, imagined(GAME, table.state, 0, Random(1))) == digest(GAME, table.state)


def test_levels_differ_in_effort() -> None:
    club, strong = LOOKAHEAD.efforts["club"], LOOKAHEAD.efforts["strong"]
    assert club.stages < strong.stages
    assert AGENTS["club"] != AGENTS["strong"]


def test_easy_plays_by_its_taste_still() -> None:
    table = Table("terrans", "xenos")
    question = table.pending()[0]
    answers = list(AGENTS["easy"].choose("gaia", table.state, question, Random(1)))
    assert len(answers) == 8  # the tries at random, and no player of the game's own


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_a_first_turn(faction: str) -> None:
    other = "xenos" if FACTIONS[faction].colour != "yellow" else "terrans"
    table = Table(faction, other)
    word = first(table)
    assert table.refused("p1 action nothing") == "pick-unknown"
    table.play(f"p1 action {word[0]}")


def test_every_faction_has_a_rank_for_the_choice() -> None:
    assert sorted(BY_STRENGTH) == sorted(FACTIONS)


def test_goods_that_are_short_are_paid_by_power_and_burning() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.ore, player.credits = 0, 5
    player.power = Power(one=0, two=4, three=1)
    assert payment(player, {"ore": 1, "credits": 2}) == [("burn:2",), ("power-ore:1",)]
    player.power = Power(one=6, two=1, three=1)
    assert payment(player, {"ore": 1, "credits": 2}) is None


def test_nothing_is_converted_for_what_is_there() -> None:
    table = Table("terrans", "xenos")
    assert payment(table["terrans"], {"ore": 1, "credits": 2}) == []


def test_before_the_last_pass_everything_becomes_credits_and_ore() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power, player.qic = Power(one=1, two=2, three=0), 1
    table.state.round = ROUNDS
    for word in ("burn:1", "power-credits:1", "qic-ore:1"):
        assert in_the_end(player) == [(word,)]
        table.play(f"p1 action {word}")
    assert in_the_end(player) == []


def test_in_the_last_round_a_plan_is_worth_the_points_it_brings() -> None:
    table = Table("terrans", "xenos")
    state, player = table.state, table["terrans"]
    state.round = ROUNDS
    state.final_tiles = []
    player.ore, player.credits, player.knowledge, player.qic, player.power = 0, 0, 4, 0, Power(one=4)
    player.research["sci"] = 2
    points, end = planned(state, Turns(0, rivals(state, 0), 1), NARROW)
    assert end.players[0].research["sci"] == 3
    assert points == pytest.approx(worth(end, 0, rivals(end, 0)), abs=0.1)
    assert points - worth(state, 0, rivals(state, 0)) > 2  # four points for the level, one less for goods


def test_goods_without_their_match_count_less() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits, player.ore = 0, 0
    alone = _gain(table.state, "ore", 6)
    player.credits = 15
    assert _gain(table.state, "ore", 6) > alone + 1


def _gain(state: State, kind: str, amount: int) -> float:
    player = state.players[0]
    others = rivals(state, 0)
    before = worth(state, 0, others)
    held = getattr(player, kind)
    setattr(player, kind, held + amount)
    after = worth(state, 0, others)
    setattr(player, kind, held)
    return after - before


def test_a_future_leads_to_the_next_round_alone() -> None:
    table = Table("terrans", "xenos")
    after = next_round(table.state, 0)
    assert (after.round, after.last, table.state.round) == (2, 0, 1)
    assert len(after.players[1].structures) == len(table["xenos"].structures) + 1


def test_a_game_played_out_brings_more_than_there_is() -> None:
    table = Table("terrans", "xenos")
    table.state.round = ROUNDS - 1
    assert played_out(table.state, 0) > table["terrans"].vp


def test_itars_take_the_tile() -> None:
    table = Table("itars", "xenos")
    question = Decision(0, "itar-tile", table.pending()[0].ask, ("decline",))
    assert ranked(table.state, question, NARROW)[0][0] == ("tile",)


def test_ends_of_plans_are_weighed_by_the_best_that_may_follow() -> None:
    table = Table("terrans", "xenos")
    table.state.round = ROUNDS - 1
    poorer = copy(GAME, table.state)
    poorer.players[0].ore = poorer.players[0].knowledge = 0
    ends = [poorer, table.state]
    few, many = weighed(ends, 0, 2), weighed(ends, 0, 8)
    assert few == weighed(ends, 0, 2)
    assert few[0] == played_out(poorer, 0)
    assert many[1] == max(played_out(table.state, 0, leaning) for leaning in LEANINGS[:4])
    assert few[1] <= many[1]
    assert few[0] < few[1]


def test_strong_plays_plans_out_and_weighs_passing_beside_them() -> None:
    table = Table("terrans", "xenos")
    table.state.round = ROUNDS - 1
    table["terrans"].ore = 2
    found = ranked(table.state, table.pending()[0], Breadth(1, futures=8))
    words = [word for (word,), _ in found]
    assert any(word.startswith("pass:") for word in words)
    assert len(set(words)) == len(words)
    table.play(f"p1 action {words[0]}")


def test_a_leaning_makes_a_part_of_the_worth_count_more() -> None:
    table = Table("terrans", "xenos")
    state, others = table.state, rivals(table.state, 0)
    income = parts(state, table["terrans"], others, ROUNDS - 1)["income"]
    assert worth(state, 0, others, {"income": 2.0}) == pytest.approx(worth(state, 0, others) + income)


def test_in_the_last_round_structures_promise_a_federation() -> None:
    """A trading station is two of the seven that a federation takes (action 4), a mine is one."""
    table = Table("terrans", "xenos")
    state, player = table.state, table["terrans"]
    others = rivals(state, 0)
    player.structures = {"3a7": "institute", "3b2": "station", "4a0": "mine"}
    assert promise(state, 0, others) == 0.0
    state.round = ROUNDS
    short = promise(state, 0, others)
    player.structures["4a0"] = "station"
    assert promise(state, 0, others) > short + 2
    player.federated = [*player.structures]
    assert promise(state, 0, others) < short


def test_planets_in_reach_are_remembered_as_the_rules_find_them() -> None:
    table = Table("terrans", "xenos")
    state, player, sites = table.state, table["terrans"], Sites()
    for level in (0, 2):
        player.research["nav"] = level
        reach = Reach(state, player, beyond=QIC_BEYOND)
        assert list(sites.of(state, player)) == list(survey(state, player, reach, 0))
    player.ore, player.credits, player.qic = 1, 2, 0
    assert not sites.any(state, player, 0)
    assert sites.any(state, player, 3)
