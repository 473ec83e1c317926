"""What a computer player is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

from rules.core.decisions import Answer, Decision


class Agent(Protocol):
    """Offers answers, best first; the first that the rules accept is made, and the default when none is."""

    def choose(self, game_id: str, view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to a question of a game, from what the seat may see. `rng` is the move's own."""
