"""When somebody is likely to be asked, from how long the people before them took for their answers so far.

Nothing here reads or knows whom it is about: an answer is when it was asked for and how many seconds it took.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import median

from bot.manifest.manifest import WaitsOfGame
from bot.table.game.waking import zone_of

ENOUGH = 10  # answers, for a median that says something
LONGER = 3  # of them that took longer than somebody has been waited for already
ROUNDED = 900  # a forecast says no more exactly when people play
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Answered:
    """When somebody was asked, in seconds since 1970, and how many seconds they took."""

    asked_at: int
    took: int


@dataclass(frozen=True, slots=True)
class Habit:
    """How long a person takes, by the hour of their week in the time zone `zone`."""

    zone: str
    answers: tuple[Answered, ...]

    def expected(self, at: int, waited: int = 0) -> int | None:
        """How many more seconds they are likely to take when asked `at` and waited for so long already.

        The median of what they were asked in the same hour of the week, else of all; None where they are too few.
        """
        hour = _hour(at, self.zone)
        same = [each.took for each in self.answers if _hour(each.asked_at, self.zone) == hour]
        every = [each.took for each in self.answers]
        known = same if len(same) >= ENOUGH else every
        if len(known) < ENOUGH:
            return None
        if waited <= median(known):
            return int(median(known)) - waited
        longer = [took for took in every if took > waited]
        if len(longer) >= LONGER:
            return int(median(longer)) - waited
        return None


def _hour(at: int, zone: str) -> tuple[int, int]:
    local = datetime.fromtimestamp(at, zone_of(zone))
    return local.weekday(), local.hour


@dataclass(frozen=True, slots=True)
class Queue:
    """Who is asked before a seat: `open` are the waits that run, since when by seat, `later` the seats after them."""

    open: Mapping[int, int]
    later: Sequence[int] = ()


def queue(upcoming: Sequence[int], waited: Mapping[int, int], seat: int) -> Queue | None:
    """Who comes before a seat, by the order that the rules make known; None where it is not, or the seat is asked.

    `waited`: since when each seat is waited for. Without an order, whoever is asked stands before all others.
    """
    if not waited or seat in waited:
        return None
    if not upcoming:
        return Queue(waited)
    if seat not in upcoming:
        return None
    before = list(upcoming[: list(upcoming).index(seat)])
    if before and before[0] in waited:
        return Queue({before[0]: waited[before[0]]}, before[1:])
    return Queue(waited, [each for each in before if each not in waited])


def asked_at(line: Queue, habits: Mapping[int, Habit | None], now: int) -> int | None:
    """When a seat is likely to be asked, rounded up; None where too little is known of somebody before it.

    `habits` are those of people by seat; a seat without one is a computer and takes no time, None is a person of whom
    nothing is to be told. Where only computers stand before it there is nothing to wait for.
    """
    if habits.keys().isdisjoint([*line.open, *line.later]):
        return None
    at = now
    for seat, since in line.open.items():
        took = _took(habits, seat, since, now - since)
        if took is None:
            return None
        at = max(at, now + took)
    for seat in line.later:
        took = _took(habits, seat, at, 0)
        if took is None:
            return None
        at += took
    return -(-at // ROUNDED) * ROUNDED


def _took(habits: Mapping[int, Habit | None], seat: int, asked: int, waited: int) -> int | None:
    if seat not in habits:
        return 0
    habit = habits[seat]
    if not habit:
        return None
    return habit.expected(asked, waited)


def days_of_game(
    waits: WaitsOfGame | None, seats: int, habits: Sequence[Habit | None], answer: int | None
) -> int | None:
    """How many days a game is likely to take among these people, of so many players with the computers.

    `answer` is what the clock adds for an answer, in seconds of the calendar: of whom too little is known, that is
    assumed. None where there is neither, or nobody has counted how often such a game waits.
    """
    if waits is None or not habits:
        return None
    total = 0
    for habit in habits:
        known = [each.took for each in habit.answers] if habit else []
        usual = int(median(known)) if len(known) >= ENOUGH else answer
        if usual is None:
            return None
        total += usual
    people = waits.among(seats) * len(habits) / seats  # computers take no time
    return max(1, round(people * total / len(habits) / DAY))
