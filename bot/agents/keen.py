"""A player that answers at random but rather acts than passes: company for one person, and the engine of demos."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision, Option, Pick

TRIES = 8
TASTE = {"federation": 40.0, "upgrade": 6.0, "mine": 6.0, "special": 6.0, "research": 4.0, "board": 3.0, "end": 9.0}
DISTASTE = {"pass": 0.25, "free": 0.15}  # these end a turn or use goods up
CAUTIOUS = ("bid",)  # questions whose default is a sound answer


class KeenAgent:
    """Headings by taste, then any option below them; other shapes of question at random."""

    def choose(self, view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to try, the default first where one should be careful."""
        if question.kind in CAUTIOUS:
            yield question.default
        for _ in range(TRIES):
            yield self._answer(question, rng)

    def _answer(self, question: Decision, rng: Random) -> Answer:
        ask = question.ask
        if not isinstance(ask, Pick) or ask.offers or (ask.least, ask.most) != (1, 1):
            return ask.sample(rng)
        headings: dict[str, list[Option]] = {}
        for option in ask.options:
            headings.setdefault(option.group, []).append(option)
        weights = [TASTE.get(heading, DISTASTE.get(heading, 1.0)) for heading in headings]
        (heading,) = rng.choices(list(headings), weights)
        return (rng.choice(headings[heading]).word,)
