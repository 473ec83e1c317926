"""The end of asking who is ready: whoever has said nothing gets up, and the owner is told."""

from __future__ import annotations

from bot.store.rows import Rows
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, apart
from bot.table.seating import ready
from bot.table.seating.lobby import got_up


class ReadyChecks(Part):
    """The clock of lobbies whose people are asked whether they are ready."""

    async def close_due(self) -> None:
        """Free the seats of those who have said nothing for as long as they may."""
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.ready_due(now)
        for game_id in due:
            with apart("ready-check-failed", game=game_id):
                async with self.transactions.changing(game_id) as (rows, snapshot):
                    ends = snapshot.row.ready_ends
                    if snapshot.row.status == "lobby" and ends is not None and ends <= now:
                        await _freed(rows, snapshot)


async def _freed(rows: Rows, snapshot: GameSnapshot) -> None:
    """A table of somebody who has said nothing passes on; it is given up where nobody is left."""
    gone = [(seat.person, seat.name) for seat in ready.silent(snapshot)]
    snapshot = await ready.end_check(rows, snapshot)
    for person, _ in gone:
        if person is not None and snapshot.row.status == "lobby":
            snapshot = await got_up(rows, snapshot, person)
    if snapshot.row.status == "lobby":
        await rows.post(snapshot.row.id, "unready", {"names": [name for _, name in gone], "why": "silent"})
