"""`/setup check`: a moderator asks what the bot lacks on their server."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.errors import Refusal
from bot.settings import Settings
from bot.store.keeping import Keeping, keeping
from bot.ui.care import setup_view
from bot.ui.care.setup_view import Findings, Lack
from bot.ui.kit import permissions, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.reply import begin, show


async def check(interaction: Interaction) -> None:
    """Say what is missing and how it is mended; raises `Refusal` not-here outside servers, not-moderator."""
    await begin(interaction)
    guild = interaction.guild
    if guild is None:
        raise Refusal("not-here")
    if not await permissions.moderates_server(interaction):
        raise Refusal("not-moderator")
    channel = _text_channel(interaction.channel)
    found = Findings(
        channel=channel.id if channel else None,
        lacks=_lacking_in(interaction, channel),
        news=channel is not None and channel.is_news(),
        elsewhere=[*_elsewhere(interaction, guild, channel)],
        role=_own_role(guild),
        moderators=await interaction.client.table.preferences.moderator_role(guild.id),
        keeping=_keeping(interaction.client.settings),
        backup=await interaction.client.nightly.kept(),
    )
    await show(interaction, setup_view.view(found, await readers.texts(interaction)))


def _keeping(settings: Settings) -> Keeping:
    """How the games are kept, as far as that can be seen from here."""
    if settings.address:
        return "server"
    return keeping(settings.db)


def _own_role(guild: discord.Guild) -> str:
    """The name of the role that Discord made for the bot; its own name where that role is gone."""
    if guild.self_role:
        return guild.self_role.name
    return guild.me.display_name


def _text_channel(place: object) -> discord.TextChannel | None:
    """The channel in which a table would stand, for a place in which a command was used."""
    channel = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(channel, discord.TextChannel):
        return None
    return channel


def _lacking_in(interaction: Interaction, channel: discord.TextChannel | None) -> list[Lack]:
    """What is missing in the channel. Discord says that of the place of a command, which may be a thread of it."""
    if channel is None:
        return []
    here = interaction.channel == channel
    if here:
        allowed = interaction.app_permissions
    else:
        allowed = channel.permissions_for(channel.guild.me)
    return [*_lacks(allowed, channel.guild.me.guild_permissions)]


def _lacks(here: discord.Permissions, on_server: discord.Permissions) -> Iterator[Lack]:
    """What is missing; what goes with something more basic, and comes back with it, is not named beside it."""
    missing = permissions.missing(here)
    for name in missing:
        denied: bool = getattr(on_server, name)
        if not (denied and any(basic in missing for basic in permissions.RESTS_ON.get(name, ()))):
            yield Lack(name, denied)


def _elsewhere(
    interaction: Interaction, guild: discord.Guild, here: discord.TextChannel | None
) -> Iterator[tuple[int, list[str]]]:
    """The other channels that the moderator and the bot see and in which something is missing."""
    viewer = interaction.user
    for channel in guild.text_channels:
        allowed = channel.permissions_for(guild.me)
        seen = isinstance(viewer, discord.Member) and channel.permissions_for(viewer).view_channel
        lacking = [lack.permission for lack in _lacks(allowed, guild.me.guild_permissions)]
        if channel != here and seen and allowed.view_channel and lacking:
            yield channel.id, lacking
