"""Clocks that stand still for all at a table, by its vote or because a moderator says so."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import Rows
from bot.table.clocks import clock
from bot.table.game.change import Changes
from bot.table.game.snapshot import GameSnapshot


async def paused(changes: Changes, rows: Rows, snapshot: GameSnapshot, now: int) -> GameSnapshot:
    """The table whose clocks stand still from now on."""
    return await retimed(changes, rows, snapshot, replace(snapshot, row=replace(snapshot.row, paused_at=now)))


async def resumed(changes: Changes, rows: Rows, snapshot: GameSnapshot, now: int) -> GameSnapshot:
    """The table whose clocks run again; the time in which they stood still counts for nobody."""
    since = snapshot.row.paused_at
    assert since is not None  # whoever calls it has looked
    after = replace(snapshot, row=replace(snapshot.row, paused_at=None))
    after = await clock.stood_still(rows, after, since, now)
    return await retimed(changes, rows, snapshot, after)


async def retimed(changes: Changes, rows: Rows, before: GameSnapshot, after: GameSnapshot) -> GameSnapshot:
    """The same, with the times of everybody's clock anew."""
    return await changes.keep(rows, before, await clock.with_each_clock(rows, after, clock.with_deadlines))
