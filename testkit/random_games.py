"""Games with random answers, as laws, pictures and saves want them: to the end, and deep enough to show something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from random import Random
from typing import Any

from rules.core.chance import Chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Outcome, Setup
from rules.core.play import Move, copy, give, start
from rules.games import optional_module
from testkit.playouts import OPTIONAL, Pending, play_on

TRIES = 8

Played = Iterator[tuple[Any, Move, Outcome]]
Chosen = Callable[[Sequence[Decision], Random], Decision]
Answers = Callable[[Any, Decision, Random], Iterator[Answer]]


def random_game(
    game: Game, setup: Setup, seed: str, rng: Random, eager: int = 0, pending: Pending | None = None
) -> Played:
    """A whole game as `testkit.playouts.playout` gives it.

    Where answers at random lead nowhere, since they ruin every player at once, the game names answers that are
    rather random than good: `random_answers(state, decision, rng)` in `testkit/games/<game>.py`, and where too many
    questions wait for nobody which one is answered next: `random_question(questions, rng)`. `pending` tells what
    is open in a position in place of the game's own, where somebody has asked that already.
    """
    asks = pending or game.pending
    if (answers := answers_of(game.id)) is not None:
        return _played(game, setup, seed, rng, answers, asks)
    return play_on(game, start(game, setup, seed), seed, rng, eager=eager, pending=asks)


def answers_of(game_id: str) -> Answers | None:
    """The answers that a game names because those at random lead nowhere; None where they do."""
    return getattr(optional_module(f"testkit.games.{game_id}"), "random_answers", None)


def _played(game: Game, setup: Setup, seed: str, rng: Random, answers: Answers, pending: Pending) -> Played:
    state, seq = start(game, setup, seed), 0
    choose: Chosen = getattr(optional_module(f"testkit.games.{game.id}"), "random_question", _question)
    while questions := pending(state):
        seq += 1
        decision = choose(questions, rng)
        state, move, outcome = _step(game, state, decision, answers, rng, f"{seed}/{seq}")
        yield state, move, outcome


def _question(questions: Sequence[Decision], rng: Random) -> Decision:
    """One that somebody waits for or, now and then, one that nobody does."""
    optional = [question for question in questions if question.optional]
    awaited = [question for question in questions if question.awaited]
    return rng.choice(optional if optional and rng.random() < OPTIONAL else awaited)


def _step(
    game: Game, state: Any, decision: Decision, answers: Answers, rng: Random, seed: str
) -> tuple[Any, Move, Outcome]:
    """The first of the answers that the rules accept; the default, when none of some is."""
    found = answers(state, decision, rng)
    for answer in chain(islice(found, TRIES), [decision.default]):
        move, fresh = Move(decision.seat, decision.kind, answer), copy(game, state)
        with suppress(Illegal):
            return fresh, move, give(game, fresh, decision, answer, Chance(seed))
    raise AssertionError(f"the default of {decision.kind} is refused")
