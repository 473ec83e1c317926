"""`/privacy`: somebody reads what is kept of them, takes it along, or has it deleted; nobody else's is touched."""

from __future__ import annotations

import gzip

from bot.ui.care import privacy_view
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.layout import Document
from bot.ui.kit.reply import begin, show
from bot.words.texts import Texts

NAME = "orrery-privacy.json"
LARGE = 8 << 20  # Discord takes ten MiB


async def show_privacy(interaction: Interaction, page: int = 0) -> None:
    """Say what is kept of whoever asks, a page of it."""
    await begin(interaction)
    counted = await interaction.client.table.kept.counted(interaction.user.id)
    await show(interaction, privacy_view.view(counted, await readers.texts(interaction), page))


@on("privacy")
async def privacy(press: Press) -> None:
    """The same, by a button, or another page of it."""
    await show_privacy(press.interaction, press.call.number(0))


@on("privacy-export", reply=Reply.APART)
async def export(press: Press) -> None:
    """Send all of it as a file."""
    file = _packed(await press.bot.table.kept.file(press.user))
    await show(press.interaction, privacy_view.exported(file, await readers.texts(press.interaction)), [file])


def _packed(data: bytes) -> Document:
    """The file, packed where Discord would not take it as it is."""
    if len(data) < LARGE:
        return Document(NAME, data)
    return Document(f"{NAME}.gz", gzip.compress(data))


@on("privacy-delete")
async def ask(press: Press) -> None:
    """Ask whether they are sure."""
    counted = await press.bot.table.kept.counted(press.user)
    await show(press.interaction, privacy_view.sure(counted, await readers.texts(press.interaction)))


@on("privacy-erase")
async def delete(press: Press) -> None:
    """Delete it, and say so in the language that was theirs."""
    texts = await readers.texts(press.interaction)
    games = await press.bot.table.erasure.erase(press.user, nobodys_name)
    await show(press.interaction, privacy_view.deleted(games, texts))


def nobodys_name(locale: str, number: int) -> str:
    """How nobody in particular is called in a language: by the number of a seat, 0 for no seat."""
    texts = Texts(locale)
    if number:
        return texts("privacy-player", number=number)
    return texts("privacy-somebody")
