"""Pinned messages."""

from __future__ import annotations

from localdiscord.actions.broadcast import dispatch_to_bots
from localdiscord.actions.composing import blank_message
from localdiscord.actions.messages import publish, revise
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import PINNED, Message
from localdiscord.rest.messages import MESSAGES, reference_to
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.permissions import PIN_MESSAGES, READ_HISTORY
from localdiscord.state.serializers import message_json

routes = Routes()
MAX_PINS = 250


@routes.on("GET", MESSAGES + "/pins")
def pins(request: BotRequest) -> ResponseBody:
    """List pinned messages, the latest pin first."""
    pinned = _pinned(request)
    items = [{"pinned_at": each.pinned_at, "message": message_json(request.world, each)} for each in pinned]
    return {"items": items, "has_more": False}


@routes.on("GET", "/channels/{channel}/pins")
def old_pins(request: BotRequest) -> ResponseBody:
    """List pinned messages in the older format."""
    return [message_json(request.world, each) for each in _pinned(request)]


def _pinned(request: BotRequest) -> list[Message]:
    messages = request.world.messages.get(request.channel(READ_HISTORY).id, {}).values()
    return sorted((each for each in messages if each.pinned_at), key=lambda each: each.pinned_at or "", reverse=True)


@routes.on("PUT", MESSAGES + "/pins/{message}")
@routes.on("PUT", "/channels/{channel}/pins/{message}")
def pin(request: BotRequest) -> ResponseBody:
    """Pin a message; a system message tells the channel."""
    channel = request.channel(PIN_MESSAGES)
    message = request.message()
    if message.pinned_at:
        return None
    if len(_pinned(request)) >= MAX_PINS:
        raise refuse(30003)
    message.pinned_at = channel.last_pin_timestamp = request.world.now_iso()
    revise(request.world, message, edited=False)
    _dispatch_pins_update(request, channel)
    notice = blank_message(request.world, channel, request.bot, type=PINNED, reference=reference_to(channel, message))
    publish(request.world, notice)
    return None


@routes.on("DELETE", MESSAGES + "/pins/{message}")
@routes.on("DELETE", "/channels/{channel}/pins/{message}")
def unpin(request: BotRequest) -> ResponseBody:
    """Unpin a message."""
    channel = request.channel(PIN_MESSAGES)
    message = request.message()
    message.pinned_at = None
    revise(request.world, message, edited=False)
    _dispatch_pins_update(request, channel)
    return None


def _dispatch_pins_update(request: BotRequest, channel: Channel) -> None:
    guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
    data = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_timestamp} | guild
    dispatch_to_bots(request.world, "CHANNEL_PINS_UPDATE", data, channel)
