"""Threads: start, join, leave and list them."""

from __future__ import annotations

from localdiscord.actions.threads import join, leave, start_thread, start_thread_from
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.permissions import MANAGE_THREADS, can_see, require_sending
from localdiscord.state.serializers import channel_json, member_json, thread_member_json

routes = Routes()
MEMBERS = "/channels/{channel}/thread-members"


@routes.on("POST", "/channels/{channel}/threads")
def create(request: BotRequest) -> ResponseBody:
    """Start a thread without a message."""
    return channel_json(
        request.world, start_thread(request.world, request.channel(), request.bot, request.json), request.bot
    )


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
def create_from_message(request: BotRequest) -> ResponseBody:
    """Start a thread from a message."""
    request.channel()
    message = request.message()
    return channel_json(
        request.world, start_thread_from(request.world, message, request.bot, request.json), request.bot
    )


@routes.on("GET", "/channels/{channel}/threads/archived/public")
def archived_public(request: BotRequest) -> ResponseBody:
    """List archived public threads."""
    return _archived(request, PUBLIC_THREAD)


@routes.on("GET", "/channels/{channel}/threads/archived/private")
def archived_private(request: BotRequest) -> ResponseBody:
    """List archived private threads, which takes the permission to manage threads."""
    request.channel(MANAGE_THREADS)
    return _archived(request, PRIVATE_THREAD)


def _archived(request: BotRequest, kind: int) -> ResponseBody:
    below = request.world.threads_of(request.channel().id)
    found = [each for each in below if each.thread and each.thread.archived and each.type == kind]
    threads = [
        channel_json(request.world, each, request.bot) for each in found if can_see(request.world, request.bot, each)
    ]
    return {"threads": threads, "members": [], "has_more": False}


def _thread(request: BotRequest) -> Channel:
    channel = request.channel()
    if channel.thread is None:
        raise refuse(50024)
    return channel


@routes.on("PUT", MEMBERS + "/@me")
def join_myself(request: BotRequest) -> ResponseBody:
    """Add the bot itself to a thread."""
    join(request.world, _thread(request), request.bot)
    return None


@routes.on("DELETE", MEMBERS + "/@me")
def leave_myself(request: BotRequest) -> ResponseBody:
    """Remove the bot itself from a thread."""
    leave(request.world, _thread(request), request.bot)
    return None


@routes.on("PUT", MEMBERS + "/{user}")
def add_member(request: BotRequest) -> ResponseBody:
    """Add somebody to a thread."""
    thread = _thread(request)
    require_sending(request.world, request.bot, thread)
    join(request.world, thread, request.world.member(request.params["user"]))
    return None


@routes.on("DELETE", MEMBERS + "/{user}")
def remove_member(request: BotRequest) -> ResponseBody:
    """Remove somebody from a thread. The owner of a private thread may do so, others need a permission."""
    thread = _thread(request)
    owns = thread.type == PRIVATE_THREAD and thread.thread and thread.thread.owner_id == request.bot.id
    request.channel(0 if owns else MANAGE_THREADS)
    leave(request.world, thread, request.world.member(request.params["user"]))
    return None


@routes.on("GET", MEMBERS)
def list_members(request: BotRequest) -> ResponseBody:
    """List the members of a thread."""
    thread = _thread(request)
    assert thread.thread
    with_member = request.flag("with_member")
    return [
        thread_member_json(thread, each) | ({"member": member_json(request.world.member(each))} if with_member else {})
        for each in thread.thread.members
    ]


@routes.on("GET", MEMBERS + "/{user}")
def get_member(request: BotRequest) -> ResponseBody:
    """Return one member of a thread."""
    thread = _thread(request)
    if thread.thread is None or request.params["user"] not in thread.thread.members:
        raise refuse(10007)
    return thread_member_json(thread, request.params["user"])
