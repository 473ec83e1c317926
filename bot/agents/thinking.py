"""A player that looks ahead as far as its level may."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.agents.easy import EasyAgent, part_of_computer
from rules.core.decisions import Answer, Decision
from rules.core.hidden import view
from rules.games import game
from rules.opponents.lookahead import Lookahead
from rules.opponents.search import Expected, ranked


@cache
def lookahead(game_id: str) -> Lookahead | None:
    """How a game is thought about; None where it does not say."""
    module = part_of_computer(game_id, "lookahead")
    return module.LOOKAHEAD if module else None


@dataclass(frozen=True, slots=True)
class ThinkingAgent:
    """Answers by where they lead, best first, then those of the easy player, who plays where nothing is thought of.

    Whoever lets it think elsewhere waits `patience` seconds for it at most.
    """

    level: str
    easy: EasyAgent
    patience: float

    def thinks_about(self, game_id: str) -> bool:
        """Whether a game says how this level thinks about it."""
        ahead = lookahead(game_id)
        return ahead is not None and self.level in ahead.efforts

    def thoughts(self, game_id: str, position: Any, question: Decision, rng: Random) -> Sequence[Expected]:
        """The answers that were thought about, best first."""
        ahead = lookahead(game_id)
        if ahead is None or self.level not in ahead.efforts:
            return ()
        return ranked(game(game_id), ahead, position, question, rng, ahead.efforts[self.level])

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to try."""
        ahead = lookahead(game_id)
        if ahead and self.level in ahead.efforts:
            yield from (each.answer for each in self.thoughts(game_id, position, question, rng))
            yield from ahead.quick(view(position, question.seat), question, rng)
        yield from self.easy.choose(game_id, position, question, rng)

    def volunteer(self, game_id: str, see: Callable[[], Any], question: Decision) -> Answer | None:
        """What the easy player says unasked."""
        return self.easy.volunteer(game_id, see, question)
