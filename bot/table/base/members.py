"""What a lobby may tell of those who sit at it: how many games they saw to the end, and when they play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.store.rows import PrefsRow, Rows, SeatRow
from bot.table.base.waking import WakingHours

FEW = 5  # of fewer games nothing is concluded


@dataclass(frozen=True, slots=True)
class Finished:
    """Of how many games that somebody began, and that are over for them, they saw how many to the end."""

    begun: int
    seen: int

    @property
    def rate(self) -> int:
        """In per cent, rounded down; 100 without any game."""
        return 100 * self.seen // self.begun if self.begun else 100


@dataclass(frozen=True, slots=True)
class Member:
    """What others may know of somebody who sits there; None for what they do not share, or have not set."""

    finished: Finished | None
    hours: WakingHours | None


async def members(rows: Rows, seats: Iterable[SeatRow]) -> dict[int, Member]:
    """The people in some seats, by their id."""
    return {seat.person: await _member(rows, seat.person) for seat in seats if seat.person}


async def _member(rows: Rows, user_id: int) -> Member:
    prefs = await rows.one(PrefsRow, user_id=user_id) or PrefsRow(user_id)
    finished = await finished_of(rows, user_id) if prefs.share_rate else None
    shared = prefs.hours_set and prefs.share_hours
    return Member(finished, WakingHours(prefs.zone, prefs.wakes, prefs.sleeps, prefs.weekends) if shared else None)


async def finished_of(rows: Rows, user_id: int) -> Finished:
    """How many games somebody saw to the end, whether they share it or not."""
    return Finished(*await rows.finished_games(user_id))
