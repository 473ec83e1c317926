"""Answers to an interaction: a private message, or the private message that was pressed, made anew in place."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.ui.client import Interaction
from bot.ui.parts import Picture, card, layout, text

NOBODY = discord.AllowedMentions.none()


def in_place(interaction: Interaction) -> bool:
    """Whether the press came from a private message, which then shows the answer."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def begin(interaction: Interaction, *, apart: bool = False) -> None:
    """Acknowledge at once what takes long, such as pictures; ends with `show`, `apart` in a message of its own."""
    if interaction.response.is_done():
        return
    if in_place(interaction) and not apart:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: Interaction, view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
    """Show a private view, in place of the one that was pressed where there is one."""
    files = [picture.file for picture in pictures]
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
    elif in_place(interaction):
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def say(interaction: Interaction, *lines: str) -> None:
    """Show private words; a panel that was pressed stays as it is."""
    view = layout(card(text(*lines)))
    if not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    else:
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
