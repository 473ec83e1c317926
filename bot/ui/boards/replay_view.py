"""A game as it was after a move: the board of then, what the turn had done, and the ways back and on."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.store.rows import LIVING
from bot.table.course.replay import Moment, Steps
from bot.table.game.snapshot import GameSnapshot
from bot.ui.boards.board_views import MOVES
from bot.ui.kit.controls import Control, Row, button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Document, Picture, card, file_part, gallery, layout, text
from bot.words.labels import title
from bot.words.posts.happened import lines_of_moves
from bot.words.texts import Texts


def view(
    moment: Moment,
    last: int,
    texts: Texts,
    pictures: Sequence[Picture] = (),
    back: Sequence[Row] = (),
    note: str = "",
) -> ui.LayoutView:
    """The moment after a move of a game that has `last` moves; of one that has ended, with the way to practise."""
    snapshot = moment.snapshot
    number = getattr(snapshot.view(None), "round", None) or 0
    said = [title(snapshot, texts), note, f"**{texts('ui-then-title', move=moment.seq, last=last, round=number)}**"]
    page = (last - moment.seq) // MOVES
    log = button(texts("ui-then-log"), Call("log", snapshot.row.id, 0, (str(page),)))
    return layout(
        card(
            text(*said, *lines_of_moves(snapshot, moment.turn, texts, details=True)),
            *gallery(pictures),
            ui.ActionRow(*_steps(snapshot.row.id, moment.back, "back", texts)),
            ui.ActionRow(*_steps(snapshot.row.id, moment.on, "on", texts)),
            *_practice(moment, texts),
            *rows([log]),
            *back,
        )
    )


def _practice(moment: Moment, texts: Texts) -> list[Row]:
    """A select of the seats in which one can go on from here in a game that has ended; nothing where it was over."""
    row = moment.snapshot.row
    if row.status in LIVING or (row.status == "over" and moment.on.move is None):
        return []
    entries = [(texts("practice-seat", number=seat.seat + 1, name=seat.name), str(seat.seat))
               for seat in moment.snapshot.seats]  # fmt: skip
    return [select(Call("practise", row.id, 0, (str(moment.seq),)), entries, texts("practice-from-here"))]


def _steps(game_id: str, steps: Steps, way: str, texts: Texts) -> list[Control]:
    """A button for each size of step; off where there is nothing further."""
    sizes = (("round", steps.round), ("turn", steps.turn), ("move", steps.move))
    return [
        button(
            texts(f"ui-then-{way}-{size}"),
            Call("then", game_id, 0, (str(seq or 0), f"{way}-{size}")),
            off=seq is None,
        )
        for size, seq in sizes
    ]


def rounds_view(snapshot: GameSnapshot, moving: Picture, page: Document, texts: Texts) -> ui.LayoutView:
    """The boards of a game one after another, and a page on which they stand still."""
    return layout(card(text(title(snapshot, texts), texts("ui-rounds-told")), *gallery([moving]), file_part(page)))
