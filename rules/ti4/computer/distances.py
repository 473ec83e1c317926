"""Which systems are near."""

from __future__ import annotations

from rules.ti4.galaxy.adjacency import Adjacency, adjacency
from rules.ti4.state import State


def near(view: State) -> Adjacency:
    """The systems adjacent to each."""
    return adjacency(view)


def within(view: State, place: str, steps: int) -> set[str]:
    """Systems that are so many steps away at most, the one itself too."""
    found = edge = {place}
    for _ in range(steps):
        edge = {beside for each in edge for beside in near(view)[each]}
        found = found | edge
    return found
