"""How probable so many hits are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb

from rules.ti4.components.units import FACES, Dice


def chance(value: int) -> float:
    """The probability that a die shows this number or more; more than 10 is never shown."""
    return min(max(FACES + 1 - value, 0), FACES) / FACES


@cache
def hits_of(number: int, probability: float) -> Sequence[float]:
    """The probability of none, one, two … hits with so many dice that hit with the same probability."""
    miss = 1.0 - probability
    return [comb(number, hits) * probability**hits * miss ** (number - hits) for hits in range(number + 1)]


def together(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The distribution of the sum of two numbers of hits."""
    sums = [0.0] * (len(first) + len(second) - 1)
    for one, probability in enumerate(first):
        for other, share in enumerate(second):
            sums[one + other] += probability * share
    return sums


def several(die: Sequence[float], number: int) -> Sequence[float]:
    """The distribution of the hits of so many dice, given that of one."""
    if len(die) == 2:
        return hits_of(number, die[1])
    hits = [1.0]
    for _ in range(number):
        hits = together(hits, die)
    return hits


def rolled(dice: Iterable[Dice]) -> list[float]:
    """The distribution of the hits of several kinds of dice."""
    hits = [1.0]
    for each in dice:
        hits = together(hits, hits_of(each.number, chance(each.value)))
    return hits


def with_one_more(dice: Sequence[Dice]) -> list[Dice]:
    """The same dice with one more, of those that hit best; none where there are none."""
    if not dice:
        return []
    return [*dice, Dice(min(each.value for each in dice))]


def harder(dice: Iterable[Dice], by: int) -> list[Dice]:
    """The same dice with so much taken off each roll."""
    return [Dice(each.value + by, each.number) for each in dice]
