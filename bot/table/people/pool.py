"""People of a server who take over seats that its tables offer."""

from __future__ import annotations

from dataclasses import replace

from bot.store.company_rows import PoolRow
from bot.store.game_store import Span
from bot.store.rows import Rows
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part
from bot.table.limits import HOUR
from bot.table.seating.welcome import may_take_over
from bot.table.votes.motions import Counted, MotionOnSeat

QUIET = HOUR  # so long nobody is called for another seat
MOST_CALLED = 10


class Pool(Part):
    """Who takes over seats, by server: each says so for themselves."""

    async def has(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody has said that they take over seats at tables of a server."""
        async with self.transactions.read() as rows:
            return await rows.one(PoolRow, guild_id=guild_id, user_id=user_id) is not None

    async def turn(self, guild_id: int, user_id: int, *, on: bool) -> None:
        """Say whether one takes over seats of a server from now on; to say it twice changes nothing."""
        async with self.transactions.write(Span.BESIDE) as rows:
            there = await rows.one(PoolRow, guild_id=guild_id, user_id=user_id)
            if on and there is None:
                await rows.put(PoolRow(guild_id, user_id))
            elif there and not on:
                await rows.drop(PoolRow, guild_id=guild_id, user_id=user_id)


async def call(rows: Rows, snapshot: GameSnapshot, seat: int, now: int) -> None:
    """Say in the channel that a seat is offered, where anybody of the server may take it over.

    Whoever was called least lately is called, and nobody twice within `QUIET`: then the post says it alone. Nobody is
    called who may not sit down there. A private table calls nobody, and a first game neither.
    """
    if snapshot.row.guided or snapshot.row.access == "private":
        return
    there = {each.user_id for each in snapshot.seats} | {each.user_id for each in snapshot.companions}
    free = [row for row in await rows.some(PoolRow, guild_id=snapshot.row.guild_id) if row.user_id not in there]
    if not free:
        return
    rested = sorted((row for row in free if now - row.called_at >= QUIET), key=lambda row: row.called_at)
    called: list[int] = []
    for row in rested:
        if len(called) < MOST_CALLED and await may_take_over(rows, snapshot, row.user_id):
            called.append(row.user_id)
            await rows.put(PoolRow(snapshot.row.guild_id, row.user_id, now))
    await rows.post(snapshot.row.id, "offered", {"seat": seat, "users": called})


class Substitute(MotionOnSeat):
    """Anybody may take a seat over; until then it is played as before."""

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Offer the seat."""
        row = replace(counted.snapshot.seats[int(counted.vote.facts["seat"])], offered=True)
        await call(counted.rows, counted.snapshot, row.seat, counted.now)
        return await counted.changes.keep(counted.rows, counted.snapshot, counted.snapshot.reseated(row))
