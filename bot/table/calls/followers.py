"""Watching a game that one does not play: whoever wants to is told of its end, once, in private."""

from __future__ import annotations

from bot.errors import Refusal
from bot.store.call_rows import FollowRow
from bot.store.rows import Rows
from bot.table.game.change import Change
from bot.table.game.seated import SeatedGame
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part, in_play

MOST = 25  # games of which one person can be told


class Followers(Part):
    """Whoever may know of a table may follow it; who may, its caller has asked."""

    async def watched(self, game_id: str, user_id: int) -> tuple[GameSnapshot, bool]:
        """A game that has begun as somebody without a seat watches it, and whether they are told of its end.

        Raises `Refusal` not-running before the start, and where the game was given up.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            if snapshot.state is None or snapshot.row.status == "abandoned":
                raise Refusal("not-running")
            return snapshot, await rows.one(FollowRow, game_id=game_id, user_id=user_id) is not None

    async def follow(self, game_id: str, user_id: int, locale: str, *, on: bool) -> None:
        """Want to be told of the end of a game, in a language unless another is set, or not any more.

        Raises `Refusal` not-running, follow-own where there is nothing to follow (`can_follow`), follow-many (most).
        """
        async with self.transactions.write(game_id) as rows:
            snapshot = await load_snapshot(rows, game_id)
            if not on:
                await rows.drop(FollowRow, game_id=game_id, user_id=user_id)
                return
            in_play(snapshot)
            if not can_follow(snapshot, user_id):
                raise Refusal("follow-own")
            known = await rows.some(FollowRow, user_id=user_id)
            if len([row for row in known if row.game_id != game_id]) >= MOST:
                raise Refusal("follow-many", most=MOST)
            await rows.put(FollowRow(game_id, user_id, locale, self.transactions.now()))


def can_follow(table: SeatedGame, user_id: int) -> bool:
    """Whether there is something to follow: not one's own game, nor somebody's first, which is theirs alone."""
    return table.row.status == "running" and not table.row.guided and table.known_at(user_id) is None


async def follow(rows: Rows, change: Change) -> Change:
    """Tell whoever watches a game that it is over."""
    if change.over:
        await tell_followers(rows, change.after)
    return change


async def tell_followers(rows: Rows, table: SeatedGame) -> None:
    """Write for each who watches that the game has ended; who has come to sit there by now is told as a player."""
    for row in await rows.some(FollowRow, game_id=table.row.id):
        if table.known_at(row.user_id) is None:
            await rows.post(table.row.id, "followed", {"user": row.user_id, "locale": row.locale})
    await rows.drop(FollowRow, game_id=table.row.id)
