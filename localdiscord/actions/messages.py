"""Messages come, change and go; each time the log, the bots and the pages learn of it."""

from __future__ import annotations

from localdiscord.actions.broadcast import (
    is_mentioned,
    may_read,
    show_thread,
    tell_of_channel,
    tell_of_deletion,
    tell_of_message,
)
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import LOADING, Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import MANAGE_THREADS, permissions_in
from localdiscord.state.world import World

MOST_ORPHANS = 100


def publish(world: World, message: Message) -> Message:
    """Put a new message into its channel."""
    channel = world.channel(message.channel_id)
    world.messages.setdefault(channel.id, {})[message.id] = message
    _record(world, "create", message)
    if message.seen_by is None:
        channel.last_message_id = message.id
        channel.messages_sent += 1
        _join_mentioned(world, channel, message)
    tell_of_message(world, "MESSAGE_CREATE", message)
    _count_unread(world, channel, message)
    return message


def revise(world: World, message: Message, *, edited: bool = True) -> Message:
    """Put a changed message in the place of the one with its id; `edited` marks it as such."""
    if edited:
        message.edited_at = world.now_iso()
    _forget_files(world, world.messages[message.channel_id][message.id], kept=message)
    world.messages[message.channel_id][message.id] = message
    _record(world, "edit", message)
    tell_of_message(world, "MESSAGE_UPDATE", message)
    return message


def erase(world: World, message: Message) -> None:
    """Take a message out of its channel."""
    del world.messages[message.channel_id][message.id]
    _forget_files(world, message)
    _record(world, "delete", message)
    tell_of_deletion(world, message)
    channel = world.channel(message.channel_id)
    for user_id, unread in channel.unread.items():
        if message.id in unread:
            unread.remove(message.id)
            _tell_unread(world, user_id, channel)


def enter(world: World, channel: Channel, user: User) -> None:
    """Whoever writes into a thread joins it and wakes it up. Refuses with 160005 when it is locked."""
    thread = channel.thread
    if thread is None:
        return
    if thread.locked and not permissions_in(world, user, channel) & MANAGE_THREADS:
        raise refuse(160005)
    if thread.archived:
        thread.archived = False
        tell_of_channel(world, "CHANNEL_UPDATE", "THREAD_UPDATE", channel)
    thread.members.setdefault(user.id, world.now_iso())


def mark_read(world: World, user: User, channel: Channel) -> None:
    """Somebody has seen everything in the channel."""
    if channel.unread.pop(user.id, None):
        _tell_unread(world, user.id, channel)


def _forget_files(world: World, message: Message, kept: Message | None = None) -> None:
    """The CDN drops what no message has any more, though not at once: somebody may be fetching it."""
    still = {file.id for file in kept.files} if kept else set()
    world.orphans.extend(file.id for file in message.files if file.id not in still)
    while len(world.orphans) > MOST_ORPHANS:
        world.files.pop(world.orphans.popleft(), None)


def _join_mentioned(world: World, channel: Channel, message: Message) -> None:
    """A mention in a thread adds the person to it."""
    for user in message.mentions.users if channel.thread else []:
        if channel.thread and user.id not in channel.thread.members:
            channel.thread.members[user.id] = world.now_iso()
            show_thread(world, channel, user)


def _count_unread(world: World, channel: Channel, message: Message) -> None:
    """What answers one person alone comes while they look."""
    for user in world.people() if message.seen_by is None else []:
        follows = channel.thread is None or user.id in channel.thread.members or is_mentioned(message, user)
        if user is not message.author and follows and may_read(world, user, message):
            channel.unread.setdefault(user.id, set()).add(message.id)
            _tell_unread(world, user.id, channel)


def _tell_unread(world: World, user_id: str, channel: Channel) -> None:
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
