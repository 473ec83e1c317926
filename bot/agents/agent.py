"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

from rules.core.decisions import Answer, Decision


class Agent(Protocol):
    """Offers answers, best first; the first that the rules accept is made, and the default when none is."""

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to a question of a game.

        `position` looks to the seat that is asked as the true one does; what it cannot see is drawn at random
        (`rules.opponents.search.imagined`). `rng` is the move's own.
        """

    def volunteer(self, game_id: str, see: Callable[[], Any], question: Decision) -> Answer | None:
        """An answer to an optional question, which nobody waits for; None where it has nothing to say.

        `see` gives what the seat may see. Once given, the same answer must not be wanted again.
        """
