"""What this process has done so often, and how long it took: counted always, read where a host wants figures."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

BOUNDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


@dataclass(slots=True)
class Times:
    """How long something took: how often within each of `BOUNDS` and longer, and all of it together, in seconds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def took(self, seconds: float) -> None:
        """Count that it was done once more, and how many seconds it took."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


@dataclass(slots=True)
class Tallies:
    """The counts of one process. No label holds anything that people write, nor who they are."""

    presses: Counter[str] = field(default_factory=Counter)  # by verb
    commands: Counter[str] = field(default_factory=Counter)  # by name
    refusals: Counter[str] = field(default_factory=Counter)  # by code
    events: Counter[tuple[str, str]] = field(default_factory=Counter)  # of the log, by level and name
    answers: Times = field(default_factory=Times)  # from the press to the answer
    pictures: dict[str, Times] = field(default_factory=dict)  # that were painted, by game
    picture_waits: Times = field(default_factory=Times)  # from the wish to the picture, also of those that were kept

    def painted(self, game: str, seconds: float) -> None:
        """Count a picture of a game that was painted, and how many seconds it took; not one that was kept."""
        self.pictures.setdefault(game, Times()).took(seconds)


@contextmanager
def timed(times: Times) -> Iterator[None]:
    """Count how long the block takes, also where it ends with an exception."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        times.took(time.perf_counter() - begun)


TALLIES = Tallies()
