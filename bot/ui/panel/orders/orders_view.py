"""Standing orders: what a person lets the table answer for them, at one table or in all their games of a kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.errors import Refusal
from bot.table.game.answering import OPEN
from bot.table.game.snapshot import Panel
from bot.table.plans.orders import AS_ALWAYS
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import ROW, Control, Press, Row, button, choice_select, on, primary, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, card, layout, text
from bot.ui.kit.reply import show
from bot.ui.panel.asked import NONE
from bot.ui.panel.meanwhile import lines_of_result
from bot.ui.panel.navigation import labels_of
from bot.ui.panel.orders import any_order
from bot.ui.panel.pages.leaves import leaf
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.core.game import StandingOrder


@dataclass(frozen=True, slots=True)
class Shown:
    """What of the orders is shown: a page of those for this table or for all games, or those that answer a question.

    It stands in custom ids; of another release there is only the page. What answers a question is given for this table
    first, and from there for all games.
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
        """The same as arguments of a call, with another page or for other games: page, scope, kind of question.

        What is None stays as it is; `always`: for all one's games of the kind.
        """
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
    panel: Panel,
    texts: Texts,
    personal: Mapping[str, str],
    shown: Shown = START,
    back: Sequence[Row] = (),
    *,
    given: str = "",
) -> ui.LayoutView:
    """The private view of standing orders; `personal` are those for all one's games of this kind.

    `back` is the way back to the turn, `given` the order that was just given, in words.
    """
    row, orders = panel.snapshot.row, _listed(panel, shown)
    game = texts(f"{row.kind}-name")
    means = texts("ui-orders-always-means" if shown.always else "ui-orders-here-means", game=game)
    scopes = list[Control]()
    if shown.kind:
        head = [texts("ui-never-title"), *_given(panel, texts, shown, given)]
    else:
        head = [texts("ui-orders-title"), *_answered(panel, texts), means, *_open(panel, texts)]
        scopes = [
            _scope(panel, texts("ui-orders-here"), shown, always=False),
            _scope(panel, texts("ui-orders-always"), shown, always=True),
        ]
    listed = [_order(panel, texts, order, personal, shown) for order in orders]
    if _left_open(panel):
        call = Call("orders-now", row.id, panel.panel_revision, shown.args())
        scopes.append(button(texts("ui-orders-open-now"), call))
    if not (shown.kind and orders):  # what the game knows better comes in the place of an order for any question
        others = any_order.controls(panel, texts, personal, shown.kind, always=shown.always)
        listed += [others] if shown.kind else [[each] for each in others]

    def way(some: Sequence[Sequence[Child]], turning: list[Row]) -> ui.LayoutView:
        return layout(card(text(*head), *rows(scopes), *(part for parts in some for part in parts), *turning, *back))

    return leaf(listed, way, lambda page: _call(panel, shown, page=page), shown.page)


def _given(panel: Panel, texts: Texts, shown: Shown, given: str) -> Iterator[str]:
    """What is asked, and what an answer will mean; of one that was just given what it is, and how it is taken back."""
    labels = labels_of(panel, texts).prose
    if given:
        game = texts(f"{panel.snapshot.row.kind}-name")
        yield f"> {texts('ui-never-given', order=given, always=int(shown.always), game=game)}"
    else:
        yield texts("ui-never-means")
    yield from _answered(panel, texts)
    yield from _open(panel, texts)
    if given:
        yield f"-# {texts('ui-never-back')}"
    yield from (f"**{labels.ask(question)}**" for question in panel.questions if question.kind == shown.kind)


def _left_open(panel: Panel) -> bool:
    """Whether orders would answer what is open now, which is left to the person."""
    orders = panel.snapshot.seats[panel.seat].orders
    return any(f"{OPEN}{question.kind}" in orders for question in panel.unanswered)


def _open(panel: Panel, texts: Texts) -> list[str]:
    """That what is open now is left to the person."""
    return [texts("ui-orders-open")] if _left_open(panel) else []


def _answered(panel: Panel, texts: Texts) -> list[str]:
    """That an order has answered something at once, and what came of it."""
    if panel.committed:
        return [f"> {lines_of_result(panel, texts)}"]
    return []


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
        now = AS_ALWAYS if now == always else now
        choices = [each for each in choices if each[1] != always]  # which is what holds without an order of this table
        general = texts("ui-orders-as-always", choice=named) if order.id in personal else named
        choices.insert(0, (general, AS_ALWAYS))
    call = Call("order", panel.snapshot.row.id, panel.panel_revision, (order.id, *shown.args()))
    name, further = texts(f"{kind}-order-{order.id}"), list[Control]()
    own_only = order.id in own and own[order.id] not in (AS_ALWAYS, always)
    if shown.kind and own_only and not shown.always:
        everywhere = (order.id, *shown.args(always=True), own[order.id])
        further.append(button(texts("ui-never-everywhere", game=texts(f"{kind}-name")), replace(call, args=everywhere)))
    if not shown.kind or len(choices) > ROW:
        return [choice_select(name, choices, call, now), *rows(further)]
    ways = [
        button(label, replace(call, args=(*call.args, value)), primary(when=value == now)) for label, value in choices
    ]
    return [text(f"**{name}**"), *rows(ways), *rows(further)]


@on("orders")
async def open_orders(press: Press) -> None:
    """Show the standing orders, or a page of them."""
    await _show(press, await _panel(press), Shown.of(press.call, 0))


@on("order")
async def order(press: Press) -> None:
    """Leave a standing order, at this table or for all one's games of its kind."""
    shown, orders, name = Shown.of(press.call, 1), press.bot.table.orders, press.call.arg(0)
    value, texts = press.value_or(press.call.arg(4)), await readers.texts(press.interaction)
    if shown.always:
        panel = await orders.give_always(press.call.game, press.user, name, value, at_once=False)
    else:
        panel = await orders.give(press.call.game, press.user, name, value, at_once=False)
    if shown.always and shown.kind:  # it comes from this table, and holds there as everywhere
        followed = await orders.give(press.call.game, press.user, name, AS_ALWAYS, at_once=False)
        panel = replace(followed, committed=panel.committed, news=panel.news)
    kind = panel.snapshot.row.kind
    if value == AS_ALWAYS and name not in await orders.personal(press.user, kind):
        value = next((each.default for each in panel.snapshot.game.orders if each.id == name), value)
    choice = texts("ui-never-as-always") if value == AS_ALWAYS else texts(f"{kind}-choice-{name}-{value}")
    given = texts("ui-never-order", order=texts(f"{kind}-order-{name}"), choice=choice)
    await _show(press, panel, shown, given)


@on("orders-now")
async def orders_now(press: Press) -> None:
    """Let the orders answer what is open now, too."""
    await _show(press, await press.bot.table.orders.now(press.call.game, press.user), Shown.of(press.call, 0))


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
    await _show(press, panel, Shown(kind=press.call.arg(0)))


@on("never-answer")
async def never_answer(press: Press) -> None:
    """Answer every question of a kind so from now on, or ask again; the scope and what is shown stand in the call."""
    kind, shown = press.call.arg(0), Shown.of(press.call, 1)
    orders, value = press.bot.table.orders, press.value_or(press.call.arg(4))
    panel = await orders.answer(press.call.game, press.user, kind, value, always=shown.always, at_once=False)
    personal = await orders.personal(press.user, panel.snapshot.row.kind)
    texts = await readers.texts(press.interaction)
    await _show(press, panel, shown, any_order.given(panel, texts, personal, kind, always=shown.always))


@on("never-until")
async def never_until(press: Press) -> None:
    """End such an order by itself."""
    kind, until = press.call.arg(0), press.value.removeprefix(NONE)
    await _show(
        press, await press.bot.table.orders.until(press.call.game, press.user, kind, until), Shown.of(press.call, 1)
    )


async def _panel(press: Press) -> Panel:
    return await press.bot.table.turns.panel(press.call.game, press.user)


async def _show(press: Press, panel: Panel, shown: Shown, given: str = "") -> None:
    personal = await press.bot.table.orders.personal(press.user, panel.snapshot.row.kind)
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, panel.snapshot.row.id)
    await show(press.interaction, view(panel, texts, personal, shown, back, given=given))
