"""Where tables may stand: in a text channel of a server, or in a private thread on one."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.ui.kit import permissions
from bot.ui.kit.client import Interaction


def public(interaction: Interaction) -> discord.TextChannel:
    """The channel, for a table that all can see; raises `Refusal` not-here where no thread can hang, no-permission."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("not-here")
    if not interaction.app_permissions.is_superset(permissions.TABLE):
        raise Refusal("no-permission")
    return channel


async def private(interaction: Interaction, name: str) -> discord.Thread:
    """A new private thread with whoever asks in it; raises `Refusal` not-here or no-private-threads."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refusal("not-here")
    if not interaction.app_permissions.is_superset(permissions.FIRST_GAME):
        raise Refusal("no-private-threads")
    thread = await channel.create_thread(name=name, auto_archive_duration=10080, invitable=False)
    await thread.add_user(interaction.user)
    return thread
