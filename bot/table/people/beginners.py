"""Who is new to the game at a table: their panel has tips, as in a first game against computers."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import LIVING
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part


class Beginners(Part):
    """What people say of themselves, before the start or later; it holds for one game, until they say otherwise."""

    async def say(self, game_id: str, user_id: int, *, learning: bool) -> GameSnapshot:
        """Say whether one is new to the game, and return it with that; a lobby shows it to all.

        Raises `Refusal` not-running of a game that has ended, and not-seated for whoever has no seat of their own.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            if snapshot.row.status not in LIVING:
                raise Refusal("not-running")
            seat = snapshot.own_seat(user_id)
            if seat is None:
                raise Refusal("not-seated")
            await rows.put(replace(snapshot.seats[seat], learning=learning))
            if snapshot.row.status == "lobby":
                await rows.put(replace(snapshot.row, rev=snapshot.row.rev + 1))
            return await load_snapshot(rows, game_id)
