"""Channels: read, change and delete them; the typing indicator."""

from __future__ import annotations

from localdiscord.actions.broadcast import broadcast_channel
from localdiscord.actions.threads import change_thread, delete_channel
from localdiscord.checks.form import Form
from localdiscord.common.errors import refuse
from localdiscord.common.limits import RENAMES
from localdiscord.entities.channels import DM
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.permissions import MANAGE_CHANNELS, MANAGE_THREADS, require_sending
from localdiscord.state.serializers import channel_json

routes = Routes()


@routes.on("GET", "/channels/{channel}")
def get_channel(request: BotRequest) -> ResponseBody:
    """Return a channel, thread or DM."""
    return channel_json(request.world, request.channel(), request.bot)


@routes.on("PATCH", "/channels/{channel}")
def edit_channel(request: BotRequest) -> ResponseBody:
    """Rename a channel or set its topic; for threads also archive and lock."""
    channel = request.channel()
    if {"name", "topic"} & request.json.keys():
        request.world.limits.take(RENAMES, channel.id)
    if channel.thread:
        return channel_json(
            request.world, change_thread(request.world, channel, request.bot, request.json), request.bot
        )
    if channel.type == DM:
        raise refuse(50003)
    request.channel(MANAGE_CHANNELS)
    form = Form(request.json)
    form.at("name").text(max_length=100, min_length=1)
    form.at("topic").text(max_length=1024)
    form.finish()
    channel.name = request.json.get("name") or channel.name
    channel.topic = request.json.get("topic", channel.topic)
    broadcast_channel(request.world, "CHANNEL_UPDATE", "CHANNEL_UPDATE", channel)
    return channel_json(request.world, channel, request.bot)


@routes.on("DELETE", "/channels/{channel}")
def remove_channel(request: BotRequest) -> ResponseBody:
    """Delete a thread or channel."""
    channel = request.channel()
    if channel.type == DM:
        raise refuse(50003)
    request.channel(MANAGE_THREADS if channel.thread else MANAGE_CHANNELS)
    deleted = channel_json(request.world, channel, request.bot)
    delete_channel(request.world, channel)
    return deleted


@routes.on("POST", "/channels/{channel}/typing")
def typing(request: BotRequest) -> ResponseBody:
    """Show that the bot is typing; only its permission to write is checked."""
    channel = request.channel()
    require_sending(request.world, request.bot, channel)
    return None
