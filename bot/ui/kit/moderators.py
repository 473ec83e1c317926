"""Who moderates tables: whoever may manage threads where they stand, or has the role that their server chose."""

from __future__ import annotations

import discord

from bot.store.rows import GameRow
from bot.table.base.roles import Actor
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction


async def actor(interaction: Interaction, row: GameRow) -> Actor:
    """Whoever presses, and whether they moderate this table."""
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
    chosen = await interaction.client.table.preferences.moderator_role(guild.id)
    return chosen is not None and any(role.id == chosen for role in member.roles)


def manages(interaction: Interaction) -> bool:
    """Whether whoever presses may change the settings of this server."""
    return interaction.guild is not None and interaction.permissions.manage_guild
