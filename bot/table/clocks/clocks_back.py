"""Clocks after a jump in the log: a turn that is taken back gives nobody time.

Whoever takes their turn back alone is waited for as if they had never confirmed it: since when they were, and with the
time they had then; the clock has run on meanwhile. Where a table agrees to go back, the moves of others lie between,
who were waited for then: everybody whose turn is gone has as much time left as when it was made.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.store.clock_rows import AskedClock, SeatClock
from bot.store.rows import MoveRow, Rows, SeatRow, WaitRow
from bot.table.clocks import clock
from bot.table.game import sittings
from bot.table.game.change import Change
from bot.table.game.jumps import target
from bot.table.game.snapshot import GameSnapshot


def clocks_of(snapshot: GameSnapshot) -> tuple[SeatClock, ...]:
    """How the clocks of people stand before a turn."""
    return tuple(
        SeatClock(
            seat.seat, snapshot.row.clock, seat.bank, seat.credit,
            tuple(_asked(wait) for wait in clock.public_waits(snapshot, seat.seat)),
        )
        for seat in snapshot.seats if seat.person
    )  # fmt: skip


def _asked(wait: WaitRow) -> AskedClock:
    return AskedClock(wait.kind, wait.since, wait.called_at, wait.called_seq, wait.due_at, wait.reminded, wait.vacation)


async def restored(rows: Rows, change: Change) -> GameSnapshot:
    """The game after a jump, the first of its moves, with the clocks of those whose turns it takes back.

    Nothing is given back to whoever sat down since, where the table has changed its clock since, or where nothing was
    kept.
    """
    before, after, moves, now = change.before, change.after, change.moves, change.now
    jump, to = moves[0], target(moves[0])
    log = await rows.log(jump.game_id, to, jump.seq - 1 - to)
    kept_then = await _kept(rows, log)
    gone = {move.seat for move in log if move.how == "person"} - {move.seat for move in moves[1:]}
    for then in kept_then:
        seat = after.seats[then.seat]
        sat_down = await sittings.since(rows, jump.game_id, seat.seat)
        if seat.person is None or then.pace != after.row.clock or sat_down > to:
            continue
        if change.alone:
            after = _alone(before, after, seat, then, jump.seat)
        else:
            after = await _together(rows, before, after, then, gone, log[0].at, now)
    return after


async def _kept(rows: Rows, log: Sequence[MoveRow]) -> tuple[SeatClock, ...]:
    """The clocks as they were before the first of some moves, or before the turn to which that belongs."""
    if not log:
        return ()
    first = log[0]
    if first.seq != first.base + 1:
        found = await rows.one(MoveRow, game_id=first.game_id, seq=first.base + 1)
        if not found:
            return ()
        return found.clocks
    return first.clocks


def _alone(before: GameSnapshot, after: GameSnapshot, seat: SeatRow, then: SeatClock, own: int) -> GameSnapshot:
    if seat.seat != own:
        return _no_more_asked(before, after, seat, then)
    pace, given = clock.PACES.get(then.pace), seat.credit - then.credit
    if pace is not None:
        after = clock.with_more_seconds(after.reseated(replace(seat, bank=then.bank, credit=then.credit)), own, given)
    asked = {each.kind: each for each in then.asked}
    return clock.with_waits(after, own, lambda wait: _going_on(wait, asked[wait.kind]) if wait.kind in asked else wait)


def _going_on(wait: WaitRow, then: AskedClock) -> WaitRow:
    return replace(
        wait, since=then.since, called_at=then.called_at, called_seq=then.called_seq, due_at=then.due_at,
        reminded=then.reminded, vacation=then.vacation,
    )  # fmt: skip


def _no_more_asked(before: GameSnapshot, after: GameSnapshot, seat: SeatRow, then: SeatClock) -> GameSnapshot:
    """What a clock was given for a question that is gone with the turn is gone too."""
    asked = clock.public_waits(after, seat.seat) or not clock.public_waits(before, seat.seat)
    if asked:
        return after
    return after.reseated(replace(seat, bank=then.bank))


async def _together(
    rows: Rows, before: GameSnapshot, after: GameSnapshot, then: SeatClock, gone: Collection[int], at: int, now: int
) -> GameSnapshot:
    """The clock of a seat with what it had `at` the time of the first move that is gone."""
    pace, seat = clock.PACES.get(then.pace), after.seats[then.seat]
    if pace is None:
        return after
    if seat.seat not in gone:
        return _no_more_asked(before, after, seat, then)
    hours = clock.hours_of(await clock.prefs_for(rows, after, seat.seat))
    began = min((each.since for each in then.asked), default=at)
    left = max(0, clock.bank(replace(seat, bank=then.bank), pace) - hours.between(began, at))
    after = after.reseated(replace(seat, bank=left))
    waited = [wait.since for wait in clock.public_waits(after, seat.seat)]
    if waited:
        return clock.with_more_seconds(after, seat.seat, hours.between(min(waited), now))
    return after
