"""Games among the computer players that a table has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
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
    questions = game.pending(state)
    while any(question.awaited for question in questions):
        moves += 1
        found = _unasked(game, state, questions)
        question, answers = found or _asked(game, state, questions, f"{seed}/{moves}")
        state, move, outcome = _moved(game, state, question, answers, f"{seed}/{moves}")
        yield state, move, outcome
        questions = game.pending(state)


def _unasked(game: Game, state: Any, questions: Sequence[Decision]) -> tuple[Decision, list[Answer]] | None:
    """What a computer player says that nobody waits for, with its question."""
    for question in (question for question in questions if question.optional):
        answer = AGENTS[DEFAULT].volunteer(game.id, partial(view, state, question.seat), question)
        if answer is not None:
            return question, [answer]
    return None


def _asked(game: Game, state: Any, questions: Sequence[Decision], seed: str) -> tuple[Decision, list[Answer]]:
    """What somebody waits for, first what stands beside the course of the game, with answers to it."""
    awaited = [question for question in questions if question.awaited]
    question = next((each for each in awaited if each.aside), awaited[0])
    return question, _answers(game, state, question, seed)


def _moved(game: Game, state: Any, question: Decision, answers: Sequence[Answer], seed: str) -> Moved:
    for answer in answers:
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
