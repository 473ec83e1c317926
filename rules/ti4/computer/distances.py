"""Which systems are near: tiles stay where they are, so this is worked out once for a galaxy."""

from __future__ import annotations

from functools import lru_cache

from rules.ti4.galaxy.adjacency import Adjacency, adjacency
from rules.ti4.state import State, System

GALAXIES = 50  # that are remembered


def near(view: State) -> Adjacency:
    """The systems adjacent to each."""
    return _near(tuple((place, system.tile) for place, system in view.galaxy.items()))


@lru_cache(maxsize=GALAXIES)
def _near(tiles: tuple[tuple[str, str], ...]) -> Adjacency:
    """Adjacency is a matter of tiles and their places alone."""
    return adjacency(State({}, [], 0, [], {place: System(tile) for place, tile in tiles}))


def within(view: State, place: str, steps: int) -> set[str]:
    """Systems that are so many steps away at most, the one itself too."""
    found = edge = {place}
    for _ in range(steps):
        edge = {beside for each in edge for beside in near(view)[each]}
        found = found | edge
    return found
