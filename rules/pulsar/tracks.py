"""The initiative and engineering tracks: counters in stacks, further left and further up is ahead."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.records import record
from rules.pulsar.components import SPACES
from rules.pulsar.state import State

TRACKS = ("initiative", "engineering")
Track = list[list[int]]


@record
class Counter:
    """A counter of a player: on which track, on which space (from 1 at the left), how high in its stack from 0."""

    track: str
    space: int
    height: int


def counters(state: State, seat: int) -> Iterator[Counter]:
    """The counters of a player: one on each track, with two players two.

    Each with its track, its space from 1, and its height in the stack from 0.
    """
    for track in TRACKS:
        for space, stack in enumerate(getattr(state, track), 1):
            yield from (Counter(track, space, height) for height, owner in enumerate(stack) if owner == seat)


def fits(counter: Counter, steps: int) -> bool:
    """Whether there is room: nothing moves beyond the right end."""
    return counter.space + max(0, steps) <= SPACES


def target(counter: Counter, steps: int) -> int:
    """The space a counter comes to by so many steps, to the right where above 0; both ends stop it.

    `fits` says whether it may move there of its own will.
    """
    return min(SPACES, max(1, counter.space + steps))


def move(state: State, counter: Counter, steps: int) -> None:
    """Move a counter on top of the space it comes to; forced beyond the right end, to the bottom of the last one.

    A die on the marker moves nothing. One that moves left at the left end comes to the top of its stack.
    """
    if steps == 0:
        return
    spaces: Track = getattr(state, counter.track)
    forced = not fits(counter, steps)
    seat = spaces[counter.space - 1].pop(counter.height)
    there = spaces[target(counter, steps) - 1]
    there.insert(0 if forced else len(there), seat)


def ranking(track: Track) -> list[int]:
    """The seats of the counters, foremost first; with two players each seat comes twice."""
    return [seat for stack in track for seat in reversed(stack)]
