"""The people of a season: when they play, how soon they look, and when they are gone."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Literal

from bot.store.rows import PrefsRow
from bot.table.game.snapshot import Person
from bot.table.game.waking import WakingHours

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
ZONES = ("Asia/Seoul", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "UTC", "Australia/Sydney")
MEDIANS = (30 * MINUTE, HOUR, 3 * HOUR, 3 * HOUR, 8 * HOUR, 16 * HOUR)  # from one look at their games to the next
SPREAD = 0.8  # of the logarithm
VANISHING, RETURNING = 0.2, 0.5  # of all people; of those who vanish
FAR = 10 * 365 * DAY
Absence = Literal["vacation", "vanished"]


@dataclass(frozen=True, slots=True)
class Away:
    """A time in which somebody looks at nothing; one that is `declared` is known to the bot."""

    since: int
    until: int
    why: Absence
    declared: bool = False


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody plays.

    `median` are the seconds between two looks, `daring` is how often they do more than pass, `heed` how often they say
    something in a vote when they look, `planning` how often they plan a turn when they are not asked, and `lends`
    whether they look for a sitter when they go on a vacation that they declare.
    """

    person: Person
    prefs: PrefsRow
    median: int
    daring: float
    away: tuple[Away, ...]
    heed: float
    planning: float
    lends: bool

    @property
    def hours(self) -> WakingHours:
        """The hours in which they play, by what they have set (`prefs`)."""
        return WakingHours(self.prefs.zone, self.prefs.wakes, self.prefs.sleeps, self.prefs.weekends)

    def next_look(self, now: int, rng: Random) -> int:
        """When they look at their games after `now`, in their hours and while they are there, in seconds since 1970.

        Around their `median` later; about `FAR` ahead where they never do. It draws from `rng`.
        """
        at = self.hours.after(now + int(self.median * exp(rng.gauss(0, SPREAD))) + 1, 0)
        while gone := self.gone(at):
            if gone.until >= now + FAR // 2:
                return gone.until
            at = self.hours.after(gone.until, 0)
        return at

    def gone(self, at: int) -> Away | None:
        """The absence that a moment lies in, in seconds since 1970; None while they are there."""
        return next((away for away in self.away if away.since <= at < away.until), None)

    def absent(self, since: int, until: int) -> Away | None:
        """An absence that takes more than half of the time from `since` to `until` (seconds since 1970), or None."""
        shares = [(min(until, away.until) - max(since, away.since), away) for away in self.away]
        longest, away = max(shares, key=lambda share: share[0], default=(0, None))
        return away if 2 * longest > until - since else None


def somebody(number: int, begin: int, days: int, rng: Random) -> Habits:
    """A person of a season that begins at a moment and has so many days."""
    wakes = rng.randint(6, 11)
    prefs = PrefsRow(
        100 + number, locale=rng.choice((None, "en", "ko")), remind_hours=rng.choice((0, 12, 24, 24, 48)),
        zone=rng.choice(ZONES), wakes=wakes, sleeps=(wakes + rng.randint(6, 16)) % 24, weekends=rng.random() < 0.8,
        quiet=rng.random() < 0.3, digest=rng.choice((None,) * 7 + (7, 18)), next_up=rng.random() < 0.2,
    )  # fmt: skip
    person = Person(prefs.user_id, f"P{number}", rng.choice(("en-US", "ko")))
    away = [_vacation(begin, days, rng) for _ in range(rng.choice((0, 0, 1, 1, 2)))]
    if rng.random() < VANISHING:
        away.append(_vanishing(begin, days, rng))
    median, daring = rng.choice(MEDIANS), rng.uniform(0.2, 0.9)
    heed, planning, lends = rng.choice((0.1, 0.6, 0.9)), rng.choice((0, 0.02, 0.1, 0.3)), rng.random() < 0.5
    return Habits(person, prefs, median, daring, tuple(away), heed, planning, lends)


def _vacation(begin: int, days: int, rng: Random) -> Away:
    since = begin + rng.randrange(days * DAY)
    return Away(since, since + rng.randint(2, 16) * DAY, "vacation", declared=rng.random() < 0.5)


def _vanishing(begin: int, days: int, rng: Random) -> Away:
    since = begin + rng.randrange(days * DAY)
    long = rng.randint(10, 40) * DAY if rng.random() < RETURNING else FAR
    return Away(since, since + long, "vanished")
