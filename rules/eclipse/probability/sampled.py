"""Probabilities from battles that are fought by lot, where there are too many states to follow them all."""

from __future__ import annotations

from collections import Counter
from random import Random

from rules.eclipse.battle.assignment import Die
from rules.eclipse.probability.course import Event
from rules.eclipse.probability.model import Model, Pair


class Sampled:
    """Battles by lot; sides assign their dice by the rule, where they choose the best the first there is."""

    def __init__(self, model: Model, rng: Random) -> None:
        self.model = model
        self.rng = rng

    def ending(self, battles: int) -> Counter[Pair]:
        """How many battles ended in each state."""
        return Counter(self._battle() for _ in range(battles))

    def _battle(self) -> Pair:
        pair = self.model.start
        for event in self.model.course.opening:
            pair = self._event(event, pair)
            if self.model.is_over(pair):
                return pair
        place = self.model.course.start
        while self._goes_on(pair):
            pair = self._event(self.model.course.rounds[place], pair)
            place = (place + 1) % len(self.model.course.rounds)
        return pair

    def _goes_on(self, pair: Pair) -> bool:
        """Whether both sides are left and one of them fires."""
        if self.model.is_over(pair):
            return False
        return any(self.model.ships(event, pair) for event in self.model.course.rounds)

    def _event(self, event: Event, pair: Pair) -> Pair:
        if event.leaving:
            return self.model.left(event, pair)
        ships = self.model.ships(event, pair)
        if not ships:
            return pair
        targets = pair[event.side == "attacker"]
        volleys = self.model.volleys[event.side]
        reach = volleys.reach(event.squadron, targets)
        dice = event.dice * ships
        rolls = Counter(zip(dice, self.rng.choices(reach, k=len(dice)), strict=True))
        hits = tuple((Die(damage, bits), count) for (damage, bits), count in sorted(rolls.items()) if bits)
        if not hits:
            return pair
        return self.model.hit(event, pair, volleys.after(targets, hits)[0])
