"""Whether everybody is there before a game starts.

Whoever has sat down within the hour is there: friends who meet start with one press. Anybody else is asked, and has a
day to answer; the game begins by itself when the last one is ready, and whoever has said nothing gets up
(`bot/table/seating/ready_checks.py`). Nobody can leave that out: the owner does not know either who is still there.
"""

from __future__ import annotations

from dataclasses import replace

from bot.sharing.shards import Shards
from bot.store.rows import GameRow, Rows, SeatRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.limits import DAY, HOUR

LATELY = HOUR  # so long after sitting down nobody is asked
ANSWER_SECONDS = DAY
STAYS_READY = 2 * DAY  # so long an answer holds, where the table is not complete at once


def there(seat: SeatRow, now: int) -> SeatRow:
    """The seat of somebody who sits down now."""
    return replace(seat, ready_until=now + LATELY)


def silent(snapshot: GameSnapshot) -> list[SeatRow]:
    """The seats whose people are asked and have not answered.

    Nobody while nobody is asked. Computers are always ready.
    """
    asked_at = snapshot.row.ready_asked_at
    if asked_at is None:
        return []
    return [seat for seat in snapshot.seats if seat.person and seat.ready_until < asked_at]


async def ask_all(rows: Rows, snapshot: GameSnapshot, by: int, now: int, *, matched: bool = False) -> GameSnapshot:
    """The lobby whose people are asked, but for `by` and whoever is there; unchanged where nobody has to be.

    `matched`: the queue of the server has brought them together.
    """
    snapshot = await note_ready(rows, snapshot, by, now)
    ends = now + ANSWER_SECONDS
    asking = replace(snapshot, row=replace(snapshot.row, ready_asked_at=now, ready_ends=ends))
    if not (waited := silent(asking)):
        return snapshot
    await rows.put(asking.row)
    told = {"users": [seat.person for seat in waited], "ends": ends}
    if matched:
        await rows.post(asking.row.id, "matched", told)
    else:
        await rows.post(asking.row.id, "ready", told)
    return asking


async def note_ready(rows: Rows, snapshot: GameSnapshot, user_id: int, now: int) -> GameSnapshot:
    """The lobby in which somebody is ready; unchanged where they have no seat."""
    number = snapshot.seat_of(user_id)
    if number is None:
        return snapshot
    seat = snapshot.seats[number]
    seat = replace(seat, ready_until=max(seat.ready_until, now + STAYS_READY))
    await rows.put(seat)
    return snapshot.reseated(seat)


async def end_check(rows: Rows, snapshot: GameSnapshot) -> GameSnapshot:
    """The lobby in which nobody is asked any more; what was answered holds on."""
    if snapshot.row.ready_asked_at is None:
        return snapshot
    row = replace(snapshot.row, ready_asked_at=None, ready_ends=None)
    await rows.put(row)
    return replace(snapshot, row=row)


async def called_off(rows: Rows, snapshot: GameSnapshot) -> GameSnapshot:
    """The same after the owner has changed what is played: those who were ready for something else are not any more."""
    if snapshot.row.ready_asked_at is None:
        return snapshot
    snapshot = await end_check(rows, snapshot)
    for seat in snapshot.seats:
        if seat.person and seat.person != snapshot.row.owner_id:
            snapshot = snapshot.reseated(replace(seat, ready_until=0))
            await rows.put(snapshot.seats[seat.seat])
    return snapshot


async def prolonged(rows: Rows, seconds: int, shards: Shards) -> None:
    """Give everybody who is asked on the servers of some shards the time in which the bot was down there."""
    for row in await rows.some(GameRow, status="lobby"):
        if row.ready_ends is not None and shards.serve(row.guild_id):
            await rows.put(replace(row, ready_ends=row.ready_ends + seconds))
