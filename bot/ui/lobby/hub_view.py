"""The hub of `/play`: games that wait for me, my other games, open tables, a new table, settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.store.rows import PrefsRow
from bot.table.snapshot import GameSnapshot, unanswered
from bot.ui.kit.controls import Control, Row, Style, button, next_button, rows, select
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
    """What one person finds in the hub: their games, those that wait for them first, and the open tables here.

    `damaged` are the ids of games and tables that cannot be read.
    """

    user: int
    games: Sequence[GameSnapshot]
    tables: Sequence[GameSnapshot]
    page: int = 0
    damaged: Sequence[str] = ()

    @property
    def waiting(self) -> int:
        """How many games wait for them."""
        return sum(snapshot.waits_for(self.user) for snapshot in self.games)


def view(hub: Hub, texts: Texts) -> ui.LayoutView:
    """The private view of the hub, a page of it."""
    others = [
        snapshot for snapshot in hub.tables if snapshot.seat_of(hub.user) is None and snapshot.row.owner_id != hub.user
    ]
    entries = [_mine(snapshot, hub.user, texts) for snapshot in hub.games] + [
        _table(snapshot, texts) for snapshot in others
    ]
    last, page = last_page(len(entries), PAGE), real_page(len(entries), hub.page, PAGE)
    shown = entries[page * PAGE : (page + 1) * PAGE]
    tables = len(hub.games) - page * PAGE  # where on this page the open tables begin
    if others and tables < PAGE:
        shown.insert(max(0, tables), text(texts("ui-hub-tables")))
    head = text(texts("ui-hub-title"), *_head(hub, texts))
    return layout(card(head, *shown, *_footer(hub, page, last, texts)))


def _head(hub: Hub, texts: Texts) -> list[str]:
    waiting = [texts("ui-hub-waiting", count=hub.waiting)] if hub.games else []
    damaged = [texts("ui-damaged", id=game) for game in hub.damaged]
    return [texts("ui-hub-games", count=len(hub.games)), *waiting, *damaged]


def _mine(snapshot: GameSnapshot, user: int, texts: Texts) -> Child:
    verb, label = _way(snapshot, user)
    style = Style.primary if snapshot.waits_for(user) else Style.secondary
    control = button(texts(f"ui-{label}"), Call(verb, snapshot.row.id), style)
    return ui.Section("\n".join([_title(snapshot, texts), *_state(snapshot, user, texts)]), accessory=control)


def _title(snapshot: GameSnapshot, texts: Texts) -> str:
    """The game, and what tells it from others: its channel before the start, or that it is a first game."""
    named = texts("ui-hub-game", game=texts(f"{snapshot.row.kind}-name"), id=snapshot.row.id)
    if snapshot.row.status == "lobby" and snapshot.row.placed:
        return f"{named} · <#{snapshot.row.channel_id}>"
    return f"{named} · {texts('ui-hub-guided')}" if snapshot.row.guided else named


def _way(snapshot: GameSnapshot, user: int) -> tuple[str, str]:
    """The verb and the label of a game's button: into it, or out of a lobby."""
    seated = snapshot.seat_of(user) is not None
    if snapshot.row.status == "lobby":
        return ("leave", "leave") if seated else ("close", "close")
    return ("turn" if seated else "board", "hub-open")


def _state(snapshot: GameSnapshot, user: int, texts: Texts) -> Iterator[str]:
    """What is asked of the person, or how else the game stands."""
    labels = Labels(texts, snapshot.row.kind, snapshot.plain_names)
    if not snapshot.row.placed:
        yield lost_channel(snapshot, texts)
    if snapshot.waits_for(user):
        asked = next(question for question in unanswered(snapshot.pending) if question.seat == snapshot.seat_of(user))
        since = snapshot.window_ends if asked.blind else snapshot.seats[asked.seat].asked_at
        message = "ui-hub-window" if asked.blind else "ui-hub-asked"
        yield texts(message, ask=labels.ask(asked), since=f"<t:{since}:R>")
    elif snapshot.row.status == "lobby":
        yield texts("ui-hub-lobby", taken=len(snapshot.seats), most=snapshot.game.seats[-1])
    else:
        yield _others(snapshot, texts)


def _others(snapshot: GameSnapshot, texts: Texts) -> str:
    said = texts("ui-hub-others", names=", ".join(who(seat) for seat in snapshot.asked))
    now = getattr(snapshot.view(None), "round", None)
    return f"{texts('ui-round', round=now)} · {said}" if now else said


def _table(snapshot: GameSnapshot, texts: Texts) -> Child:
    seated = texts("ui-hub-seated", names=", ".join(snapshot.plain_names))
    join = button(texts("ui-join"), Call("join", snapshot.row.id), Style.success)
    return ui.Section(f"{_title(snapshot, texts)}\n{seated}", accessory=join)


def _footer(hub: Hub, page: int, last: int, texts: Texts) -> list[Row]:
    kinds = [(texts(f"{kind}-name"), kind) for kind in MODULES][:MENU]
    taught = [(name, kind) for name, kind in kinds if tips.taught(kind, texts)]
    turns: list[Control] = [
        button("◀", Call("hub", args=(str(max(0, page - 1)), "back")), off=page == 0),
        button("▶", Call("hub", args=(str(page + 1),)), off=page == last),
    ]
    leading = []
    if hub.games:
        leading.append(next_button(texts, off=not hub.waiting))
    if last:
        leading += turns
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
