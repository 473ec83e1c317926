"""Who may do what, computed from roles and overwrites as Discord does. The constants are Discord's bits."""

from __future__ import annotations

from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import DM, PRIVATE_THREAD, Channel
from localdiscord.entities.users import User
from localdiscord.state.world import Guild, World

ADMINISTRATOR = 1 << 3
ADD_REACTIONS = 1 << 6
MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
ALL = (1 << 53) - 1
IN_DM = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | ADD_REACTIONS | USE_COMMANDS
    | PIN_MESSAGES
)  # fmt: skip


def permissions_in(world: World, user: User, channel: Channel) -> int:
    """The permission bits that somebody has in a channel, a thread (those of its parent) or a DM."""
    if channel.type == DM:
        return IN_DM
    guild = world.guild_of(channel)
    granted = permissions_in_guild(guild, user)
    if granted == ALL:
        return ALL
    if channel.thread and channel.parent_id:
        channel = world.channels[channel.parent_id]
    return _overwritten(granted, channel.overwrites, guild.id, user)


def permissions_in_guild(guild: Guild, user: User) -> int:
    """The permission bits that somebody has by their roles there; the owner and administrators have all."""
    granted = 0
    for role_id in (each for each in (guild.id, *user.roles) if each in guild.roles):
        granted |= int(guild.roles[role_id]["permissions"])
    return ALL if user.id == guild.owner_id or granted & ADMINISTRATOR else granted


def _overwritten(granted: int, overwrites: list[Json], everyone: str, user: User) -> int:
    """Discord's order: @everyone first, then all roles together, then the member."""
    for layer in ((everyone,), user.roles, (user.id,)):
        applying = [overwrite for overwrite in overwrites if overwrite["id"] in layer]
        for overwrite in applying:
            granted &= ~int(overwrite.get("deny", 0))
        for overwrite in applying:
            granted |= int(overwrite.get("allow", 0))
    return granted


def can_see(world: World, user: User, channel: Channel) -> bool:
    """Whether somebody can see a channel; private threads and DMs are seen by their members only."""
    if channel.type == DM:
        return user.id in channel.recipients
    granted = permissions_in(world, user, channel)
    if channel.type == PRIVATE_THREAD and channel.thread and user.id not in channel.thread.members:
        return bool(granted & MANAGE_THREADS)
    return bool(granted & VIEW_CHANNEL)


def require(world: World, user: User, channel: Channel, needed: int) -> None:
    """Refuse with 50001 somebody who cannot see the channel, with 50013 who lacks one of the `needed` bits."""
    if not can_see(world, user, channel):
        raise refuse(50001)
    if permissions_in(world, user, channel) & needed != needed:
        raise refuse(50013)


def require_sending(world: World, user: User, channel: Channel) -> None:
    """Refuse with 50001 somebody who cannot see the channel, with 50013 who may not write there."""
    require(world, user, channel, SEND_IN_THREADS if channel.thread else SEND_MESSAGES)
