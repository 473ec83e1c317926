"""Standing orders: what a person lets the table answer for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import structlog

from bot.errors import DamagedGame, Refusal
from bot.store.personal_rows import OrdersRow
from bot.store.rows import Rows
from bot.table.drafts import drafts
from bot.table.game import answering
from bot.table.game.answering import AnyOrder
from bot.table.game.change import Changes
from bot.table.game.positions import round_of
from bot.table.game.roles import require
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel, personal_orders, unanswered
from bot.table.game.transactions import Part
from bot.table.plans.obeying import panel_after_orders
from rules.core.decisions import Decision
from rules.core.game import StandingOrder

log = structlog.get_logger()
AS_ALWAYS = "-"  # in place of an order's choice: whatever holds in all one's games of this kind


class Orders(Part):
    """Orders of a seat. Open questions that they answer are answered `at_once`, or else left to the person.

    What changes any raises what `playing` raises, besides what stands there.
    """

    async def give(self, game_id: str, user_id: int, order: str, value: str, *, at_once: bool = True) -> Panel:
        """Leave a standing order at this table, or with `AS_ALWAYS` none but one's own for all games of its kind.

        Raises `Refusal` order-unknown.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            known = snapshot.game.orders_for(snapshot.view(seat), seat)
            _known(known, order, value, AS_ALWAYS)
            orders = {name: each for name, each in snapshot.seats[seat].orders.items() if name != order}
            if value != AS_ALWAYS:
                orders[order] = value
            now = self.transactions.now()
            return await _ordered(self.changes, rows, snapshot, seat, orders, now, at_once=at_once)

    async def now(self, game_id: str, user_id: int) -> Panel:
        """Let a seat's orders answer what is open now, too: what was left to the person when they were given."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            orders = snapshot.seats[seat].orders
            return await _ordered(self.changes, rows, snapshot, seat, orders, self.transactions.now(), at_once=True)

    async def answer(
        self, game_id: str, user_id: int, kind: str, word: str, *, always: bool, at_once: bool = True
    ) -> Panel:
        """Never be asked questions of this kind again, at this table or in all one's games of its kind.

        `word` is the answer, `*` for the default of each time, or `ask` to be asked again. What is ordered for all
        games holds at this table in the place of its own. Raises `Refusal` order-unknown where the question is not open
        nor answered so at this table already, or must not be answered so.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order-always" if always else "order")
            order = answering.order_of(kind)
            draft, _ = await drafts.load_draft(rows, snapshot, seat)
            held = answering.any_orders(snapshot.seats[seat].orders).get(kind)
            if held and held.word == word:
                given = replace(held, until="")
            else:
                given = _any_order(snapshot, (*draft.asked(seat), *begin(snapshot).asked(seat)), kind, word)
            own = {name: each for name, each in snapshot.seats[seat].orders.items() if name != order}
            personal = dict(snapshot.personal.get(seat, {}))
            if always:
                personal = {name: each for name, each in personal.items() if name != order}
                if word != answering.ASK:
                    personal[order] = given.stored
                await rows.put(OrdersRow(user_id, snapshot.row.kind, personal))
                snapshot = replace(snapshot, personal={**snapshot.personal, seat: personal})
            elif word != answering.ASK or order in personal:
                own[order] = given.stored
            now = self.transactions.now()
            panel = await _ordered(self.changes, rows, snapshot, seat, own, now, at_once=at_once)
            others = [table.id for table, *_ in await rows.listed_of(user_id) if table.kind == snapshot.row.kind]
        for other in others if always else ():
            if other != game_id:
                await self._follow(other, user_id, at_once=at_once)
        return panel

    async def until(self, game_id: str, user_id: int, kind: str, until: str) -> Panel:
        """End an order for a kind of question at this table by itself: with this round, when attacked, or never ("").

        Raises `Refusal` order-unknown where there is no such order, or the game knows no such end.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            orders, order = dict(snapshot.seats[seat].orders), answering.order_of(kind)
            number = round_of(snapshot.view(None))
            ends = {"": "", "round": f"{answering.ROUND}{number}" if number else None}
            ends["attacked"] = answering.ATTACKED if snapshot.game.attacks else None
            end = ends.get(until)
            if order not in orders or end is None:
                raise Refusal("order-unknown")
            orders[order] = replace(answering.AnyOrder.of(orders[order]), until=end).stored
            return await _ordered(self.changes, rows, snapshot, seat, orders, self.transactions.now(), at_once=False)

    async def personal(self, user_id: int, kind: str) -> dict[str, str]:
        """What somebody ordered for all their games of a kind, by order; {} for nothing.

        `kind` is the id of a game, and the result has values by the id of the order, as `SeatRow.orders` has. Orders of
        one seat are not among them, and come before them.
        """
        async with self.transactions.read() as rows:
            row = await rows.one(OrdersRow, user_id=user_id, kind=kind)
        if not row:
            return {}
        return row.orders

    async def give_always(self, game_id: str, user_id: int, order: str, value: str, *, at_once: bool = True) -> Panel:
        """Leave an order for all one's games of this kind, those that run and those to come; a table's own holds there.

        What they ask that it answers is answered at once. Returns the panel of this game; raises `Refusal`
        order-unknown.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order-always")
            kind = snapshot.row.kind
            _known(snapshot.game.orders, order, value)
            row = await rows.one(OrdersRow, user_id=user_id, kind=kind) or OrdersRow(user_id, kind, {})
            await rows.put(replace(row, orders={**row.orders, order: value}))
            snapshot = replace(snapshot, personal=await personal_orders(rows, kind, snapshot.seats))
            own, now = snapshot.seats[seat].orders, self.transactions.now()
            panel = await _ordered(self.changes, rows, snapshot, seat, own, now, at_once=at_once)
            others = [table.id for table, *_ in await rows.listed_of(user_id) if table.kind == kind]
        for other in others:
            if other != game_id:
                await self._follow(other, user_id, at_once=at_once)
        return panel

    async def _follow(self, game_id: str, user_id: int, *, at_once: bool) -> None:
        """Answer at once what the orders of a person answer in another of their games, or leave it to the person."""
        try:
            async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
                own, now = snapshot.seats[seat].orders, self.transactions.now()
                await _ordered(self.changes, rows, snapshot, seat, own, now, at_once=at_once)
        except (Refusal, DamagedGame) as left_out:  # it has not begun, or cannot be read: neither keeps the order back
            log.info("order-not-followed", game=game_id, reason=repr(left_out))


def _any_order(snapshot: GameSnapshot, asked: Sequence[Decision], kind: str, word: str) -> AnyOrder:
    """An order for the open question of this kind, or to be asked again; raises `Refusal` order-unknown."""
    if word == answering.ASK:
        return AnyOrder(word)
    for question in asked:
        fits = question.kind == kind and answering.may_be_ordered(snapshot.game, question)
        if fits and answering.takes(question, word):
            return AnyOrder.to(question, word)
    raise Refusal("order-unknown")


def _known(orders: Sequence[StandingOrder], order: str, value: str, *more: str) -> None:
    """Raise `Refusal` order-unknown unless one of these orders may have this value, or one of those besides."""
    if not any(each.id == order and value in (*each.choices, *more) for each in orders):
        raise Refusal("order-unknown")


async def _ordered(
    changes: Changes,
    rows: Rows,
    snapshot: GameSnapshot,
    seat: int,
    orders: Mapping[str, str],
    now: int,
    *,
    at_once: bool = True,
) -> Panel:
    """Store a seat's orders, and what follows from them; what is open now, in its draft too, only `at_once`."""
    row = replace(snapshot.seats[seat], orders=answering.unmarked(orders))
    if not at_once:
        draft, _ = await drafts.load_draft(rows, snapshot, seat)  # as it is by the orders of before
        given = snapshot.reseated(row).orders_of(seat)
        for run in (begin(snapshot), draft):
            view, asked = run.views.of(run.state, seat), unanswered(run.asked(seat))
            row = replace(row, orders={**row.orders, **answering.left_open(run.game, view, asked, given)})
    await rows.put(row)
    return await panel_after_orders(changes, rows, snapshot.reseated(row), seat, now)
