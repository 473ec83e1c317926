"""Channels: look, change, delete, and the typing sign."""

from __future__ import annotations

from localdiscord.actions.broadcast import tell_of_channel
from localdiscord.actions.threads import change_thread, delete_channel
from localdiscord.checks.form import Form
from localdiscord.common.errors import refuse
from localdiscord.common.limits import RENAMES
from localdiscord.entities.channels import DM
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.permissions import MANAGE_CHANNELS, MANAGE_THREADS, require_sending
from localdiscord.state.serializers import channel_json

routes = Routes()


@routes.on("GET", "/channels/{channel}")
def get_channel(call: Call) -> Reply:
    """A channel, thread or DM."""
    return channel_json(call.world, call.channel(), call.bot)


@routes.on("PATCH", "/channels/{channel}")
def edit_channel(call: Call) -> Reply:
    """Rename a channel or set its topic; for threads also archive and lock."""
    channel = call.channel()
    if {"name", "topic"} & call.json.keys():
        call.world.limits.take(RENAMES, channel.id)
    if channel.thread:
        return channel_json(call.world, change_thread(call.world, channel, call.bot, call.json), call.bot)
    if channel.type == DM:
        raise refuse(50003)
    call.channel(MANAGE_CHANNELS)
    form = Form(call.json)
    form.at("name").text(100, 1)
    form.at("topic").text(1024)
    form.finish()
    channel.name = call.json.get("name") or channel.name
    channel.topic = call.json.get("topic", channel.topic)
    tell_of_channel(call.world, "CHANNEL_UPDATE", "CHANNEL_UPDATE", channel)
    return channel_json(call.world, channel, call.bot)


@routes.on("DELETE", "/channels/{channel}")
def remove_channel(call: Call) -> Reply:
    """Delete a thread or channel."""
    channel = call.channel()
    if channel.type == DM:
        raise refuse(50003)
    call.channel(MANAGE_THREADS if channel.thread else MANAGE_CHANNELS)
    gone = channel_json(call.world, channel, call.bot)
    delete_channel(call.world, channel)
    return gone


@routes.on("POST", "/channels/{channel}/typing")
def typing(call: Call) -> Reply:
    """The bot is typing."""
    channel = call.channel()
    require_sending(call.world, call.bot, channel)
    return None
