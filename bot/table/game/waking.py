"""The hours in which somebody plays: clocks run and calls come only then.

Times are whole seconds since 1970, hours those of the person's own time zone, so that a change to summer time moves
nothing they feel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

SATURDAY = 5
NEVER_LONGER = 400  # days that are looked through; no clock is longer
HOUR = 3600
DAY = 24 * HOUR
WEDNESDAY = 6 * DAY  # 1970-01-07: a working day, whatever day it is


@dataclass(frozen=True, slots=True)
class WakingHours:
    """From `wakes` to `sleeps` o'clock of a time zone, on all days or on working days only.

    Equal hours mean the whole day; where `sleeps` is the earlier, the day ends after midnight.
    """

    zone: str = "UTC"
    wakes: int = 8
    sleeps: int = 23
    weekends: bool = True

    @property
    def long(self) -> int:
        """How many hours a day has in which somebody is awake, 1 to 24; 24 where both hours are the same."""
        return (self.sleeps - self.wakes) % 24 or 24

    def after(self, start: int, seconds: int) -> int:
        """The moment when so many waking seconds have passed since `start`, both in seconds since 1970.

        With none it is `start`, or the next waking moment. Raises ValueError for more than there are in `NEVER_LONGER`
        days.
        """
        left = seconds
        for opens, closes in self._days(start):
            begin = max(opens, start)
            if closes - begin > left or (closes - begin == left and left > 0):
                return begin + left
            left -= max(0, closes - begin)
        raise ValueError(f"{seconds} waking seconds are more than {NEVER_LONGER} days")

    def between(self, start: int, end: int) -> int:
        """How many waking seconds lie between two moments, in seconds since 1970; none where `end` is the earlier.

        Hours are those of the person's zone; weekends count as sleep where they are free.
        """
        passed = 0
        for opens, closes in self._days(start):
            if opens >= end:
                break
            passed += max(0, min(closes, end) - max(opens, start))
        return passed

    def awake(self, at: int) -> bool:
        """Whether it is a waking moment.

        `at` is in seconds since 1970. The hour at which somebody wakes is one, that at which they sleep is none any
        more.
        """
        return self.after(at, 0) == at

    def _days(self, start: int) -> Iterator[tuple[int, int]]:
        """When each waking day opens and closes, those that have not closed at `start`."""
        zone = zone_of(self.zone)
        first = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
        for number in range(NEVER_LONGER):
            day = first + timedelta(days=number)
            if not self.weekends and day.weekday() >= SATURDAY:
                continue
            opens = self._at(day, self.wakes, zone)
            closes = self._at(day if self.wakes < self.sleeps else day + timedelta(days=1), self.sleeps, zone)
            if closes > start:
                yield opens, closes

    @staticmethod
    def _at(day: date, hour: int, zone: ZoneInfo) -> int:
        """The moment of an hour, 24 being midnight at the end of the day."""
        later, of_day = divmod(hour, 24)
        return int(datetime.combine(day + timedelta(days=later), time(of_day), zone).timestamp())


def working_day(at: int) -> int:
    """When a working day of the week of `at` begins, in UTC."""
    return at - (at - WEDNESDAY) % (7 * DAY)


def awake_by_hour(hours: Sequence[WakingHours], at: int) -> list[int]:
    """How many of these people play in each hour of that day, for most of it; hours of UTC."""
    day = working_day(at)
    spans = [(day + HOUR * number, day + HOUR * (number + 1)) for number in range(24)]
    return [sum(each.between(*span) > HOUR // 2 for each in hours) for span in spans]


def hours_in_common(hours: Sequence[WakingHours], at: int) -> int:
    """In how many hours of a working day of the week of `at` all of them play."""
    return sum(count == len(hours) for count in awake_by_hour(hours, at))


@lru_cache(maxsize=64)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name in the tz database; UTC where that is not known any more."""
    return ZoneInfo(name if name in zone_names() else "UTC")


@lru_cache(maxsize=1)
def zone_names() -> frozenset[str]:
    """The names there are, such as Asia/Seoul."""
    return frozenset(available_timezones())


def zone_named(given: str) -> str | None:
    """The zone that somebody means: its whole name, or the city at its end where only one has that."""
    wanted = given.strip().replace(" ", "_").casefold()
    whole = [name for name in zone_names() if name.casefold() == wanted]
    cities = [name for name in zone_names() if name.casefold().endswith(f"/{wanted}")]
    places = [name for name in cities if not name.startswith(("posix/", "right/", "Etc/"))]
    found = whole or (places if len(places) == 1 else [])
    if not found:
        return None
    return found[0]
