"""When people are called: at once, or together with what else they are asked, or in the hours they wish.

The first call of a person goes out at once. What other tables ask within ten minutes is held back as a row (`HeldRow`),
and so is what comes while they are not to be called; `bot/table/calls/held.py` makes one call of it. A call that is
held was not made: its question is `called_at` no time until then. Called are those who answer for a seat: its sitter
alone, or its person and all who share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.call_rows import HeldRow, MuteRow
from bot.store.rows import PrefsRow, Rows, WaitRow
from bot.table.calls.hooks import note_called
from bot.table.clocks import clock
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import TOGETHER
from bot.table.game.waking import zone_of

NO_MOVES = (1, 0)


@dataclass(frozen=True, slots=True)
class Called:
    """The waits for which people are called now. `callees` has by seat (as text) those of its people who are."""

    waits: list[WaitRow]
    callees: dict[str, list[int]]


async def at_once(
    rows: Rows, snapshot: GameSnapshot, waits: Iterable[WaitRow], moves: tuple[int, int], now: int,
    *, reminder: bool = False,
) -> Called:  # fmt: skip
    """Those of some waits for which somebody is called now; the other calls are held, or of a table that is muted.

    `moves` are the first and the last move that led to them. Of those who share a seat each is called as they wish. In
    a first game nobody is called but by its panel.
    """
    wanted = list(waits)
    seats = sorted({wait.seat for wait in wanted})
    if snapshot.row.guided:
        return Called(wanted, {str(seat): snapshot.called_for(seat) for seat in seats})
    found = {str(seat): await _reached(rows, snapshot, seat, moves, now, reminder=reminder) for seat in seats}
    callees = {seat: people for seat, people in found.items() if people}
    return Called([wait for wait in wanted if str(wait.seat) in callees], callees)


async def _reached(
    rows: Rows, snapshot: GameSnapshot, seat: int, moves: tuple[int, int], now: int, *, reminder: bool
) -> list[int]:
    """Whoever of a seat is called now, which is noted; the calls of the others are held, but of those who muted it."""
    game_id = snapshot.row.id
    times = {user: await _time(rows, user, game_id, now) for user in snapshot.called_for(seat)}
    reached = [user for user, due in times.items() if due == now]
    for user, due in times.items():
        if due == now:
            await rows.drop(HeldRow, user_id=user, game_id=game_id)
            await note_called(rows, user, game_id, now)
        elif due is not None:
            if reminder and await rows.one(HeldRow, user_id=user, game_id=game_id, seat=seat):
                continue  # what is held says more: what happened
            await rows.put(HeldRow(user, game_id, seat, due, *moves, reminder or bool(reached)))
    return reached


async def _time(rows: Rows, user_id: int, game_id: str, now: int) -> int | None:
    """When a person is called for what a table asks them now; None for never, where they have muted it."""
    if await rows.one(MuteRow, user_id=user_id, game_id=game_id):
        return None
    due = await _due(rows, await clock.prefs_of(rows, user_id), game_id, now)
    if due is None:
        return now
    return due


async def _due(rows: Rows, prefs: PrefsRow, game_id: str, now: int) -> int | None:
    """When a person is to be called, or reminded, for what a table asks them now; None for at once."""
    if prefs.digest is not None:
        return digest_at(prefs, now)
    hours = clock.hours_of(prefs)
    if prefs.quiet and not hours.awake(now):
        return hours.after(now, 0)
    last = await rows.last_call(prefs.user_id, game_id, now - TOGETHER + 1)
    if last is None:
        return None
    return last + TOGETHER


def digest_at(prefs: PrefsRow, now: int) -> int:
    """The next time after `now` at which it is the hour of a person's digest where they live."""
    zone = zone_of(prefs.zone)
    today = datetime.fromtimestamp(now, zone).replace(hour=prefs.digest or 0, minute=0, second=0, microsecond=0)
    days = (today + timedelta(days=number) for number in range(3))
    return next(at for day in days if (at := int(day.timestamp())) > now)


async def next_up(rows: Rows, snapshot: GameSnapshot, newly: Sequence[WaitRow], now: int) -> dict[str, list[int]]:
    """Who of the seat behind the one that is newly asked in its turn wishes to know that they are next, if anybody.

    By that seat, as text.
    """
    upcoming = snapshot.row.upcoming
    if snapshot.row.guided or len(upcoming) < 2 or upcoming[0] not in {wait.seat for wait in newly}:
        return {}
    seat = upcoming[1]
    if any(asked.seat == seat for asked in snapshot.asked):
        return {}
    wishing = [user for user in snapshot.called_for(seat) if await _wishes(rows, user, snapshot.row.id, now)]
    if not wishing:
        return {}
    return {str(seat): wishing}


async def wishes_last(rows: Rows, snapshot: GameSnapshot, wait: WaitRow) -> bool:
    """Whether one of those who answer for a seat wishes to know that everybody waits for them only.

    That is told by editing their call, which notifies nobody: it waits for no hour of theirs.
    """
    wishing = [(await clock.prefs_of(rows, user)).next_up for user in snapshot.called_for(wait.seat)]
    return any(wishing) and not snapshot.row.guided


async def _wishes(rows: Rows, user_id: int, game_id: str, now: int) -> bool:
    """Whether somebody wishes to know that they are next, and may be told now."""
    prefs = await clock.prefs_of(rows, user_id)
    return prefs.next_up and await _may_be_told(rows, prefs, game_id, now)


async def _may_be_told(rows: Rows, prefs: PrefsRow, game_id: str, now: int) -> bool:
    """Whether a person may be told now of what is not worth holding: the table is not muted, and they are awake."""
    muted = await rows.one(MuteRow, user_id=prefs.user_id, game_id=game_id)
    awake = not prefs.quiet or clock.hours_of(prefs).awake(now)
    return not muted and awake and prefs.digest is None


def entries(found: Sequence[tuple[str, int, int]]) -> list[dict[str, str | int]]:
    """Tables of one call as its post keeps them: each with its seat and since when that is waited for."""
    return [{"game": game, "seat": seat, "since": since} for game, seat, since in found]
