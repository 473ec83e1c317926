"""What somebody reads who is asked to answer for a seat: who asks, for how long, and what it means."""

from __future__ import annotations

from discord import ui

from bot.table.people.requests import Asked
from bot.ui.kit import way_back
from bot.ui.kit.controls import Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.words.labels import title
from bot.words.texts import Texts


def view(asked: Asked, texts: Texts) -> ui.LayoutView:
    """The private view of a request, with its answers."""
    row, table = asked.row, asked.table
    until = f"<t:{row.until}:f>" if row.until else ""
    head = texts("ui-sit-asks", name=table.plain_name(row.seat), kind=row.kind, timed=int(bool(until)), until=until)
    said = [
        title(table, texts),
        head,
        texts(f"ui-sit-about-{row.kind}"),
        texts("ui-sit-ends", ends=f"<t:{row.ends}:R>"),
    ]
    answers = [
        button(texts("ui-sit-accept"), Call("sit-accept", row.game_id, 0, (str(row.number),)), Style.success),
        button(texts("ui-sit-decline"), Call("sit-decline", row.game_id, 0, (str(row.number),))),
    ]
    return layout(card(text(*said), *rows([*answers, way_back.to(Call("hub"), texts)])))
