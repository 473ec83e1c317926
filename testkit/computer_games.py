"""Games among the computer players that a table has, and players that take no time at one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from bot.agents import AGENTS, EASY
from bot.agents.agent import Agent
from bot.agents.mind import Mind
from bot.agents.thinking import ThinkingAgent
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Outcome
from rules.core.hidden import view
from rules.core.play import Move, copy, give
from rules.opponents.search import imagined

Moved = tuple[Any, Move, Outcome]


class QuickMind(Mind):
    """A `Mind` whose players answer at once as the easy one does, where they would think: for tests of the table.

    Hints (`advice`) are thought about all the same.
    """

    def choose(self, level: str, game_id: str, position: Any, question: Decision, seed: str) -> Iterator[Answer]:
        """Answers as `Mind.choose` gives them, best first, without looking ahead; the same for the same `seed`."""
        agent = EASY if isinstance(AGENTS[level], ThinkingAgent) else AGENTS[level]
        yield from agent.choose(game_id, position, question, Random(seed))


def among_computers(game: Game, state: Any, seed: str, agents: Sequence[Agent] = (EASY,)) -> Iterator[Moved]:
    """The rest of a game from a position on, which stays as it is; yields the position after each move, as `playout`.

    `agents` sit down in turn, again from the first where there are more seats. Raises RuntimeError where one has no
    answer that the rules accept.
    """
    moves = 0
    questions = game.pending(state)
    while any(question.awaited for question in questions):
        moves += 1
        found = _unasked(game, state, questions, agents)
        question, answers = found or _asked(game, state, questions, f"{seed}/{moves}", agents)
        state, move, outcome = _moved(game, state, question, answers, f"{seed}/{moves}")
        yield state, move, outcome
        questions = game.pending(state)


def _unasked(
    game: Game, state: Any, questions: Sequence[Decision], agents: Sequence[Agent]
) -> tuple[Decision, Iterable[Answer]] | None:
    """What a computer player says that nobody waits for, with its question."""
    for question in (question for question in questions if question.optional):
        answer = _agent(agents, question).volunteer(game.id, partial(view, state, question.seat), question)
        if answer is not None:
            return question, [answer]
    return None


def _asked(
    game: Game, state: Any, questions: Sequence[Decision], seed: str, agents: Sequence[Agent]
) -> tuple[Decision, Iterable[Answer]]:
    """What somebody waits for, first what stands beside the course of the game, with answers to it."""
    awaited = [question for question in questions if question.awaited]
    question = next((each for each in awaited if each.aside), awaited[0])
    return question, _answers(game, state, question, seed, _agent(agents, question))


def _agent(agents: Sequence[Agent], question: Decision) -> Agent:
    return agents[question.seat % len(agents)]


def _moved(game: Game, state: Any, question: Decision, answers: Iterable[Answer], seed: str) -> Moved:
    for answer in answers:
        after, move = copy(game, state), Move(question.seat, question.kind, answer)
        try:
            return after, move, give(game, after, question, answer, chance(seed, 0))
        except Illegal:
            continue
    raise RuntimeError(f"no answer to {question.kind}")


def _answers(game: Game, state: Any, question: Decision, seed: str, agent: Agent) -> Iterator[Answer]:
    forced = question.ask.forced()
    if forced is not None:
        yield forced
        return
    rng = Random(seed)
    position = imagined(game, state, question.seat, rng)
    yield from agent.choose(game.id, position, question, rng)
    yield question.default
