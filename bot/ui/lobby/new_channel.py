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


def for_first_game(interaction: Interaction) -> discord.TextChannel:
    """The channel, for a private thread on it; raises `Refusal` not-here or no-private-threads."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refusal("not-here")
    if not interaction.app_permissions.is_superset(permissions.FIRST_GAME):
        raise Refusal("no-private-threads")
    return channel


async def private(interaction: Interaction, name: str, game_id: str) -> discord.Thread:
    """The private thread of a game, with whoever asks in it; raises what `for_first_game` raises.

    Where the bot was ended between making the thread and noting it, that thread is found by the id in its name.
    """
    channel = for_first_game(interaction)
    thread = _thread_of(channel, game_id, interaction.application_id)
    if thread is None:
        thread = await channel.create_thread(name=f"{name} {game_id}", auto_archive_duration=10080, invitable=False)
    await thread.add_user(interaction.user)
    return thread


def _thread_of(channel: discord.TextChannel, game_id: str, bot_id: int) -> discord.Thread | None:
    ours = (thread for thread in channel.threads if thread.owner_id == bot_id and thread.is_private())
    return next((thread for thread in ours if thread.name.endswith(f" {game_id}")), None)
