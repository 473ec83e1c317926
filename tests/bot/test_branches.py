"""A plan is made on a branch of the game that tells nothing of what its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.table.drafts import drafts
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, in_turn
from bot.table.plans import branches
from rules.core import hidden
from rules.core.decisions import Illegal
from rules.core.game import Game
from rules.core.play import Move
from rules.games import MODULES
from testkit.laws import Station, sample
from testkit.laws.base import seats
from tests.bot.snapshots import snapshot_of
from tests.played import game_name, load, plays
from tests.toys.parley import Strike

TURNS = ("tests.toys.parley", *(MODULES[kind] for kind in ("gaia", "pulsar", "eclipse")))
STATIONS, STEPS = 12, 3


@cache
def stations(module: str) -> list[Station]:
    return sample(plays(module), STATIONS, Random(module))[: 2 * STATIONS]


def waiting(game: Game, station: Station) -> Iterator[tuple[Any, int]]:
    """The position of a station with each seat that is asked nothing there."""
    state = station.position(game)
    for seat in seats(game, state):
        if game.pending(state) and not in_turn(game.pending(state, seat)):
            yield state, seat


def planned(snapshot: GameSnapshot, seat: int, rng: Random) -> list[Any]:
    """What a seat sees of a branch and is asked there, before and after each step of a plan made by chance."""
    branch = branches.branch(snapshot, seat)
    if branch is None:
        return []
    run, seen = begin(branch), list[Any]()
    for _ in range(STEPS):
        asked = run.asked(seat)
        seen.append((hidden.view(run.state, seat), asked))
        questions = in_turn(asked)
        if run.held or not questions:
            break
        for answer in (questions[0].ask.sample(rng) for _ in range(4)):
            try:
                seen.append(branches.take(run, branch, Move(seat, questions[0].kind, answer)))
                break
            except Illegal as refused:
                seen.append(refused.code)
    return [*seen, str(run.held)]


@pytest.mark.parametrize("module", TURNS, ids=game_name)
def test_a_plan_shows_the_same_whatever_is_hidden_and_still_to_be_drawn(module: str) -> None:
    game, made = load(module), 0
    for station in stations(module):
        for state, seat in waiting(game, station):
            shown = planned(snapshot_of(game, state, "one"), seat, Random(1))
            other = station.position(game)
            game.rearrange(other, seat, Random(f"{station.seq}"))
            assert planned(snapshot_of(game, other, "two"), seat, Random(1)) == shown
            made += len(shown) > 1
    assert made > 3


@pytest.mark.parametrize("module", TURNS, ids=game_name)
def test_a_plan_leaves_the_position_as_it_was(module: str) -> None:
    game = load(module)
    for station in stations(module):
        for state, seat in waiting(game, station):
            snapshot, before = snapshot_of(game, state, "one"), game.codec.dump_json(state)
            planned(snapshot, seat, Random(2))
            assert game.codec.dump_json(state) == before


@pytest.mark.parametrize("module", TURNS, ids=game_name)
def test_a_branch_has_no_seed_of_the_game(module: str) -> None:
    game = load(module)
    found = [
        branch
        for station in stations(module)
        for state, seat in waiting(game, station)
        if (branch := branches.branch(snapshot_of(game, state, "secret"), seat))
    ]
    assert found
    assert all("secret" not in branch.row.seed for branch in found)


def test_a_seat_that_is_asked_has_no_branch() -> None:
    game = load("tests.toys.parley")
    positions = (station.position(game) for station in stations("tests.toys.parley"))
    state = next(each for each in positions if in_turn(game.pending(each)))
    seat = in_turn(game.pending(state))[0].seat
    assert branches.branch(snapshot_of(game, state, "one"), seat) is None


def test_a_turn_is_planned_beside_a_window() -> None:
    """Who has struck waits for all others, and those for each other; nobody blocks on the branch."""
    game, found = load("tests.toys.parley"), 0
    for station in stations("tests.toys.parley"):
        for state, seat in waiting(game, station):
            struck = next((frame for frame in state.stack[0].lanes[0] if isinstance(frame, Strike)), None)
            if struck is None or state.players[seat].ready is False:
                continue
            branch = branches.branch(snapshot_of(game, state, "one"), seat)
            if branch is None or seat in struck.seats:
                continue
            assert branch.state.players[struck.target].points == state.players[struck.target].points - 1
            found += 1
    assert found


def test_a_game_that_says_nothing_of_its_turns_has_none() -> None:
    game = load(MODULES["race"])
    state = stations(MODULES["race"])[0].position(game)
    snapshot = snapshot_of(game, state, "one")
    assert [branches.branch(snapshot, seat.seat) for seat in snapshot.seats] == [None] * len(snapshot.seats)


def lines_of(questions: Sequence[Any]) -> list[str]:
    return [question.kind for question in questions]


def test_those_who_do_nothing_leave_what_they_could_have_taken() -> None:
    """In Gaia Project the others do not pass: no booster goes."""
    game = load(MODULES["gaia"])
    for station in plays(MODULES["gaia"])[0].stations:
        for state, seat in waiting(game, station):
            branch = branches.branch(snapshot_of(game, state, "one"), seat)
            others = any(player.passed for player in state.players)
            if branch is None or others or in_turn(game.pending(state))[0].kind != "action":
                continue
            assert branch.state.boosters == state.boosters
            run = begin(branch)
            assert "action" in lines_of(run.asked(seat))
            assert drafts.closing(in_turn(run.asked(seat))) is None
            return
    raise AssertionError("no such station")


def test_a_plan_takes_the_same_as_the_turn_itself() -> None:
    """What a step costs on the branch is what the question says there."""
    game = load("tests.toys.parley")
    for station in stations("tests.toys.parley"):
        for state, seat in waiting(game, station):
            snapshot = snapshot_of(game, state, "one")
            branch = branches.branch(snapshot, seat)
            if branch is None or "spend" not in str(branch.pending):
                continue
            found = branches.try_plan(branch, seat, [str(Move(seat, "turn", ("spend",)))])
            assert found.took[0]["costs"] == [{"coins": 2}]
            again = branches.try_plan(replace(branch), seat, [str(Move(seat, "turn", ("nonsense",)))])
            assert (again.count, again.refused and again.refused.code) == (0, "pick-unknown")
            return
    raise AssertionError("no such station")
