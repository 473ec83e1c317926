"""What people have set for themselves, and servers for their tables."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.call_rows import HeldRow
from bot.store.game_store import Span
from bot.store.rows import PrefsRow, Rows
from bot.store.server_rows import ServerRow
from bot.table.calls import calls
from bot.table.clocks import clock
from bot.table.game.seated import Found
from bot.table.game.transactions import Part, apart


class Preferences(Part):
    """Settings by person, and by server."""

    async def of(self, user_id: int) -> PrefsRow:
        """What a person set; the defaults of a `PrefsRow` for whoever set nothing."""
        async with self.transactions.read() as rows:
            return await clock.prefs_of(rows, user_id)

    async def set(self, prefs: PrefsRow) -> None:
        """Store what a person set, in place of all that they had set before.

        Running clocks follow their hours at once, and so do calls that are held back; reminders from the next wait on.
        """
        async with self.transactions.write(Span.BESIDE) as rows:
            before = await clock.prefs_of(rows, prefs.user_id)
            await rows.put(prefs)
            if _when_called(before) != _when_called(prefs):
                await self._hold_anew(rows, prefs)
            tables = Found(await rows.listed_of(prefs.user_id) if _when_there(before) != _when_there(prefs) else ())
        for table in tables.only(lambda table: table.waits_for(prefs.user_id)):
            with apart("clock-failed", game=table.row.id):
                await self._retime(table.row.id, before)

    async def _retime(self, game_id: str, before: PrefsRow) -> None:
        """Let the clock of somebody who is waited for go on in their new hours, with as much time as was left."""
        async with self.transactions.changing(game_id) as (rows, snapshot):
            seat = snapshot.seat_of(before.user_id)
            if seat is None or not clock.public_waits(snapshot, seat):
                return
            prefs = await clock.prefs_for(rows, snapshot, seat)
            theirs = snapshot.called_for(seat)[0] == before.user_id
            after = clock.in_other_hours(snapshot, seat, before if theirs else prefs, prefs, self.transactions.now())
            await self.changes.keep(rows, snapshot, after)

    async def _hold_anew(self, rows: Rows, prefs: PrefsRow) -> None:
        """Let what is held of a person go out when they wish it now."""
        now = self.transactions.now()
        due = now if prefs.digest is None else calls.digest_at(prefs, now)
        for held in await rows.some(HeldRow, user_id=prefs.user_id):
            await rows.put(replace(held, due_at=due))

    async def moderator_role(self, guild_id: int) -> int | None:
        """The role whose members moderate a server's tables, besides whoever may manage threads; None where not set."""
        async with self.transactions.read() as rows:
            row = await rows.one(ServerRow, guild_id=guild_id)
        if not row:
            return None
        return row.moderator_role

    async def set_moderator_role(self, guild_id: int, role_id: int | None, *, manages: bool) -> None:
        """Choose that role, or with None no role any more, in which case only whoever may manage threads moderates.

        Raises `Refusal` not-manager unless whoever chooses `manages` the server.
        """
        if not manages:
            raise Refusal("not-manager")
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.put(ServerRow(guild_id, role_id))


def _when_called(prefs: PrefsRow) -> tuple[object, ...]:
    """What of a person's settings decides when they are called."""
    return prefs.quiet, prefs.digest, clock.hours_of(prefs)


def _when_there(prefs: PrefsRow) -> tuple[object, ...]:
    """What of a person's settings tells others when they answer."""
    return clock.hours_of(prefs), prefs.away_until, prefs.share_hours
