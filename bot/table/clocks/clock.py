"""Clocks: how long a seat may think, in its person's waking hours, and what happens when that is over.

A seat has a bank of time. While it is waited for, the bank runs down, in waking hours only; an answer adds to it, up to
the most it holds. What makes a clock stand still (a pause, the bot being down, a day of vacation) is added to the bank
of whoever is waited for, so that since when somebody is waited for stays what it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TypeVar

from bot.store.personal_rows import VacationRow
from bot.store.rows import PrefsRow, Rows, SeatRow, WaitRow
from bot.table.game.change import Acted
from bot.table.game.seated import SeatedGame
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import known_to_all
from bot.table.game.waking import WakingHours

G = TypeVar("G", bound=SeatedGame)
HOUR = 3600
NO_CLOCK = "none"
EXCUSED = 2  # misses of a seat in a game that count as nothing
VACATION_DAYS = 20  # in a year, spent a day at a time and only where a clock would run out
UNDECLARED_DAYS = 3  # of them for one wait, unless the person has said that they are away
HALF, RAN_OUT = 1, 2  # reminders that went out: at half the time, and when it was over


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table plays, in waking seconds: a bank begins with `most`, its limit, and an answer adds `answer`."""

    most: int
    answer: int


PACES: Mapping[str, Pace] = {
    "relaxed": Pace(105 * HOUR, 45 * HOUR),  # with fifteen hours a day: a week, and three days for an answer
    "daily": Pace(45 * HOUR, 15 * HOUR),
    "fast": Pace(12 * HOUR, 3 * HOUR),
}


def hours_of(prefs: PrefsRow) -> WakingHours:
    """When a person plays.

    Everybody has such hours: whoever has set none has those with which a `PrefsRow` begins.
    """
    return WakingHours(prefs.zone, prefs.wakes, prefs.sleeps, prefs.weekends)


async def prefs_of(rows: Rows, user_id: int) -> PrefsRow:
    """What a person has set, or the defaults.

    Defaults are not stored by that, and any id has them: nobody asks whether there is such a person.
    """
    return await rows.one(PrefsRow, user_id=user_id) or PrefsRow(user_id)


async def prefs_for(rows: Rows, table: SeatedGame, seat: int) -> PrefsRow:
    """What holds for the clock of a seat that is waited for: what its person has set.

    While somebody sits for them, the hours and reminders are the sitter's; vacation stays that of the person.
    """
    person, sitter = table.seats[seat].person, table.sitter(seat)
    assert person is not None  # a computer is not waited for
    own = await prefs_of(rows, person)
    if sitter is None:
        return own
    theirs = await prefs_of(rows, sitter.user_id)
    return replace(theirs, user_id=person, away_until=own.away_until)


def running(snapshot: SeatedGame) -> Pace | None:
    """The pace of a table whose clocks run; None where it has none, or all of them stand still.

    Whether the clock of one seat runs, which waking hours decide, is another matter.
    """
    if snapshot.row.paused_at is not None:
        return None
    return PACES.get(snapshot.row.clock)


async def with_clocks_after(
    rows: Rows, before: GameSnapshot, after: GameSnapshot, acted: Acted, now: int
) -> GameSnapshot:
    """The game `after` a change, with its banks and deadlines: an answer adds to the bank of its seat.

    `acted.people` are the seats whose persons answered; none of them where the change is no answer, such as an undo.
    """
    for seat in after.seats:
        if seat.person is None or not (seat.seat in acted.people or public_waits(after, seat.seat)):
            continue  # nothing of theirs has to be looked up
        prefs = await prefs_for(rows, after, seat.seat)
        if seat.seat in acted.people:
            after = after.reseated(_answered(seat, before, PACES.get(after.row.clock), hours_of(prefs), now))
        after = with_deadlines(after, seat.seat, prefs)
    return after


def _answered(seat: SeatRow, before: GameSnapshot, pace: Pace | None, hours: WakingHours, now: int) -> SeatRow:
    """The seat with its bank after an answer; one that had run out begins with what an answer adds."""
    began = min((wait.since for wait in public_waits(before, seat.seat)), default=None)
    if pace is None or began is None:
        return seat
    left = max(0, bank(seat, pace) - hours.between(began, _ran_until(before, began, now)))
    return replace(seat, bank=min(pace.most, left + pace.answer))


def _ran_until(snapshot: GameSnapshot, began: int, now: int) -> int:
    """Until when a clock that `began` to run has run by now: no longer than to the beginning of a pause."""
    paused = snapshot.row.paused_at
    if paused is None:
        return now
    return max(paused, began)


def bank(seat: SeatRow, pace: Pace) -> int:
    """The waking seconds a seat has, as of the beginning of its present wait; at first all that the pace allows."""
    if seat.bank is None:
        return pace.most
    return seat.bank


def public_waits(snapshot: SeatedGame, seat: int) -> list[WaitRow]:
    """For what a seat is waited for, as far as all may know.

    That leaves out what is optional, settled or withdrawn, and all that is asked blindly. What a seat is asked in its
    turn and aside from it are two waits.
    """
    return [wait for wait in snapshot.waits if wait.seat == seat and known_to_all(wait)]


def with_waits(snapshot: G, seat: int, change: Callable[[WaitRow], WaitRow]) -> G:
    """The game with a change to each wait for a seat that all may know of."""
    waited = public_waits(snapshot, seat)
    return replace(snapshot, waits=tuple(change(wait) if wait in waited else wait for wait in snapshot.waits))


async def with_each_clock(
    rows: Rows, snapshot: GameSnapshot, change: Callable[[GameSnapshot, int, PrefsRow], GameSnapshot]
) -> GameSnapshot:
    """The game with a change to the clock of everybody who is waited for, by their seat and what they have set.

    `change` takes the game as the one before it left it, the seat, and what holds for it (`prefs_for`). Seats of
    computers are left out. Nothing is stored.
    """
    for seat in snapshot.asked:
        if seat.person:
            snapshot = change(snapshot, seat.seat, await prefs_for(rows, snapshot, seat.seat))
    return snapshot


def with_deadlines(snapshot: G, seat: int, prefs: PrefsRow) -> G:
    """The game with the times of each wait for a seat that all may know of, reckoned anew from its bank.

    They are when its person is reminded (`due_at`), when their time is over (`until`, None without a clock or while it
    stands still), and until when they are known to be away (`away_until`).
    """
    pace, row, hours = running(snapshot), snapshot.seats[seat], hours_of(prefs)
    away = _known_away(snapshot, seat, prefs)

    def change(wait: WaitRow) -> WaitRow:
        ahead = away if away is not None and away > wait.since else None
        return replace(_with_deadline(snapshot, wait, row, pace, hours, prefs), away_until=ahead)

    return with_waits(snapshot, seat, change)


def _known_away(snapshot: SeatedGame, seat: int, prefs: PrefsRow) -> int | None:
    """Until when all may know that a seat's person is away; None where another answers for them, or nobody may."""
    private = snapshot.masked or not prefs.share_hours
    if private or snapshot.companions_of(seat):
        return None
    return prefs.away_until


def _with_deadline(
    snapshot: SeatedGame, wait: WaitRow, seat: SeatRow, pace: Pace | None, hours: WakingHours, prefs: PrefsRow
) -> WaitRow:
    if snapshot.row.paused_at is not None:
        return replace(wait, due_at=None, until=None)
    if pace is None:
        first = wait.since + prefs.remind_hours * HOUR if prefs.remind_hours else None
        begins = wait.reminded == 0 and (wait.due_at is None or wait.until is not None)
        return replace(wait, due_at=first if begins else wait.due_at, until=None)
    time = bank(seat, pace)
    until = hours.after(wait.since, time)
    if wait.reminded >= RAN_OUT:
        return replace(wait, until=until)
    if not prefs.remind_hours or wait.reminded >= HALF:
        return replace(wait, until=until, due_at=until)
    halfway = max(time // 2, time - pace.most // 2)  # what a bank was given beyond its limit is over by then
    return replace(wait, until=until, due_at=hours.after(wait.since, halfway))


def with_more_seconds(snapshot: G, seat: int, seconds: int) -> G:
    """The game with so many more waking seconds in the bank of a seat, which counts what is no answer's."""
    pace, row = PACES.get(snapshot.row.clock), snapshot.seats[seat]
    if pace is None:
        return snapshot
    return snapshot.reseated(replace(row, bank=bank(row, pace) + seconds, credit=row.credit + seconds))


def with_more_time(snapshot: G, seat: int, prefs: PrefsRow, seconds: int) -> G:
    """The game with so many more waking seconds for a seat; a wait that had run out runs again."""
    if PACES.get(snapshot.row.clock) is None:
        return snapshot
    snapshot = with_more_seconds(snapshot, seat, seconds)
    again = with_waits(snapshot, seat, lambda wait: replace(wait, reminded=min(wait.reminded, HALF)))
    return with_deadlines(again, seat, prefs)


def in_other_hours(snapshot: GameSnapshot, seat: int, before: PrefsRow, after: PrefsRow, now: int) -> GameSnapshot:
    """The game when a seat's clock goes on in the hours of somebody else: as much time is left as was before."""
    pace, began = PACES.get(snapshot.row.clock), [wait.since for wait in public_waits(snapshot, seat)]
    if pace and began:
        ran_until = _ran_until(snapshot, min(began), now)
        counted = hours_of(before).between(min(began), ran_until)
        snapshot = with_more_seconds(snapshot, seat, hours_of(after).between(min(began), ran_until) - counted)
    return with_deadlines(snapshot, seat, after)


async def stood_still(rows: Rows, snapshot: G, since: int, now: int) -> G:
    """The game when all its clocks have stood still since some moment: that time counts for nobody.

    Nor does it for whoever takes back a turn of before: it is noted for those too who are not waited for.
    """
    for seat in snapshot.seats:
        if seat.person is None:
            continue
        prefs = await prefs_for(rows, snapshot, seat.seat)
        hours, began = hours_of(prefs), [wait.since for wait in public_waits(snapshot, seat.seat)]
        if began:
            snapshot = with_more_time(snapshot, seat.seat, prefs, hours.between(max(since, min(began)), now))
        else:
            snapshot = snapshot.reseated(replace(seat, credit=seat.credit + hours.between(since, now)))
    return snapshot


async def begun_anew(rows: Rows, snapshot: GameSnapshot, pace: str, now: int) -> GameSnapshot:
    """The game with another clock, of which everybody has all there is; who is waited for is, since when they were."""
    seats = tuple(replace(seat, bank=None, misses=0) for seat in snapshot.seats)
    snapshot = replace(snapshot, row=replace(snapshot.row, clock=pace), seats=seats)

    def change(snapshot: GameSnapshot, seat: int, prefs: PrefsRow) -> GameSnapshot:
        began = min((wait.since for wait in public_waits(snapshot, seat)), default=now)
        snapshot = with_waits(snapshot, seat, lambda wait: replace(wait, reminded=0, due_at=None))
        snapshot = with_more_seconds(snapshot, seat, hours_of(prefs).between(began, _ran_until(snapshot, began, now)))
        return with_waits(with_deadlines(snapshot, seat, prefs), seat, lambda wait: _not_yet_due(wait, prefs, now))

    return await with_each_clock(rows, snapshot, change)


def _not_yet_due(wait: WaitRow, prefs: PrefsRow, now: int) -> WaitRow:
    """A wait of which nobody is reminded at once: without a clock its first reminder may have been due long ago."""
    late = wait.due_at is not None and wait.due_at <= now
    if late:
        return replace(wait, due_at=now + prefs.remind_hours * HOUR)
    return wait


async def vacation_day(rows: Rows, snapshot: GameSnapshot, seat: int, prefs: PrefsRow, now: int) -> GameSnapshot | None:
    """The game after a day of somebody's vacation was spent on what they are waited for; None where they have none.

    Whoever has said that they are away spends what they need, others few days for one wait: a table is not to wait
    three weeks for somebody who has gone without a word.
    """
    year = datetime.fromtimestamp(now, UTC).year
    row = await rows.one(VacationRow, user_id=prefs.user_id, year=year) or VacationRow(prefs.user_id, year, 0)
    away = prefs.away_until is not None and now < prefs.away_until
    undeclared = max(wait.vacation for wait in public_waits(snapshot, seat))
    if row.days >= VACATION_DAYS or not (away or undeclared < UNDECLARED_DAYS):
        return None
    await rows.put(replace(row, days=row.days + 1))
    spent = with_waits(snapshot, seat, lambda wait: replace(wait, vacation=wait.vacation + 1))
    return with_more_time(spent, seat, prefs, hours_of(prefs).long * HOUR)
