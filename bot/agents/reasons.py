"""Why an answer is good: what it and the seat's next answers bring for certain, and what may be expected besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any

from bot.agents import thinking
from bot.agents.thinking import ThinkingAgent
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision
from rules.core.flow import Event
from rules.core.game import Game
from rules.core.play import copy, give
from rules.core.records import record
from rules.games import game
from rules.opponents.lookahead import Lookahead
from rules.opponents.search import Expected, asked, ends

STEPS = 5  # answers that are told of at most
FUTURES = 8
POINTS = "points"  # what the seat has scored, beside what is in its purse


@record
class Advised:
    """An answer with what a computer expects of it, and why.

    `steps`: what the seat itself does by the answer and by those that follow in the same turn, event by event, as far
    as nothing turns up that it cannot know. `brings`: by how much its points and its purse change, by these steps
    where they are all there is (`certain`), else on average to the end of the turn or round.
    """

    expected: Expected
    steps: Sequence[Sequence[Event]]
    brings: Mapping[str, float]
    certain: bool


def advised(
    agent: ThinkingAgent, game_id: str, position: Any, question: Decision, seed: str, count: int
) -> Sequence[Advised]:
    """The best answers as a player thinks, with what each brings.

    `position` is one that the seat may imagine; the same position, question and seed give the same.
    """
    ahead = thinking.lookahead(game_id)
    if ahead is None:
        return ()
    best = agent.thoughts(game_id, position, question, Random(seed))[:count]
    line = _Line(agent, game(game_id), ahead, position, question, seed)
    return [line.followed(expected) for expected in best]


class _Line:
    """What follows from the answers to one question."""

    def __init__(
        self, agent: ThinkingAgent, game: Game, ahead: Lookahead, position: Any, question: Decision, seed: str
    ) -> None:
        self.agent, self.game, self.ahead = agent, game, ahead
        self.position, self.question, self.seed = position, question, seed
        self.seat = question.seat
        self.until = ahead.stage(position, question.seat) + 1

    def followed(self, expected: Expected) -> Advised:
        """What an answer leads to."""
        steps: list[Sequence[Event]] = []
        after, asking, answer = copy(self.game, self.position), self.question, expected.answer
        while len(steps) < STEPS:
            outcome = give(self.game, after, asking, answer, chance(self.seed, len(steps)))
            if outcome.sealed or outcome.blocks_undo:
                return Advised(expected, steps, self._on_average(expected.answer), certain=False)
            steps.append([event for event in outcome.events if self._told(event)])
            following = asked(self.game, after)
            if following is None or following.seat != self.seat or self.ahead.stage(after, self.seat) >= self.until:
                break
            asking, answer = following, self._next(after, following)
        return Advised(expected, steps, self._changed(after), certain=True)

    def _told(self, event: Event) -> bool:
        """Whether an event is the seat's own, and known to it."""
        return event.facts.get("seat") == self.seat and (event.seen_by is None or self.seat in event.seen_by)

    def _next(self, position: Any, question: Decision) -> Answer:
        """What the player would answer next."""
        forced = question.ask.forced()
        if forced is not None:
            return forced
        thoughts = self.agent.thoughts(self.game.id, position, question, Random(self.seed))
        return thoughts[0].answer if thoughts else question.default

    def _on_average(self, answer: Answer) -> Mapping[str, float]:
        """What an answer changes to the end of the turn or round; nothing where no futures are looked at."""
        if self.ahead.ranks:
            return {}
        found = ends(self.game, self.ahead, self.position, self.question, answer, self.seed, FUTURES)
        changes = [self._changed(end) for end in found]
        return {name: fmean(change[name] for change in changes) for name in changes[0]} if changes else {}

    def _changed(self, after: Any) -> Mapping[str, float]:
        """What has changed of the seat's points and purse."""
        before, now = self._held(self.position), self._held(after)
        return {name: now[name] - before.get(name, 0) for name in now}

    def _held(self, position: Any) -> dict[str, int]:
        return {**self.game.purse(position, self.seat), POINTS: self.game.scores(position)[self.seat]}
