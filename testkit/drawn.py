"""Chance that notes what it draws, so that the same can be drawn again without all that was drawn before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random


class Noting(Random):
    """Draws from another source, and notes it."""

    source: Random
    drawn: list[int]

    @classmethod
    def of(cls, source: Random) -> Noting:
        """One with this source, which has drawn nothing."""
        made = cls(0)
        made.source, made.drawn = source, []
        return made

    def getrandbits(self, k: int, /) -> int:
        """So many bits, noted; whole numbers, choices and samples are made of them."""
        self.drawn.append(self.source.getrandbits(k))
        return self.drawn[-1]

    def random(self) -> float:
        """Raises NotImplementedError: what is not made of bits is not noted."""
        raise NotImplementedError


class _Again(Random):
    left: Iterator[int]

    def getrandbits(self, k: int, /) -> int:
        return next(self.left)


def drawn_again(drawn: Iterable[int]) -> Random:
    """Draws this again in its order; raises StopIteration behind it."""
    made = _Again(0)
    made.left = iter(drawn)
    return made
