"""*Report a problem*: what somebody writes goes to the host, with the game as everybody may see it."""

from __future__ import annotations

from bot.table.course.reports import LONGEST
from bot.ui.care import report_delivery
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Reply, Style, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, modal, text, text_field
from bot.ui.kit.reply import begin, show

FIELD = "said"


@on("report")
async def opened(press: Press) -> None:
    """Say what will go to whom, before anything is written."""
    press.bare()
    await begin(press.interaction)
    texts = await readers.texts(press.interaction)
    said = text(texts("report-title"), texts("report-what"), texts("report-goes"))
    write = button(texts("report-write"), Call("report-write", press.call.game), Style.primary)
    await show(press.interaction, layout(card(said, *rows([write]), *way_back.back(press.interaction, texts))))


@on("report-write", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form."""
    press.bare()
    texts = await readers.texts(press.interaction)
    field = text_field(texts("report-field"), FIELD, longest=LONGEST, paragraph=True)
    form = modal(texts("ui-report"), Call("reported", press.call.game), field)
    await press.interaction.response.send_modal(form)


@on("reported")
async def sent(press: Press) -> None:
    """Pass it on."""
    press.bare()
    await begin(press.interaction)
    texts = await readers.texts(press.interaction)
    report = await press.bot.table.reports.take(press.call.game, press.user, press.written(FIELD))
    await report_delivery.deliver(press.bot, report, texts)
    said = text(texts("report-title"), texts("report-sent"))
    await show(press.interaction, layout(card(said, *way_back.back(press.interaction, texts))))
