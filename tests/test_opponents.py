"""What computers of all games share: looking ahead within the effort, without secrets; a learnt evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from math import tanh
from random import Random
from typing import Any

import pytest

from rules.core.decisions import Answer, Decision
from rules.core.game import Setup
from rules.core.play import start
from rules.opponents import search
from rules.opponents.evaluation import Evaluation
from rules.opponents.lookahead import Effort, Lookahead
from rules.opponents.search import Expected, compared, imagined, ranked
from tests.toys.duel import GAME
from tests.toys.duel_ahead import LOOKAHEAD
from tools.training.adding import added
from tools.training.fitting import fitted
from tools.training.sampling import Sample

AT_ONCE = Effort(looks=40, stages=0)  # what an answer has done is valued as it stands


def begun() -> tuple[Any, Decision]:
    """A duel of three, and the first question to its first seat: which cards to discard."""
    state = start(GAME, Setup(3), "opponents")
    (question,) = GAME.pending(state, 0)
    return state, question


def ranking(ahead: Lookahead, effort: Effort, seed: int = 1) -> list[Expected]:
    state, question = begun()
    position = imagined(GAME, state, 0, Random(seed))
    return [*ranked(GAME, ahead, position, question, Random(seed), effort)]


def all_cards(view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
    """To discard nothing, one card, or all; and a card that nobody holds."""
    hand = view.players[question.seat].hand
    yield from ((), (hand[0],), tuple(hand[:2]), ("blade:99",))


def light_hand(position: Any, seat: int) -> float:
    """More for fewer cards in hand."""
    return -float(len(position.players[seat].hand))


def test_the_answer_that_leads_to_most_comes_first_and_what_is_refused_nowhere() -> None:
    found = ranking(replace(LOOKAHEAD, candidates=all_cards, worth=light_hand), AT_ONCE)
    assert [len(each.answer) for each in found] == [2, 1, 0]
    assert [each.worth for each in found] == [-2, -3, -4]


def test_the_better_half_is_looked_at_again_within_the_effort() -> None:
    found = ranking(replace(LOOKAHEAD, candidates=all_cards, worth=light_hand), AT_ONCE)
    assert found[0].looks > found[-1].looks
    assert sum(each.looks for each in found) <= AT_ONCE.looks


def best_two(ahead: Lookahead) -> list[Expected]:
    state, question = begun()
    position = imagined(GAME, state, 0, Random(1))
    return [*compared(GAME, ahead, position, question, Random(1), AT_ONCE, 2, noted=cards_left)]


def cards_left(position: Any) -> dict[str, int]:
    return {"cards": len(position.players[0].hand)}


def test_answers_that_are_compared_are_looked_at_as_often_with_what_is_noted_at_their_ends() -> None:
    first, second = best_two(replace(LOOKAHEAD, candidates=all_cards, worth=light_hand))
    assert first.looks == second.looks > 1
    assert (first.holds["cards"], second.holds["cards"]) == (2, 3)
    assert first.path == (("discard", first.answer),)


def test_comparing_ends_after_so_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "COMPARED", 2)
    found = best_two(replace(LOOKAHEAD, candidates=all_cards, worth=light_hand))
    assert [each.looks for each in found] == [1, 1]


def test_a_lesser_question_gets_less_of_the_effort_and_never_more() -> None:
    _, question = begun()
    ahead = replace(LOOKAHEAD, candidates=all_cards, worth=light_hand, lesser={question.kind: Effort(8)})
    assert sum(each.looks for each in ranking(ahead, AT_ONCE)) <= 8
    assert ahead.deserved(question.kind, Effort(4)) == Effort(4)
    assert ahead.deserved("another", AT_ONCE) == AT_ONCE


def test_an_effort_may_value_by_what_is_dearer_for_lesser_questions_too() -> None:
    def full_hand(position: Any, seat: int) -> float:
        return -light_hand(position, seat)

    _, question = begun()
    ahead = replace(LOOKAHEAD, candidates=all_cards, worth=light_hand, lesser={question.kind: Effort(8, 0)})
    assert len(ranking(ahead, AT_ONCE)[0].answer) == 2
    assert len(ranking(ahead, replace(AT_ONCE, worth=full_hand))[0].answer) == 0


@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_same_seed_gives_the_same_ranking(level: str) -> None:
    effort = LOOKAHEAD.efforts[level]
    assert ranking(LOOKAHEAD, effort) == ranking(LOOKAHEAD, effort)


def test_another_deal_of_what_is_hidden_changes_no_ranking() -> None:
    state, question = begun()
    other = imagined(GAME, state, 0, Random(9))
    assert other != state
    effort = LOOKAHEAD.efforts["club"]
    found = [
        ranked(GAME, LOOKAHEAD, imagined(GAME, each, 0, Random(1)), question, Random(1), effort)
        for each in (state, other)
    ]
    assert found[0] == found[1]


INPUTS = [["near", 1.0, 2.0], ["far", 0.0, 4.0]]


def test_a_linear_evaluation_adds_up_features_by_their_weights() -> None:
    linear = Evaluation({"inputs": INPUTS, "hidden": [], "output": [5.0, [3.0, 1.0]]})
    assert linear.value({"near": 5.0, "far": 2.0, "unheard of": 9.0}) == pytest.approx(5 + 3 * 2 + 1 * 0.5)
    assert linear.value({}) == pytest.approx(5 - 3 * 0.5)  # what is left out is 0, which is below the mean


def test_hidden_units_bend_what_they_add_up() -> None:
    bent = Evaluation({"inputs": INPUTS, "hidden": [[0.5, [1.0, 0.0]], [0.0, [0.0, 2.0]]], "output": [1.0, [4.0, 2.0]]})
    assert bent.value({"near": 2.0, "far": 2.0}) == pytest.approx(1 + 4 * tanh(1.0) + 2 * tanh(1.0))


def test_a_linear_part_is_added_to_what_hidden_units_bend() -> None:
    raw = {"inputs": INPUTS, "hidden": [[0.5, [1.0, 0.0]]], "output": [1.0, [4.0]], "linear": [3.0, 2.0]}
    assert Evaluation(raw).value({"near": 2.0, "far": 2.0}) == pytest.approx(1 + 4 * tanh(1.0) + 3 * 0.5 + 2 * 0.5)


def test_what_is_given_counts_as_it_is() -> None:
    raw = {"inputs": INPUTS, "hidden": [], "output": [5.0, [3.0, 1.0]], "given": ["points"]}
    assert Evaluation(raw).value({"points": 40.0, "near": 1.0}) == pytest.approx(45)


def test_what_is_learnt_of_details_is_kept_small() -> None:
    rng = Random(1)
    seen = [{"sum": rng.random(), "has card": float(rng.random() < 0.5)} for _ in range(200)]
    samples = [Sample(each, each["sum"] + each["has card"], 0) for each in seen]

    def learnt(details: tuple[str, ...]) -> float:
        raw, _ = fitted(samples, hidden=0, epochs=0, seed=1, details=details)
        return Evaluation(raw).value({"has card": 1.0}) - Evaluation(raw).value({})

    assert learnt(()) == pytest.approx(1.0, abs=0.05)
    assert 0 < learnt(("has ",)) < 0.7


def test_a_net_learns_what_no_sum_tells() -> None:
    rng = Random(2)
    seen = [{"one": float(rng.randrange(2)), "other": float(rng.randrange(2))} for _ in range(600)]
    samples = [Sample(each, 6 * each["one"] * each["other"], 0) for each in seen]
    _, straight = fitted(samples, hidden=0, epochs=0, seed=1)
    raw, bent = fitted(samples, hidden=6, epochs=1500, seed=1)
    assert bent < straight / 2
    assert Evaluation(raw).value({"one": 1.0, "other": 1.0}) == pytest.approx(6, abs=0.7)


@pytest.mark.parametrize("hidden", [0, 6])
def test_what_weights_are_off_in_other_games_is_added_to_them(hidden: int) -> None:
    """Those games know a feature that the others had not, and the points that are given stay as they are."""
    rng = Random(3)
    seen = [{"points": rng.random(), "ships": rng.random(), "worlds": 0.0} for _ in range(600)]
    poor = [Sample(each, each["points"] + 2 * each["ships"], 1) for each in seen]
    raw, _ = fitted(poor, hidden=hidden, epochs=200, seed=1, given=("points",))
    before = deepcopy(raw)
    better = [{**each, "worlds": rng.random()} for each in seen]
    rich = [Sample(each, each["points"] + 5 * each["ships"] + 3 * each["worlds"] + 1, 1) for each in better]
    after_the_last = [Sample({"points": 1.0}, 100.0, 0)] * 50
    found, error = added(raw, [*after_the_last, *rich])
    assert error < 0.3
    told = Evaluation(found)
    assert told.value({"points": 2.0, "ships": 0.5, "worlds": 0.5}) == pytest.approx(2 + 2.5 + 1.5 + 1, abs=0.3)
    assert raw == before
