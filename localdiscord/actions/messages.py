"""Publishing, revising and erasing messages; each time it is logged, and bots and pages are told."""

from __future__ import annotations

from localdiscord.actions.broadcast import (
    broadcast_channel,
    broadcast_deletion,
    broadcast_message,
    is_mentioned,
    may_read,
    show_thread,
)
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import LOADING, Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import MANAGE_THREADS, permissions_in
from localdiscord.state.world import World

MAX_ORPHANS = 100


def publish(world: World, message: Message) -> Message:
    """Add a new message to its channel and return it."""
    channel = world.channel(message.channel_id)
    world.messages.setdefault(channel.id, {})[message.id] = message
    _record(world, "create", message)
    if message.seen_by is None:
        channel.last_message_id = message.id
        channel.messages_sent += 1
        _join_mentioned(world, channel, message)
    broadcast_message(world, "MESSAGE_CREATE", message)
    _count_unread(world, channel, message)
    return message


def revise(world: World, message: Message, *, edited: bool = True) -> Message:
    """Replace the message with the same id and return the new one; `edited` marks it as edited now."""
    if edited:
        message.edited_at = world.now_iso()
    _drop_files(world, world.messages[message.channel_id][message.id], kept=message)
    world.messages[message.channel_id][message.id] = message
    _record(world, "edit", message)
    broadcast_message(world, "MESSAGE_UPDATE", message)
    return message


def erase(world: World, message: Message) -> None:
    """Remove a message from its channel."""
    del world.messages[message.channel_id][message.id]
    _drop_files(world, message)
    _record(world, "delete", message)
    broadcast_deletion(world, message)
    channel = world.channel(message.channel_id)
    for user_id, unread in channel.unread.items():
        if message.id in unread:
            unread.remove(message.id)
            _send_unread(world, user_id, channel)


def enter_thread(world: World, channel: Channel, user: User) -> None:
    """Let somebody who writes into a thread join it, and unarchive it; does nothing in other channels.

    Refuses with 160005 when the thread is locked.
    """
    thread = channel.thread
    if thread is None:
        return
    if thread.locked and not permissions_in(world, user, channel) & MANAGE_THREADS:
        raise refuse(160005)
    if thread.archived:
        thread.archived = False
        broadcast_channel(world, "CHANNEL_UPDATE", "THREAD_UPDATE", channel)
    thread.members.setdefault(user.id, world.now_iso())


def mark_read(world: World, user: User, channel: Channel) -> None:
    """Mark all messages of the channel as read by somebody."""
    if channel.unread.pop(user.id, None):
        _send_unread(world, user.id, channel)


def _drop_files(world: World, message: Message, kept: Message | None = None) -> None:
    """Drop files that a message no longer has (`kept` is its new version), a while later: they may be being fetched."""
    kept_ids = {file.id for file in kept.files} if kept else set()
    world.orphans.extend(file.id for file in message.files if file.id not in kept_ids)
    while len(world.orphans) > MAX_ORPHANS:
        world.files.pop(world.orphans.popleft(), None)


def _join_mentioned(world: World, channel: Channel, message: Message) -> None:
    """Add the people mentioned in a thread to it."""
    if channel.thread is None:
        return
    for user in message.mentions.users:
        if user.id not in channel.thread.members:
            channel.thread.members[user.id] = world.now_iso()
            show_thread(world, channel, user)


def _count_unread(world: World, channel: Channel, message: Message) -> None:
    """Count a message as unread by everybody who follows the channel; ephemeral ones are read at once."""
    if message.seen_by is not None:
        return
    for user in world.people():
        follows = channel.thread is None or user.id in channel.thread.members or is_mentioned(message, user)
        if user is not message.author and follows and may_read(world, user, message):
            channel.unread.setdefault(user.id, set()).add(message.id)
            _send_unread(world, user.id, channel)


def _send_unread(world: World, user_id: str, channel: Channel) -> None:
    unread = len(channel.unread.get(user_id, ()))
    world.hub.tell(user_id, "UNREAD", {"channel_id": channel.id, "unread": unread})


def _record(world: World, op: str, message: Message) -> None:
    entry: Json = {
        "op": op, "message_id": message.id, "channel_id": message.channel_id, "author_id": message.author.id,
        "content": message.content, "embeds": message.embeds, "components": message.components,
        "attachments": [{"filename": file.filename, "description": file.description} for file in message.files],
        "mentions": [user.id for user in message.mentions.users], "flags": message.flags,
        "loading": message.has(LOADING), "seen_by": message.seen_by, "at": world.now_iso(),
    }  # fmt: skip
    world.log.append(entry)
