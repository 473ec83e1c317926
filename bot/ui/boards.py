"""Boards, sheets, log and rules: private views that change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.look import Look
from bot.store import MoveRow
from bot.texts import Texts
from bot.ui.controls import Control, Row, Style, button, rows
from bot.ui.faces import face
from bot.ui.ids import Call
from bot.ui.labels import Labels
from bot.ui.parts import Picture, card, clip, gallery, layout, text
from rules.core.flow import WASTED

MOVES = 12
LINE = 260


def board_view(look: Look, texts: Texts, what: str, pictures: Sequence[Picture]) -> ui.LayoutView:
    """One of the shared boards, with buttons to the others."""
    kind = look.row.kind
    tabs = [_tab(texts(f"{kind}-board-{name}"), Call("board", look.row.id, 0, (name,)), name == what)
            for name in face(kind).boards]  # fmt: skip
    return _shown(look, texts, pictures, tabs)


def sheet_view(look: Look, texts: Texts, seat: int, pictures: Sequence[Picture]) -> ui.LayoutView:
    """The sheet of a seat, with buttons to the others."""
    tabs = [_tab(other.name, Call("sheets", look.row.id, 0, (str(other.seat),)), other.seat == seat)
            for other in look.seats]  # fmt: skip
    return _shown(look, texts, pictures, tabs)


def _tab(label: str, call: Call, here: bool) -> Control:
    return button(label, call, Style.primary if here else Style.secondary, off=here)


def _shown(look: Look, texts: Texts, pictures: Sequence[Picture], tabs: Sequence[Control]) -> ui.LayoutView:
    alt = "\n".join(picture.alt for picture in pictures) or texts("ui-no-picture")
    return layout(card(text(_title(look, texts), alt), *gallery(pictures), *rows(tabs[:20])))


def _title(look: Look, texts: Texts) -> str:
    return texts("ui-title", game=texts(f"{look.row.kind}-name"), id=look.row.id)


def log_view(look: Look, texts: Texts, seat: int | None, moves: Sequence[MoveRow], page: int) -> ui.LayoutView:
    """A page of the log, as a seat (None is an onlooker) may read it; page 0 holds the newest moves."""
    labels = Labels(texts, look.row.kind, look.names)
    lines = [line for move in moves for line in _move(move, labels, seat)]
    return layout(card(text(_title(look, texts), *(lines or [texts("ui-log-empty")])), _turner(look, page)))


def _move(move: MoveRow, labels: Labels, seat: int | None) -> Iterator[str]:
    seen = [event for event in move.events if event.seen_by is None or seat in event.seen_by]
    told = "; ".join(labels.event(event) for event in seen if event.kind != WASTED)
    if move.how == "undo":
        told = labels.texts("ui-log-undo", name=labels.names[move.seat], move=int(move.line.split()[-1]) + 1)
    if told:
        yield clip(f"`{move.seq:>3}` {told}", LINE)


def _turner(look: Look, page: int) -> Row:
    last = max(0, (look.row.seq - 1) // MOVES)
    page = min(page, last)
    older = button("◀", Call("log", look.row.id, 0, (str(page + 1),)), off=page == last)
    newer = button("▶", Call("log", look.row.id, 0, (str(max(page - 1, 0)), "newer")), off=page == 0)
    return ui.ActionRow(older, newer)


def after(look: Look, page: int) -> tuple[int, int]:
    """Where a page of the log begins (the move before it), and how many moves it holds."""
    last = max(0, look.row.seq - page * MOVES)
    return max(0, last - MOVES), min(MOVES, last)


def rules_view(kind: str, texts: Texts) -> ui.LayoutView:
    """The rules of a game in short."""
    return layout(card(text(texts(f"{kind}-rules"))))
