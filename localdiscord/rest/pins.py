"""Pins."""

from __future__ import annotations

from localdiscord.actions.broadcast import tell_bots
from localdiscord.actions.composing import blank
from localdiscord.actions.messages import publish, revise
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import PINNED, Message
from localdiscord.rest.messages import MESSAGES, reference_to
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.permissions import PIN_MESSAGES, READ_HISTORY
from localdiscord.state.serializers import message_json

routes = Routes()
MOST_PINS = 250


@routes.on("GET", MESSAGES + "/pins")
def pins(call: Call) -> Reply:
    """Pinned messages, the latest pin first."""
    pinned = _pinned(call)
    items = [{"pinned_at": each.pinned_at, "message": message_json(call.world, each)} for each in pinned]
    return {"items": items, "has_more": False}


@routes.on("GET", "/channels/{channel}/pins")
def old_pins(call: Call) -> Reply:
    """Pinned messages by the older address."""
    return [message_json(call.world, each) for each in _pinned(call)]


def _pinned(call: Call) -> list[Message]:
    messages = call.world.messages.get(call.channel(READ_HISTORY).id, {}).values()
    return sorted((each for each in messages if each.pinned_at), key=lambda each: each.pinned_at or "", reverse=True)


@routes.on("PUT", MESSAGES + "/pins/{message}")
@routes.on("PUT", "/channels/{channel}/pins/{message}")
def pin(call: Call) -> Reply:
    """Pin a message; the channel is told so by a message of its own."""
    channel, message = call.channel(PIN_MESSAGES), call.message()
    if message.pinned_at:
        return None
    if len(_pinned(call)) >= MOST_PINS:
        raise refuse(30003)
    message.pinned_at = channel.last_pin_timestamp = call.world.now_iso()
    revise(call.world, message, edited=False)
    _tell_pins(call, channel)
    notice = blank(call.world, channel, call.bot, type=PINNED, reference=reference_to(channel, message))
    publish(call.world, notice)
    return None


@routes.on("DELETE", MESSAGES + "/pins/{message}")
@routes.on("DELETE", "/channels/{channel}/pins/{message}")
def unpin(call: Call) -> Reply:
    """Unpin a message."""
    channel, message = call.channel(PIN_MESSAGES), call.message()
    message.pinned_at = None
    revise(call.world, message, edited=False)
    _tell_pins(call, channel)
    return None


def _tell_pins(call: Call, channel: Channel) -> None:
    guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
    data = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_timestamp} | guild
    tell_bots(call.world, "CHANNEL_PINS_UPDATE", data, channel)
