"""What happens when somebody's clock runs out: first what is theirs, then the table decides. Nothing goes by itself."""

from __future__ import annotations

from dataclasses import replace

from bot.agents import AT_ONCE
from bot.agents.mind import Mind
from bot.store.deed_rows import VoteRow
from bot.store.rows import Rows, SeatRow
from bot.table.clocks import clock
from bot.table.clocks.clock import Pace
from bot.table.game.change import Changes
from bot.table.game.snapshot import GameSnapshot
from bot.table.people.pool import Substitute
from bot.table.turns.computers import by_default, turn
from bot.table.votes.ballots import WAIT
from bot.table.votes.motions import Counted, Motion
from bot.table.votes.votes import Votes

DAY = 24 * 3600


async def run_out(votes: Votes, rows: Rows, snapshot: GameSnapshot, seat: SeatRow, now: int) -> None:
    """Spend a day of vacation, else excuse it, else ask the others what to do; whichever it is, it is said."""
    assert seat.person is not None  # a computer is not waited for
    prefs = await clock.prefs_for(rows, snapshot, seat.seat)
    pace = clock.PACES[snapshot.row.clock]
    told = {"seat": seat.seat, "since": snapshot.since(seat.seat) or now}
    if (after := await clock.vacation_day(rows, snapshot, seat.seat, prefs, now)) is not None:
        await votes.changes.keep(rows, snapshot, after)
        await rows.post(snapshot.row.id, "clock", {**told, "what": "vacation", "until": _until(after, seat.seat)})
        return
    if seat.misses < clock.EXCUSED:
        missed = snapshot.reseated(replace(seat, misses=seat.misses + 1))
        after = clock.with_more_time(missed, seat.seat, prefs, pace.answer)
        await votes.changes.keep(rows, snapshot, after)
        left = clock.EXCUSED - seat.misses - 1
        facts = {"what": "excused", "until": _until(after, seat.seat), "left": left}
        await rows.post(snapshot.row.id, "clock", {**told, **facts})
        return
    after = clock.with_waits(snapshot, seat.seat, lambda wait: replace(wait, reminded=clock.RAN_OUT, due_at=now + DAY))
    await votes.changes.keep(rows, snapshot, after)
    open_votes = await rows.some(VoteRow, game_id=snapshot.row.id, kind="overdue", result="")
    if any(vote.facts == told for vote in open_votes):
        return  # more time was given meanwhile, and that is over too: the others have been asked
    await rows.post(snapshot.row.id, "clock", {**told, "what": "over"})
    others = [user for user in snapshot.people if user != seat.person]
    if others:
        await votes.put(rows, after, "overdue", 0, others, now, {}, told)


def _until(snapshot: GameSnapshot, seat: int) -> int | None:
    return min((wait.until for wait in clock.public_waits(snapshot, seat) if wait.until is not None), default=None)


class Overdue(Motion):
    """What the table does when a clock has run out: the turn is made for the seat, or it has more time."""

    offered = False

    async def decided(self, counted: Counted) -> GameSnapshot:
        """Make the turn, or give time; nothing where the seat has answered or was left meanwhile."""
        changes, rows, snapshot = counted.changes, counted.rows, counted.snapshot
        vote, now = counted.vote, counted.now
        seat = snapshot.seats[int(vote.facts["seat"])]
        waited, pace = clock.public_waits(snapshot, seat.seat), clock.running(snapshot)
        if seat.person is None or pace is None or not waited or waited[0].since != vote.facts["since"]:
            return snapshot
        if vote.result == "substitute":
            snapshot = await Substitute().passed(counted)
        if vote.result in (WAIT, "substitute"):
            return await _more_time(changes, rows, snapshot, seat, pace, now)
        snapshot = snapshot.reseated(replace(seat, bank=pace.answer))
        if vote.result == "computer":
            return await changes.commit(
                rows, snapshot, turn(snapshot, replace(seat, agent=AT_ONCE), Mind()), now, "turn"
            )
        return await changes.commit(rows, snapshot, by_default(snapshot, seat.seat), now, "turn")


async def _more_time(
    changes: Changes, rows: Rows, snapshot: GameSnapshot, seat: SeatRow, pace: Pace, now: int
) -> GameSnapshot:
    """From now on the seat has the time of one answer."""
    prefs = await clock.prefs_for(rows, snapshot, seat.seat)
    began = min(wait.since for wait in clock.public_waits(snapshot, seat.seat))
    late = clock.hours_of(prefs).between(began, now) - clock.bank(seat, pace)
    return await changes.keep(rows, snapshot, clock.with_more_time(snapshot, seat.seat, prefs, late + pace.answer))
