"""Flights: every way to fly exactly so many segments, as far as they differ (rulebook, "flying the survey ship")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.records import record
from rules.pulsar.cluster.cluster import Cluster


@record
class Route:
    """A flight by the places it passes, the end last.

    The start is in `path` only where the flight comes back to it. As an answer it is a word: `s03-g04-s04`.
    """

    path: tuple[str, ...]

    @property
    def word(self) -> str:
        """The flight as a word: `s03-g04-s04`."""
        return "-".join(self.path)

    @property
    def end(self) -> str:
        """Where the flight ends."""
        return self.path[-1]

    @property
    def visited(self) -> frozenset[str]:
        """Every place that is passed or ended at."""
        return frozenset(self.path)


def routes(
    cluster: Cluster,
    start: str,
    length: int,
    interesting: frozenset[str],
    via: frozenset[str] = frozenset(),
    *,
    end_counts: bool = False,
) -> list[Route]:
    """The flights of exactly `length` segments from a place, sorted by their places.

    Each segment is used once for each of its lanes; places may come again, also the start. No flight enters an entry
    gate. Flights that end at the same place and visit the same places of `interesting` are one option, of which the
    first is kept. With `via`, only flights that pass one of its places; with `end_counts` also those that end at one.
    """
    kept: dict[tuple[str, frozenset[str]], Route] = {}
    for path in every_flight(cluster, start, length):
        if via and via.isdisjoint(path if end_counts else path[:-1]):
            continue
        what = path[-1], interesting.intersection(path)
        if what not in kept:
            kept[what] = Route(path)
    return list(kept.values())


@lru_cache(maxsize=400)
def every_flight(cluster: Cluster, start: str, length: int) -> tuple[tuple[str, ...], ...]:
    """All of `_flights`: they depend on the board alone, and the same ones are asked for again and again."""
    return tuple(_flights(cluster, start, length))


def _flights(cluster: Cluster, start: str, length: int) -> Iterator[tuple[str, ...]]:
    """Every flight of so many segments, in the order of their places, without the start."""
    path: list[str] = []
    left = [segment.lanes for segment in cluster.segments]

    def fly(place: str) -> Iterator[tuple[str, ...]]:
        if len(path) == length:
            yield tuple(path)
            return
        for following, segment in cluster.steps[place]:
            if left[segment]:
                left[segment] -= 1
                path.append(following)
                yield from fly(following)
                path.pop()
                left[segment] += 1

    return fly(start) if length > 0 else iter(())
