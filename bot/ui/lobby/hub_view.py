"""The hub of `/play`: games that wait for me, my other games, open tables, a new table, settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.store.rows import PrefsRow
from bot.table.snapshot import Look, owed
from bot.ui.kit.controls import Row, Style, button, next_button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Child, card, layout, text
from bot.ui.kit.menus import last_page, real_page
from bot.ui.panel import tips
from bot.words.labels import Labels
from bot.words.people import lost_channel, who
from bot.words.texts import Texts
from rules.games import MODULES

PAGE = 6
HOURS = ("0", "6", "12", "24", "48")
LANGUAGES = ("auto", "en", "ko")
THEMES = ("dark", "light")


@dataclass(frozen=True, slots=True)
class Hub:
    """What one person finds in the hub: their games, those that wait for them first, and the open tables here."""

    user: int
    games: Sequence[Look]
    tables: Sequence[Look]
    page: int = 0

    @property
    def waiting(self) -> int:
        """How many games wait for them."""
        return sum(look.waits_for(self.user) for look in self.games)


def view(hub: Hub, texts: Texts) -> ui.LayoutView:
    """The private view of the hub, a page of it."""
    others = [look for look in hub.tables if look.seat_of(hub.user) is None and look.row.owner_id != hub.user]
    entries = [_mine(look, hub.user, texts) for look in hub.games] + [_table(look, texts) for look in others]
    last, page = last_page(len(entries), PAGE), real_page(len(entries), hub.page, PAGE)
    shown = entries[page * PAGE : (page + 1) * PAGE]
    tables = len(hub.games) - page * PAGE  # where on this page the open tables begin
    if others and tables < PAGE:
        shown.insert(max(0, tables), text(texts("ui-hub-tables")))
    head = text(texts("ui-hub-title"), *_head(hub, texts))
    return layout(card(head, *shown, *_footer(hub, page, last, texts)))


def _head(hub: Hub, texts: Texts) -> list[str]:
    waiting = [texts("ui-hub-waiting", count=hub.waiting)] if hub.games else []
    return [texts("ui-hub-games", count=len(hub.games)), *waiting]


def _mine(look: Look, user: int, texts: Texts) -> Child:
    verb, label = _way(look, user)
    style = Style.primary if look.waits_for(user) else Style.secondary
    control = button(texts(f"ui-{label}"), Call(verb, look.row.id), style)
    return ui.Section("\n".join([_title(look, texts), *_state(look, user, texts)]), accessory=control)


def _title(look: Look, texts: Texts) -> str:
    """The game, and what tells it from others: its channel before the start, or that it is a first game."""
    named = texts("ui-hub-game", game=texts(f"{look.row.kind}-name"), id=look.row.id)
    if look.row.status == "lobby" and look.row.placed:
        return f"{named} · <#{look.row.channel_id}>"
    return f"{named} · {texts('ui-hub-guided')}" if look.row.guided else named


def _way(look: Look, user: int) -> tuple[str, str]:
    """The verb and the label of a game's button: into it, or out of a lobby."""
    seated = look.seat_of(user) is not None
    if look.row.status == "lobby":
        return ("leave", "leave") if seated else ("close", "close")
    return ("turn" if seated else "board", "hub-open")


def _state(look: Look, user: int, texts: Texts) -> Iterator[str]:
    """What is asked of the person, or how else the game stands."""
    labels = Labels(texts, look.row.kind, look.plain_names)
    if not look.row.placed:
        yield lost_channel(look, texts)
    if look.waits_for(user):
        asked = next(question for question in owed(look.pending) if question.seat == look.seat_of(user))
        since = look.seats[asked.seat].asked_at
        yield texts("ui-hub-asked", ask=labels.ask(asked), since=f"<t:{since}:R>")
    elif look.row.status == "lobby":
        yield texts("ui-hub-lobby", taken=len(look.seats), most=look.game.seats[-1])
    else:
        yield _others(look, texts)


def _others(look: Look, texts: Texts) -> str:
    said = texts("ui-hub-others", names=", ".join(who(seat) for seat in look.asked))
    now = getattr(look.view(None), "round", None)
    return f"{texts('ui-round', round=now)} · {said}" if now else said


def _table(look: Look, texts: Texts) -> Child:
    seated = texts("ui-hub-seated", names=", ".join(look.plain_names))
    join = button(texts("ui-join"), Call("join", look.row.id), Style.success)
    return ui.Section(f"{_title(look, texts)}\n{seated}", accessory=join)


def _footer(hub: Hub, page: int, last: int, texts: Texts) -> list[Row]:
    kinds = [(texts(f"{kind}-name"), kind) for kind in MODULES][:MENU]
    taught = [(name, kind) for name, kind in kinds if tips.taught(kind, texts)]
    turns = [
        button("◀", Call("hub", args=(str(max(0, page - 1)), "back")), off=page == 0),
        button("▶", Call("hub", args=(str(page + 1),)), off=page == last),
    ]
    leading = [*([next_button(texts, off=not hub.waiting)] if hub.games else []), *(turns if last else [])]
    around = [
        button(texts("ui-refresh"), Call("hub", args=(str(page), "again"))),
        button(texts("ui-settings"), Call("settings")),
    ]
    first = [select(Call("first"), taught, texts("ui-hub-first"))] if taught else []
    return [*rows([*leading, *around]), *first, select(Call("new"), kinds, texts("ui-hub-new"))]


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
