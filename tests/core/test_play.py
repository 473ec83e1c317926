"""Lines, steps, replay, undo, chance."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.game import Outcome, Setup, chosen
from rules.core.play import Move, copy, digest, parse, pending_question, replay, start, step, undoable
from testkit.playouts import playout
from tests.letters import ANY, OF_WORDS
from tests.toys.duel import GAME

word = st.text(f"{OF_WORDS}+=", min_size=1, max_size=40)
moves = st.builds(Move, st.integers(0, 9), word, st.lists(word, max_size=5).map(tuple))
SETUP = Setup(2, given={"hands": [["blade:16", "shield:1"], ["blade:03", "blade:04"]]})


@given(moves)
def test_a_line_reads_back(move: Move) -> None:
    assert parse(str(move)) == move


@pytest.mark.parametrize(
    "line", ["", " ", "p1", "q1 bid", "p bid", "p0 bid", "p² bid", "p1 Bid", "p1 bid a_b", "p1 bid " + "x" * 41]
)
def test_another_line_is_refused(line: str) -> None:
    with pytest.raises(Illegal) as refusal:
        parse(line)
    assert refusal.value.code == "line-shape"


@given(st.text(ANY, max_size=60))
def test_any_text_is_a_line_or_refused(text: str) -> None:
    try:
        move = parse(text)
    except Illegal:
        return
    assert str(move) == " ".join(text.split())


def play(lines: list[str]) -> tuple[object, list[Outcome]]:
    state = start(GAME, SETUP, "s")
    return state, [step(GAME, state, parse(line), chance("s", seq)) for seq, line in enumerate(lines, 1)]


OPENING = ["p1 discard", "p2 discard", "p2 bid blade:03", "p1 bid blade:16", "p1 chart a1", "p2 parry pass"]


def test_steps_say_what_bars_an_undo() -> None:
    _, outcomes = play([*OPENING, "p1 power 3"])
    assert [outcome.blocks_undo for outcome in outcomes] == [False, False, False, True, False, False, True]
    assert (outcomes[3].closed, outcomes[3].chance) == (True, False)
    assert (outcomes[6].closed, outcomes[6].chance) == (False, True)


@pytest.mark.parametrize(
    ("line", "code"),
    [("p1 bid blade:16", "not-asked"), ("p1 discard blade:03", "pick-unknown"), ("p3 bid", "not-asked")],
)
def test_a_wrong_move_is_refused(line: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        step(GAME, start(GAME, SETUP, "s"), parse(line), Random(0))
    assert refusal.value.code == code


def test_the_open_question_is_found_by_seat_and_kind() -> None:
    state = start(GAME, SETUP, "s")
    assert pending_question(GAME, state, 1, "discard").seat == 1
    with pytest.raises(Illegal):
        pending_question(GAME, state, 1, "bid")


def test_replay_and_copy_give_the_same_position() -> None:
    state, _ = play(OPENING)
    again = replay(GAME, SETUP, "s", map(parse, OPENING))
    assert again is not state
    assert digest(GAME, again) == digest(GAME, state) == digest(GAME, copy(GAME, state))
    assert digest(GAME, replay(GAME, SETUP, "s", map(parse, OPENING[:-1]))) != digest(GAME, state)


def test_chance_is_of_its_move() -> None:
    assert [chance("s", 3).randint(1, 6) for _ in range(3)] == [chance("s", 3).randint(1, 6)] * 3
    assert len({chance("s", seq).random() for seq in range(50)}) == 50
    assert len({chance(seed, 1).random() for seed in "abcdef"}) == 6


@pytest.mark.parametrize(
    "use",
    [
        lambda rng: rng.random(),
        lambda rng: rng.randint(1, 6),
        lambda rng: rng.choice("ab"),
        lambda rng: rng.shuffle([1, 2]),
        lambda rng: rng.sample([1, 2], 1),
        lambda rng: rng.getrandbits(3),
    ],
)
def test_chance_knows_that_it_was_used(use: object) -> None:
    rng = chance("s", 1)
    assert not rng.used
    use(rng)  # type: ignore[operator]
    assert rng.used


@dataclass(frozen=True)
class Logged:
    seat: int
    blocks_undo: bool = False


@pytest.mark.parametrize(
    ("log", "count"),
    [
        ([], 0),
        ([Logged(0)], 1),
        ([Logged(1), Logged(0), Logged(0)], 2),
        ([Logged(0), Logged(1)], 0),
        ([Logged(0), Logged(0, blocks_undo=True)], 0),
        ([Logged(0, blocks_undo=True), Logged(0)], 1),
    ],
)
def test_a_seat_takes_back_its_last_moves_up_to_a_bar(log: list[Logged], count: int) -> None:
    assert undoable(log, 0) == count


def test_a_playout_yields_each_position_and_ends() -> None:
    steps = list(playout(GAME, Setup(3), "s", Random(1)))
    assert GAME.pending(steps[-1][0]) == []
    assert len({id(state) for state, _, _ in steps}) == len(steps)


def test_a_refused_answer_is_tried_anew_and_the_default_comes_last() -> None:
    def default_or_ten(seed: int) -> list[Move]:
        return [move for _, move, _ in playout(GAME, Setup(2), "s", Random(seed), tries=0)]

    first = default_or_ten(1)
    assert {move.answer for move in first if move.kind == "power"} == {("0",)}


def test_options_not_chosen_are_default() -> None:
    assert chosen(GAME, {}) == {"rounds": "3"}
    assert chosen(GAME, {"rounds": "5"}) == {"rounds": "5"}
