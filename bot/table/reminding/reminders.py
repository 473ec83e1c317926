"""Reminders of people who are waited for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store.rows import OutboxRow, PrefsRow, Rows, WaitRow
from bot.table.calls import calls
from bot.table.clocks import clock
from bot.table.game.run import begin, standing_orders
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, Transactions, apart
from bot.table.reminding import overdue
from bot.table.votes.votes import Votes

DAY = 24 * 3600
REMINDERS = 4  # for one wait, where there is no clock
AFTERWARDS = 3  # reminders, one a day, after a clock ran out


class Reminders(Part):
    """Writes reminders to whoever is waited for too long, and closes windows whose time is up.

    When the first is due: `bot/table/clocks/clock.py:with_deadlines`.
    """

    def __init__(self, transactions: Transactions, votes: Votes) -> None:
        super().__init__(transactions)
        self.votes = votes

    async def write_due(self) -> None:
        """Write the reminders that are due into the outbox.

        Without a clock there is one a day, `REMINDERS` for one wait. With one there is one at half the time and one at
        its end, and then one a day, `AFTERWARDS` of them.
        """
        async with self.transactions.read() as rows:
            due = await rows.due(self.transactions.now())
        for each in due:
            with apart("reminder-failed", game=each.game_id):
                await (self._close_window(each) if each.blind else self._remind(each))

    async def _close_window(self, due: WaitRow) -> None:
        """The time of a window is up: orders answer what is open, and defaults the rest."""
        now = self.transactions.now()
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if snapshot.window and snapshot.window_ends is not None and snapshot.window_ends <= now:
                run = begin(snapshot)
                run.close_window(standing_orders(snapshot))
                await self.changes.commit(rows, snapshot, run, now)

    async def _remind(self, due: WaitRow) -> None:
        """Remind a person of all they are waited for at this table, in one post; or see to a clock that is over."""
        now = self.transactions.now()
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            seat, waited = snapshot.seats[due.seat], clock.public_waits(snapshot, due.seat)
            if not any(wait.due_at is not None and wait.due_at <= now for wait in waited):
                return  # answered since
            if not snapshot.row.placed or seat.person is None:  # there is nowhere to remind anybody
                await _put(rows, (replace(wait, due_at=now + DAY) for wait in waited))
                return
            if clock.running(snapshot) and any(_ran_out(wait, now) for wait in waited):
                await overdue.run_out(self.votes, rows, snapshot, seat, now)
                return
            prefs = await clock.prefs_for(rows, snapshot, seat.seat)
            reminded = [_reminded(snapshot, wait, prefs, now) for wait in waited]
            await _put(rows, reminded)
            reminder = {"seat": due.seat, "since": snapshot.since(due.seat)}
            written = await rows.some(OutboxRow, game_id=due.game_id, kind="remind")
            kept = [row.payload.items() for row in written if row.sent_at is None]
            if not prefs.remind_hours or any(reminder.items() <= each for each in kept):
                return  # one that could not be posted yet says it all
            called = await calls.at_once(rows, snapshot, waited, calls.NO_MOVES, now, reminder=True)
            if called.waits:  # it may be the first that reaches its person, where their call was held until now
                await _put(rows, (replace(wait, called_at=wait.called_at or now) for wait in reminded))
                await rows.post(due.game_id, "remind", {**reminder, "callees": called.callees})


def _ran_out(wait: WaitRow, now: int) -> bool:
    """Whether a clock has run out, and the table was not told of it yet."""
    return wait.until is not None and wait.until <= now and wait.reminded < clock.RAN_OUT


def _reminded(snapshot: GameSnapshot, wait: WaitRow, prefs: PrefsRow, now: int) -> WaitRow:
    """A wait after a reminder, with the time of the next one unless that was the last."""
    count, most, tomorrow = wait.reminded + 1, REMINDERS, now + DAY
    if clock.running(snapshot):
        if count < clock.RAN_OUT:
            return replace(wait, reminded=count, due_at=wait.until)
        most, tomorrow = clock.RAN_OUT + AFTERWARDS, clock.hours_of(prefs).after(tomorrow, 0)
    if prefs.remind_hours and count < most:
        return replace(wait, reminded=count, due_at=tomorrow)
    return replace(wait, reminded=count, due_at=None)


async def _put(rows: Rows, ledger: Iterable[WaitRow]) -> None:
    for wait in ledger:
        await rows.put(wait)
