"""Sending events to the bots and pages of those who may see them."""

from __future__ import annotations

from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import can_see
from localdiscord.state.serializers import channel_json, member_json, message_json
from localdiscord.state.world import World


def dispatch_to_bots(world: World, event: str, data: Json, channel: Channel) -> None:
    """Send a gateway event to every bot that sees the channel."""
    for application in world.applications.values():
        if can_see(world, application.user, channel):
            application.dispatch(event, data, channel.guild_id)


def broadcast_message(world: World, event: str, message: Message) -> None:
    """Send MESSAGE_CREATE or MESSAGE_UPDATE. An ephemeral message is sent to the pages of its reader only."""
    channel = world.channel(message.channel_id)
    if message.seen_by is None:
        dispatch_to_bots(world, event, _for_gateway(world, message, channel), channel)
    world.hub.publish(event, lambda user: message_for(world, message, user) if may_read(world, user, message) else None)


def broadcast_deletion(world: World, message: Message) -> None:
    """Send MESSAGE_DELETE."""
    channel = world.channel(message.channel_id)
    data = {"id": message.id, "channel_id": channel.id}
    if message.seen_by is None:
        dispatch_to_bots(world, "MESSAGE_DELETE", data | _guild(channel), channel)
    world.hub.publish("MESSAGE_DELETE", lambda user: data if may_read(world, user, message) else None)


def broadcast_channel(world: World, page_event: str, bot_event: str, channel: Channel) -> None:
    """Send that a channel, thread or DM was created, changed or deleted.

    `page_event` is the event's name for pages, `bot_event` for bots, which have other names for threads.
    """
    for application in world.applications.values():
        if can_see(world, application.user, channel):
            data = channel_json(world, channel, application.user)
            extra = {"newly_created": True} if bot_event == "THREAD_CREATE" else {}
            application.dispatch(bot_event, data | extra, channel.guild_id)
    world.hub.publish(page_event, lambda user: channel_for(world, channel, user))


def show_thread(world: World, thread: Channel, user: User) -> None:
    """Show a thread to somebody who has just been added to it: a person's pages, or a bot."""
    world.hub.tell(user.id, "CHANNEL_CREATE", channel_for(world, thread, user) or {})
    if user.id in world.applications:
        world.applications[user.id].dispatch("THREAD_CREATE", channel_json(world, thread, user), thread.guild_id)


def channel_for(world: World, channel: Channel, user: User) -> Json | None:
    """The channel's JSON for somebody's page, with the number of `unread` messages; None when they cannot see it."""
    if not can_see(world, user, channel):
        return None
    return channel_json(world, channel, user) | {"unread": len(channel.unread.get(user.id, ()))}


def may_read(world: World, user: User, message: Message) -> bool:
    """Whether somebody can see a message and has not dismissed it."""
    if message.seen_by is not None:
        return message.seen_by == user.id and message.id not in user.dismissed
    return can_see(world, user, world.channel(message.channel_id))


def message_for(world: World, message: Message, user: User) -> Json:
    """The message's JSON for somebody's page, with `mentions_me` where it mentions them."""
    data = message_json(world, message)
    return data | {"mentions_me": True} if is_mentioned(message, user) else data


def is_mentioned(message: Message, user: User) -> bool:
    """Whether the message mentions somebody, by name, role or `@everyone`."""
    mentions = message.mentions
    return mentions.everyone or user in mentions.users or any(role in mentions.roles for role in user.roles)


def _for_gateway(world: World, message: Message, channel: Channel) -> Json:
    data = message_json(world, message) | _guild(channel)
    if channel.guild_id and not message.interaction:
        data["member"] = member_json(message.author)
        del data["member"]["user"]
    return data


def _guild(channel: Channel) -> Json:
    return {"guild_id": channel.guild_id} if channel.guild_id else {}
