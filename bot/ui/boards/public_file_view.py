"""The log of a game that goes on, from its file: the last of it as a message, all of it as text to keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.errors import Refusal
from bot.plain_text import plain, visible
from bot.ui.kit.layout import Document, card, file_part, layout, text
from bot.words.texts import Texts
from rules.core.flow import Event

if TYPE_CHECKING:
    from bot.table.finished.public_file import PublicFile

ROOM = 2500  # characters of the log in the message
BETWEEN = "; "


def view(file: PublicFile, texts: Texts) -> tuple[ui.LayoutView, Document]:
    """The message, and the file that has to be sent with it.

    Takes a while for a long log. Raises `Refusal` import-shape where the game tells of no such things.
    """
    whole = "\n".join(_lines(file, [visible(seat.name) for seat in file.seats], texts))
    document = Document(f"{file.game}-{file.table}.txt", whole.encode())
    title = texts("ui-title", game=texts(f"{file.game}-name"), name=file.table, id=file.table)
    said = [title, texts("import-public-log")]
    if file.round:
        said.append(texts("ui-round", round=file.round))
    last = _last([*_lines(file, [plain(seat.name) for seat in file.seats], texts)])
    return layout(card(text(*said, *last), file_part(document))), document


def _lines(file: PublicFile, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """The log, a line for each move."""
    for move in file.log:
        try:
            told = BETWEEN.join(_told(file.game, Event(each.kind, each.facts), names, texts) for each in move.events)
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:  # facts of a stranger
            raise Refusal("import-shape") from error
        line = f"{move.number}. {told}"
        yield texts("ui-log-undone", line=line) if move.taken_back else line


def _told(game: str, event: Event, names: Sequence[str], texts: Texts) -> str:
    own = f"{game}-event-{event.kind}"
    if not (texts.has(own) or texts.has(f"{own}-result")):
        raise Refusal("import-shape")
    return texts.event(game, event, names)


def _last(lines: Sequence[str]) -> list[str]:
    """As many of the last lines as there is room for."""
    room, kept = ROOM, list[str]()
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
