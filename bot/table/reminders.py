"""Reminders of people who are waited for."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.store.rows import WINDOW, DueRow, OutboxRow, PrefsRow
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
                await (self._close_window(each) if each.seat == WINDOW else self._remind(each))
            except Exception:  # one game that cannot be read keeps no reminder from the others
                log.exception("reminder-failed", game=each.game_id)

    async def _close_window(self, due: DueRow) -> None:
        """The time of a window is up: orders answer what is open, and defaults the rest."""
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if snapshot.window_ends not in (None, due.at):
                return  # another one has opened since
            await rows.drop(DueRow, game_id=due.game_id, seat=WINDOW)
            if snapshot.window:
                run = begin(snapshot)
                run.close_window(standing_orders(snapshot))
                await commit(rows, snapshot, run, self.transactions.now())

    async def _remind(self, due: DueRow) -> None:
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if due != await rows.one(DueRow, game_id=due.game_id, seat=due.seat):
                return  # answered since
            if not snapshot.row.placed:  # there is nowhere to remind anybody
                await rows.put(replace(due, at=self.transactions.now() + DAY))
                return
            seat = snapshot.seats[due.seat]
            prefs = await rows.one(PrefsRow, user_id=seat.person or 0) or PrefsRow(0)
            wanted = (
                snapshot.row.status == "running" and seat.person and seat.asked_at is not None and prefs.remind_hours
            )
            if not wanted or due.count >= REMINDERS:
                await rows.drop(DueRow, game_id=due.game_id, seat=due.seat)
            else:
                await rows.put(replace(due, at=self.transactions.now() + DAY, count=due.count + 1))
            reminder = {"seat": due.seat, "since": seat.asked_at}
            written = await rows.some(OutboxRow, game_id=due.game_id, kind="remind")
            kept = [row.payload for row in written if row.sent_at is None]
            if wanted and reminder not in kept:  # one that could not be posted yet says it all
                await rows.post(due.game_id, "remind", reminder)
