"""Standing orders: what a person lets the table answer for them."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.look import Panel
from bot.texts import Texts
from bot.ui.controls import Row, button, rows, select
from bot.ui.ids import Call
from bot.ui.parts import MENU, card, layout, text
from rules.core.game import TableOption

MOST_ORDERS = 10


def view(panel: Panel, texts: Texts) -> ui.LayoutView:
    """The private view of a seat's standing orders."""
    given = panel.look.seats[panel.seat].orders
    selects = [
        child
        for order in panel.look.game.orders[:MOST_ORDERS]
        for child in _order(panel, texts, order, given.get(order.id, order.default))
    ]
    back = button(texts("ui-to-turn"), Call("refresh", panel.look.row.id, panel.seq))
    return layout(card(text(texts("ui-orders-title")), *selects, *rows([back])))


def _order(panel: Panel, texts: Texts, order: TableOption, now: str) -> tuple[ui.TextDisplay[Any], Row]:
    kind = panel.look.row.kind
    entries = [(texts(f"{kind}-choice-{order.id}-{value}"), value) for value in order.choices[:MENU]]
    name = texts(f"{kind}-order-{order.id}")
    call = Call("order", panel.look.row.id, panel.seq, (order.id,))
    return text(f"**{name}**"), select(call, entries, name, chosen=now)
