"""What a person says beforehand: standing orders, and a plan for what may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import Rows
from bot.table.base import drafts
from bot.table.base.record import commit
from bot.table.base.run import begin
from bot.table.base.snapshot import GameSnapshot, Panel
from bot.table.base.transactions import Part
from rules.core import plans
from rules.core.decisions import Answer


class Orders(Part):
    """Orders of a seat. Open questions that they answer are answered at once."""

    async def give(self, game_id: str, user_id: int, order: str, value: str) -> Panel:
        """Leave a standing order. Raises `Refusal` order-unknown."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            known = snapshot.game.orders_for(snapshot.view(seat), seat)
            if not any(each.id == order and value in each.choices for each in known):
                raise Refusal("order-unknown")
            return await _ordered(
                rows, snapshot, seat, {**snapshot.seats[seat].orders, order: value}, self.transactions.now()
            )

    async def plan(self, game_id: str, user_id: int, order: str, answer: Answer) -> Panel:
        """Answer a question beforehand. Raises `Refusal` stale when it cannot be planned now, `Illegal` for words."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            ahead = snapshot.ahead(seat)
            question = ahead.get(order)
            if question is None:
                raise Refusal("stale")
            question.ask.check(answer)
            orders = plans.plan(snapshot.seats[seat].orders, order, answer, ahead)
            if (refusal := snapshot.game.refused(snapshot.view(seat), seat, orders).get(order)) is not None:
                raise refusal
            return await _ordered(rows, snapshot, seat, orders, self.transactions.now())

    async def unplan(self, game_id: str, user_id: int, *, everything: bool) -> Panel:
        """Take the last answer of the plan back, or the whole plan."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            forget = plans.lasting if everything else plans.take_back
            return await _ordered(rows, snapshot, seat, forget(snapshot.seats[seat].orders), self.transactions.now())


async def _ordered(rows: Rows, snapshot: GameSnapshot, seat: int, orders: Mapping[str, str], now: int) -> Panel:
    """Store a seat's orders, and what follows from them."""
    row = replace(snapshot.seats[seat], orders=dict(orders))
    await rows.put(row)
    snapshot = snapshot.reseated(row)
    run = begin(snapshot)
    run.follow({seat: row.orders})
    if run.steps:
        snapshot = await commit(rows, snapshot, run, now)
    draft, dropped = await drafts.load_draft(rows, snapshot, seat)
    panel = await drafts.panel(rows, snapshot, seat, draft, dropped=dropped, committed=bool(run.steps))
    return replace(panel, news=drafts.news(run, seat))
