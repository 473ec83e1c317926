"""Clocks follow every change: an answer adds time, a turn that is taken back gives none."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import Rows
from bot.table.clocks import clock, clocks_back
from bot.table.game.change import Acted, Change


async def follow(rows: Rows, change: Change) -> Change:
    """Renew the clocks of whoever has answered or is asked; what they showed before is kept with the first move."""
    if change.jumps:
        after = await clocks_back.restored(rows, change)
    else:
        after = change.after
    answered = Acted() if change.jumps else change.acted  # by a jump nobody has answered
    after = await clock.with_clocks_after(rows, change.before, after, answered, change.now)
    first = [replace(move, clocks=clocks_back.clocks_of(change.before)) for move in change.moves[:1]]
    return replace(change, after=after, moves=(*first, *change.moves[1:]))


async def follow_seated(rows: Rows, change: Change) -> Change:
    """Whoever has just sat down has a time to answer, in their own hours."""
    seat = change.seat
    if seat.person is None:
        return change
    prefs = await clock.prefs_for(rows, change.after, seat.seat)
    return replace(change, after=clock.with_deadlines(change.after, seat.seat, prefs))
