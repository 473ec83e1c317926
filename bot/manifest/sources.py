"""Where the points of everybody come from, once a game is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.flow import Event

GAINED = ("vp", "points", "gain:vp", "gain:points")  # facts of events that name points
LOST = ("cost:vp", "cost:points")


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that makes up a part: the message `<game>-<said>` says what it is, with its `count`.

    `more`: how many besides count as such. `ranked`: its points are those of a rank, so that they say little without
    the counts of both.
    """

    said: str
    points: int
    count: int = 0
    ranked: bool = False
    more: int = 0


Items = Mapping[str, Sequence[Item]]


def unknown(view: Any) -> Sequence[Mapping[str, int]]:
    """Nothing is known of it."""
    return ()


def not_itemised(view: Any) -> Sequence[Items]:
    """Nothing is known of what a part is made of."""
    return ()


def unknown_items(view: Any) -> Sequence[Sequence[Item]]:
    """Nothing is known of what counts other things."""
    return ()


def points_named(event: Event) -> int:
    """The points that an event says it brings."""
    gained, lost = (sum(int(event.facts.get(name, 0)) for name in names) for names in (GAINED, LOST))
    return gained - lost


def nobody(view: Any) -> Collection[int]:
    """Everybody is scored by the end of the game."""
    return ()


def of_no_part(event: Event) -> str:
    """Nothing is told of where its points come from."""
    return ""


def of_one_part(event: Event) -> Mapping[str, int]:
    """All its points belong to the same part."""
    return {}


@dataclass(frozen=True, slots=True)
class Sources:
    """What the points of each seat come from, by part; `<game>-picture-part-<part>` says it.

    Attributes:
        of: by seat, the points by part of a position that is over, which make up the points of the seat; empty before.
        last: the parts that the end of the game brings, or shows to all. The others have counted before.
        left: the seats of a position that have left the game before its end, and with that shown all their points.
        rest: the part of what came during the game, which a position does not tell apart, as the log does.
        during: the part that the points of an event of the log belong to, in the place of `rest`; "" is none. What a
            round brought is told by it.
        besides: of the points of such an event those of other parts, such as what it brings through cards that lie
            there already.
        later: parts that no event counts, or that come by themselves, by the kinds of events that lead to them, such as
            what is built: the more of those, the more points there are in the end.
        kept: of kinds of events of `later` the one that follows and says, with a `count` of 0, that nothing was kept.
        unsaid: the part of what no event names, where all points of the others are named; "" is none.
        grows: by seat, the things of that part in a position that everybody may see, such as cards that count others:
            by how much each has changed is told of a round.
        so_far: by seat, what the end of the game would bring if it came in a position that everybody may see, by part.
        items: by seat, what parts of a position that is over are made of, such as the goals that were met.
    """

    of: Callable[[Any], Sequence[Mapping[str, int]]] = unknown
    last: Collection[str] = ()
    left: Callable[[Any], Collection[int]] = nobody
    rest: str = ""
    during: Callable[[Event], str] = of_no_part
    besides: Callable[[Event], Mapping[str, int]] = of_one_part
    later: Mapping[str, Collection[str]] = field(default_factory=dict)
    kept: Mapping[str, str] = field(default_factory=dict)
    unsaid: str = ""
    grows: Callable[[Any], Sequence[Sequence[Item]]] = unknown_items
    so_far: Callable[[Any], Sequence[Mapping[str, int]]] = unknown
    items: Callable[[Any], Sequence[Items]] = not_itemised

    def parted(self, event: Event, points: int) -> Mapping[str, int]:
        """The points of an event of the log by part; empty where it tells of none."""
        part = self.during(event)
        if not part:
            return {}
        besides = self.besides(event)
        return {**besides, part: points - sum(besides.values()) + besides.get(part, 0)}

    def before_the_end(self, view: Any, points: Sequence[int]) -> list[int]:
        """Points by seat without what only the end of the game brought, where it is over; else as they are."""
        found = self.of(view)
        if not found:
            return [*points]
        brought = [sum(own.values()) for own in self.at_last(view)]
        return [whole - late for whole, late in zip(points, brought, strict=True)]

    def at_last(self, view: Any) -> Sequence[Mapping[str, int]]:
        """By seat, the points that only the end of the game brought, by part; empty before it."""
        left = self.left(view)
        parts = [() if seat in left else self.last for seat in range(len(self.of(view)))]
        found = zip(self.of(view), parts, strict=True)
        return [{part: own[part] for part in last if part in own} for own, last in found]


NO_SOURCES = Sources()
