"""Assigning dice as is best for the chance to win, when both sides know all chances.

The value of a state before an event is the probability that the attacker wins from there: the attacker chooses the
highest, the defender the lowest. Damage only grows, so the value of a state follows from those of worse ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.eclipse.probability.course import Event
from rules.eclipse.probability.model import Model, Pair
from rules.eclipse.probability.volleys import Outcome

Value = Callable[[Pair], float]  # the value of a state before some event


class Best:
    """The values of the states of one battle, found when they are asked for."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rounds: dict[Pair, list[float]] = {}
        self._opening: dict[tuple[int, Pair], float] = {}

    def in_rounds(self, following: int, event: Event, pair: Pair, states: Sequence[int]) -> int:
        """The best of the states an event may leave its targets in, before the event `following` of the rounds."""
        return self._choice(event, pair, states, lambda after: self._value(following, after))[0]

    def in_opening(self, following: int, event: Event, pair: Pair, states: Sequence[int]) -> int:
        """The same before the event `following` of the opening."""
        return self._choice(event, pair, states, lambda after: self._early_value(following, after))[0]

    def _choice(self, event: Event, pair: Pair, states: Sequence[int], value: Value) -> tuple[int, float]:
        """The best state and its value."""
        self.model.work.spend(len(states))
        best = max
        if event.side == "defender":
            best = min
        found = best((value(self.model.hit(event, pair, state)), state) for state in states)
        return found[1], found[0]

    def _expected(self, event: Event, pair: Pair, outcomes: Sequence[Outcome], value: Value) -> float:
        """What the results with damage contribute to the value of a state."""
        return sum(share * self._choice(event, pair, states, value)[1] for share, states in outcomes)

    def _value(self, place: int, pair: Pair) -> float:
        if self.model.is_over(pair):
            return float(self.model.attacker_wins(pair))
        values = self._rounds.get(pair)
        if values is None:
            values = self._rounds[pair] = self._values(pair)
        return values[place]

    def _values(self, pair: Pair) -> list[float]:
        """The values before each event of the rounds: a result with damage, or the next event in the same state."""
        rounds = self.model.course.rounds
        gains, misses = [], []
        for place, event in enumerate(rounds):
            miss, outcomes = self.model.outcomes(event, pair)
            gains.append(self._gain(event, pair, outcomes, (place + 1) % len(rounds)))
            misses.append(miss)
        value, forever = 0.0, 1.0
        for gain, miss in zip(gains, misses, strict=True):
            value += forever * gain
            forever *= miss
        if forever == 1.0:
            return [0.0] * len(rounds)  # a stalemate
        values = [value / (1.0 - forever)]
        for gain, miss in zip(reversed(gains[1:]), reversed(misses[1:]), strict=True):
            values.append(gain + miss * values[-1])
        return [values[0], *reversed(values[1:])]

    def _gain(self, event: Event, pair: Pair, outcomes: Sequence[Outcome], following: int) -> float:
        return self._expected(event, pair, outcomes, lambda after: self._value(following, after))

    def _early_value(self, number: int, pair: Pair) -> float:
        """The value before an event of the opening."""
        model = self.model
        if model.is_over(pair):
            return float(model.attacker_wins(pair))
        if number == len(model.course.opening):
            return self._after_opening(pair)
        found = self._opening.get((number, pair))
        if found is None:
            found = self._opening[number, pair] = self._before(number, model.course.opening[number], pair)
        return found

    def _after_opening(self, pair: Pair) -> float:
        if not self.model.course.rounds:
            return 0.0
        return self._value(self.model.course.start, pair)

    def _before(self, number: int, event: Event, pair: Pair) -> float:
        if event.leaving:
            return self._early_value(number + 1, self.model.left(event, pair))
        miss, outcomes = self.model.outcomes(event, pair)
        gain = self._expected(event, pair, outcomes, lambda after: self._early_value(number + 1, after))
        return gain + miss * self._early_value(number + 1, pair)
