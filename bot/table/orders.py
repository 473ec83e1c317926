"""What a person says beforehand: standing orders, and a plan for what may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import Rows
from bot.table import drafts
from bot.table.record import commit
from bot.table.run import begin
from bot.table.snapshot import Look, Panel
from bot.table.transactions import Desk
from rules.core import plans
from rules.core.decisions import Answer


class Ordering(Desk):
    """Orders of a seat. Open questions that they answer are answered at once."""

    async def orders(self, game_id: str, user_id: int, order: str, value: str) -> Panel:
        """Leave a standing order. Raises `Refusal` order-unknown."""
        async with self.playing(game_id, user_id) as (rows, look, seat):
            if not any(known.id == order and value in known.choices for known in look.game.orders):
                raise Refusal("order-unknown")
            return await _ordered(rows, look, seat, {**look.seats[seat].orders, order: value}, self.now())

    async def plan(self, game_id: str, user_id: int, order: str, answer: Answer) -> Panel:
        """Answer a question beforehand. Raises `Refusal` stale when it cannot be planned now, `Illegal` for words."""
        async with self.playing(game_id, user_id) as (rows, look, seat):
            question = look.ahead(seat).get(order)
            if question is None:
                raise Refusal("stale")
            question.ask.check(answer)
            orders = plans.plan(look.seats[seat].orders, order, answer)
            if (refusal := look.game.refused(look.view(seat), seat, orders).get(order)) is not None:
                raise refusal
            return await _ordered(rows, look, seat, orders, self.now())

    async def unplan(self, game_id: str, user_id: int, *, everything: bool) -> Panel:
        """Take the last answer of the plan back, or the whole plan."""
        async with self.playing(game_id, user_id) as (rows, look, seat):
            forget = plans.lasting if everything else plans.take_back
            return await _ordered(rows, look, seat, forget(look.seats[seat].orders), self.now())


async def _ordered(rows: Rows, look: Look, seat: int, orders: Mapping[str, str], now: int) -> Panel:
    """Store a seat's orders, and what follows from them."""
    row = replace(look.seats[seat], orders=dict(orders))
    await rows.put(row)
    look = look.reseated(row)
    run = begin(look)
    run.follow({seat: row.orders})
    if run.steps:
        look = await commit(rows, look, run, now)
    draft, dropped = await drafts.load_draft(rows, look, seat)
    panel = await drafts.panel(rows, look, seat, draft, dropped, committed=bool(run.steps))
    return replace(panel, news=drafts.news(run, seat))
