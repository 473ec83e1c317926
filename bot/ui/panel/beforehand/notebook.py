"""The notebook of a table: a private view, and the modal in which a note is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord import ui

from bot.errors import Refusal
from bot.plain_text import plain
from bot.store.personal_rows import NotebookRow
from bot.table.beforehand.notebook import GAME, LONGEST, Notes, writers
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Reply, Row, Style, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, modal, text, text_field
from bot.ui.kit.reply import begin, show
from bot.words.labels import title
from bot.words.texts import Texts

FIELD = "note"
LIMIT = 3400  # letters of a view that are notes


def view(notes: Notes, texts: Texts, back: Iterable[Row] = ()) -> ui.LayoutView:
    """A person's notes, the newest first, and those of others that may be read."""
    row, names = notes.snapshot.row, writers(notes.snapshot)
    lines = [texts("ui-notebook-title"), *_listed(reversed(notes.own), texts)]
    if not notes.own:
        lines.append(texts("ui-notebook-none"))
    for note in notes.others:
        lines.append(texts("ui-notebook-by", name=plain(names.get(note.user_id, "?"))))
        lines += _listed([note], texts)
    if notes.own:
        lines.append(f"-# {texts('ui-notebook-shared' if notes.shared else 'ui-notebook-private')}")
    shared = Call("note-share", row.id, 0, ("no" if notes.shared else "yes",))
    controls = [
        button(texts("ui-notebook-move", move=row.seq), Call("note", row.id, 0, (str(row.seq),)), Style.primary),
        button(texts("ui-notebook-game"), Call("note", row.id, 0, (str(GAME),))),
        button(texts("ui-notebook-unshare" if notes.shared else "ui-notebook-share"), shared, off=not notes.own),
    ]
    said = text(title(notes.snapshot, texts), *lines, limit=LIMIT)
    return layout(card(said, *rows(controls if row.seq else controls[1:]), *back))


def _listed(notes: Iterable[NotebookRow], texts: Texts) -> Iterator[str]:
    for note in notes:
        where = texts("ui-notebook-at", move=note.seq) if note.seq else texts("ui-notebook-whole")
        yield f"**{where}** {' / '.join(plain(line) for line in note.text.splitlines() if line.strip())}"


async def _show(press: Press, notes: Notes) -> None:
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, view(notes, texts, back))


@on("notes")
async def opened(press: Press) -> None:
    """Open the notebook."""
    await begin(press.interaction)
    await _show(press, await press.bot.table.notebook.of(press.call.game, press.user))


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
