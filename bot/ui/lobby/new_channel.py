"""Where tables may stand: in a text channel of a server, or in a private thread on one."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.ui.kit import permissions
from bot.ui.kit.client import Interaction


def opens_here(interaction: Interaction) -> bool:
    """Whether a table can be opened from here, but for what the bot may do."""
    return _channel(interaction) is not None


def public(interaction: Interaction) -> discord.TextChannel:
    """The channel, or that of this thread, for a table that all can see.

    Raises `Refusal` not-here where no thread can hang, no-permission.
    """
    channel = _channel(interaction)
    if channel is None:
        raise Refusal("not-here")
    if not _permissions(interaction, channel).is_superset(permissions.TABLE):
        raise Refusal("no-permission")
    return channel


def for_first_game(interaction: Interaction) -> discord.TextChannel:
    """The channel, or that of this thread, for a private thread; raises `Refusal` not-here, no-private-threads."""
    channel = _channel(interaction)
    if channel is None or channel.is_news():
        raise Refusal("not-here")
    if not _permissions(interaction, channel).is_superset(permissions.FIRST_GAME):
        raise Refusal("no-private-threads")
    return channel


def _channel(interaction: Interaction) -> discord.TextChannel | None:
    """The text channel where somebody is, or on which their thread hangs; None for any other place."""
    here = interaction.channel
    if isinstance(here, discord.Thread):
        here = here.parent
    return here if isinstance(here, discord.TextChannel) else None


def _permissions(interaction: Interaction, channel: discord.TextChannel) -> discord.Permissions:
    """What the bot may do in a channel; a thread says nothing of threads beside it."""
    if channel.id == interaction.channel_id:
        return interaction.app_permissions
    return channel.permissions_for(channel.guild.me)


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
