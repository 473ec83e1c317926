"""Games played to the end with random answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core.chance import Chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Outcome, Setup
from rules.core.play import Move, copy, give, start

Pending = Callable[[Any], Sequence[Decision]]  # what is open in a position
OPTIONAL = 0.3  # of random answers, where there are questions that nobody waits for


@dataclass
class AskedOnce:
    """What is open in the position that was looked at last, worked out once for all who ask."""

    game: Game
    state: Any = None
    questions: Sequence[Decision] = ()

    def pending(self, state: Any) -> Sequence[Decision]:
        """All open questions of a position that nobody changes meanwhile."""
        if state is not self.state:
            self.state, self.questions = state, self.game.pending(state)
        return self.questions


def playout(
    game: Game, setup: Setup, seed: str, rng: Random, tries: int = 8, eager: int = 0, pending: Pending | None = None
) -> Iterator[tuple[Any, Move, Outcome]]:
    """Play to the end with random answers; yields the position after each move. Refused answers are tried anew.

    An answer that is the default, often to pass, is drawn again up to `eager` times: such games go deeper. `pending`
    tells what is open in a position in place of the game's own, where somebody asks it besides: see `AskedOnce`.
    """
    yield from play_on(game, start(game, setup, seed), seed, rng, tries, eager, pending)


def play_on(
    game: Game, state: Any, seed: str, rng: Random, tries: int = 8, eager: int = 0, pending: Pending | None = None
) -> Iterator[tuple[Any, Move, Outcome]]:
    """The rest of a game, as `playout` plays a whole one: yields each new position with the move and what it did.

    Args:
        seed: of the chance of each move.
        rng: chooses what is answered, and how.
        tries: how many random answers to a question before the default is given.
        eager: as for `playout`.
        pending: what tells what is open, in place of the game's own.
    """
    seq, asks = 0, pending or game.pending
    while questions := asks(state):
        awaited = [question for question in questions if question.awaited]
        optional = [question for question in questions if question.optional and not question.settled]
        decision = rng.choice(optional if optional and rng.random() < OPTIONAL else awaited)
        seq += 1
        answers = (_random_answer(decision, rng, eager) for _ in range(tries))
        state, move, outcome = _first_legal(game, state, decision, answers, f"{seed}/{seq}")
        yield state, move, outcome


def _random_answer(decision: Decision, rng: Random, eager: int) -> Answer:
    answer = decision.ask.sample(rng)
    while answer == decision.default and eager:
        answer, eager = decision.ask.sample(rng), eager - 1
    return answer


def _first_legal(
    game: Game, state: Any, decision: Decision, answers: Iterable[Answer], seed: str
) -> tuple[Any, Move, Outcome]:
    for answer in answers:
        move, fresh = Move(decision.seat, decision.kind, answer), copy(game, state)
        with suppress(Illegal):
            return fresh, move, give(game, fresh, decision, answer, Chance(seed))
    move, fresh = Move(decision.seat, decision.kind, decision.default), copy(game, state)
    return fresh, move, give(game, fresh, decision, decision.default, Chance(seed))
