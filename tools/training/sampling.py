"""What games show: the features of every seat as its stages begin, with what the seat had in the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.agents import AGENTS
from bot.agents.thinking import lookahead
from rules.core.decisions import Answer, Decision
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import start
from rules.games import found, game
from rules.opponents.learning import Learning
from rules.opponents.lookahead import Effort
from rules.opponents.search import ranked
from rules.replacements import package
from testkit.computer_games import among_computers


@dataclass
class Sample:
    """Features of one seat at one moment, what it had in the end, and how many of its stages came after."""

    features: Mapping[str, float]
    aim: float
    left: int


@dataclass(frozen=True)
class Curious:
    """A player that looks ahead a little and errs now and then, so that the games differ."""

    looks: int
    errs: float

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """Answers by a short look; sometimes any of the better half first, or any at all without a look."""
        ahead = lookahead(game_id)
        assert ahead is not None
        if self.looks:
            ranking = [
                each.answer for each in ranked(game(game_id), ahead, position, question, rng, Effort(self.looks, 1))
            ]
            if rng.random() < self.errs:
                best = ranking[: (len(ranking) + 1) // 2]
                rng.shuffle(best)
                ranking[: len(best)] = best
            yield from ranking
        elif rng.random() < self.errs:
            likely = list(ahead.candidates(view(position, question.seat), question, rng))
            yield rng.choice(likely[: (len(likely) + 1) // 2])
        yield from ahead.quick(view(position, question.seat), question, rng)
        yield from AGENTS["easy"].choose(game_id, position, question, rng)

    def volunteer(self, game_id: str, see: Any, question: Decision) -> Answer | None:
        """What the easy player says unasked."""
        return AGENTS["easy"].volunteer(game_id, see, question)


def learning(game_id: str) -> Learning:
    """What a game says so that an evaluation can be learnt; raises LookupError where it says nothing."""
    module = found(f"{package(game_id)}.computer.learning")
    if module is None:
        raise LookupError(f"{game_id} has no computer/learning.py")
    return module.LEARNING  # type: ignore[no-any-return]  # a constant of a module


def samples(game_id: str, setup: Setup, seed: str, player: Curious) -> tuple[list[Sample], list[int]]:
    """One game among players of this kind: what was seen, and the points in the end."""
    rules, learns, ahead = game(game_id), learning(game_id), lookahead(game_id)
    assert ahead is not None
    first = state = start(rules, setup, seed)
    stages: dict[int, float] = {}
    seen: list[tuple[int, Mapping[str, float]]] = []
    for state, _, _ in among_computers(rules, first, seed, [player]):
        for seat in range(setup.seats):
            stage = ahead.stage(state, seat)
            if stage > stages.get(seat, -1.0):
                stages[seat] = stage
                seen.append((seat, learns.features(view(state, seat), seat)))
    scores = _final(rules, state)
    left = [0] * setup.seats
    taken = []
    for seat, features in reversed(seen):
        taken.append(Sample(features, learns.aim(scores, seat), left[seat]))
        left[seat] += 1
    return taken[::-1], scores


def _final(rules: Game, state: Any) -> list[int]:
    return rules.scores(view(state, None))
