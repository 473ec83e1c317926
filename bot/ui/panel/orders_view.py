"""Standing orders: what a person lets the table answer for them."""

from __future__ import annotations

from discord import ui

from bot.table.snapshot import Panel
from bot.ui.kit.controls import Row, button, choice_select, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.words.texts import Texts
from rules.core.game import TableOption

MOST_ORDERS = 16


def view(panel: Panel, texts: Texts) -> ui.LayoutView:
    """The private view of a seat's standing orders."""
    given = panel.snapshot.seats[panel.seat].orders
    selects = [
        _order(panel, texts, order, given.get(order.id, order.default))
        for order in panel.snapshot.game.orders[:MOST_ORDERS]
    ]
    back = button(texts("ui-to-turn"), Call("refresh", panel.snapshot.row.id, panel.panel_revision))
    return layout(card(text(texts("ui-orders-title")), *selects, *rows([back])))


def _order(panel: Panel, texts: Texts, order: TableOption, now: str) -> Row:
    kind = panel.snapshot.row.kind
    return choice_select(
        texts(f"{kind}-order-{order.id}"),
        [(texts(f"{kind}-choice-{order.id}-{value}"), value) for value in order.choices],
        Call("order", panel.snapshot.row.id, panel.panel_revision, (order.id,)),
        now,
    )
