"""What the bot keeps about itself, such as which commands Discord has, and how much it has to do."""

from __future__ import annotations

from bot.store.game_store import Span
from bot.store.release import KEY, release, since
from bot.store.server_rows import MetadataRow
from bot.table.game.transactions import Part


class Metadata(Part):
    """Values by key, and counts over all tables."""

    async def get(self, key: str) -> str:
        """The value of a key; "" when there is none."""
        async with self.transactions.read() as rows:
            row = await rows.one(MetadataRow, key=key)
            if not row:
                return ""
            return row.value

    async def note_release(self) -> None:
        """Note since when this release has the database."""
        async with self.transactions.write(Span.BESIDE) as rows:
            row = await rows.one(MetadataRow, key=KEY)
            at = since(row.value if row else "", rows.now)
            await rows.put(MetadataRow(KEY, f"{release()} {at}"))

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status, and how many open questions, as `waits`."""
        async with self.transactions.read() as rows:
            return await rows.counts()

    async def set(self, key: str, value: str) -> None:
        """Keep a value."""
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.put(MetadataRow(key, value))
