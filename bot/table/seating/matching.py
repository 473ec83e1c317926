"""Who of a queue plays together: whoever waits longest, with the first people who all fit each other.

Nothing here reads or writes. Two people fit who want the same pace or do not mind it, meet what the other asks of games
seen to the end, are kept apart by nobody, and can both see the channel in which the table of one of them would open. Of
those who have said when they play, all of a group must have some hours in common.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.table.clocks import clock
from bot.table.game.seated import Finished, meets

ANY_PACE = "any"
PACES = (ANY_PACE, clock.NO_CLOCK, *clock.PACES)
COMMON_HOURS = 2  # of a working day, in which all of a group play
LOOKED_AT = 12  # of those who fit somebody, the first so many are tried: what is looked through stays small


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody in the queue of one server and one game.

    `seats` are the numbers of players they want, `clock` is their pace or "any". They asked in a channel, which is
    `public` where everybody sees it. `hours` are those of a day (of UTC) in which they play, None where they have not
    said so; `apart` are the people with whom they do not play.
    """

    user_id: int
    since: int
    seats: frozenset[int]
    clock: str
    channel_id: int
    public: bool
    finished: Finished
    least_finish: int = 0
    newcomers: bool = True
    hours: frozenset[int] | None = None
    apart: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Group:
    """People who are to play together, whoever waits longest first."""

    people: tuple[Waiting, ...]

    @property
    def clock(self) -> str:
        """The pace that one of them wants; no clock where none of them minds."""
        return next((each.clock for each in self.people if each.clock != ANY_PACE), clock.NO_CLOCK)

    @property
    def channel_id(self) -> int:
        """The channel in which the first of them asked that everybody of them can see, else that of the first one."""
        return next((each for each in self.people if each.public), self.people[0]).channel_id

    @property
    def least_finish(self) -> int:
        """How many per cent of games seen to the end the strictest of them asks of others; 0 asks nothing."""
        return max(each.least_finish for each in self.people)

    @property
    def newcomers(self) -> bool:
        """Whether all of them play with newcomers."""
        return all(each.newcomers for each in self.people)


def matched(queue: Sequence[Waiting]) -> Group | None:
    """The people of a queue who are to play now, or None.

    They are as many as whoever waits longest of them wants; of several numbers the highest that comes about.
    """
    order = sorted(queue, key=lambda each: (each.since, each.user_id))
    for place, first in enumerate(order):
        others = [each for each in order[place + 1 :] if fits(first, each)]
        for size in sorted(first.seats, reverse=True):
            able = [each for each in others if size in each.seats][:LOOKED_AT]
            if found := next(_filled((first,), able, size), None):
                return Group(found)
    return None


def _filled(group: tuple[Waiting, ...], others: Sequence[Waiting], size: int) -> Iterator[tuple[Waiting, ...]]:
    """The groups of so many people that a smaller one becomes with some of the others."""
    if len(group) == size:
        yield group
        return
    for place, each in enumerate(others):
        wider = (*group, each)
        if all(fits(member, each) for member in group) and _play_together(wider):
            yield from _filled(wider, others[place + 1 :], size)


def fits(one: Waiting, other: Waiting) -> bool:
    """Whether two people may come to one table."""
    if one.user_id in other.apart or other.user_id in one.apart:
        return False
    if ANY_PACE not in (one.clock, other.clock) and one.clock != other.clock:
        return False
    if one.channel_id != other.channel_id and not (one.public or other.public):
        return False
    return (
        meets(other.finished, one.least_finish, newcomers=one.newcomers)
        and meets(one.finished, other.least_finish, newcomers=other.newcomers)
        and _play_together((one, other))
    )  # fmt: skip


def _play_together(people: Sequence[Waiting]) -> bool:
    """Whether those of them who have said when they play have hours in common."""
    known = [each.hours for each in people if each.hours is not None]
    return len(known) < 2 or len(frozenset.intersection(*known)) >= COMMON_HOURS
