"""Who may do what, by Discord's own arithmetic of roles and overwrites."""

from __future__ import annotations

from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import DM, PRIVATE_THREAD, Channel
from localdiscord.entities.users import User
from localdiscord.state.world import World

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
    """The permission bits somebody has in a channel, thread (those of its parent) or DM."""
    if channel.type == DM:
        return IN_DM
    place = world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    granted = permissions_in_guild(world, user)
    return ALL if granted == ALL else _overwritten(granted, place.overwrites, world.guild.id, user)


def permissions_in_guild(world: World, user: User) -> int:
    """The permission bits somebody has by their roles; the owner and administrators have all."""
    granted = 0
    for role_id in (world.guild.id, *user.roles):
        granted |= int(world.guild.roles[role_id]["permissions"])
    return ALL if user.id == world.guild.owner_id or granted & ADMINISTRATOR else granted


def _overwritten(granted: int, overwrites: list[Json], everyone: str, user: User) -> int:
    """Discord's order: @everyone first, then all roles together, then the member."""
    for layer in ((everyone,), user.roles, (user.id,)):
        mine = [overwrite for overwrite in overwrites if overwrite["id"] in layer]
        for overwrite in mine:
            granted &= ~int(overwrite.get("deny", 0))
        for overwrite in mine:
            granted |= int(overwrite.get("allow", 0))
    return granted


def can_see(world: World, user: User, channel: Channel) -> bool:
    """Whether a channel exists for somebody: private threads and DMs only for those in them."""
    if channel.type == DM:
        return user.id in channel.recipients
    granted = permissions_in(world, user, channel)
    if channel.type == PRIVATE_THREAD and channel.thread and user.id not in channel.thread.members:
        return bool(granted & MANAGE_THREADS)
    return bool(granted & VIEW_CHANNEL)


def require(world: World, user: User, channel: Channel, needed: int) -> None:
    """Refuses with 50001 when the channel is out of sight, with 50013 when a permission is missing."""
    if not can_see(world, user, channel):
        raise refuse(50001)
    if permissions_in(world, user, channel) & needed != needed:
        raise refuse(50013)


def require_sending(world: World, user: User, channel: Channel) -> None:
    """Refuses with 50001, or with 50013 for somebody who may not write here."""
    require(world, user, channel, SEND_IN_THREADS if channel.thread else SEND_MESSAGES)
