"""The hub of `/play`: games that wait for me, my other games, open tables, a new table, settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.look import Look
from bot.store import PrefsRow
from bot.texts import Texts
from bot.ui.controls import Control, Row, Style, button, rows, select
from bot.ui.ids import Call
from bot.ui.parts import Child, card, layout, text
from rules.games import MODULES

MOST_GAMES = 6
MOST_TABLES = 3
HOURS = ("0", "6", "12", "24", "48")
LANGUAGES = ("auto", "en", "ko")
THEMES = ("dark", "light")


@dataclass(frozen=True, slots=True)
class Hub:
    """What one person finds in the hub."""

    user: int
    games: Sequence[Look]
    tables: Sequence[Look]


def view(hub: Hub, texts: Texts) -> ui.LayoutView:
    """The private view of the hub."""
    mine = [_mine(look, hub.user, texts) for look in hub.games[:MOST_GAMES]]
    open_tables = [_table(look, texts) for look in hub.tables if look.seat_of(hub.user) is None][:MOST_TABLES]
    head = text(texts("ui-hub-title"), texts("ui-hub-games", count=len(hub.games)))
    tables: list[Child] = [text(texts("ui-hub-tables")), *open_tables] if open_tables else []
    return layout(card(head, *mine, *tables, *_footer(texts)))


def _title(look: Look, texts: Texts) -> str:
    return texts("ui-title", game=texts(f"{look.row.kind}-name"), id=look.row.id)


def _mine(look: Look, user: int, texts: Texts) -> Child:
    seat = look.seat_of(user)
    waits = any(asked.seat == seat for asked in look.asked)
    state = "waits" if waits else look.row.status
    where = f"<#{look.row.thread_id or look.row.channel_id}>"
    verb, style = ("turn", Style.primary if waits else Style.secondary)
    if look.row.status == "lobby":
        verb = "leave"
    control = button(texts(f"ui-{verb}"), Call(verb, look.row.id), style)
    return ui.Section(f"{_title(look, texts)}\n{texts(f'ui-state-{state}')} · {where}", accessory=control)


def _table(look: Look, texts: Texts) -> Child:
    seated = texts("ui-hub-seated", names=", ".join(look.names))
    join = button(texts("ui-join"), Call("join", look.row.id), Style.success)
    return ui.Section(f"{_title(look, texts)}\n{seated}", accessory=join)


def next_button(texts: Texts, game: str = "", *, off: bool = False) -> Control:
    """The button to the next game that waits for whoever presses it, other than `game`."""
    return button(texts("ui-next"), Call("next", game), Style.primary, off=off)


def _footer(texts: Texts) -> list[Row]:
    kinds = [(texts(f"{kind}-name"), kind) for kind in MODULES][:25]
    new = select(Call("new"), kinds, texts("ui-hub-new"))
    return [new, *rows([button(texts("ui-settings"), Call("settings")), button(texts("ui-refresh"), Call("hub"))])]


def settings_view(prefs: PrefsRow, texts: Texts) -> ui.LayoutView:
    """The private view of a person's settings."""
    languages = [(texts(f"ui-language-{language}"), language) for language in LANGUAGES]
    themes = [(texts(f"ui-theme-{theme}"), theme) for theme in THEMES]
    hours = [(texts("ui-remind-hours", hours=int(hours)), hours) for hours in HOURS]
    return layout(
        card(
            text(texts("ui-settings-title")),
            select(Call("language"), languages, texts("ui-settings"), chosen=prefs.locale or "auto"),
            select(Call("remind"), hours, texts("ui-settings"), chosen=str(prefs.remind_hours)),
            select(Call("theme"), themes, texts("ui-settings"), chosen=prefs.theme),
            *rows([button(texts("ui-to-hub"), Call("hub"))]),
        )
    )
