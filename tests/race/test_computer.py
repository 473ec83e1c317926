"""The computer of Race: its answers are legal and its own, it plays with sense, and looking ahead changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest

from bot.agents import AGENTS
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import copy, digest, give, start
from rules.opponents.lookahead import Effort
from rules.opponents.search import imagined, ranked
from rules.race.computer.lookahead import LOOKAHEAD, dearer_worth, worth
from rules.race.computer.quick import OPINIONS, quick
from rules.race.game import GAME
from rules.race.state import State
from tests.race.kit import Table
from tools.training.sampling import Curious, samples

TABLES = [
    (2, {}),
    (2, {"two-player": "experienced"}),
    (2, {"two-player": "experienced", "second-cards": "alone", "edition": "first"}),
    (3, {"starts": "expert", "order": "seats"}),
    (4, {"starts": "first-game", "produce": "ask", "gamble": "may"}),
]


def played(setup: Setup, seed: str) -> Iterator[tuple[State, Decision, Answer]]:
    """A game among quick players, whose first answers have to be legal: each question with its position."""
    state: State = start(GAME, setup, seed)
    moves = 0
    while questions := [question for question in GAME.pending(state) if question.awaited]:
        question, moves = questions[0], moves + 1
        forced = question.ask.forced()
        answer = forced or next(quick(view(state, question.seat), question, Random(1)))
        yield copy(GAME, state), question, answer
        give(GAME, state, question, answer, chance(seed, moves))
    yield state, question, answer


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_quick_player_answers_everything_by_the_rules_and_with_sense(seats: int, options: dict[str, str]) -> None:
    *_, (end, _, _) = played(Setup(seats, options), "sense")
    assert mean(GAME.scores(end)) > 20
    assert end.round < 20  # chance alone takes 26


def test_it_has_an_opinion_on_every_kind_of_question() -> None:
    asked = {tag for tag, rule in GAME.rules.items() if rule.ask.__qualname__ != "Rule.ask"}
    assert asked - set(OPINIONS) == {"produce"}  # whose default order is never worse than another


def positions() -> dict[str, tuple[State, Decision]]:
    """The third question of each kind in some games."""
    found: dict[str, list[tuple[State, Decision]]] = {}
    for seats, options in TABLES:
        for state, question, _ in played(Setup(seats, options), "kinds"):
            if question.ask.forced() is None:
                found.setdefault(question.kind, []).append((state, question))
    return {kind: every[:3][-1] for kind, every in found.items()}


def thought(state: Any, question: Decision) -> list[Answer]:
    """What a computer with little time answers, best first."""
    rng = Random("thought")
    position = imagined(GAME, state, question.seat, rng)
    ranking = ranked(GAME, LOOKAHEAD, position, question, rng, Effort(12))
    return [*(each.answer for each in ranking), *quick(view(position, question.seat), question, rng)]


def test_every_kind_of_question_gets_a_legal_answer_that_follows_from_what_the_seat_sees() -> None:
    for state, question in positions().values():
        before = digest(GAME, state)
        answers = thought(state, question)
        other = copy(GAME, state)
        GAME.rearrange(other, question.seat, Random("other"))
        assert thought(other, question) == answers
        assert digest(GAME, state) == before
        give(GAME, state, question, answers[0], Random(1))


def test_others_have_sealed_what_they_answer_at_once() -> None:
    table = Table("old-earth", "new-sparta")
    table.play("p1 actions develop")

    def producing(view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        yield ("produce",) if question.kind == "actions" else question.default

    def produced(state: Any, seat: int) -> float:
        return float(state.players[0].last == ["produce"])

    ahead = replace(LOOKAHEAD, quick=producing, worth=produced)
    question = table.asked(1, "actions")
    ranking = ranked(GAME, ahead, imagined(GAME, table.state, 1, Random(1)), question, Random(2), Effort(14))
    assert {each.worth for each in ranking} == {1.0}


def asked(table: Table, kind: str) -> Answer:
    """What the quick player in the first seat answers."""
    return next(quick(view(table.state, 0), table.asked(0, kind), Random(1)))


def test_it_calls_what_it_has_a_use_for() -> None:
    table = Table("old-earth", "new-sparta")
    table.load(0, "deserted-alien-colony")
    assert asked(table, "actions") == ("trade",)
    table = Table("old-earth", "new-sparta")
    table.lay(0, "comet-zone", "mining-world", "public-works")
    table.give(0, "new-sparta")
    assert asked(table, "actions") == ("produce",)


def test_it_pays_with_what_it_needs_least() -> None:
    table = Table("new-sparta", "old-earth")
    table.give(0, "aquatic-uplift-race", "drop-ships", "rebel-miners", "deserted-alien-library")
    table.choose("develop", "develop")
    table.give(0, "space-marines", "aquatic-uplift-race", "deserted-alien-library")
    table.play("p1 develop space-marines", "p2 develop none")
    assert asked(table, "pay") == ("deserted-alien-library",)


def test_a_wild_beginning_is_not_learnt_from() -> None:
    whole, _ = samples("race", Setup(2), "wild", Curious(looks=0, errs=0.0))
    tame, scores = samples("race", Setup(2), "wild", Curious(looks=0, errs=0.0, wild=8))
    assert min(sample.features["longest"] for sample in whole) == 1
    assert min(sample.features["longest"] for sample in tame) > 1
    assert {sample.aim for sample in tame} == {scores[0] - scores[1], scores[1] - scores[0]}


def test_strong_values_a_game_of_two_by_what_it_has_learnt_of_such_games_and_can_see() -> None:
    two, three = Table("old-earth", "new-sparta"), Table("old-earth", "new-sparta", "alpha-centauri")
    before = dearer_worth(two.state, 0)
    assert before != worth(two.state, 0)
    other = copy(GAME, two.state)
    GAME.rearrange(other, 0, Random("other"))
    assert dearer_worth(other, 0) == before
    two.lay(0, "comet-zone", "mining-world", "public-works")
    assert dearer_worth(two.state, 0) > before + 3
    assert dearer_worth(three.state, 0) == worth(three.state, 0)


def test_its_levels_are_known_to_the_bot() -> None:
    assert set(LOOKAHEAD.efforts) <= set(AGENTS)
