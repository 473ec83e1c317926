"""Where the points of everybody come from, once a game is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


def unknown(view: Any) -> Sequence[Mapping[str, int]]:
    """Nothing is known of it."""
    return ()


@dataclass(frozen=True, slots=True)
class Sources:
    """What the points of each seat come from, by part; `<game>-picture-part-<part>` says it.

    Attributes:
        of: by seat, the points by part of a position that is over, which make up the points of the seat; empty before.
        last: the parts that the end of the game brings, or shows to all. The others have counted before.
    """

    of: Callable[[Any], Sequence[Mapping[str, int]]] = unknown
    last: Collection[str] = ()

    def before_the_end(self, view: Any, points: Sequence[int]) -> list[int]:
        """Points by seat without what only the end of the game brought, where it is over; else as they are."""
        found = self.of(view)
        if not found:
            return [*points]
        brought = [sum(own.get(part, 0) for part in self.last) for own in found]
        return [whole - late for whole, late in zip(points, brought, strict=True)]


NO_SOURCES = Sources()
