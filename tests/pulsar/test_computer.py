"""The computer player: its answers are legal, and it plays better than chance."""

from __future__ import annotations

from random import Random
from statistics import mean

from rules.core.chance import chance
from rules.core.game import Setup
from rules.core.play import Move, start, step
from rules.pulsar.computer.answers import answers
from rules.pulsar.game import GAME
from rules.pulsar.state import State
from tests.pulsar.kit import Table


def played(seats: int, seed: str) -> State:
    """A game among computers; the first answer of each is taken, so that one that is not legal ends it."""
    state: State = start(GAME, Setup(seats), seed)
    moves = 0
    while questions := GAME.pending(state):
        question, moves = questions[0], moves + 1
        forced = question.ask.forced()
        answer = forced if forced is not None else next(answers(state, question, Random(f"{seed}/{moves}")))
        step(GAME, state, Move(question.seat, question.kind, answer), chance(seed, moves))
    return state


def test_a_computer_plays_whole_games_with_sense() -> None:
    points = [player.vp for player in played(4, "sense").players]
    assert mean(points) > 100  # chance alone gets half of that


def test_it_begins_a_gyrodyne_that_can_be_begun() -> None:
    table = Table(3)
    player = table.turn(1, 1)
    table.own("p01")
    table.state.gyrodynes["large"] -= 1
    player.gyrodynes = ["large"]
    question = next(each for each in table.pending() if each.kind == "turn")
    assert next(answers(table.state, question, Random(1))) == ("place:large:p01",)


def test_it_rather_spins_than_flies_nowhere() -> None:
    table = Table(3)
    table.turn(6)
    table.own("p01", "large")
    question = next(each for each in table.pending() if each.kind == "turn")
    assert next(answers(table.state, question, Random(1))) == ("spin:p01:6",)
