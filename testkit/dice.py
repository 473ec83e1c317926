"""Chance whose dice a test knows."""

from __future__ import annotations

from random import Random


class Dice(Random):
    """Chance whose dice show what a test says, one after the other; all else is seeded.

    `Dice(6, 1)` rolls 6, then 1 (`randint`), whatever their sides; shuffles are the same each time.
    """

    def __init__(self, *rolls: int) -> None:
        super().__init__(1)
        self.rolls = list(rolls)

    def randint(self, a: int, b: int) -> int:
        """The next die as written down; raises AssertionError for one too many."""
        assert self.rolls, "a die that the test does not know"
        return self.rolls.pop(0)
