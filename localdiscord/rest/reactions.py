"""Reactions, the little that bots use."""

from __future__ import annotations

from localdiscord.actions.broadcast import tell_bots
from localdiscord.actions.messages import revise
from localdiscord.entities.messages import Message
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_HISTORY
from localdiscord.state.serializers import member_json

routes = Routes()
REACTIONS = "/channels/{channel}/messages/{message}/reactions"


@routes.on("PUT", REACTIONS + "/{emoji}/@me")
def add(call: Call) -> Reply:
    """React; to join those who have reacted so already takes no permission to add reactions."""
    message = call.message()
    call.channel(READ_HISTORY | (0 if call.params["emoji"] in message.reactions else ADD_REACTIONS))
    users = message.reactions.setdefault(call.params["emoji"], [])
    if call.bot.id not in users:
        users.append(call.bot.id)
        _tell(call, message, "MESSAGE_REACTION_ADD")
    return None


@routes.on("DELETE", REACTIONS + "/{emoji}/@me")
def remove(call: Call) -> Reply:
    """Take the reaction back."""
    call.channel()
    message = call.message()
    users = message.reactions.get(call.params["emoji"], [])
    if call.bot.id in users:
        users.remove(call.bot.id)
        _tidy(message)
        _tell(call, message, "MESSAGE_REACTION_REMOVE")
    return None


@routes.on("DELETE", REACTIONS)
def clear(call: Call) -> Reply:
    """Take all reactions away."""
    call.channel(MANAGE_MESSAGES)
    message = call.message()
    message.reactions.clear()
    revise(call.world, message, edited=False)
    return None


@routes.on("GET", REACTIONS + "/{emoji}")
def who(call: Call) -> Reply:
    """Who reacted so."""
    call.channel()
    return [call.world.user(user_id).json() for user_id in call.message().reactions.get(call.params["emoji"], [])]


def _tidy(message: Message) -> None:
    message.reactions = {emoji: users for emoji, users in message.reactions.items() if users}


def _tell(call: Call, message: Message, event: str) -> None:
    channel = call.channel()
    data = {
        "user_id": call.bot.id, "channel_id": channel.id, "message_id": message.id, "type": 0, "burst": False,
        "emoji": {"id": None, "name": call.params["emoji"]}, "message_author_id": message.author.id,
    }  # fmt: skip
    if channel.guild_id:
        data |= {"guild_id": channel.guild_id, "member": member_json(call.bot)}
    tell_bots(call.world, event, data, channel)
    revise(call.world, message, edited=False)
