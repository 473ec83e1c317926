"""When people are called: at once, or together with what else they are asked, or in the hours they wish.

The first call of a person goes out at once. What other tables ask within ten minutes is held back as a row (`HeldRow`),
and so is what comes while they are not to be called; `bot/table/timing/calls.py` makes one call of it. A call that is
held was not made: its question is `called_at` no time until then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from bot.store.call_rows import HeldRow, MuteRow, call_key
from bot.store.rows import PrefsRow, Rows, WaitRow
from bot.table.base import clock
from bot.table.base.snapshot import GameSnapshot
from bot.table.base.waking import zone_of

TOGETHER = 600  # seconds in which a person is called once
NO_MOVES = (1, 0)


async def at_once(
    rows: Rows, snapshot: GameSnapshot, waits: Iterable[WaitRow], moves: tuple[int, int], now: int,
    *, reminder: bool = False,
) -> list[WaitRow]:  # fmt: skip
    """Those of some waits for which people are called now; the others are held, or belong to a table that is muted.

    `moves` are the first and the last move that led to them. In a first game nobody is called but by its panel.
    """
    wanted = list(waits)
    if snapshot.row.guided:
        return wanted
    now_called: set[int] = set()
    for seat in sorted({wait.seat for wait in wanted}):
        user = snapshot.seats[seat].person
        if user is None or await rows.one(MuteRow, user_id=user, game_id=snapshot.row.id):
            continue
        due = await _due(rows, await clock.prefs_of(rows, user), snapshot.row.id, now)
        if due is None:
            now_called.add(seat)
            await rows.drop(HeldRow, user_id=user, game_id=snapshot.row.id)
            await rows.use(call_key(user, snapshot.row.id), now)
        else:
            await rows.put(HeldRow(user, snapshot.row.id, seat, due, *moves, reminder))
    return [wait for wait in wanted if wait.seat in now_called]


async def _due(rows: Rows, prefs: PrefsRow, game_id: str, now: int) -> int | None:
    """When a person is to be called for what a table asks them now; None for at once."""
    if prefs.digest is not None:
        return digest_at(prefs, now)
    hours = clock.hours_of(prefs)
    if prefs.quiet and not hours.awake(now):
        return hours.after(now, 0)
    last = await rows.last_call(prefs.user_id, game_id, now - TOGETHER + 1)
    return None if last is None else last + TOGETHER


def digest_at(prefs: PrefsRow, now: int) -> int:
    """The next time after `now` at which it is the hour of a person's digest where they live."""
    zone = zone_of(prefs.zone)
    today = datetime.fromtimestamp(now, zone).replace(hour=prefs.digest or 0, minute=0, second=0, microsecond=0)
    days = (today + timedelta(days=number) for number in range(3))
    return next(at for day in days if (at := int(day.timestamp())) > now)


async def next_up(rows: Rows, snapshot: GameSnapshot, newly: Sequence[WaitRow], now: int) -> list[int]:
    """The seat behind the one that is newly asked in its turn, where its person wishes to know that; or none."""
    upcoming = snapshot.row.upcoming
    if snapshot.row.guided or len(upcoming) < 2 or upcoming[0] not in {wait.seat for wait in newly}:
        return []
    seat = snapshot.seats[upcoming[1]]
    if seat.person is None or any(asked.seat == seat.seat for asked in snapshot.asked):
        return []
    prefs = await clock.prefs_of(rows, seat.person)
    return [seat.seat] if prefs.next_up and await _may_be_told(rows, prefs, snapshot.row.id, now) else []


async def _may_be_told(rows: Rows, prefs: PrefsRow, game_id: str, now: int) -> bool:
    """Whether a person may be told now of what is not worth holding: the table is not muted, and they are awake."""
    muted = await rows.one(MuteRow, user_id=prefs.user_id, game_id=game_id)
    awake = not prefs.quiet or clock.hours_of(prefs).awake(now)
    return not muted and awake and prefs.digest is None


def entries(found: Sequence[tuple[str, int, int]]) -> list[dict[str, str | int]]:
    """Tables of one call as its post keeps them: each with its seat and since when that is waited for."""
    return [{"game": game, "seat": seat, "since": since} for game, seat, since in found]
