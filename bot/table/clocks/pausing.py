"""Clocks that stand still for all at a table, by its vote or because a moderator says so."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import Rows
from bot.table.clocks import clock
from bot.table.game.record import keep_beside
from bot.table.game.snapshot import GameSnapshot


async def paused(rows: Rows, snapshot: GameSnapshot, now: int) -> GameSnapshot:
    """The table whose clocks stand still from now on."""
    return await retimed(rows, snapshot, replace(snapshot, row=replace(snapshot.row, paused_at=now)))


async def resumed(rows: Rows, snapshot: GameSnapshot, now: int) -> GameSnapshot:
    """The table whose clocks run again; the time in which they stood still counts for nobody."""
    since = snapshot.row.paused_at
    assert since is not None  # whoever calls it has looked
    after = replace(snapshot, row=replace(snapshot.row, paused_at=None))
    after = await clock.stood_still(rows, after, since, now)
    return await retimed(rows, snapshot, after)


async def retimed(rows: Rows, before: GameSnapshot, after: GameSnapshot) -> GameSnapshot:
    """The same, with the times of everybody's clock anew."""
    return await keep_beside(rows, before, await clock.with_clocks(rows, after, clock.timed))
