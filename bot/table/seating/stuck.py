"""Lobbies of which nothing comes: one that nobody touches is closed, one without its owner by whoever sits there."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.lobby_rows import GuestRow
from bot.store.rows import GameRow
from bot.table.game.roles import Actor, require
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, Transactions, in_lobby
from bot.table.limits import DAY, STANDARD, Limits, spend
from bot.table.votes.ballots import SILENT_SECONDS, YES
from bot.table.votes.votes import Votes

WARNED = 2 * DAY  # before a lobby is closed, its owner is told


def stuck(snapshot: GameSnapshot, now: int) -> bool:
    """Whether the owner of a lobby has done nothing there for as long as silence counts."""
    return snapshot.row.status == "lobby" and now - snapshot.row.owner_at >= SILENT_SECONDS


class StuckLobbies(Part):
    """Closes lobbies; a vote to do so falls with whatever the owner does at the table meanwhile."""

    def __init__(self, transactions: Transactions, votes: Votes, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.votes = votes
        self.limits = limits

    async def cancel(self, game_id: str, by: Actor) -> GameSnapshot:
        """Ask the others at a table whether to close it; who is alone there has decided by that.

        Raises `Refusal` not-lobby, not-seated, owner-there where the owner did something lately, or is the one who
        asks; vote-open, votes-too-often.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_lobby(snapshot)
            require(snapshot, by, "cancel")
            if by.user_id == snapshot.row.owner_id or not stuck(snapshot, now):
                raise Refusal("owner-there")
            await spend(rows, f"vote:{by.user_id}", now, DAY, self.limits.votes_per_day, "votes-too-often")
            voters = [user for user in snapshot.people if user != snapshot.row.owner_id]
            facts = {"since": snapshot.row.owner_at}
            return await self.votes.put(
                rows, snapshot, "cancel", by.user_id, voters, now, {str(by.user_id): YES}, facts
            )

    async def expire(self, days: int) -> None:
        """Close the lobbies that nobody has touched for so many days; their owners are told.

        They are warned before, when two days are left, or half the time where that is less.
        """
        now = self.transactions.now()
        before = now - days * DAY
        warned = before + min(WARNED, days * DAY // 2)
        async with self.transactions.read() as rows:
            lobbies = await rows.some(GameRow, status="lobby")
        for row in (each for each in lobbies if self.transactions.shards.serve(each.guild_id)):
            if row.touched_at < before:
                await self._expire(row.id, before, days)
            elif row.touched_at < warned and not row.ageing:
                await self._warn(row.id, warned, days)

    async def _warn(self, game_id: str, before: int, days: int) -> None:
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = snapshot.row
            if row.status == "lobby" and row.touched_at < before and not row.ageing:
                await rows.put(replace(row, ageing=True))
                await rows.post(game_id, "ageing", {"ends": row.touched_at + days * DAY})

    async def _expire(self, game_id: str, before: int, days: int) -> None:
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = snapshot.row
            if row.status == "lobby" and row.touched_at < before:
                await rows.drop(GuestRow, game_id=game_id)
                await rows.put(replace(row, status="abandoned", rev=row.rev + 1))
                await rows.post(game_id, "expired", {"days": days})
