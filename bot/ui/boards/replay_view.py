"""A game as it was after a move: the board of then, what the turn had done, and the ways back and on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from discord import ui

from bot.store.rows import LIVING
from bot.table.course.replay import Moment, Steps
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from bot.ui.boards.log_view import to_move
from bot.ui.kit import way_back
from bot.ui.kit.controls import Control, Row, button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Document, Picture, card, file_part, gallery, layout, text
from bot.ui.panel import phone
from bot.ui.panel.pages.pictured import Pictured
from bot.words.labels import title
from bot.words.posts.happened import lines_of_moves, shortened, small
from bot.words.texts import Texts

MOST_LINES = 3  # of what happened, where a phone has no room for more
PHONE_LINE = 50  # small letters that it has room for in a line


def page(moment: Moment, last: int, texts: Texts, back: Call | None = None, note: str = "") -> Pictured:
    """The moment after a move of a game that has `last` moves; of one that has ended, with the way to practise.

    `back` is where one came from, `note` what is said above it. Where it would be taller than a phone, what happened
    is told in small letters and in fewer lines.
    """
    told = [*lines_of_moves(moment.snapshot, moment.turn, texts, details=True)]
    ways = (told, [*map(small, told)], *_fewer(told, texts))
    return Pictured([partial(_view, moment, last, texts, lines, back=back, note=note) for lines in ways])


def _fewer(told: Sequence[str], texts: Texts) -> Iterator[list[str]]:
    """The first lines alone, each cut to a line of a phone, with how many there are besides."""
    for count in range(min(MOST_LINES, len(told)), 0, -1):
        *lines, end = (small(shortened(line, PHONE_LINE)) for line in told[:count])
        if besides := len(told) - count:
            end = texts("ui-news-besides", last=end, count=besides)
        yield [*lines, end]


def _view(
    moment: Moment,
    last: int,
    texts: Texts,
    lines: Sequence[str],
    pictures: Sequence[Picture],
    *,
    back: Call | None,
    note: str,
) -> ui.LayoutView:
    snapshot = moment.snapshot
    number = round_of(snapshot.view(None)) or 0
    said = [title(snapshot, texts), note, f"**{texts('ui-then-title', move=moment.seq, last=last, round=number)}**"]
    log = button(texts("ui-then-log"), to_move(snapshot, moment.seq))
    leading = [log, way_back.to(back, texts)] if back else [log]
    return layout(
        card(
            text(*said, *lines),
            *gallery(pictures),
            ui.ActionRow(*_steps(snapshot.row.id, moment.back, "back", texts)),
            ui.ActionRow(*_steps(snapshot.row.id, moment.on, "on", texts)),
            *_practice(moment, texts),
            *rows(leading),
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


def room_of_rounds(snapshot: GameSnapshot, texts: Texts) -> int:
    """How high the picture of the rounds may be, in px of one that is `phone.PICTURE` px wide."""
    page = Document("rounds.html", b"")
    return phone.room(lambda pictures: rounds_view(snapshot, pictures[0], page, texts))


def rounds_view(snapshot: GameSnapshot, moving: Picture, page: Document, texts: Texts) -> ui.LayoutView:
    """The boards of a game one after another, and a page on which they stand still."""
    return layout(card(text(title(snapshot, texts), texts("ui-rounds-told")), *gallery([moving]), file_part(page)))
