"""What the bot may do on a server, as little as playing takes; and who moderates tables there.

That is whoever may manage threads where a table stands, or has the role that their server chose.
"""

from __future__ import annotations

import discord

from bot.store.rows import GameRow
from bot.table.game.roles import Actor
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction

NEEDED = {
    "view_channel": "to be in a channel at all",
    "send_messages": "the table's public message",
    "attach_files": "the pictures in it",
    "create_public_threads": "a thread for each game",
    "send_messages_in_threads": "what happens in a game, told in its thread",
    "create_private_threads": "somebody's first game",
}
RESTS_ON = {  # whoever lacks the latter cannot do the former either
    **{name: ("view_channel",) for name in NEEDED if name != "view_channel"},
    "attach_files": ("view_channel", "send_messages"),
}
EVERYWHERE = ("view_channel", "attach_files", "send_messages_in_threads")
TABLE = discord.Permissions(**dict.fromkeys((*EVERYWHERE, "send_messages", "create_public_threads"), True))
FIRST_GAME = discord.Permissions(**dict.fromkeys((*EVERYWHERE, "create_private_threads"), True))
PLAYING = discord.Permissions(**dict.fromkeys(NEEDED, True))


def invitation(application_id: int) -> str:
    """The link by which a moderator brings the bot into a server, with what it needs and nothing more."""
    return discord.utils.oauth_url(application_id, permissions=PLAYING, scopes=("bot", "applications.commands"))


def missing(allowed: discord.Permissions) -> list[str]:
    """Which of the permissions that playing takes are not among those that are `allowed`."""
    return [name for name in NEEDED if not getattr(allowed, name)]


async def actor(interaction: Interaction, row: GameRow) -> Actor:
    """Whoever presses, and whether they moderate this table.

    Nobody moderates a table of another server, or one from a direct message. It may read the store for the role of
    moderators.
    """
    person = readers.person(interaction)
    return Actor(person.user_id, person.name, await _moderates(interaction, row))


async def _moderates(interaction: Interaction, row: GameRow) -> bool:
    guild, member = interaction.guild, interaction.user
    if guild is None or row.guild_id != guild.id or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(row.channel_id) if row.placed else None
    allowed = place.permissions_for(member) if place else member.guild_permissions
    if allowed.manage_threads:
        return True
    if row.guided or not allowed.view_channel:  # somebody's first game is their own
        return False
    return await _has_role(interaction, member)


async def moderates_server(interaction: Interaction) -> bool:
    """Whether whoever asks may look after this server: they moderate tables here, or manage the server.

    False in direct messages. Reads the role that the server has set from the store.
    """
    if not isinstance(interaction.user, discord.Member):
        return False
    allowed = interaction.permissions
    return allowed.manage_threads or allowed.manage_guild or await _has_role(interaction, interaction.user)


async def _has_role(interaction: Interaction, member: discord.Member) -> bool:
    """Whether a member has the role that their server chose for its moderators."""
    chosen = await interaction.client.table.preferences.moderator_role(member.guild.id)
    return chosen is not None and any(role.id == chosen for role in member.roles)


def manages(interaction: Interaction) -> bool:
    """Whether whoever presses may change the settings of this server."""
    return interaction.guild is not None and interaction.permissions.manage_guild
