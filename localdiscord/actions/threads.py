"""Threads: starting, changing and deleting them; joining and leaving."""

from __future__ import annotations

from localdiscord.actions.broadcast import broadcast_channel, dispatch_to_bots, show_thread
from localdiscord.actions.composing import blank_message
from localdiscord.actions.messages import publish, revise
from localdiscord.checks.form import Form
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import ARCHIVE_MINUTES, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, ThreadState
from localdiscord.entities.messages import HAS_THREAD, THREAD_CREATED, THREAD_STARTER, Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    can_see,
    require,
)
from localdiscord.state.serializers import member_json, thread_member_json
from localdiscord.state.world import World

MAX_MEMBERS = 1000


def start_thread(world: World, parent: Channel, owner: User, body: Json) -> Channel:
    """Start a thread without a message; private unless the body says type 11. A public one is announced in the channel.

    Refuses with 50024 in channels that have no threads, with 50013 without the permission, with 50035 a wrong body.
    """
    _check(body)
    kind = body.get("type", PRIVATE_THREAD)
    if parent.type != TEXT:
        raise refuse(50024)
    require(world, owner, parent, CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else CREATE_PRIVATE_THREADS)
    thread = _open(world, Channel(world.snowflakes.next(), kind), parent, owner, body)
    if kind == PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id}
        publish(
            world, blank_message(world, parent, owner, type=THREAD_CREATED, content=thread.name, reference=reference)
        )
    return thread


def start_thread_from(world: World, message: Message, owner: User, body: Json) -> Channel:
    """Start a public thread from a message, whose id it gets. Refuses with 160004 a second one, else as above."""
    _check(body)
    parent = world.channel(message.channel_id)
    if parent.type != TEXT:
        raise refuse(50024)
    if message.id in world.channels:
        raise refuse(160004)
    require(world, owner, parent, CREATE_PUBLIC_THREADS)
    thread = _open(world, Channel(message.id, PUBLIC_THREAD), parent, owner, body)
    message.flags |= HAS_THREAD
    revise(world, message, edited=False)
    reference = {"type": 0, "channel_id": parent.id, "message_id": message.id, "guild_id": thread.guild_id}
    publish(world, blank_message(world, thread, owner, type=THREAD_STARTER, reference=reference))
    return thread


def _check(body: Json) -> None:
    form = Form(body)
    if form.at("name").required():
        form.at("name").text(max_length=100, min_length=1)
    form.at("auto_archive_duration").choice(ARCHIVE_MINUTES)
    form.at("type").choice((PUBLIC_THREAD, PRIVATE_THREAD))
    form.at("rate_limit_per_user").number(0, 21600)
    form.finish()


def _open(world: World, thread: Channel, parent: Channel, owner: User, body: Json) -> Channel:
    now = world.now_iso()
    thread.name = body["name"]
    thread.parent_id = parent.id
    thread.guild_id = parent.guild_id
    thread.slowmode = body.get("rate_limit_per_user") or 0
    thread.thread = ThreadState(
        owner.id, now, now,
        auto_archive_duration=body.get("auto_archive_duration") or 1440,
        invitable=bool(body.get("invitable", True)),
        members={owner.id: now},
    )  # fmt: skip
    world.channels[thread.id] = thread
    broadcast_channel(world, "CHANNEL_CREATE", "THREAD_CREATE", thread)
    return thread


def change_thread(world: World, thread: Channel, user: User, body: Json) -> Channel:
    """Rename, archive or lock a thread and return it.

    Refuses with 50013 without the permission, with 50035 a wrong body, and with 50083 a change to an archived thread
    that does not unarchive it.
    """
    assert thread.thread
    form = Form(body)
    form.at("name").text(max_length=100, min_length=1)
    form.at("auto_archive_duration").choice(ARCHIVE_MINUTES)
    for key in ("archived", "locked", "invitable"):
        form.at(key).flag()
    form.finish()
    if thread.thread.owner_id != user.id or "locked" in body:
        require(world, user, thread, MANAGE_THREADS)
    if thread.thread.archived and body.get("archived") is not False:
        raise refuse(50083)
    _apply(world, thread, body)
    broadcast_channel(world, "CHANNEL_UPDATE", "THREAD_UPDATE", thread)
    return thread


def _apply(world: World, thread: Channel, body: Json) -> None:
    state = thread.thread
    assert state
    if body.get("archived", state.archived) is not state.archived:
        state.archive_timestamp = world.now_iso()
    thread.name = body.get("name") or thread.name
    thread.slowmode = body.get("rate_limit_per_user") or thread.slowmode
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        setattr(state, key, body.get(key, getattr(state, key)))


def join(world: World, thread: Channel, user: User) -> None:
    """Add somebody to a thread. Refuses with 50083 when it is archived, with 30033 when it is full."""
    assert thread.thread
    if thread.thread.archived:
        raise refuse(50083)
    if user.id in thread.thread.members:
        return
    if len(thread.thread.members) >= MAX_MEMBERS:
        raise refuse(30033)
    thread.thread.members[user.id] = world.now_iso()
    added = thread_member_json(thread, user.id) | {"member": member_json(user), "presence": None}
    _send_members(world, thread, {"added_members": [added]})
    show_thread(world, thread, user)


def leave(world: World, thread: Channel, user: User) -> None:
    """Remove somebody from a thread. Refuses with 10007 somebody who is not in it."""
    assert thread.thread
    if thread.thread.members.pop(user.id, None) is None:
        raise refuse(10007)
    _send_members(world, thread, {"removed_member_ids": [user.id]})
    if not can_see(world, user, thread):
        deleted = {"id": thread.id, "type": thread.type, "guild_id": thread.guild_id}
        world.hub.tell(user.id, "CHANNEL_DELETE", deleted)


def _send_members(world: World, thread: Channel, change: Json) -> None:
    assert thread.thread
    data = {"id": thread.id, "guild_id": thread.guild_id, "member_count": len(thread.thread.members)}
    dispatch_to_bots(world, "THREAD_MEMBERS_UPDATE", data | change, thread)


def delete_channel(world: World, channel: Channel) -> None:
    """Delete a thread, or a channel and its threads, with all messages."""
    for thread in world.threads_of(channel.id):
        delete_channel(world, thread)
    broadcast_channel(world, "CHANNEL_DELETE", "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE", channel)
    del world.channels[channel.id]
    world.messages.pop(channel.id, None)
