"""Why an answer is good: what it and the seat's next answers bring for certain, and what may be expected besides."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import Any

from bot.agents import thinking
from bot.agents.easy import own_player
from bot.agents.thinking import ThinkingAgent
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import Event
from rules.core.game import Game, Outcome
from rules.core.hidden import view
from rules.core.play import copy, give
from rules.core.records import record
from rules.games import game
from rules.opponents.search import Expected, awaited_question, compared, quick_answers

STEPS = 5  # answers that are told of at most
OFFERED = 8  # answers of a player by rules of thumb that are tried, some of which the rules may refuse
POINTS = "points"  # what the seat has scored, beside what is in its purse


@record
class Advised:
    """An answer with what a computer expects of it, and why.

    `worth` is in points, from `looks` futures or by a plan of the game's own; None where it has rules of thumb only.
    `steps`: what the seat itself does by the answer and by those that follow in the same turn, as in one of these
    futures, event by event, as far as nothing turns up that it cannot know. `brings`: by how much its points and its
    purse change, by these steps where they are all there is (`certain`), else on average as far as futures go; nothing
    where none are looked at.
    """

    answer: Answer
    worth: float | None
    looks: int
    steps: Sequence[Sequence[Event]]
    brings: Mapping[str, float]
    certain: bool


def advises(game_id: str) -> bool:
    """Whether a game has a computer that knows better answers from worse."""
    return thinking.lookahead(game_id) is not None or own_player(game_id) is not None


def advised(
    agent: ThinkingAgent, game_id: str, position: Any, question: Decision, seed: str, count: int
) -> Sequence[Advised]:
    """The best answers as a player thinks, with what each brings.

    `position` is one that the seat may imagine; the same position, question and seed give the same.
    """
    line = _Line(agent, game(game_id), position, question, seed)
    found = (line.followed(expected, worth) for expected, worth in line.best(count))
    return list(islice((each for each in found if each), count))


class _Line:
    """What follows from the answers to one question."""

    def __init__(self, agent: ThinkingAgent, game: Game, position: Any, question: Decision, seed: str) -> None:
        self.agent, self.game, self.ahead = agent, game, thinking.lookahead(game.id)
        self.position, self.question, self.seed = position, question, seed
        self.seat = question.seat
        self.held = self._holds(position)

    def best(self, count: int) -> Iterator[tuple[Expected, float | None]]:
        """The best answers with what they are worth; by rules of thumb where nothing is thought of."""
        rng, offered = Random(self.seed), list[Answer]()
        if self.ahead and self.agent.level in self.ahead.efforts:
            effort = self.ahead.efforts[self.agent.level]
            given = (self.game, self.ahead, self.position, self.question, rng, effort, count)
            found = compared(*given, self._holds)
            if found:
                yield from ((each, each.worth) for each in found)
                return
        for answer in islice(self._thumb(self.position, self.question), OFFERED):
            if answer not in offered:
                offered.append(answer)
                yield Expected(answer, 0.0, 0), None

    def followed(self, expected: Expected, worth: float | None) -> Advised | None:
        """What an answer leads to; None where the rules refuse it."""
        steps: list[Sequence[Event]] = []
        after, asking, answers = self.position, self.question, iter([expected.answer])
        path = deque(expected.path[1:])
        brings = {name: amount - self.held.get(name, 0) for name, amount in expected.holds.items()}
        looks = expected.looks if expected.holds else 0
        advice = Advised(expected.answer, worth, looks, steps, brings, certain=False)
        while len(steps) < STEPS:
            made = self._made(after, asking, answers, len(steps))
            if made is None:
                return advice if steps else None
            after, outcome = made
            if outcome.counts_at_once:
                return advice
            steps.append([event for event in outcome.events if self._told(event)])
            following = awaited_question(self.game, after)
            if following is None or self._over(after, following):
                break
            expects = [answer for kind, answer in [path.popleft()] if kind == following.kind] if path else []
            asking, answers = following, chain(expects, self._thumb(after, following), [following.default])
        now = self._holds(after)
        return replace(advice, brings={name: now[name] - self.held.get(name, 0) for name in now}, certain=True)

    def _made(
        self, position: Any, question: Decision, answers: Iterator[Answer], number: int
    ) -> tuple[Any, Outcome] | None:
        """The position after the first answer that the rules accept, and what it did."""
        for answer in answers:
            after = copy(self.game, position)
            try:
                return after, give(self.game, after, question, answer, chance(self.seed, number))
            except Illegal:
                continue
        return None

    def _over(self, position: Any, following: Decision) -> bool:
        """Whether the turn, or as far as the game is thought about, is over."""
        if following.seat != self.seat:
            return True
        if self.ahead is None:
            return following.kind in self.game.turns
        return self.ahead.stage(position, self.seat) >= self.ahead.stage(self.position, self.seat) + 1

    def _told(self, event: Event) -> bool:
        """Whether an event is the seat's own, and known to it."""
        return event.facts.get("seat") == self.seat and (event.seen_by is None or self.seat in event.seen_by)

    def _thumb(self, position: Any, question: Decision) -> Iterator[Answer]:
        """What the game's quick player would answer, best first, as the futures are played on."""
        rng, forced = Random(self.seed), question.ask.forced()
        if self.ahead:
            yield from quick_answers(self.ahead, position, question, rng)
        elif forced is not None:
            yield forced
        elif player := own_player(self.game.id):
            yield from player(view(position, question.seat), question, rng)

    def _holds(self, position: Any) -> dict[str, int]:
        return {**self.game.purse(position, self.seat), POINTS: self.game.scores(position)[self.seat]}
