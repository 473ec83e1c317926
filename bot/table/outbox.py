"""What the table remembers of sending: what was posted, what the public message shows, who is to be reminded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.store.rows import DueRow, GameRow, NoteRow, OutboxRow, PrefsRow
from bot.table.transactions import Desk

log = structlog.get_logger()
DAY = 24 * 3600
REMINDERS = 4


class Delivery(Desk):
    """Book-keeping for the outbox worker and the clock."""

    async def shown(self, game_id: str, rev: int, message_id: int | None) -> None:
        """Note that the public message shows revision `rev`."""
        async with self.store.write() as rows:
            if row := await rows.one(GameRow, id=game_id):
                await rows.put(replace(row, shown_rev=rev, message_id=message_id))

    async def sent(self, told: Sequence[OutboxRow], message_id: int | None) -> None:
        """Note that some outbox rows were posted, together."""
        async with self.store.write() as rows:
            for row in told:
                await rows.put(replace(row, sent_at=self.now(), message_id=message_id))

    async def remind(self) -> None:
        """Write the reminders that are due into the outbox: the first, then one a day, four in all."""
        async with self.store.read() as rows:
            due = await rows.due(self.now())
        for each in due:
            try:
                await self._remind(each)
            except Exception:  # one game that cannot be read keeps no reminder from the others
                log.exception("reminder-failed", game=each.game_id)

    async def tidy(self) -> None:
        """Forget what nobody will ask for again."""
        async with self.store.write() as rows:
            await rows.prune(self.now() - DAY)

    async def note(self, key: str) -> str:
        """A remark of the bot to itself; "" when there is none."""
        async with self.store.read() as rows:
            row = await rows.one(NoteRow, key=key)
            return row.value if row else ""

    async def set_note(self, key: str, value: str) -> None:
        """Keep a remark."""
        async with self.store.write() as rows:
            await rows.put(NoteRow(key, value))

    async def _remind(self, due: DueRow) -> None:
        async with self.changing(due.game_id) as (rows, look):
            if due != await rows.one(DueRow, game_id=due.game_id, seat=due.seat):
                return  # answered since
            if not look.row.placed:  # there is nowhere to remind anybody
                await rows.put(replace(due, at=self.now() + DAY))
                return
            seat = look.seats[due.seat]
            prefs = await rows.one(PrefsRow, user_id=seat.person or 0) or PrefsRow(0)
            wanted = look.row.status == "running" and seat.person and seat.asked_at is not None and prefs.remind_hours
            if not wanted or due.count >= REMINDERS:
                await rows.drop(DueRow, game_id=due.game_id, seat=due.seat)
            else:
                await rows.put(replace(due, at=self.now() + DAY, count=due.count + 1))
            reminder = {"seat": due.seat, "since": seat.asked_at}
            written = await rows.some(OutboxRow, game_id=due.game_id, kind="remind")
            kept = [row.payload for row in written if row.sent_at is None]
            if wanted and reminder not in kept:  # one that could not be posted yet says it all
                await rows.post(due.game_id, "remind", reminder)
