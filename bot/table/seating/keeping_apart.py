"""Block lists of people, and whom the moderators of a server bar from its tables."""

from __future__ import annotations

from bot.errors import Refusal
from bot.store.game_store import Span
from bot.store.lobby_rows import BanRow, BlockRow
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.game.transactions import Part

MOST_BLOCKED = 25  # as many as one menu holds


class KeepingApart(Part):
    """Nothing that has begun is changed by it: who sits at a table stays there."""

    async def block(self, user_id: int, person: Person) -> None:
        """Play no more with somebody at tables that are still to begin; they are not told.

        Raises `Refusal` block-self, or block-full (most) where `MOST_BLOCKED` others are blocked.
        """
        if person.user_id == user_id:
            raise Refusal("block-self")
        async with self.transactions.write(Span.BESIDE) as rows:
            listed = [row for row in await rows.some(BlockRow, user_id=user_id) if row.other_id != person.user_id]
            if len(listed) >= MOST_BLOCKED:
                raise Refusal("block-full", most=MOST_BLOCKED)
            await rows.put(BlockRow(user_id, person.user_id, person.name, self.transactions.now()))

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Play with somebody again."""
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.drop(BlockRow, user_id=user_id, other_id=other_id)

    async def blocked_by(self, user_id: int) -> list[BlockRow]:
        """Whom somebody has blocked; nobody else may know of it."""
        async with self.transactions.read() as rows:
            return await rows.some(BlockRow, user_id=user_id)

    async def bar(self, guild_id: int, by: Actor, person: Person) -> None:
        """Let somebody sit down at no table of a server; raises `Refusal` not-moderator."""
        _moderates(by)
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.put(BanRow(guild_id, person.user_id, person.name, by.user_id, self.transactions.now()))

    async def unbar(self, guild_id: int, by: Actor, user_id: int) -> None:
        """Let them sit down again; raises `Refusal` not-moderator."""
        _moderates(by)
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.drop(BanRow, guild_id=guild_id, user_id=user_id)

    async def barred_from(self, guild_id: int, by: Actor) -> list[BanRow]:
        """Who is barred from the tables of a server, the last first; raises `Refusal` not-moderator."""
        _moderates(by)
        async with self.transactions.read() as rows:
            return sorted(await rows.some(BanRow, guild_id=guild_id), key=lambda row: -row.at)


def _moderates(by: Actor) -> None:
    if not by.moderates:
        raise Refusal("not-moderator")
