"""What a game says so that an evaluation can be learnt for it: `computer/learning.py:LEARNING` beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.opponents.evaluation import Features


@dataclass(frozen=True, slots=True)
class Learning:
    """`features` are what a seat's position shows, by name; `aim` is what it played for, of all final scores.

    What is learnt tells the aim from the features. Features of a position are taken whenever the `stage` of the
    game's `Lookahead` grows for a seat, and must not depend on what the seat cannot see. Those that are `given` are
    points already, by the hand of whoever knows the game: what is learnt is the rest. Features whose names begin as one
    of `details` are many and rarely seen: what is learnt of them is kept small.
    """

    features: Callable[[Any, int], Features]
    aim: Callable[[Sequence[int], int], float]
    given: tuple[str, ...] = ()
    details: tuple[str, ...] = ()


def lead(scores: Sequence[int], seat: int) -> float:
    """Points above the best of the others: what wins."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def lead_on_average(scores: Sequence[int], seat: int) -> float:
    """Points above the mean of the others, which luck of one other sways less than the lead over the best."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - sum(others) / len(others)
