"""The public message of a running game: who is asked, how it stands, and the way to everything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.pictures.presentation import presentation
from bot.store.rows import SeatRow
from bot.table.base.snapshot import GameSnapshot
from bot.ui.kit.controls import Control, Row, Style, button
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, buttons, card, gallery, layout, text
from bot.ui.lobby import lobby_view
from bot.words.labels import title
from bot.words.news import Note
from bot.words.people import who
from bot.words.texts import Texts

VERBS = (("turn", "since"), ("board", "sheets", "log", "rules"))


def view(snapshot: GameSnapshot, texts: Texts, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """The public message of a table in any state; `pictures` must be uploaded with it."""
    if snapshot.row.status == "lobby":
        return lobby_view.view(snapshot, texts)
    if snapshot.state is None:
        return layout(card(text(title(snapshot, texts), texts("ui-abandoned"))))
    return layout(card(text(*_lines(snapshot, texts)), *gallery(pictures), *_buttons(snapshot, texts)))


def _lines(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield title(snapshot, texts)
    if turn := getattr(snapshot.view(None), "round", None):
        yield texts("ui-round", round=turn)
    yield from _standing(snapshot, texts)
    yield ""
    scores = snapshot.game.scores(snapshot.view(None))
    named = zip(snapshot.plain_names, scores, strict=True)
    yield from (texts("ui-score", name=name, points=points) for name, points in named)


def _standing(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "abandoned":
        yield texts("ui-abandoned")
    elif snapshot.row.status == "over":
        names = [snapshot.plain_names[seat] for seat in snapshot.game.winners(snapshot.view(None))]
        yield texts("ui-over", names=", ".join(names), count=len(names))
    else:
        yield from (_asked(seat, texts) for seat in snapshot.asked)
        yield from (texts("ui-answered", who=who(seat)) for seat in snapshot.answered)
        if snapshot.window_ends:
            yield texts("ui-window", ends=f"<t:{snapshot.window_ends}:R>")


def _asked(seat: SeatRow, texts: Texts) -> str:
    since = f"<t:{seat.asked_at}:R>" if seat.asked_at else ""
    return texts("ui-asked", who=who(seat), since=since)


def announcement_buttons(snapshot: GameSnapshot, note: Note, texts: Texts) -> ui.View | None:
    """What stands under an announcement: the way to one's turn, and where a guided game may end, the way out of it.

    Nothing when nobody can be asked any more.
    """
    wanted = (note.calls and note.asks) or note.closes
    if snapshot.row.status != "running" or not wanted:
        return None
    turn = button(texts("ui-turn"), Call("turn", snapshot.row.id), Style.primary)
    out = [button(texts("ui-close"), Call("close", snapshot.row.id))] if note.closes else []
    return buttons(turn, *out)


def _buttons(snapshot: GameSnapshot, texts: Texts) -> list[Row]:
    left_out = set() if presentation(snapshot.row.kind).sheet else {"sheets"}
    return [ui.ActionRow(*(_button(verb, snapshot, texts) for verb in row if verb not in left_out)) for row in VERBS]


def _button(verb: str, snapshot: GameSnapshot, texts: Texts) -> Control:
    style = Style.primary if verb == "turn" else Style.secondary
    off = verb == "turn" and snapshot.row.status != "running"
    return button(texts(f"ui-{verb}"), Call(verb, snapshot.row.id), style, off=off)
