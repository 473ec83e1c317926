"""The notebook of a table: a private view, and the modal in which a note is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ui

from bot.errors import Refusal
from bot.plain_text import plain
from bot.store.personal_rows import NotebookRow
from bot.table.plans.notebook import GAME, LONGEST, Notes, writers
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Control, Press, Reply, Row, Style, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, modal, text, text_field
from bot.ui.kit.reply import begin, show
from bot.ui.panel.pages.leaves import leaf
from bot.words.labels import title
from bot.words.texts import Texts

FIELD = "note"
LIMIT = 3400  # letters of a view that are notes


def view(notes: Notes, texts: Texts, back: Sequence[Row] = (), page: int = 0) -> ui.LayoutView:
    """A page of a person's notes, the newest first, and of those of others that may be read."""
    names = writers(notes.snapshot)
    lines = [texts("ui-notebook-title-all" if notes.over else "ui-notebook-title")]
    lines += _listed(reversed(notes.own), texts)
    if notes.own:
        lines.append(f"-# {texts(_known_to(notes))}")
    elif not notes.over:
        lines.append(texts("ui-notebook-none"))
    elif not notes.others:
        lines.append(texts("ui-notebook-nobody"))
    for note in notes.others:
        lines.append(texts("ui-notebook-by", name=plain(names.get(note.user_id, "?"))))
        lines += _listed([note], texts)

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        said = text(title(notes.snapshot, texts), *some, limit=LIMIT)
        return layout(card(said, *turning, *rows([*_writing(notes, texts), *_log(notes, texts)]), *back))

    return leaf(lines, way, lambda number: Call("notes", notes.snapshot.row.id, 0, (str(number),)), page)


def _known_to(notes: Notes) -> str:
    """The text that says who reads one's own notes."""
    if not notes.shared:
        return "ui-notebook-private"
    if notes.over:
        return "ui-notebook-open"
    return "ui-notebook-shared"


def _writing(notes: Notes, texts: Texts) -> Iterator[Control]:
    """What writes a note, and shares all of them or keeps them to oneself."""
    row = notes.snapshot.row
    if notes.may_write and row.seq:
        last = Call("note", row.id, 0, (str(row.seq),))
        yield button(texts("ui-notebook-move", move=row.seq), last, Style.primary)
    if notes.may_write:
        yield button(texts("ui-notebook-game"), Call("note", row.id, 0, (str(GAME),)))
    if notes.shared:
        yield button(texts("ui-notebook-unshare"), Call("note-share", row.id, 0, ("no",)))
    elif notes.may_write or notes.own:
        share = texts("ui-notebook-publish" if notes.over else "ui-notebook-share")
        yield button(share, Call("note-share", row.id, 0, ("yes",)), off=not notes.own)


def _log(notes: Notes, texts: Texts) -> Iterator[Control]:
    """The way to the log of an ended game, in which everybody finds what is shared."""
    if notes.over:
        yield button(texts("ui-log"), Call("log", notes.snapshot.row.id))


def _listed(notes: Iterable[NotebookRow], texts: Texts) -> Iterator[str]:
    for note in notes:
        if note.seq:
            where = texts("ui-notebook-at", move=note.seq)
        else:
            where = texts("ui-notebook-whole")
        yield f"**{where}** {' / '.join(plain(line) for line in note.text.splitlines() if line.strip())}"


async def _show(press: Press, notes: Notes, page: int = 0) -> None:
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, view(notes, texts, back, page))


@on("notes")
async def opened(press: Press) -> None:
    """Open the notebook, or a page of it."""
    await begin(press.interaction)
    await _show(press, await press.bot.table.notebook.of(press.call.game, press.user), press.call.number(0))


@on("note", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the modal of a note, with what stands there."""
    seq = press.call.number(0)
    if press.call.arg(0) != str(seq):
        raise Refusal("stale")
    notes = await press.bot.table.notebook.of(press.call.game, press.user)
    texts = await readers.texts(press.interaction)
    filled = Call("noted", press.call.game, 0, (str(seq),))
    label = texts("ui-notebook-field")
    field = text_field(label, FIELD, default=notes.at(seq), longest=LONGEST, required=False, paragraph=True)
    await press.interaction.response.send_modal(modal(texts("ui-notes"), filled, field))


@on("noted")
async def write(press: Press) -> None:
    """Keep what was written."""
    await begin(press.interaction)
    words = press.written(FIELD)
    notebook = press.bot.table.notebook
    await _show(press, await notebook.write(press.call.game, press.user, press.call.number(0), words))


@on("note-share")
async def share(press: Press) -> None:
    """Let others read them after the end, or not."""
    await begin(press.interaction)
    shared = press.call.arg(0) == "yes"
    await _show(press, await press.bot.table.notebook.share(press.call.game, press.user, shared=shared))
