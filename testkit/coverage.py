"""What of a game's components is used in games: by chapters, each thing with how often.

A game that is to be looked at has in `testkit/games/<game>.py` the functions `components()`, which gives the ids of
each chapter, and `used(event, state)`, which yields chapter and id of what an event uses; `state` is the position after
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.play import start
from testkit.computer_games import among_computers
from testkit.positions import additions
from testkit.random_games import random_game
from testkit.report import random_setup

Used = tuple[str, str]
EAGER = 4  # random answers that rather act


@dataclass(slots=True)
class Coverage:
    """How often each component was used in the games so far."""

    game: Game
    games: int = 0
    times: Counter[Used] = field(default_factory=Counter)

    def add(self, seed: str, *, computers: bool) -> None:
        """A game with options at random, among computers or of answers at random as the game names them."""
        rng = Random(seed)
        setup = random_setup(self.game, rng.randrange(1000, 2000), rng)
        first = start(self.game, setup, seed)
        at_random = random_game(self.game, setup, seed, rng, eager=EAGER)
        for state, _, outcome in among_computers(self.game, first, seed) if computers else at_random:
            for event in outcome.events:
                self.times.update(self._own("used")(event, state))
        self.games += 1

    def unused(self) -> dict[str, list[str]]:
        """What was never used, by chapter; only chapters of which something was not."""
        chapters: Mapping[str, Sequence[str]] = self._own("components")()
        missed = {name: [id for id in ids if not self.times[name, id]] for name, ids in chapters.items()}
        return {name: ids for name, ids in missed.items() if ids}

    def lines(self) -> Iterator[str]:
        """A line for each chapter: how many of its things were used, which seldom, and which never."""
        yield f"{self.games} games of {self.game.id}"
        missed = self.unused()
        for name, ids in self._own("components")().items():
            never = missed.get(name, [])
            times = {id: self.times[name, id] for id in ids if id not in never}
            seldom = sorted(times, key=lambda id: times[id])[:3]
            yield f"{name}: {len(times)} of {len(ids)}, seldom {', '.join(f'{id} {times[id]}' for id in seldom)}"
            if never:
                yield f"  never: {' '.join(never)}"

    def _own(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(additions(self.game.id), name)
        return found


def covered(game: Game, seeds: Sequence[str]) -> Coverage:
    """What games of these seeds use, a game for each: of answers at random, and every second one among computers.

    All are played anew, which takes seconds each. Raises AttributeError for a game without `components` and `used`.
    """
    coverage = Coverage(game)
    for number, seed in enumerate(seeds):
        coverage.add(seed, computers=bool(number % 2))
    return coverage
