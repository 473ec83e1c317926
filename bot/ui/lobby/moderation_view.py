"""What moderators see of a table: its seats, and what can be done with each of them and with the table."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.plain_text import plain
from bot.store.rows import LIVING, SeatRow
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.controls import Control, Row, Style, button, rows, select, user_select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, card, layout, text
from bot.ui.lobby.going_back.rewind_view import CORRECTING
from bot.words.labels import title
from bot.words.people import who
from bot.words.texts import Texts


def view(snapshot: GameSnapshot, texts: Texts, seat: int | None = None, note: str = "") -> ui.LayoutView:
    """The private view for moderators; `seat` is the one that is chosen, `note` what was just done."""
    said = [note and f"> {note}", title(snapshot, texts), texts("ui-moderate-title"), *_seats(snapshot, texts)]
    return layout(card(text(*said), *_seat_controls(snapshot, texts, seat), *_table_controls(snapshot, texts)))


def _seats(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    for seat in snapshot.seats:
        said = who(seat)
        if seat.agent and seat.user_id and not seat.real_name:
            said += f" (<@{seat.user_id}>)"
        if since := snapshot.since(seat.seat):
            said += f" · <t:{since}:R>"
        yield texts("ui-moderate-seat", who=said)


def _seat_controls(snapshot: GameSnapshot, texts: Texts, chosen: int | None) -> list[Row]:
    if snapshot.row.status != "running":
        return []
    game = snapshot.row.id
    entries = [(seat.name, str(seat.seat)) for seat in snapshot.seats][:MENU]
    here = "" if chosen is None else str(chosen)
    choosing = select(Call("mod-seat", game), entries, texts("ui-moderate-choose"), chosen=[here])
    if chosen is None:
        return [choosing]
    giving = user_select(Call("mod-give", game, 0, (here,)), texts("ui-mod-give"))
    return [choosing, *rows(list(_deeds(snapshot.seats[chosen], texts))), giving]


def _deeds(seat: SeatRow, texts: Texts) -> Iterator[Control]:
    args = (str(seat.seat),)
    if seat.person:
        yield button(texts("ui-mod-computer"), Call("mod-computer", seat.game_id, 0, args))
    elif seat.user_id:
        yield button(texts("ui-mod-back", name=seat.name), Call("mod-back", seat.game_id, 0, args))


def _table_controls(snapshot: GameSnapshot, texts: Texts) -> list[Row]:
    if snapshot.row.status not in LIVING:
        return []
    shown = list[Row]()
    if not snapshot.row.guided:
        shown += rows([button(texts("ui-mod-move"), Call("move", snapshot.row.id))])
    if snapshot.row.seq:
        shown += rows([button(texts("ui-correct-some"), Call("further", snapshot.row.id, 0, (CORRECTING,)))])
    if snapshot.row.status == "running":
        pausing = "pause" if snapshot.row.paused_at is None else "resume"
        shown += rows([button(texts(f"ui-vote-open-{pausing}"), Call(f"mod-{pausing}", snapshot.row.id))])
    return [*shown, *rows([button(texts("ui-close"), Call("close", snapshot.row.id, 0, ("moderate",)), Style.danger)])]


def what_was_done(kind: str, seat: SeatRow, to: str, by: str, texts: Texts) -> str:
    """What was just done with a seat."""
    return texts(f"deed-{kind}", by=plain(by), name=plain(seat.name), to=plain(to))
