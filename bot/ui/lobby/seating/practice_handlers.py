"""Games of files, to look at; and tables that go on from a moment of a game that has ended, for practice."""

from __future__ import annotations

import asyncio
from codecs import BOM_UTF8

import discord

from bot.errors import Refusal
from bot.ui.boards import public_file_view
from bot.ui.boards.replay_handlers import show_moment
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, button, on, primary, rows
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.lobby import new_channel
from bot.words.tables import table_in_text


async def bring(interaction: Interaction, file: discord.Attachment) -> None:
    """Show the last moment of the game in a file, from where one steps back, and practises.

    Of a game that goes on only its log, as everybody was told it.
    """
    from bot.table.finished.public_file import read_public  # with what checks files, which few bring
    from bot.table.finished.record import MOST_RECORD_BYTES

    await begin(interaction)
    if file.size > MOST_RECORD_BYTES:  # what Discord says, before anything is fetched
        raise Refusal("import-large", most=MOST_RECORD_BYTES >> 20)
    data, texts = (await file.read()).removeprefix(BOM_UTF8), await readers.texts(interaction)
    if public := await asyncio.to_thread(read_public, data):
        view, document = await asyncio.to_thread(public_file_view.view, public, texts)
        await show(interaction, view, [document])
        return
    found = await interaction.client.table.practice.bring(
        data, interaction.guild_id or 0, interaction.channel_id or 0, readers.person(interaction), texts.locale
    )
    await show_moment(interaction, found.row.id, found.row.seq, texts("import-shown"))


@on("practise")
async def practise(press: Press) -> None:
    """Open a table that goes on from the moment on display, with whoever asks in the seat that they chose."""
    await begin(press.interaction)
    channel, texts = new_channel.public(press.interaction), await readers.texts(press.interaction)
    begun = await press.bot.table.practice.begin(
        press.call.game,
        press.call.number(0),
        whole_number(press.value, -1),
        readers.person(press.interaction),
        channel.guild.id,
        channel.id,
        texts.locale,
    )
    turn = button(texts("ui-turn"), Call("turn", begun.row.id), primary(when=True))
    said = texts("practice-begun", name=table_in_text(begun.row), where=f"<#{channel.id}>")
    await show(press.interaction, layout(card(text(said), *rows([turn]))))
