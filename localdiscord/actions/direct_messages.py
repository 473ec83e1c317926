"""Direct messages between two users."""

from __future__ import annotations

from localdiscord.actions.broadcast import broadcast_channel
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.users import User
from localdiscord.state.world import World


def open_dm(world: World, one: User, other: User) -> Channel:
    """Return the DM channel of two users, a new one if they have none. Refuses with 50007 oneself, and two bots."""
    if one.id == other.id or (one.bot and other.bot):
        raise refuse(50007)
    pair = tuple(sorted((one.id, other.id)))
    found = next((channel for channel in world.channels.values() if channel.recipients == pair), None)
    if found:
        return found
    channel = Channel(world.snowflakes.next(), DM, recipients=pair)
    world.channels[channel.id] = channel
    broadcast_channel(world, "CHANNEL_CREATE", "CHANNEL_CREATE", channel)
    return channel


def require_dms_open(world: World, channel: Channel, author: User) -> None:
    """Refuse with 50007 when the other user of a DM channel accepts no direct messages."""
    others = (world.users[user_id] for user_id in channel.recipients if user_id != author.id)
    if not all(user.dms_open for user in others):
        raise refuse(50007)
