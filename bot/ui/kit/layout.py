"""Small parts every view is made of, and Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ui

from bot.plain_text import FENCE, clip
from bot.ui.kit.ids import Call

BUTTON = 80
OPTION = 100
MODAL_TITLE = 45
FIELD_LABEL = 45
TEXT = 4000
ALT = 1024
MENU = 25
AGAIN = "again"  # an argument of the button that opens a form with what was refused in it
ACCENT = discord.Colour(0x3B6EA8)
Child = ui.Item[Any]
V = TypeVar("V", bound=ui.LayoutView | ui.View | ui.Modal)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to send with a message.

    `data` are the bytes of the file `name`, `alt` the words for those who do not see it; `width` and `height` are px, 0
    where they are not known.
    """

    name: str
    data: bytes
    alt: str
    width: int = 0
    height: int = 0

    @property
    def file(self) -> discord.File:
        """A new upload; one can be sent once."""
        return discord.File(BytesIO(self.data), self.name, description=clip(self.alt, ALT))


@dataclass(frozen=True, slots=True)
class Document:
    """A file to send that is no picture: its name and its bytes."""

    name: str
    data: bytes

    @property
    def file(self) -> discord.File:
        """A new upload; one can be sent once."""
        return discord.File(BytesIO(self.data), self.name)


class Told(ui.ActionRow[Any]):
    """A row of buttons below lines that say what has no room on them: `Told(["-# **1** · a mine"], button)`."""

    def __init__(self, said: Sequence[str], *children: Child) -> None:
        super().__init__(*children)
        self.said = said


def told_above(rows: Sequence[ui.ActionRow[Any]]) -> int:
    """How many letters are said above the buttons of these rows."""
    return sum(len("\n".join(row.said)) for row in rows if isinstance(row, Told))


def file_part(document: Document) -> ui.File[Any]:
    """The part of a message from which an uploaded file is taken; `document.file` must be uploaded with it."""
    return ui.File(f"attachment://{document.name}")


def gallery(pictures: Sequence[Picture]) -> list[Child]:
    """The gallery of uploaded pictures; nothing when there are none.

    The same pictures have to be sent along with the message: `show(interaction, layout(card(*gallery(drawn))), drawn)`.
    """
    items = [discord.MediaGalleryItem(f"attachment://{p.name}", description=clip(p.alt, ALT)) for p in pictures]
    if not items:
        return []
    return [ui.MediaGallery(*items)]


def shown_pictures(view: ui.LayoutView, pictures: Sequence[Picture]) -> list[Picture]:
    """Those of the pictures that stand in a gallery of the message: nothing else is uploaded with it.

    In their order. A picture whose name no gallery has was left out of the view for want of room.
    """
    galleries = [child for child in view.walk_children() if isinstance(child, ui.MediaGallery)]
    named = {item.media.url for found in galleries for item in found.items}
    return [picture for picture in pictures if f"attachment://{picture.name}" in named]


def layout(*children: Child) -> ui.LayoutView:
    """A message of these parts; raises what `complete` raises.

    They stand below each other; most messages have one, a `card`. A message holds 40 parts at most, those within others
    counted.
    """
    view = ui.LayoutView(timeout=None)
    for child in children:
        for part in _with_told(child):
            view.add_item(part)
    return stateless(view)


def buttons(*children: Child) -> ui.View:
    """Controls under a message of plain text."""
    view = ui.View(timeout=None)
    for child in children:
        view.add_item(child)
    return stateless(view)


def stateless(view: V) -> V:
    """A view that discord.py forgets when it is sent, since none of its controls lives in this process.

    It would keep others to hand presses to them, private ones with a task each that waits for a quarter of an hour,
    also where they are to have no timeout. What is stopped before it is sent is not kept.
    """
    view.stop()
    return complete(view)


def complete(view: V) -> V:
    """The view; raises ValueError for a row without controls or a select without options, which Discord refuses.

    Whoever shows a choice says what stands there when there is none to make.
    """
    for child in view.walk_children():
        item = child.item if isinstance(child, ui.DynamicItem) else child
        if isinstance(item, ui.ActionRow) and not item.children:
            raise ValueError("a row without controls")
        if isinstance(item, ui.Select) and not item.options:
            raise ValueError(f"a select without options: {item.custom_id}")
    return view


def modal(title: str, call: Call, *fields: ui.Label[Any]) -> ui.Modal:
    """A form of up to five fields; what is filled in comes with a press of `call`.

    Its title may be the label of the button that opens it: the sign that more is asked is left out.
    """
    form = ui.Modal(title=clip(title.removesuffix(" …"), MODAL_TITLE), custom_id=str(call))
    for field in fields:
        form.add_item(field)
    return stateless(form)


def text_field(
    label: str,
    name: str,
    *,
    default: str = "",
    example: str = "",
    longest: int | None = None,
    required: bool = True,
    paragraph: bool = False,
) -> ui.Label[Any]:
    """A field of a form for a line, or a `paragraph`, of at most `longest` characters.

    What is filled in comes as the `name` of `Press.fields`. `default` stands in it, `example` while it is empty; one
    that is `required` cannot be sent empty.
    """
    style = discord.TextStyle.paragraph if paragraph else discord.TextStyle.short
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=style,
        default=default or None,
        placeholder=clip(example, OPTION) if example else None,
        max_length=longest,
        required=required,
    )
    return ui.Label(text=clip(label, FIELD_LABEL), component=field)


def written_in(message: discord.Message | None) -> str:
    """What stands `verbatim` in a message, such as what was refused; "" where nothing does.

    It is read from there when its form is opened again, since nobody wants to write a long text twice.
    """
    items = ui.LayoutView.from_message(message).walk_children() if message else ()
    shown = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
    return "".join(shown.split(FENCE)[1:2]).strip()


def choice_field(label: str, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    """A field of a form for one of two to 25 `choices` (labels and values), of which `chosen` is chosen already."""
    options = [
        discord.SelectOption(label=clip(label, OPTION), value=each, default=each == chosen) for label, each in choices
    ]
    menu: ui.Select[Any] = ui.Select(custom_id=name, options=options)
    return ui.Label(text=clip(label, FIELD_LABEL), component=menu)


def card(*children: Child) -> ui.Container[Any]:
    """A framed part of a message, with its parts below each other: texts, galleries, rows of controls.

    `layout` makes a message of it: `layout(card(text("…"), *rows(buttons)))`. What a row is `Told` stands above it.
    """
    parts = [part for each in children for part in _with_told(each)]
    return ui.Container(*parts, accent_colour=ACCENT)


def _with_told(part: Child) -> list[Child]:
    if isinstance(part, Told):
        return [text(*part.said), part]
    return [part]


def text(*lines: str, limit: int = TEXT) -> ui.TextDisplay[Any]:
    """Lines of text, clipped to what a message can hold.

    Empty lines are left out. All texts of a message together may have no more than `TEXT` characters: `limit` leaves
    room for the others. Names of people go through `plain` before.
    """
    return ui.TextDisplay(clip("\n".join(line for line in lines if line), limit))
