"""*What would a computer do?*: the best answers to the open question as a computer sees them, in the panel's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.agents import levels
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Row
from bot.ui.kit.layout import card, layout, text
from bot.ui.panel.navigation import labels_of
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.opponents.search import Expected

SHOWN = 3  # answers


def may_ask(panel: Panel) -> bool:
    """Whether the table has hints, and its game a computer that thinks of answers."""
    return panel.snapshot.hinted and len(levels(panel.snapshot.row.kind)) > 1


def view(
    panel: Panel, texts: Texts, question: Decision, advice: Sequence[Expected], back: Sequence[Row] = ()
) -> ui.LayoutView:
    """The answers with what each leads to; `back` is the way back to the turn."""
    title = text(f"### {texts('ui-hint')}", labels_of(panel, texts).prose.ask(question))
    return layout(card(title, text(*_lines(panel, texts, question, advice)), *back))


def _lines(panel: Panel, texts: Texts, question: Decision, advice: Sequence[Expected]) -> Iterator[str]:
    """The best answer, and the next ones with how many points they are worse, as a computer expects."""
    if not advice:
        yield texts("ui-hint-none")
        return
    labels, best = labels_of(panel, texts).prose, advice[0].worth
    for place, each in enumerate(advice[:SHOWN], 1):
        said = labels.told(question, each.answer)
        less = f"{max(best - each.worth, 0):.1f}"
        yield f"{place}. **{said}**" if place == 1 else f"{place}. {said} · {texts('ui-hint-next', less=less)}"
    yield f"-# {texts('ui-hint-how', looks=sum(each.looks for each in advice))}"
