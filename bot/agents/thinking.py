"""A player that looks ahead as far as its level may."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.agents.easy import EasyAgent
from rules.core.decisions import Answer, Decision
from rules.core.hidden import view
from rules.games import found, game
from rules.opponents.lookahead import Lookahead
from rules.opponents.search import ranked
from rules.replacements import package


@cache
def lookahead(game_id: str) -> Lookahead | None:
    """How a game is thought about; None where it does not say."""
    own = found(f"{package(game_id)}.computer")
    module = found(f"{own.__name__}.lookahead") if own else None
    return module.LOOKAHEAD if module else None


@dataclass(frozen=True, slots=True)
class ThinkingAgent:
    """Answers by where they lead, best first, then the one by which futures are played on; else what is quick."""

    level: str
    quick: EasyAgent

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to try."""
        ahead = lookahead(game_id)
        if ahead and (effort := ahead.efforts.get(self.level)):
            ranking = ranked(game(game_id), ahead, position, question, rng, effort)
            yield from (each.answer for each in ranking)
            yield from ahead.quick(view(position, question.seat), question, rng)
        yield from self.quick.choose(game_id, position, question, rng)

    def volunteer(self, game_id: str, see: Callable[[], Any], question: Decision) -> Answer | None:
        """What the quick player says unasked."""
        return self.quick.volunteer(game_id, see, question)
