"""Computer players that answer at once, for tests of the table around them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.agents import AGENTS, EASY
from bot.agents.mind import Mind
from bot.agents.thinking import ThinkingAgent
from rules.core.decisions import Answer, Decision


class QuickMind(Mind):
    """Those that would think play as the easy one does; hints are thought about as ever."""

    def choose(self, level: str, game_id: str, position: Any, question: Decision, seed: str) -> Iterator[Answer]:
        """Answers, best first, without looking ahead."""
        agent = EASY if isinstance(AGENTS[level], ThinkingAgent) else AGENTS[level]
        yield from agent.choose(game_id, position, question, Random(seed))
