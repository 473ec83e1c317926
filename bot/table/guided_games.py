"""Somebody's first game: against a computer player, in a private thread, started at once."""

from __future__ import annotations

from collections.abc import Mapping

from bot.agents import DEFAULT
from bot.store.rows import GameRow, Rows, SeatRow
from bot.table.lobby import new_id, opened
from bot.table.snapshot import Look, Person, look_at
from bot.table.transactions import Desk


class Guiding(Desk):
    """Guided games."""

    async def guide(
        self, kind: str, guild_id: int, thread_id: int, person: Person, locale: str, options: Mapping[str, str]
    ) -> Look:
        """A guided game of one person, which lives in the private thread `thread_id`, or the one they play already."""
        now = self.now()
        row = GameRow(
            new_id(), kind, guild_id, thread_id, person.user_id, locale, now,
            thread_id=thread_id, options=dict(options), touched_at=now, guided=True,
        )  # fmt: skip
        async with self.store.write() as rows:
            if there := await _guided(rows, kind, person.user_id):
                return await look_at(rows, there)
            await rows.put(row)
            await rows.put(person.sit(row.id))
            await rows.put(SeatRow(row.id, 1, None, "Orrery 1", DEFAULT))
            look = await opened(rows, await look_at(rows, row.id), self.seed, now)
        self.changed(row.id)
        return look

    async def guided(self, kind: str, user_id: int) -> str | None:
        """The id of the guided game of this kind that a person is playing."""
        async with self.store.read() as rows:
            return await _guided(rows, kind, user_id)


async def _guided(rows: Rows, kind: str, user_id: int) -> str | None:
    found = await rows.some(GameRow, kind=kind, owner_id=user_id, status="running", guided=True)
    return found[0].id if found else None
