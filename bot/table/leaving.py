"""Leaving a game that runs, and ending one without a result."""

from __future__ import annotations

from dataclasses import replace

from bot.agents import DEFAULT
from bot.errors import Refusal
from bot.store.rows import LIVING, DraftRow, DueRow, Rows
from bot.table.base.snapshot import GameSnapshot
from bot.table.base.transactions import Part, in_play, owned_by, seat_of


class Leaving(Part):
    """Resigning from a seat, and giving a table up."""

    async def resign(self, game_id: str, user_id: int) -> GameSnapshot:
        """Leave a running game: the seat goes to a computer player. The last person to go ends the game."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            row = replace(snapshot.seats[seat], agent=DEFAULT, resigned=True)
            snapshot = snapshot.reseated(row)
            await rows.put(row)
            await rows.drop(DraftRow, game_id=game_id, seat=seat)
            await rows.drop(DueRow, game_id=game_id, seat=seat)
            if not snapshot.people:
                return await _give_up(rows, snapshot)
            await rows.post(game_id, "resign", {"seat": seat})
            snapshot = replace(snapshot, row=replace(snapshot.row, rev=snapshot.row.rev + 1))
            await rows.put(snapshot.row)
            return snapshot

    async def abandon(self, game_id: str, user_id: int) -> GameSnapshot:
        """The owner ends the game without a result."""
        async with self.transactions.changing(game_id) as (rows, snapshot):
            closable(snapshot, user_id)
            return await _give_up(rows, snapshot)


def closable(snapshot: GameSnapshot, user_id: int) -> None:
    """Raise `Refusal` not-owner or not-running unless this person may end the game without a result."""
    owned_by(snapshot, user_id)
    if snapshot.row.status not in LIVING:
        raise Refusal("not-running")


def resignable(snapshot: GameSnapshot, user_id: int) -> None:
    """Raise `Refusal` not-running or not-seated unless this person may leave the running game."""
    in_play(snapshot)
    seat_of(snapshot, user_id)


async def _give_up(rows: Rows, snapshot: GameSnapshot) -> GameSnapshot:
    row = replace(snapshot.row, status="abandoned", rev=snapshot.row.rev + 1)
    await rows.put(row)
    await rows.drop(DraftRow, game_id=row.id)
    await rows.drop(DueRow, game_id=row.id)
    if row.state:
        await rows.post(row.id, "abandon", {})
    return replace(snapshot, row=row, pending=())
