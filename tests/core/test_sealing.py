"""Sealed answers: laid, changed, opened when all are in, also by two groups of seats side by side."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import Execution, Rule, answer, enclosing, pending, run_until_question
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, await_answers, redraw, sealed

WORDS = ("a", "b", "c")


@dataclass
class Player:
    seat: int
    sealed: str = ""
    ready: bool = True


@dataclass
class Lanes:
    lanes: list[list[Any]]
    at: str = "lanes"


@dataclass
class Ask:
    seat: int
    at: str = "vote"


@dataclass
class Open:
    seats: list[int]
    what: str = "vote"
    at: str = "open"


@dataclass
class State:
    players: list[Player]
    stack: list[Any]
    opened: list[list[tuple[int, list[str]]]] = field(default_factory=list)


class VoteRule(SealedRule):
    def question(self, state: State, player: Player) -> Decision:
        return sealed(player, "vote", Pick(tuple(map(Option, WORDS))), ("a",))

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        if answer == ("b",):
            raise Illegal("no-b")


def opened(execution: Execution[State], answers: Answers) -> None:
    execution.state.opened.append([(player.seat, words) for player, words in answers])


class OpenRule(OpeningRule):
    acts: Mapping[str, Act] = {"vote": opened}

    def players(self, state: State, frame: Open) -> list[Player]:
        return [state.players[seat] for seat in frame.seats]


RULES: dict[str, Rule] = {"lanes": Rule(), "vote": VoteRule(), "open": OpenRule()}


def group(*seats: int) -> list[Any]:
    """A stack that asks these seats, then opens."""
    return [Open(list(seats)), Lanes([[Ask(seat)] for seat in seats])]


def two_pairs() -> State:
    """Seats 0 and 1 vote in one lane, 2 and 3 in another, on a stack that goes on after both."""
    state = State([Player(seat) for seat in range(4)], [Open([]), Lanes([group(0, 1), group(2, 3)])])
    await_answers(state.players)
    return state


def give(state: State, seat: int, word: str) -> Execution[State]:
    execution = Execution(state, Random(0), state.stack)
    (question,) = pending(RULES, state, seat)
    answer(RULES, execution, question, (word,))
    return execution


def test_an_answer_stays_hidden_and_may_be_changed_until_all_are_in() -> None:
    state = State([Player(0), Player(1)], group(0, 1))
    await_answers(state.players)
    give(state, 0, "a")
    give(state, 0, "c")
    assert [(each.seat, each.settled) for each in pending(RULES, state)] == [(0, True), (1, False)]
    assert give(state, 1, "a").closed
    assert state.opened == [[(0, ["c"]), (1, ["a"])]]
    assert [player.sealed for player in state.players] == ["", ""]
    assert state.stack == []


def test_one_group_opens_while_another_side_by_side_still_answers() -> None:
    state = two_pairs()
    give(state, 2, "c")
    give(state, 0, "a")
    give(state, 1, "c")
    assert state.opened == [[(0, ["a"]), (1, ["c"])]]
    assert [(each.seat, each.settled) for each in pending(RULES, state)] == [(2, True), (3, False)]
    assert state.players[2].sealed == "c"
    give(state, 3, "a")
    assert state.opened == [[(0, ["a"]), (1, ["c"])], [(2, ["c"]), (3, ["a"])], []]


def test_a_refused_answer_is_not_sealed() -> None:
    state = two_pairs()
    with pytest.raises(Illegal, match="no-b"):
        give(state, 0, "b")
    assert not state.players[0].ready


def test_others_answers_are_drawn_anew_and_stay_legal() -> None:
    state, found = two_pairs(), set()
    give(state, 0, "a")
    give(state, 2, "a")
    for number in range(20):
        redraw(RULES, state, 0, Random(number))
        found.add(state.players[2].sealed)
    assert found == {"a", "c"}
    assert (state.players[0].sealed, state.players[1].sealed, state.players[3].sealed) == ("a", "", "")


def test_a_lane_knows_the_stack_around_it() -> None:
    state = two_pairs()
    lane = state.stack[-1].lanes[1]
    assert enclosing(state.stack, lane) is state.stack
    assert enclosing(state.stack, lane[-1].lanes[0]) is lane
    with pytest.raises(ValueError, match="no lane"):
        enclosing(state.stack, [])


def test_running_on_asks_the_same_seats() -> None:
    state = two_pairs()
    run_until_question(RULES, Execution(state, Random(0), state.stack))
    assert len(pending(RULES, state)) == 4
