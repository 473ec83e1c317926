"""Games among the computer players that a table has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.agents import AGENTS, DEFAULT
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Outcome
from rules.core.hidden import view
from rules.core.play import Move, copy, give

Moved = tuple[Any, Move, Outcome]


def among_computers(game: Game, state: Any, seed: str) -> Iterator[Moved]:
    """The rest of a game from a position on, which stays as it is; yields the position after each move, as `playout`.

    Raises RuntimeError where a computer player has no answer that the rules accept.
    """
    moves = 0
    while questions := [question for question in game.pending(state) if question.awaited]:
        moves += 1
        state, move, outcome = _moved(game, state, questions[0], f"{seed}/{moves}")
        yield state, move, outcome


def _moved(game: Game, state: Any, question: Decision, seed: str) -> Moved:
    for answer in _answers(game, state, question, seed):
        after, move = copy(game, state), Move(question.seat, question.kind, answer)
        try:
            return after, move, give(game, after, question, answer, chance(seed, 0))
        except Illegal:
            continue
    raise RuntimeError(f"no answer to {question.kind}")


def _answers(game: Game, state: Any, question: Decision, seed: str) -> list[Answer]:
    forced = question.ask.forced()
    if forced is not None:
        return [forced]
    seen = view(state, question.seat)
    return [*AGENTS[DEFAULT].choose(game.id, seen, question, Random(seed)), question.default]
