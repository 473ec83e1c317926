"""Frames on a stack, lanes, and running until somebody is asked."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rules.core.decisions import Answer, Decision, Illegal, Option, choose
from rules.core.flow import Event, Execution, Rule, answer, leaves, pending, run_until_question


@dataclass
class Ask:
    seat: int
    at: str = "ask"


@dataclass
class Wait:
    lanes: list[list[Any]]
    at: str = "wait"


@dataclass
class Note:
    text: str
    at: str = "note"


@dataclass
class State:
    stack: list[Any]
    notes: list[str] = field(default_factory=list)


class AskRule(Rule):
    """`again` stays, `more` brings a question for the next seat, `note` gives way to a note, `done` ends."""

    def ask(self, state: State, frame: Ask) -> Decision:
        return choose(frame.seat, "ask", [Option(word) for word in ("done", "again", "more", "note", "no")])

    def do(self, execution: Execution[State], frame: Ask, words: Answer) -> None:
        if words == ("no",):
            raise Illegal("no")
        if words == ("more",):
            execution.push(Ask(frame.seat + 1), Note("after"))
        if words == ("note",):
            execution.replace(Note("first"), Note("second"))
        if words == ("done",):
            execution.pop()
            execution.tell("done", frame.seat, seat=frame.seat)


class NoteRule(Rule):
    def run(self, execution: Execution[State], frame: Note) -> None:
        execution.state.notes.append(frame.text)
        execution.pop()


class StuckRule(Rule):
    def run(self, execution: Execution[Any], frame: Any) -> None:
        """Forgets to pop."""


RULES = {"ask": AskRule(), "note": NoteRule(), "wait": Rule()}


def give(state: State, seat: int, word: str) -> Execution[State]:
    execution = Execution(state, Random(0), state.stack)
    answer(RULES, execution, choose(seat, "ask", [Option("done")]), (word,))
    return execution


def asked(state: State) -> list[int]:
    return [decision.seat for decision in pending(RULES, state)]


def test_the_innermost_frame_asks() -> None:
    state = State([Ask(0), Ask(1)])
    assert asked(state) == [1]
    give(state, 1, "done")
    assert asked(state) == [0]
    give(state, 0, "done")
    assert asked(state) == []


def test_a_frame_stays_until_it_is_popped() -> None:
    state = State([Ask(0)])
    give(state, 0, "again")
    assert asked(state) == [0]


def test_the_first_pushed_goes_first() -> None:
    state = State([Ask(0)])
    give(state, 0, "more")
    assert asked(state) == [1]
    assert state.notes == []
    give(state, 1, "done")
    assert (asked(state), state.notes) == ([0], ["after"])


def test_frames_give_way_in_order() -> None:
    state = State([Ask(3), Ask(0)])
    give(state, 0, "note")
    assert (asked(state), state.notes) == ([3], ["first", "second"])


def test_all_lanes_ask_together_and_the_frame_waits_for_them() -> None:
    state = State([Note("last"), Wait([[Ask(0)], [], [Ask(5), Ask(2)]])])
    assert asked(state) == [0, 2]
    give(state, 2, "done")
    assert asked(state) == [0, 5]
    give(state, 0, "done")
    assert (asked(state), state.notes) == ([5], [])
    give(state, 5, "done")
    assert (state.stack, state.notes) == ([], ["last"])


def test_a_lane_pushes_on_its_own_stack() -> None:
    state = State([Wait([[Ask(0)], [Ask(5)]])])
    give(state, 0, "more")
    assert asked(state) == [1, 5]
    assert [frame.at for frame in state.stack[0].lanes[0]] == ["ask", "note", "ask"]


def test_lanes_within_lanes() -> None:
    inner = Wait([[Ask(1)], [Ask(2)]])
    state = State([Wait([[Note("inside"), inner], [Ask(0)]])])
    assert asked(state) == [1, 2, 0]
    assert [stack is lane for (stack, _), lane in zip(leaves(state.stack), inner.lanes, strict=False)] == [True, True]
    give(state, 1, "done")
    give(state, 2, "done")
    assert (asked(state), state.notes) == ([0], ["inside"])


def test_events_name_who_may_read_them() -> None:
    execution = give(State([Ask(4)]), 4, "done")
    assert execution.events == [Event("done", {"seat": 4}, (4,))]


def test_what_is_not_asked_is_refused() -> None:
    with pytest.raises(Illegal, match="not-asked"):
        give(State([Ask(0)]), 1, "done")
    with pytest.raises(Illegal, match="not-asked"):
        Rule().do(Execution(State([]), Random(0), []), Ask(0), ())


def test_a_refusal_passes_through() -> None:
    with pytest.raises(Illegal) as refusal:
        give(State([Ask(0)]), 0, "no")
    assert (refusal.value.code, refusal.value.details) == ("no", {})


def test_a_frame_that_runs_for_ever_is_an_error() -> None:
    state = State([Note("stuck")])
    with pytest.raises(RuntimeError, match="note"):
        run_until_question({"note": StuckRule()}, Execution(state, Random(0), state.stack))
