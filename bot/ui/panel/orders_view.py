"""Standing orders: what a person lets the table answer for them."""

from __future__ import annotations

from discord import ui

from bot.table.base.snapshot import Panel
from bot.ui.kit.controls import Row, button, choice_select, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.menus import Menu, last_page, part, real_page, turner
from bot.words.texts import Texts
from rules.core.game import StandingOrder

MOST_ORDERS = 16


def view(panel: Panel, texts: Texts, page: int = 0) -> ui.LayoutView:
    """The private view of the standing orders that mean something to a seat, a page of them."""
    given = panel.snapshot.seats[panel.seat].orders
    orders = panel.snapshot.game.orders_for(panel.snapshot.view(panel.seat), panel.seat)
    page, last = real_page(len(orders), page, MOST_ORDERS), last_page(len(orders), MOST_ORDERS)
    shown = part(orders, page, MOST_ORDERS)
    selects = [_order(panel, texts, order, given.get(order.id, order.default), page) for order in shown]
    turn = Menu(_call(panel), lambda page: _call(panel, str(page)), "")
    back = button(texts("ui-to-turn"), Call("refresh", panel.snapshot.row.id, panel.panel_revision))
    pages = [turner(turn, page, last)] if last else []
    return layout(card(text(texts("ui-orders-title")), *selects, *pages, *rows([back])))


def _call(panel: Panel, *args: str) -> Call:
    return Call("orders", panel.snapshot.row.id, panel.panel_revision, args)


def _order(panel: Panel, texts: Texts, order: StandingOrder, now: str, page: int) -> Row:
    kind = panel.snapshot.row.kind
    return choice_select(
        texts(f"{kind}-order-{order.id}"),
        [(texts(f"{kind}-choice-{order.id}-{value}"), value) for value in order.choices],
        Call("order", panel.snapshot.row.id, panel.panel_revision, (order.id, str(page))),
        now,
    )
