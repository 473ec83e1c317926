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
from rules.games import game, optional_module
from rules.opponents.learning import Learning
from rules.opponents.lookahead import Effort, Lookahead
from rules.opponents.search import answered, awaited_question, ranked
from rules.replacements import package
from testkit.computer_games import among_computers

WILD = 0.5  # how often a player errs at the beginning of a game that begins wildly


@dataclass
class Sample:
    """Features of one seat at one moment, what it had in the end, and how many of its stages came after."""

    features: Mapping[str, float]
    aim: float
    left: int


@dataclass(frozen=True)
class Curious:
    """A player that looks ahead a little and errs now and then, so that the games differ.

    Where it does not look ahead, up to `wild` stages at the beginning are half played by chance, and not learnt from:
    so are positions met that a player who looks ahead gets into, and quick players alone do not.
    """

    looks: int
    errs: float
    wild: int = 0

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
        yield from ahead.quick(view(position, question.seat), question, rng)
        yield from AGENTS["easy"].choose(game_id, position, question, rng)

    def volunteer(self, game_id: str, see: Any, question: Decision) -> Answer | None:
        """What the easy player says unasked."""
        return AGENTS["easy"].volunteer(game_id, see, question)


def learning(game_id: str) -> Learning:
    """What a game says so that an evaluation can be learnt; raises LookupError where it says nothing."""
    module = optional_module(f"{package(game_id)}.computer.learning")
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
    for state in _course(rules, ahead, first, seed, player):
        for seat in range(setup.seats):
            stage = ahead.stage(state, seat)
            if stage > stages.get(seat, -1.0):
                stages[seat] = stage
                features = learns.features(view(state, seat), seat)
                seen.append((seat, {name: value for name, value in features.items() if value}))
    scores = _final(rules, state)
    left = [0] * setup.seats
    taken = []
    for seat, features in reversed(seen):
        taken.append(Sample(features, learns.aim(scores, seat), left[seat]))
        left[seat] += 1
    return taken[::-1], scores


def _course(rules: Game, ahead: Lookahead, state: Any, seed: str, player: Curious) -> Iterator[Any]:
    """The positions of a game among such players; of players who only are quick, mostly the same one as it changes."""
    if not player.looks:
        yield from _quickly(rules, ahead, state, seed, player)
        return
    for after, _, _ in among_computers(rules, state, seed, [player]):
        yield after


def _quickly(rules: Game, ahead: Lookahead, state: Any, seed: str, player: Curious) -> Iterator[Any]:
    """The positions of a game among quick players, who err now and then, from where its wild beginning is over."""
    rng = Random(f"{seed}/quickly")
    tame = rng.randint(0, player.wild)
    while (question := awaited_question(rules, state)) is not None:
        wild = ahead.stage(state, question.seat) < tame
        wrong = rng.random() < (WILD if wild else player.errs) and question.ask.forced() is None
        likely = list(ahead.candidates(view(state, question.seat), question, rng)) if wrong else []
        among = likely if wild else likely[: (len(likely) + 1) // 2]
        tried = [rng.choice(among)] if among else []
        state = answered(rules, ahead, state, question, rng, first=tried)
        if ahead.stage(state, question.seat) >= tame:
            yield state


def _final(rules: Game, state: Any) -> list[int]:
    return rules.scores(view(state, None))
