"""Who watches a game and wants to be told of its end. Each is told once, in private, and forgotten with that."""

from __future__ import annotations

from bot.store.call_rows import FollowRow
from bot.store.rows import Rows
from bot.table.game.seated import SeatedGame


async def tell_followers(rows: Rows, table: SeatedGame) -> None:
    """Write for each who watches that the game has ended; who has come to sit there by now is told as a player."""
    for row in await rows.some(FollowRow, game_id=table.row.id):
        if table.known_at(row.user_id) is None:
            await rows.post(table.row.id, "followed", {"user": row.user_id, "locale": row.locale})
    await rows.drop(FollowRow, game_id=table.row.id)
