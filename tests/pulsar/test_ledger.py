"""The final score by the rules is that of a book kept from the events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from rules.core.chance import chance
from rules.core.flow import Event
from rules.core.game import Setup
from rules.core.play import Move, start, step
from rules.pulsar.computer.answers import answers
from rules.pulsar.game import GAME
from rules.pulsar.state import State
from testkit.playouts import playout
from tests.pulsar.ledger import Ledger

Played = Iterator[tuple[State, tuple[Event, ...]]]
Game = Callable[[int, str], Played]


def among_computers(seats: int, seed: str) -> Played:
    """A game among computers: the position after each move, and what was told."""
    state: State = start(GAME, Setup(seats), seed)
    moves = 0
    while questions := GAME.pending(state):
        question, moves = questions[0], moves + 1
        forced = question.ask.forced()
        answer = forced if forced is not None else next(answers(state, question, Random(f"{seed}/{moves}")))
        outcome = step(GAME, state, Move(question.seat, question.kind, answer), chance(seed, moves))
        yield state, outcome.events


def at_random(seats: int, seed: str) -> Played:
    """A game of random answers that rather act."""
    for state, _, outcome in playout(GAME, Setup(seats), seed, Random(seed), eager=4):
        yield state, outcome.events


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("players", "seed"), [(among_computers, "one"), (at_random, "one"), (at_random, "two")])
def test_two_books_agree(players: Game, seats: int, seed: str) -> None:
    first: State = start(GAME, Setup(seats), seed)
    books = [Ledger(seat, first.seats().index(seat)) for seat in range(seats)]
    last = first
    for last, told in players(seats, seed):  # noqa: B007  # what it is in the end
        for event in told:
            for book in books:
                book.read(event)
    assert [book.final(last.goals, seats) for book in books] == [player.vp for player in last.players]
