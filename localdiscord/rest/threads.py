"""Threads: start, join, leave, list."""

from __future__ import annotations

from localdiscord.actions.threads import join, leave, start_thread, start_thread_from
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.permissions import MANAGE_THREADS, can_see, require_sending
from localdiscord.state.serializers import channel_json, member_json, thread_member_json

routes = Routes()
MEMBERS = "/channels/{channel}/thread-members"


@routes.on("POST", "/channels/{channel}/threads")
def create(call: Call) -> Reply:
    """A thread of its own."""
    return channel_json(call.world, start_thread(call.world, call.channel(), call.bot, call.json), call.bot)


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
def create_from_message(call: Call) -> Reply:
    """A thread below a message."""
    call.channel()
    message = call.message()
    return channel_json(call.world, start_thread_from(call.world, message, call.bot, call.json), call.bot)


@routes.on("GET", "/channels/{channel}/threads/archived/public")
def archived_public(call: Call) -> Reply:
    """Public threads that sleep."""
    return _archived(call, PUBLIC_THREAD)


@routes.on("GET", "/channels/{channel}/threads/archived/private")
def archived_private(call: Call) -> Reply:
    """Private threads that sleep; with the permission to manage threads."""
    call.channel(MANAGE_THREADS)
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Reply:
    below = call.world.threads_of(call.channel().id)
    found = [each for each in below if each.thread and each.thread.archived and each.type == kind]
    threads = [channel_json(call.world, each, call.bot) for each in found if can_see(call.world, call.bot, each)]
    return {"threads": threads, "members": [], "has_more": False}


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise refuse(50024)
    return channel


@routes.on("PUT", MEMBERS + "/@me")
def join_myself(call: Call) -> Reply:
    """The bot joins."""
    join(call.world, _thread(call), call.bot)
    return None


@routes.on("DELETE", MEMBERS + "/@me")
def leave_myself(call: Call) -> Reply:
    """The bot leaves."""
    leave(call.world, _thread(call), call.bot)
    return None


@routes.on("PUT", MEMBERS + "/{user}")
def add_member(call: Call) -> Reply:
    """Add somebody."""
    thread = _thread(call)
    require_sending(call.world, call.bot, thread)
    join(call.world, thread, call.world.member(call.params["user"]))
    return None


@routes.on("DELETE", MEMBERS + "/{user}")
def remove_member(call: Call) -> Reply:
    """Take somebody out: the owner of a private thread may, others need the permission."""
    thread = _thread(call)
    owns = thread.type == PRIVATE_THREAD and thread.thread and thread.thread.owner_id == call.bot.id
    call.channel(0 if owns else MANAGE_THREADS)
    leave(call.world, thread, call.world.member(call.params["user"]))
    return None


@routes.on("GET", MEMBERS)
def list_members(call: Call) -> Reply:
    """Who is in the thread."""
    thread = _thread(call)
    assert thread.thread
    with_member = call.flag("with_member")
    return [
        thread_member_json(thread, each) | ({"member": member_json(call.world.member(each))} if with_member else {})
        for each in thread.thread.members
    ]


@routes.on("GET", MEMBERS + "/{user}")
def get_member(call: Call) -> Reply:
    """Somebody in the thread."""
    thread = _thread(call)
    if thread.thread is None or call.params["user"] not in thread.thread.members:
        raise refuse(10007)
    return thread_member_json(thread, call.params["user"])
