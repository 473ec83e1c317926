"""What happens when somebody's clock runs out: first what is theirs, then the table decides. Nothing goes by itself."""

from __future__ import annotations

from dataclasses import replace

from bot.store.deed_rows import VoteRow
from bot.store.rows import Rows, SeatRow
from bot.table.clocks import clock
from bot.table.game.record import keep_beside
from bot.table.game.snapshot import GameSnapshot
from bot.table.votes.votes import put_to_vote

DAY = 24 * 3600


async def run_out(rows: Rows, snapshot: GameSnapshot, seat: SeatRow, now: int) -> None:
    """Spend a day of vacation, else excuse it, else ask the others what to do; whichever it is, it is said."""
    assert seat.person is not None  # a computer is not waited for
    prefs = await clock.prefs_for(rows, snapshot, seat.seat)
    pace = clock.PACES[snapshot.row.clock]
    told = {"seat": seat.seat, "since": snapshot.since(seat.seat) or now}
    if (after := await clock.vacation_day(rows, snapshot, seat.seat, prefs, now)) is not None:
        await keep_beside(rows, snapshot, after)
        await rows.post(snapshot.row.id, "clock", {**told, "what": "vacation", "until": _until(after, seat.seat)})
        return
    if seat.misses < clock.EXCUSED:
        missed = snapshot.reseated(replace(seat, misses=seat.misses + 1))
        after = clock.credited(missed, seat.seat, prefs, pace.answer)
        await keep_beside(rows, snapshot, after)
        left = clock.EXCUSED - seat.misses - 1
        facts = {"what": "excused", "until": _until(after, seat.seat), "left": left}
        await rows.post(snapshot.row.id, "clock", {**told, **facts})
        return
    after = clock.with_waits(snapshot, seat.seat, lambda wait: replace(wait, reminded=clock.RAN_OUT, due_at=now + DAY))
    await keep_beside(rows, snapshot, after)
    open_votes = await rows.some(VoteRow, game_id=snapshot.row.id, kind="overdue", result="")
    if any(vote.facts == told for vote in open_votes):
        return  # more time was given meanwhile, and that is over too: the others have been asked
    await rows.post(snapshot.row.id, "clock", {**told, "what": "over"})
    others = [user for user in snapshot.people if user != seat.person]
    if others:
        await put_to_vote(rows, after, "overdue", 0, others, now, {}, told)


def _until(snapshot: GameSnapshot, seat: int) -> int | None:
    return min((wait.until for wait in clock.public_waits(snapshot, seat) if wait.until is not None), default=None)
