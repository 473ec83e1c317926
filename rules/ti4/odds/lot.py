"""Combats fought by lot, with the rounds of the exact course, where there are too many states to follow them all."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from random import Random
from typing import TypeVar

from rules.ti4.odds.losses import Hits
from rules.ti4.odds.rolls import Rolls
from rules.ti4.odds.rounds import Pair, Rounds

MOST_ROUNDS = 100  # then nobody can win

T = TypeVar("T")


class Lot:
    """Battles between two sides."""

    def __init__(self, rounds: Rounds, rng: Random) -> None:
        self.rounds = rounds
        self.rng = rng
        self._known: dict[int, tuple[list[Hits], list[float]]] = {}

    def ending(self, pair: Pair, first: int) -> Pair:
        """The states in which one battle ends that goes on with this round."""
        rounds = self.rounds
        for number in range(first, first + MOST_ROUNDS):
            if rounds.is_over(pair):
                return pair
            round_ = min(number, rounds.numbered + 1)  # those after it are alike
            ours, theirs = (self._hits(rounds.rolls(pair, place, round_)) for place in range(len(pair)))
            fought = rounds.assigned(pair, ours, theirs)
            pair = self._drawn(rounds.closed(self._drawn(rounds.settled(pair, fought))))
        return pair

    def _hits(self, rolls: Rolls) -> Hits:
        """Hits drawn from what a side may roll; distributions are kept by the roller, so each is summed up once."""
        if id(rolls) not in self._known:
            self._known[id(rolls)] = list(rolls), list(accumulate(rolls.values()))
        hits, sums = self._known[id(rolls)]
        return self.rng.choices(hits, cum_weights=sums)[0]

    def _drawn(self, course: Mapping[T, float]) -> T:
        if len(course) == 1:
            return next(iter(course))
        return self.rng.choices(list(course), list(course.values()))[0]
