"""A player that answers at random but rather acts than passes: company for one person, and the engine of demos."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, cast

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.hidden import view
from rules.games import optional_module
from rules.opponents.reasons import Reasoned
from rules.replacements import package

TRIES = 8
Answers = Callable[[Any, Decision, Random], Iterator[Answer]]
ReasonedAnswers = Callable[[Any, Decision, Random], Iterator[Reasoned]]
Unasked = Callable[[Callable[[], Any], Decision], Answer | None]
PASSING = {"pass": 0.25}  # what every game calls so


@dataclass(frozen=True, slots=True)
class Taste:
    """How much each heading of options is liked, where not 1; kinds of questions whose default is a sound answer."""

    headings: Mapping[str, float] = field(default_factory=dict)
    cautious: Collection[str] = ()


@cache
def taste(game_id: str) -> Taste:
    """What the module `taste` beside a game says it likes: `HEADINGS` and `CAUTIOUS`; no taste where there is none."""
    own = optional_module(f"{package(game_id)}.taste")
    if own:
        return Taste({**PASSING, **own.HEADINGS}, own.CAUTIOUS)
    return Taste(PASSING)


@cache
def own_player(game_id: str) -> Answers | None:
    """The function `answers` of the module `computer/answers`, which plays to win; None where there is none."""
    module = part_of_computer(game_id, "answers")
    return cast(Answers, module.answers) if module else None


@cache
def own_reasoning(game_id: str) -> ReasonedAnswers | None:
    """The function `reasoned` of the same module: the same answers, with why; None of a game that does not say why."""
    return cast(ReasonedAnswers | None, getattr(part_of_computer(game_id, "answers"), "reasoned", None))


def part_of_computer(game_id: str, name: str) -> Any:
    """A module of this name in the package `computer` beside a game; None where either is missing."""
    own = optional_module(f"{package(game_id)}.computer")
    return optional_module(f"{own.__name__}.{name}") if own else None


@cache
def own_volunteer(game_id: str) -> Unasked | None:
    """The function `volunteered` of the module `computer/unasked`, which answers what is optional; None without one."""
    unasked = part_of_computer(game_id, "unasked")
    return cast(Unasked, unasked.volunteered) if unasked else None


class EasyAgent:
    """The game's own player; without one headings by its taste, any option below them, other shapes at random."""

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers to try, the default first where one should be careful."""
        if player := own_player(game_id):
            yield from player(view(position, question.seat), question, rng)
        likes = taste(game_id)
        if question.kind in likes.cautious:
            yield question.default
        for _ in range(TRIES):
            yield self._answer(question, likes, rng)

    def volunteer(self, game_id: str, see: Callable[[], Any], question: Decision) -> Answer | None:
        """What the game's own player says unasked."""
        speak = own_volunteer(game_id)
        return speak(see, question) if speak else None

    def _answer(self, question: Decision, likes: Taste, rng: Random) -> Answer:
        ask = question.ask
        if not isinstance(ask, Pick) or ask.offers or (ask.least, ask.most) != (1, 1):
            return ask.sample(rng)
        headings: dict[str, list[Option]] = {}
        for option in ask.options:
            headings.setdefault(option.group, []).append(option)
        weights = [likes.headings.get(heading, 1.0) for heading in headings]
        (heading,) = rng.choices(list(headings), weights)
        return (rng.choice(headings[heading]).word,)
