"""*Decide beforehand*: one entry of *More* for every way to answer before one is asked, and what each is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.manifest.manifest import manifest
from bot.table.game.snapshot import Panel
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Row, button, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, card, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.panel.orders import any_order
from bot.ui.panel.orders.orders_view import answering
from bot.words.texts import Texts
from rules.core.decisions import Decision

VERBS = ("plan", "never", "orders")


def ways(panel: Panel, question: Decision | None) -> list[str]:
    """What there is to decide before one is asked: verbs of the panel, then kinds of questions of its game's own.

    `question` is the one that is open. Whoever sits for another only answers.
    """
    snapshot = panel.snapshot
    if snapshot.row.status != "running" or snapshot.sits:
        return []
    asked = question is not None and (answering(panel, question) or any_order.orderable(panel, [question]))
    there = {
        "plan": bool(panel.ahead) or (question is None and panel.plannable),
        "never": bool(asked),
        "orders": bool(snapshot.game.orders or snapshot.orders_of(panel.seat)),
    }
    own = manifest(snapshot.row.kind).panels.beforehand
    kinds = [each.kind for each in panel.questions if each.kind in own and each is not question]
    return [*(verb for verb in VERBS if there[verb]), *kinds]


def view(panel: Panel, texts: Texts, call: Call, back: Sequence[Row] = ()) -> ui.LayoutView:
    """The private page of them, each with its button; `call` says where in the panel one was, `back` leads there."""
    question = next((each for each in panel.questions if each.kind == call.arg(0)), None)
    title = text(texts("ui-beforehand-title"))
    return layout(card(title, *_sections(panel, texts, question, call.args), *back))


def _sections(panel: Panel, texts: Texts, question: Decision | None, args: tuple[str, ...]) -> Iterator[Child]:
    row = panel.snapshot.row
    for way in ways(panel, question):
        if way in VERBS:
            said, verb, place = texts(f"ui-beforehand-{way}"), way, args if way != "orders" else ()
            label = texts(f"ui-{way}")
        else:
            said, verb, place = texts(f"{row.kind}-beforehand-{way}"), "open", (way,)
            label = texts(f"{row.kind}-open-{way}")
        yield ui.Section(said, accessory=button(label, Call(verb, row.id, panel.panel_revision, place)))


@on("beforehand")
async def beforehand(press: Press) -> None:
    """Show them in the panel's place."""
    await begin(press.interaction)
    panel = await press.bot.table.turns.panel(press.call.game, press.user)
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, view(panel, texts, press.call, back))
