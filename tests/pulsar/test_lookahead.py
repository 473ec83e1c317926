"""The computers that look ahead: what they answer is legal, the same for a seed, and told by what it leads to."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.chance import chance
from rules.core.game import Setup
from rules.core.play import Move, copy, start, step
from rules.opponents.lookahead import Effort
from rules.opponents.search import ranked
from rules.pulsar.computer.features import features, productions, sure, turns_had
from rules.pulsar.computer.lookahead import LOOKAHEAD
from rules.pulsar.computer.quick import quick
from rules.pulsar.computer.worth import dearer_worth, worth
from rules.pulsar.game import GAME
from rules.pulsar.state import State
from tests.pulsar.kit import Table

FEW = Effort(looks=2)


def test_all_it_answers_in_a_game_is_legal() -> None:
    state: State = start(GAME, Setup(2), "legal")
    kinds: dict[str, int] = {}
    moves = 0
    while questions := GAME.pending(state):
        question, moves = questions[0], moves + 1
        forced, rng = question.ask.forced(), Random(f"legal/{moves}")
        kinds[question.kind] = kinds.get(question.kind, 0) + 1
        if forced is None and kinds[question.kind] % 9 == 1:
            ranking = ranked(GAME, LOOKAHEAD, state, question, rng, FEW)
            answer = ranking[0].answer if ranking else next(quick(state, question, rng))
        else:
            answer = forced or next(quick(state, question, rng))
        step(GAME, state, Move(question.seat, question.kind, answer), chance("legal", moves))
    assert {"side", "gate", "draft", "turn", "fly"} <= kinds.keys()


def test_the_same_seed_ranks_the_same() -> None:
    table = Table(3)
    table.turn(2, 5)
    question = next(each for each in table.pending() if each.kind == "turn")
    one, other = (ranked(GAME, LOOKAHEAD, table.state, question, Random(7), FEW) for _ in range(2))
    assert one
    assert one == other


def test_a_look_leaves_the_position_as_it_is() -> None:
    table = Table(3)
    table.turn(2, 5)
    question, before = next(each for each in table.pending() if each.kind == "turn"), copy(GAME, table.state)
    ranked(GAME, LOOKAHEAD, table.state, question, Random(7), FEW)
    assert table.state == before


def test_in_the_last_round_it_knows_what_spinning_brings() -> None:
    table = Table(3)
    table.turn(6, round=8)
    table.own("p01", "large")
    table.state.awards = {size: [] for size in table.state.awards}
    question = next(each for each in table.pending() if each.kind == "turn")
    ranking = ranked(GAME, LOOKAHEAD, table.state, question, Random(7), Effort(looks=20))
    worths = {each.answer[0]: each.worth for each in ranking}
    assert worths["spin:p01:6"] == worths["end"] + 7  # a large gyrodyne yields 3 and the value of the round


def test_turns_and_productions_are_counted() -> None:
    table = Table(3, until="draft")
    assert (turns_had(table.state, 0), productions(table.state)) == (0, 8)
    table.turn(1, round=4)
    assert (turns_had(table.state, 0), productions(table.state)) == (3, 5)
    table.play("p1 turn end")
    assert (turns_had(table.state, 0), productions(table.state)) == (4, 4)


def test_what_is_sure_is_what_a_player_ends_with_who_does_nothing_more() -> None:
    table = Table(3)
    player = table.turn(1, round=8)
    table.own("p01", "large", spinning=True)
    expected = sure(table.state, 0)
    table.play("p1 turn end")
    while table.state.stack:
        table.default()
    assert player.vp == pytest.approx(expected, abs=2)  # cubes of the last production may buy nothing, or a point


def test_more_to_build_on_is_worth_more() -> None:
    table = Table(3)
    table.turn(1, round=4)
    before = worth(table.state, 0)
    table.own("p01", "large")
    begun = worth(table.state, 0)
    table.state.pulsars["p01"].spinning = True
    assert before < begun < worth(table.state, 0)
    assert worth(table.state, 0) > before + 5


def test_patents_count_by_what_they_will_do() -> None:
    table = Table(3)
    table.turn(1, round=4)
    table.patent("ai-r1")  # 3 for each pulsar that is visited
    assert features(table.state, 0)["patents later"] > 5
    table.state.round = 8
    assert features(table.state, 0)["patents later"] < 3


def test_strong_values_a_game_of_four_by_what_it_has_learnt_of_such_games_and_can_see() -> None:
    four, three = Table(4), Table(3)
    for table in (four, three):
        table.turn(1, round=4)
    before = dearer_worth(four.state, 0)
    assert before != worth(four.state, 0)
    other = copy(GAME, four.state)
    GAME.rearrange(other, 0, Random("other"))
    assert dearer_worth(other, 0) == before
    four.own("p01", "large", spinning=True)
    assert dearer_worth(four.state, 0) > before + 5
    assert dearer_worth(three.state, 0) == worth(three.state, 0)
