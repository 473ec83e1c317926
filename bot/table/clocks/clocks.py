"""Stopping the clocks of a table as a moderator."""

from __future__ import annotations

from bot.errors import Refusal
from bot.table.clocks import pausing
from bot.table.game.roles import Actor, require
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, in_play


class Clocks(Part):
    """Clocks that a moderator stops; the table does so by its vote."""

    async def pause(self, game_id: str, by: Actor, *, paused: bool) -> GameSnapshot:
        """A moderator stops the clocks of a table, or lets them run again, without a vote.

        Raises `Refusal` not-moderator, not-running, or stale where that is so already.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            require(snapshot, by, "pause")
            in_play(snapshot)
            if paused == (snapshot.row.paused_at is not None):
                raise Refusal("stale")
            after = await (pausing.paused if paused else pausing.resumed)(self.changes, rows, snapshot, now)
            await note_deed(rows, after, "pause" if paused else "resume", by, now, {}, users=[])
            return after
