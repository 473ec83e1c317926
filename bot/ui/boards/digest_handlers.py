"""What happened in short: since one's own last move, or in this round, with one picture of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.table.course.chapters import digest_of
from bot.table.course.digests import SPANS, Told
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import attachments, readers
from bot.ui.kit.controls import Control, Press, Reply, Row, button, on, primary, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import back, stay
from bot.words.labels import title
from bot.words.posts.digest import digest_lines
from bot.words.texts import Texts


def ways(snapshot: GameSnapshot, texts: Texts, here: str = "") -> list[Control]:
    """A button for each span of time, that which is shown now off; none in a game that is not told so."""
    if not digest_of(snapshot).view:
        return []
    calls = {span: Call("digest", snapshot.row.id, 0, (span,)) for span in SPANS}
    return [
        button(texts(f"ui-digest-{span}"), call, primary(when=span == here), off=span == here)
        for span, call in calls.items()
    ]


def view(told: Told, texts: Texts, pictures: Sequence[Picture], leading: Iterable[Row] = ()) -> ui.LayoutView:
    """The digest, in words where there is no picture of it."""
    snapshot, span = told.snapshot, told.span
    said = [title(snapshot, texts), f"**{texts(f'ui-digest-{span}')}**"]
    if not pictures:
        said += digest_lines(snapshot, told.chapter.brought, texts)
    in_words = button(texts("ui-words"), Call("words", snapshot.row.id, 0, ("digest", span)))
    tabs = rows([*ways(snapshot, texts, span), in_words])
    return layout(card(text(*said), *gallery(pictures), *tabs, *leading))


def picture(told: Told, texts: Texts) -> ImageRequest | None:
    """The picture of it."""
    return requests.digest(told.snapshot, told.chapter, told.seat, texts(f"ui-digest-{told.span}"))


@on("digest", reply=Reply.APART)
async def digest(press: Press) -> None:
    """Show what happened since one's last move, or in this round."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    told = await press.bot.table.digests.since(press.call.game, press.user, press.call.arg(0))
    reader = await readers.reader(press.interaction)
    drawn = await attachments.pictures_of(press.bot, picture(told, reader.texts), reader)
    await show(press.interaction, view(told, reader.texts, drawn, back(press.interaction, reader.texts)), drawn)
