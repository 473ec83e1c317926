"""The positions that are kept so that a game can be led back: every so many moves, and before what blocks an undo."""

from __future__ import annotations

from bot.store.rows import Rows, SnapshotRow
from bot.table.game.change import Change
from bot.table.game.jumps import JUMPS

EVERY = 20  # moves
KEPT = 50  # positions, with the first one


async def follow(rows: Rows, change: Change) -> Change:
    """Keep the new position where it is due; a game that is over goes back no more."""
    row, moves = change.after.row, change.moves
    crossed = bool(moves) and row.seq // EVERY > (moves[0].seq - 1) // EVERY
    if crossed or any(move.blocks_undo or move.how in JUMPS for move in moves):
        await rows.put(SnapshotRow(row.id, row.seq, row.version, row.state))
        for old in (await rows.some(SnapshotRow, game_id=row.id))[1:-KEPT]:
            await rows.drop(SnapshotRow, game_id=row.id, seq=old.seq)
    if change.over:
        await rows.drop(SnapshotRow, game_id=row.id)
    return change
