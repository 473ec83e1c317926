"""Chance: a stream of its own for each move, so that mending move 20 does not change the dice of move 57."""

from __future__ import annotations

from random import Random


class Chance(Random):
    """`random.Random` that knows whether it was used. Seeded by the game's secret seed and the move's number."""

    used = False

    def random(self) -> float:
        """As `random.Random`, noting the use."""
        self.used = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """As `random.Random`, noting the use."""
        self.used = True
        return super().getrandbits(k)


def chance(seed: str, seq: int) -> Chance:
    """The chance of move number `seq` (0 is the set-up): always the same numbers for the same seed."""
    return Chance(f"{seed}/{seq}")
