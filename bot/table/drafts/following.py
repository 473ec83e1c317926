"""Drafts follow changes: whoever sits down begins without one, and when a game is over there are none."""

from __future__ import annotations

from bot.store.rows import DraftRow, Rows
from bot.table.game.change import Change


async def follow(rows: Rows, change: Change) -> Change:
    """Forget all drafts of a game that is over."""
    if change.over:
        await rows.drop(DraftRow, game_id=change.after.row.id)
    return change


async def follow_seated(rows: Rows, change: Change) -> Change:
    """Forget what the player before had drafted."""
    await rows.drop(DraftRow, game_id=change.after.row.id, seat=change.seat.seat)
    return change
