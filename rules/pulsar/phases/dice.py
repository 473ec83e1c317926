"""Dice phase: rolling, the median marker, and the order in which dice are taken."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.flow import Execution
from rules.pulsar.components import DICE, EVEN_START
from rules.pulsar.frames import Draft
from rules.pulsar.state import State

SIX = 6


def begin_dice(execution: Execution[State]) -> None:
    """Roll, set the median marker, and let everybody take two dice: forth and back, with two players by rockets."""
    state = execution.state
    state.dice = _rolled(execution)
    state.median = median(state.dice)
    execution.tell("rolled", dice=" ".join(map(str, state.dice)), median=state.median)
    back = list(reversed(state.order)) if len(state.players) > 2 else []
    execution.push(*(Draft(seat) for seat in (*state.order, *back)))


def _rolled(execution: Execution[State]) -> list[int]:
    state = execution.state
    number = DICE[len(state.players)]
    even = state.round == 1 and state.options["first-roll"] == "even"
    laid = list(EVEN_START[len(state.players)]) if even else []
    return sorted([*laid, *(execution.rng.randint(1, SIX) for _ in range(number - len(laid)))])


def median(dice: Sequence[int]) -> int:
    """The place of the median marker: 2v - 1 on the space of v, 2v between v and v + 1.

    It lies on the value of the middle die, or half a space towards the side with more of the other dice.
    """
    middle = sorted(dice)[len(dice) // 2]
    lower, higher = sum(die < middle for die in dice), sum(die > middle for die in dice)
    on_it = 2 * middle - 1
    return on_it + (higher > lower) - (lower > higher)


def steps(marker: int, die: int) -> int:
    """How many spaces a die of 1 to 6 moves a counter: below the marker to the left (negative), above it to the right.

    `marker` is the place of the median marker: 2v - 1 is on the value v, 2v between v and v + 1.

    >>> steps(5, 1), steps(5, 3), steps(6, 4)
    (-2, 0, 1)
    """
    if marker % 2:
        return die - (marker + 1) // 2
    below = marker // 2
    return die - below if die > below else die - below - 1


def median_value(marker: int) -> int:
    """What the median counts as a round value, 1 to 6: the higher of two values it lies between.

    >>> median_value(5), median_value(6)
    (3, 4)
    """
    return marker // 2 + 1
