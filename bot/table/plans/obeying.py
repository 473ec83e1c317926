"""What follows from orders and plans as soon as they are given."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import Rows
from bot.table.drafts import drafts
from bot.table.game.change import Changes
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel


async def panel_after_orders(changes: Changes, rows: Rows, snapshot: GameSnapshot, seat: int, now: int) -> Panel:
    """Answer what is asked of a seat and its orders answer; returns its panel after that."""
    run = begin(snapshot)
    run.follow({seat: snapshot.orders_of(seat)})
    if run.steps:
        snapshot = await changes.commit(rows, snapshot, run, now)
    draft, dropped = await drafts.load_draft(rows, snapshot, seat)
    panel = await drafts.panel(rows, snapshot, seat, draft, dropped=dropped, committed=bool(run.steps))
    return replace(panel, news=drafts.news(run, seat))
