"""Where computer players think: in processes of their own, so that nobody's press waits for them."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random
from typing import Any

import structlog
from pebble import ProcessPool

from bot.agents import AGENTS, CLUB, EASY
from bot.agents.thinking import ThinkingAgent
from rules.core.decisions import Answer, Decision
from rules.opponents.search import Expected
from rules.replacements import replace_from

log = structlog.get_logger()
NICENESS = 10  # presses and pictures come first


class Mind:
    """Lets computer players choose; what goes wrong or takes too long is logged, and the easy player chooses.

    Args:
        processes: How many think at a time; with 0 whoever asks thinks, in their own thread.
        data: The host's files in the place of those that are shipped.
    """

    def __init__(self, processes: int = 0, data: Path | None = None) -> None:
        self.processes, self.data = processes, data
        self._pool: ProcessPool | None = None
        self._lock = threading.Lock()

    def choose(self, level: str, game_id: str, position: Any, question: Decision, seed: str) -> Iterator[Answer]:
        """Answers of a level, best first; blocks until they are there. `position` is as in `Agent.choose`.

        The same position, question and seed give the same answers, wherever they are thought of.
        """
        agent = AGENTS[level]
        if isinstance(agent, ThinkingAgent) and agent.thinks_about(game_id):
            yield from (each.answer for each in self._thoughts(agent, game_id, position, question, seed))
            agent = EASY
        yield from agent.choose(game_id, position, question, Random(seed))

    def advice(self, game_id: str, position: Any, question: Decision, seed: str) -> Sequence[Expected]:
        """What a club player thinks of answers, best first; nothing of a game that it does not think about."""
        return self._thoughts(CLUB, game_id, position, question, seed)

    def _thoughts(
        self, agent: ThinkingAgent, game_id: str, position: Any, question: Decision, seed: str
    ) -> Sequence[Expected]:
        thinking = partial(_think, agent.level, game_id, position, question, seed)
        try:
            if not self.processes:
                return thinking()
            return self._started().schedule(thinking, timeout=agent.patience).result()
        except CancelledError:  # the bot is ending
            return ()
        except Exception:
            log.exception("thinking-failed", game=game_id, level=agent.level, kind=question.kind)
            return ()

    def _started(self) -> ProcessPool:
        """The processes, which are started when they are first wanted: most of the time nobody thinks.

        They are started anew where ending one that took too long has broken all of them.
        """
        with self._lock:
            if self._pool is None or not self._pool.active:
                self._pool = ProcessPool(
                    self.processes, initializer=_begin, initargs=(self.data,), context=get_context("spawn")
                )
            return self._pool

    def close(self) -> None:
        """End the processes; what they think about is given up."""
        with self._lock:
            if self._pool is not None:
                self._pool.stop()  # type: ignore[no-untyped-call]  # it has no types of its own
                self._pool.join()
                self._pool = None


def _begin(data: Path | None) -> None:
    """Begin a process that thinks: behind all others, with the host's files, and never longer than the bot lives."""
    os.nice(NICENESS)
    if data:
        replace_from(data)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _think(level: str, game_id: str, position: Any, question: Decision, seed: str) -> Sequence[Expected]:
    agent = AGENTS[level]
    assert isinstance(agent, ThinkingAgent)
    return agent.thoughts(game_id, position, question, Random(seed))
