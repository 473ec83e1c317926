"""Reminders of people who are waited for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import structlog

from bot.store.rows import OutboxRow, PrefsRow, Rows, WaitRow
from bot.table.base import waits
from bot.table.base.record import commit
from bot.table.base.run import begin, standing_orders
from bot.table.base.transactions import Part

log = structlog.get_logger()
DAY = 24 * 3600
REMINDERS = 4


class Reminders(Part):
    """The clock of reminders: the first after the hours a person set, then one a day."""

    async def write_due(self) -> None:
        """Write the reminders that are due into the outbox: the first, then one a day, four in all."""
        async with self.transactions.read() as rows:
            due = await rows.due(self.transactions.now())
        for each in due:
            try:
                await (self._close_window(each) if each.blind else self._remind(each))
            except Exception:  # one game that cannot be read keeps no reminder from the others
                log.exception("reminder-failed", game=each.game_id)

    async def _close_window(self, due: WaitRow) -> None:
        """The time of a window is up: orders answer what is open, and defaults the rest."""
        now = self.transactions.now()
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if snapshot.window and snapshot.window_ends is not None and snapshot.window_ends <= now:
                run = begin(snapshot)
                run.close_window(standing_orders(snapshot))
                await commit(rows, snapshot, run, now)

    async def _remind(self, due: WaitRow) -> None:
        """Remind a person of all that they are waited for at this table, in one post."""
        now = self.transactions.now()
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            seat = snapshot.seats[due.seat]
            waited = [wait for wait in snapshot.waits if wait.seat == due.seat and waits.known_to_all(wait)]
            if not any(wait.due_at is not None and wait.due_at <= now for wait in waited):
                return  # answered since
            if not snapshot.row.placed:  # there is nowhere to remind anybody
                await _put(rows, (replace(wait, due_at=now + DAY) for wait in waited))
                return
            prefs = await rows.one(PrefsRow, user_id=seat.person or 0) or PrefsRow(0)
            wanted = snapshot.row.status == "running" and seat.person and prefs.remind_hours
            await _put(rows, (_after_reminder(wait, now, wanted=bool(wanted)) for wait in waited))
            reminder = {"seat": due.seat, "since": snapshot.since(due.seat)}
            written = await rows.some(OutboxRow, game_id=due.game_id, kind="remind")
            kept = [row.payload for row in written if row.sent_at is None]
            if wanted and reminder not in kept:  # one that could not be posted yet says it all
                await rows.post(due.game_id, "remind", reminder)


def _after_reminder(wait: WaitRow, now: int, *, wanted: bool) -> WaitRow:
    """A wait after a reminder, with the time of the next one unless that was the last."""
    count = wait.reminded + 1
    again = wanted and count < REMINDERS
    return replace(wait, reminded=count, due_at=now + DAY if again else None)


async def _put(rows: Rows, ledger: Iterable[WaitRow]) -> None:
    for wait in ledger:
        await rows.put(wait)
