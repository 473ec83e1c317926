"""Exact probabilities: how likely a battle is to end in each state.

Damage only grows, so states are looked at from the least damaged to the most. Within a state rounds may pass in which
nobody hits: a geometric series, which is summed up at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.records import record
from rules.eclipse.probability.best import Best
from rules.eclipse.probability.course import Event
from rules.eclipse.probability.model import Model, Pair
from rules.eclipse.probability.volleys import Outcome

STATE = 2  # the work for each event in a state

NEGLIGIBLE = 1e-10  # a state this improbable is not followed


@record
class Ending:
    """How probable each last state is, and what all those that were not followed come to."""

    probabilities: dict[Pair, float]
    neglected: float


class Exact:
    """The exact course of one battle."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.best: Best | None = None
        if "best" in model.policies.values():
            self.best = Best(model)
        self.neglected = 0.0
        self.last: dict[Pair, float] = {}
        self.waiting: dict[int, dict[Pair, list[float]]] = {}

    def ending(self) -> Ending:
        """All last states with their probabilities; raises TooMuchWork."""
        for pair, probability in self._opening().items():
            self._enter(pair, self.model.course.start, probability)
        while self.waiting:
            for pair, entries in self.waiting.pop(max(self.waiting)).items():
                self._state(pair, entries)
        return Ending(self.last, self.neglected)

    def _opening(self) -> dict[Pair, float]:
        """The states after missiles and the beginning of a round, each of whose events comes once."""
        probabilities = {self.model.start: 1.0}
        for number, event in enumerate(self.model.course.opening):
            after: dict[Pair, float] = {}
            for pair, probability in probabilities.items():
                for share, result in self._results(number, event, pair):
                    after[result] = after.get(result, 0.0) + probability * share
            probabilities = after
        return probabilities

    def _results(self, number: int, event: Event, pair: Pair) -> list[tuple[float, Pair]]:
        """What an event of the opening leads to."""
        if self.model.is_over(pair):
            return [(1.0, pair)]
        if event.leaving:
            return [(1.0, self.model.left(event, pair))]
        miss, outcomes = self.model.outcomes(event, pair)
        self.model.work.spend(len(outcomes))
        followed = [(miss, pair)]
        for share, states in outcomes:
            chosen = states[0]
            if self.best is not None and len(states) > 1:
                chosen = self.best.in_opening(number + 1, event, pair, states)
            followed.append((share, self.model.hit(event, pair, chosen)))
        return followed

    def _enter(self, pair: Pair, place: int, probability: float) -> None:
        """Note that a state is entered before the event at this place of the rounds."""
        if self.model.is_over(pair) or not self.model.course.rounds:
            self.last[pair] = self.last.get(pair, 0.0) + probability
            return
        level = self.waiting.setdefault(self.model.endurance(pair), {})
        entries = level.get(pair)
        if entries is None:
            entries = level[pair] = [0.0] * len(self.model.course.rounds)
        entries[place] += probability

    def _state(self, pair: Pair, entries: Sequence[float]) -> None:
        """Follow a state: how often each event comes while nothing changes, and what changes then."""
        total = sum(entries)
        if total < NEGLIGIBLE:
            self.neglected += total
            return
        rounds = self.model.course.rounds
        self.model.work.spend(STATE * len(rounds))
        volleys = [self.model.outcomes(event, pair) for event in rounds]
        visits = _visits(entries, [miss for miss, _ in volleys])
        if visits is None:
            self.last[pair] = self.last.get(pair, 0.0) + total
            return
        for place, event in enumerate(rounds):
            if visits[place] and volleys[place][1]:
                self._fire(pair, event, place, visits[place], volleys[place][1])

    def _fire(self, pair: Pair, event: Event, place: int, visits: float, outcomes: Sequence[Outcome]) -> None:
        self.model.work.spend(len(outcomes))
        following = (place + 1) % len(self.model.course.rounds)
        for share, states in outcomes:
            chosen = states[0]
            if self.best is not None and len(states) > 1:
                chosen = self.best.in_rounds(following, event, pair, states)
            self._enter(self.model.hit(event, pair, chosen), following, visits * share)


def _visits(entries: Sequence[float], misses: Sequence[float]) -> list[float] | None:
    """How often each event of the rounds is expected to come before something changes; None if nothing ever does.

    `entries` says how probable it is to begin with each event, `misses` how probable it is that one changes nothing.
    """
    forever, first_time = 1.0, 0.0
    for entry, miss in zip(entries, misses, strict=True):
        first_time = (first_time + entry) * miss
        forever *= miss
    if forever == 1.0:
        return None
    arriving = first_time / (1.0 - forever)
    visits = []
    for entry, miss in zip(entries, misses, strict=True):
        visits.append(arriving + entry)
        arriving = visits[-1] * miss
    return visits
