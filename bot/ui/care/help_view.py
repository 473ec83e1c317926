"""`/help`: how one begins, takes a turn and finds the rules, in a few lines."""

from __future__ import annotations

from discord import ui

from bot.ui.kit.controls import Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.words.texts import Texts
from rules.games import MODULES


def view(texts: Texts, *, direct: bool = False) -> ui.LayoutView:
    """The lines; commands in them are those of the first game, beside the names of all.

    In a `direct` message they say which commands there are, since those of the games are known on servers only.
    """
    games = " · ".join(f"{texts(f'{kind}-name')} `/{kind}`" for kind in MODULES)
    lines = "help-lines-direct" if direct else "help-lines"
    said = text(texts("help-title"), texts(lines, game=next(iter(MODULES)), games=games))
    return layout(card(said, *rows([button(texts("ui-hub"), Call("hub"), Style.primary)])))
