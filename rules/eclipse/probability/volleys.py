"""What the dice of one activation do to the other side, with the probability of each result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod
from typing import Literal

from rules.eclipse.battle.assignment import Die, Group
from rules.eclipse.battle.fleets import Squadron
from rules.eclipse.battle.profiles import SIX, hits
from rules.eclipse.probability.course import Event
from rules.eclipse.probability.states import FleetStates
from rules.eclipse.probability.work import Work

# How a side assigns its dice: by the rule of the neutral fleets, damage that destroys nothing piled up or spread; or
# as is best for its chance to win.
Policy = Literal["focus", "spread", "best"]

Outcome = tuple[float, tuple[int, ...]]  # a probability, and the states the shooter may choose from

# What work costs, where to follow a result costs 1.
THROW = 3
ASSIGNING = 15
OPTION = 4


class Volleys:
    """The fire of one side at the other."""

    def __init__(self, shooters: Sequence[Squadron], targets: FleetStates, policy: Policy, work: Work) -> None:
        self.targets = targets
        self.policy = policy
        self.work = work
        self._shooters = shooters
        self._outcomes: dict[tuple[int, tuple[int, ...], int, int], tuple[float, list[Outcome]]] = {}
        self._after: dict[tuple[int, tuple[Group, ...]], tuple[int, ...]] = {}
        self._reaches: dict[tuple[int, int], tuple[int, ...]] = {}

    def outcomes(self, event: Event, ships: int, state: int) -> tuple[float, list[Outcome]]:
        """What so many ships do to targets in a state: the probability of no damage, and each result with damage."""
        key = (event.squadron, event.dice, ships, state)
        found = self._outcomes.get(key)
        if found is None:
            found = self._outcomes[key] = self._reckon(event, ships, state)
        return found

    def _reckon(self, event: Event, ships: int, state: int) -> tuple[float, list[Outcome]]:
        merged: dict[tuple[int, ...], float] = {}
        for probability, throw in _throws(event.dice, ships, self.reach(event.squadron, state)):
            self.work.spend(THROW)
            states = self.after(state, throw)
            merged[states] = merged.get(states, 0.0) + probability
        miss = merged.pop((state,), 0.0)
        return miss, [(probability, states) for states, probability in merged.items()]

    def after(self, state: int, throw: tuple[Group, ...]) -> tuple[int, ...]:
        """The states in which hits leave the targets: one by the rule, else all there are."""
        found = self._after.get((state, throw))
        if found is None:
            self.work.spend(ASSIGNING)
            if self.policy == "best":
                found = self.targets.options(state, throw)
                self.work.spend(OPTION * len(found))
            else:
                found = (self.targets.by_rule(state, throw, self.policy),)
            self._after[state, throw] = found
        return found

    def reach(self, squadron: int, state: int) -> tuple[int, ...]:
        """For each number a die can show, which squadrons of the targets it hits: bit `n` for place `n`."""
        found = self._reaches.get((squadron, state))
        if found is None:
            shooter = self._shooters[squadron].profile
            enemies = [
                (1 << place, enemy.profile)
                for place, enemy in enumerate(self.targets.squadrons)
                if self.targets.firing[state][place]
            ]
            found = tuple(
                sum(bit for bit, profile in enemies if hits(roll, shooter, profile)) for roll in range(1, SIX + 1)
            )
            self._reaches[squadron, state] = found
        return found


def _throws(dice: Sequence[int], ships: int, reach: Sequence[int]) -> Iterator[tuple[float, tuple[Group, ...]]]:
    """Every throw as far as throws differ in what they hit, with its probability; dice that miss are left out."""
    chances = {bits: count / SIX for bits, count in sorted(Counter(reach).items())}
    parts = []
    for damage, count in sorted(Counter(dice).items()):
        parts.append(list(_throws_of_one_damage(damage, count * ships, list(chances.items()))))
    for throw in product(*parts):
        yield prod(probability for probability, _ in throw), tuple(group for _, groups in throw for group in groups)


def _throws_of_one_damage(
    damage: int, count: int, chances: Sequence[tuple[int, float]]
) -> Iterator[tuple[float, tuple[Group, ...]]]:
    """The throws of `count` dice with the same damage."""
    (reach, chance), *others = chances
    if not others:
        yield chance**count, _group(damage, reach, count)
        return
    for number in range(count + 1):
        weight = comb(count, number) * chance**number
        for probability, groups in _throws_of_one_damage(damage, count - number, others):
            yield weight * probability, _group(damage, reach, number) + groups


def _group(damage: int, reach: int, count: int) -> tuple[Group, ...]:
    if not reach or not count:
        return ()
    return ((Die(damage, reach), count),)
