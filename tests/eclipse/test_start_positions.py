"""Where home sectors lie (chapter 2): chosen in turn order on any of six start positions, or drawn."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import pytest

from rules.core.game import Setup
from rules.core.play import Move, parse, step
from rules.core.saves import load
from rules.eclipse.components.edges import EDGES, start_place
from rules.eclipse.components.setup import PLAYER_COUNTS
from rules.eclipse.frames import StartPosition
from rules.eclipse.game import GAME
from rules.eclipse.state import State

SIX = {str(start_place(edge)) for edge in EDGES}
SAVES = Path(__file__).parents[1] / "saves" / "eclipse"


def new(seats: int, **options: str) -> State:
    """A new game of Terrans."""
    state: State = GAME.new(Setup(seats, {name.replace("_", "-"): value for name, value in options.items()}), Random(3))
    return state


def asked(state: State) -> int:
    """The only seat that is asked for its start position."""
    (question,) = GAME.pending(state)
    assert question.kind == "start-position"
    return question.seat


def choices(state: State) -> set[str]:
    """The positions that can be chosen now."""
    (question,) = GAME.pending(state)
    return {option.word for option in question.ask.options}  # type: ignore[union-attr]  # one of a list


def choose(state: State, *edges: int) -> list[int]:
    """These positions are chosen one after the other; returns by whom."""
    seats = []
    for edge in edges:
        seats.append(asked(state))
        step(GAME, state, Move(seats[-1], "start-position", (str(start_place(edge)),)), Random(1))
    return seats


def homes(state: State) -> dict[str, int]:
    """Where home sectors lie, and whose they are."""
    return {place: sector.disc for place, sector in state.map.items() if sector.tile != "001"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_choose_from_the_start_player_on_one_of_six_positions(seats: int) -> None:
    state = new(seats)
    first = state.first
    assert choices(state) == SIX
    by = choose(state, *range(min(seats, 5)))
    assert by == [(first + number) % seats for number in range(len(by))]
    assert len(homes(state)) == seats
    assert GAME.faults(state) == []
    assert state.round == 1


def test_a_position_that_is_taken_is_no_choice_any_more() -> None:
    state = new(3)
    choose(state, 4)
    assert choices(state) == SIX - {str(start_place(4))}
    line = f"p{asked(state) + 1} start-position {start_place(4)}"
    with pytest.raises(Exception, match="pick-unknown"):
        step(GAME, state, parse(line), Random(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_by_default_home_sectors_lie_as_printed_for_so_many(seats: int) -> None:
    state = new(seats)
    while GAME.pending(state)[0].kind == "start-position":
        (question,) = GAME.pending(state)
        step(GAME, state, Move(question.seat, question.kind, question.default), Random(1))
    printed = {str(place): seat for seat, place in enumerate(PLAYER_COUNTS[seats].start_places)}
    assert homes(state) == printed


def test_turns_go_clockwise_around_the_map() -> None:
    """Players sit where their home sectors lie: from the start player on, whoever lies next clockwise."""
    state = new(4)
    first = state.first
    second, third, fourth = ((first + number) % 4 for number in (1, 2, 3))
    choose(state, 2, 1, 5, 3)
    assert state.clockwise(first) == [first, fourth, third, second]
    assert list(GAME.upcoming(state)) == [first, fourth, third, second]
    turns: list[int] = []
    while state.round == 1 and len(turns) < 4:
        question = next(each for each in GAME.pending(state) if each.awaited)
        if question.kind == "action":
            turns.append(question.seat)
        step(GAME, state, Move(question.seat, question.kind, question.default), Random(1))
    assert turns == [first, fourth, third, second]


@pytest.mark.parametrize("seats", GAME.seats)
def test_drawn_positions_are_those_printed_for_so_many(seats: int) -> None:
    state = new(seats, start_positions="drawn")
    assert set(homes(state)) == {str(place) for place in PLAYER_COUNTS[seats].start_places}
    assert set(homes(state).values()) == set(range(seats))
    assert not any(isinstance(frame, StartPosition) for frame in state.stack)


def test_whose_home_lies_where_is_drawn() -> None:
    drawn = [GAME.new(Setup(3, {"start-positions": "drawn"}), Random(seed)) for seed in range(12)]
    assert len({tuple(sorted(homes(state).items())) for state in drawn}) > 1


def test_home_sectors_are_turned_when_all_lie() -> None:
    state = new(2, home_rotation="chosen")
    choose(state, 1, 2)
    assert {question.kind for question in GAME.pending(state)} == {"rotate"}


def test_a_game_begun_before_has_the_printed_positions() -> None:
    state = load(GAME, 1, gzip.decompress((SAVES / "v1-species.json.gz").read_bytes()))
    while (question := GAME.pending(state)[0]).kind == "species":
        step(GAME, state, Move(question.seat, "species", question.default), Random(1))
    assert set(homes(state)) == {str(place) for place in PLAYER_COUNTS[len(state.players)].start_places}
