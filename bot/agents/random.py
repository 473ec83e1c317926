"""A player that answers at random: company for one person, and the engine of demos and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision

TRIES = 8


class RandomAgent:
    """Any answer of the right shape, a few times over."""

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """So many answers, each drawn for itself."""
        for _ in range(TRIES):
            yield question.ask.sample(rng)

    def volunteer(self, game_id: str, see: Callable[[], Any], question: Decision) -> Answer | None:
        """None: it speaks only where it is asked."""
        return None
