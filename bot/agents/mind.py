"""Where computer players think: in processes of their own, so that nobody's press waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import structlog

from bot.agents import AGENTS, CLUB, EASY
from bot.agents.reasons import Advised, advised
from bot.agents.thinking import ThinkingAgent
from bot.processes import Processes
from rules.core.decisions import Answer, Decision
from rules.opponents.search import Expected

log = structlog.get_logger()
T = TypeVar("T")
NICENESS = 10  # presses and pictures come first


class Mind:
    """Lets computer players choose; what goes wrong or takes too long is logged, and the easy player chooses.

    Args:
        processes: How many think at a time; with 0 whoever asks thinks, in their own thread.
        data: The host's files in the place of those that are shipped.
    """

    def __init__(self, processes: int = 0, data: Path | None = None) -> None:
        self._processes = Processes(processes, data, NICENESS) if processes else None

    def choose(self, level: str, game_id: str, position: Any, question: Decision, seed: str) -> Iterator[Answer]:
        """Answers of a level, best first; blocks until they are there. `position` is as in `Agent.choose`.

        The same position, question and seed give the same answers, wherever they are thought of.
        """
        agent = AGENTS[level]
        if isinstance(agent, ThinkingAgent) and agent.thinks_about(game_id):
            yield from (each.answer for each in self._thoughts(agent, game_id, position, question, seed))
            agent = EASY
        yield from agent.choose(game_id, position, question, Random(seed))

    def advice(self, game_id: str, position: Any, question: Decision, seed: str, count: int) -> Sequence[Advised]:
        """The best answers as a club player thinks, at most `count`, with what each brings.

        Nothing of a game that it does not think about.
        """
        advising = partial(advised, CLUB, game_id, position, question, seed, count)
        return self._thought(advising, CLUB, game_id, question)

    def _thoughts(
        self, agent: ThinkingAgent, game_id: str, position: Any, question: Decision, seed: str
    ) -> Sequence[Expected]:
        thinking = partial(_think, agent.level, game_id, position, question, seed)
        return self._thought(thinking, agent, game_id, question)

    def _thought(
        self, thinking: Callable[[], Sequence[T]], agent: ThinkingAgent, game_id: str, question: Decision
    ) -> Sequence[T]:
        try:
            if self._processes is None:
                return thinking()
            return self._processes.wait(thinking, agent.patience)
        except Exception:
            if self._processes is not None and self._processes.ended:
                return ()
            log.exception("thinking-failed", game=game_id, level=agent.level, kind=question.kind)
            return ()

    def close(self) -> None:
        """End the processes; what they think about is given up."""
        if self._processes is not None:
            self._processes.close()


def _think(level: str, game_id: str, position: Any, question: Decision, seed: str) -> Sequence[Expected]:
    agent = AGENTS[level]
    assert isinstance(agent, ThinkingAgent)
    return agent.thoughts(game_id, position, question, Random(seed))
