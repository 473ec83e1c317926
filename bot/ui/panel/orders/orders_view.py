"""Standing orders: what a person lets the table answer for them, at one table or in all their games of a kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.errors import Refusal
from bot.table.game.snapshot import Panel
from bot.table.plans.orders import AS_ALWAYS
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import ROW, Control, Press, Row, button, choice_select, on, primary, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, card, layout, text
from bot.ui.kit.menus import Menu, last_page, part, real_page, turner
from bot.ui.kit.reply import show
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import labels_of
from bot.ui.panel.orders import any_order
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.core.game import StandingOrder

MOST_ORDERS = 12


@dataclass(frozen=True, slots=True)
class Shown:
    """What of the orders is shown: a page of those for this table or for all games, or those that answer a question.

    It stands in custom ids; of another release there is only the page.
    """

    page: int = 0
    always: bool = False
    kind: str = ""

    @classmethod
    def of(cls, call: Call, first: int) -> Shown:
        """What a call shows, from its argument `first` on."""
        always = call.arg(first + 1) == any_order.ALWAYS
        return cls(call.number(first), always, call.arg(first + 2, NONE).removeprefix(NONE))

    def args(self, *, page: int | None = None, always: bool | None = None) -> tuple[str, ...]:
        """The same as arguments of a call, with another page or for other games."""
        if page is None:
            page = self.page
        if always is None:
            always = self.always
        return (str(page), any_order.scope(always=always), self.kind or NONE)


START = Shown()


def answering(panel: Panel, question: Decision) -> list[StandingOrder]:
    """The orders of a seat that answer questions of this kind.

    Not one whose every other choice tells others of what they cannot see: that is chosen among all orders, with care.
    """
    game = panel.snapshot.game
    offered = game.orders_for(panel.snapshot.view(panel.seat), panel.seat)
    return [order for order in offered if question.kind in order.answers and {*order.choices[1:]} - {*order.tells}]


def view(
    panel: Panel, texts: Texts, personal: Mapping[str, str], shown: Shown = START, back: Sequence[Row] = ()
) -> ui.LayoutView:
    """The private view of standing orders; `personal` are those for all one's games of this kind.

    `back` is the way back to the turn.
    """
    row, orders = panel.snapshot.row, _listed(panel, shown)
    page, last = real_page(len(orders), shown.page, MOST_ORDERS), last_page(len(orders), MOST_ORDERS)
    listed = part(orders, page, MOST_ORDERS)
    game = texts(f"{row.kind}-name")
    if shown.kind:
        head = [texts("ui-never-title"), texts("ui-never-means")]
    else:
        head = [texts("ui-orders-title")]
    means = texts("ui-orders-always-means" if shown.always else "ui-orders-here-means", game=game)
    scopes = [
        _scope(panel, texts("ui-orders-here"), shown, always=False),
        _scope(panel, texts("ui-orders-always"), shown, always=True),
    ]
    selects = [part for order in listed for part in _order(panel, texts, order, personal, shown)]
    turn = Menu(_call(panel, shown, page=page), lambda to: _call(panel, shown, page=to), "")
    asked = _question(panel, texts, shown.kind)
    if not (shown.kind and orders):  # what the game knows better comes in the place of an order for any question
        selects += any_order.controls(panel, texts, personal, shown.kind, always=shown.always)
    if last:
        selects.append(turner(turn, page, last))
    return layout(card(text(*head, *asked, means), *rows(scopes), *selects, *back))


def _question(panel: Panel, texts: Texts, kind: str) -> list[str]:
    """What is asked, of the kind that is not to be asked again."""
    labels = labels_of(panel, texts).prose
    return [f"**{labels.ask(question)}**" for question in panel.questions if question.kind == kind]


def _listed(panel: Panel, shown: Shown) -> Sequence[StandingOrder]:
    """The orders that may be given: at a table those that mean something to the seat now."""
    game = panel.snapshot.game
    known = game.orders if shown.always else game.orders_for(panel.snapshot.view(panel.seat), panel.seat)
    return [order for order in known if not shown.kind or shown.kind in order.answers]


def _call(panel: Panel, shown: Shown, *, page: int) -> Call:
    return Call("orders", panel.snapshot.row.id, panel.panel_revision, shown.args(page=page))


def _scope(panel: Panel, label: str, shown: Shown, *, always: bool) -> Control:
    """The way to the orders for this table, or for all games; its mark tells it from the way to the first page."""
    args = (*shown.args(page=0, always=always), "tab")
    call, here = Call("orders", panel.snapshot.row.id, panel.panel_revision, args), shown.always == always
    return button(label, call, primary(when=here), off=here)


def _order(
    panel: Panel, texts: Texts, order: StandingOrder, personal: Mapping[str, str], shown: Shown
) -> Sequence[Child]:
    """A standing order with its choices: of those that answer a question buttons, so that one press gives it."""
    kind, own = panel.snapshot.row.kind, panel.snapshot.seats[panel.seat].orders
    now = always = personal.get(order.id, order.default)
    choices = [(texts(f"{kind}-choice-{order.id}-{value}"), value) for value in order.choices]
    if not shown.always:
        now, named = own.get(order.id, AS_ALWAYS), texts(f"{kind}-choice-{order.id}-{always}")
        choices.insert(0, (texts("ui-orders-as-always", choice=named), AS_ALWAYS))
    call = Call("order", panel.snapshot.row.id, panel.panel_revision, (order.id, *shown.args()))
    name = texts(f"{kind}-order-{order.id}")
    if not shown.kind or len(choices) > ROW:
        return [choice_select(name, choices, call, now)]
    ways = [
        button(label, replace(call, args=(*call.args, value)), primary(when=value == now)) for label, value in choices
    ]
    return [text(f"**{name}**"), *rows(ways)]


@on("orders")
async def open_orders(press: Press) -> None:
    """Show the standing orders, or a page of them."""
    await _show(press, await _panel(press), Shown.of(press.call, 0))


@on("order")
async def order(press: Press) -> None:
    """Leave a standing order, at this table or for all one's games of its kind."""
    shown, orders = Shown.of(press.call, 1), press.bot.table.orders
    give = orders.give_always if shown.always else orders.give
    value = press.value_or(press.call.arg(4))
    await _show(press, await give(press.call.game, press.user, press.call.arg(0), value), shown)


@on("never")
async def never(press: Press) -> None:
    """Show the orders that answer a question; raises `Refusal` stale where there are none."""
    if len(press.call.args) > 1:  # it says where in the panel it was pressed
        way_back.leave(press.interaction, press.call)
    panel = await _panel(press)
    asked = [question for question in panel.questions if question.kind == press.call.arg(0)]
    ordered = any(answering(panel, question) for question in asked)
    if not (ordered or any_order.orderable(panel, asked)):
        raise Refusal("stale")
    await _show(press, panel, Shown(always=ordered, kind=press.call.arg(0)))


@on("never-answer")
async def never_answer(press: Press) -> None:
    """Answer every question of a kind so from now on, or ask again; the scope and what is shown stand in the call."""
    kind, shown = press.call.arg(0), Shown.of(press.call, 1)
    give, value = press.bot.table.orders.answer, press.value_or(press.call.arg(4))
    await _show(press, await give(press.call.game, press.user, kind, value, always=shown.always), shown)


@on("never-until")
async def never_until(press: Press) -> None:
    """End such an order by itself."""
    kind, until = press.call.arg(0), press.value.removeprefix(NONE)
    await _show(
        press, await press.bot.table.orders.until(press.call.game, press.user, kind, until), Shown.of(press.call, 1)
    )


async def _panel(press: Press) -> Panel:
    return await press.bot.table.turns.panel(press.call.game, press.user)


async def _show(press: Press, panel: Panel, shown: Shown) -> None:
    personal = await press.bot.table.orders.personal(press.user, panel.snapshot.row.kind)
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, panel.snapshot.row.id)
    await show(press.interaction, view(panel, texts, personal, shown, back))
