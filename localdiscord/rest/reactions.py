"""Reactions, as far as bots use them."""

from __future__ import annotations

from localdiscord.actions.broadcast import dispatch_to_bots
from localdiscord.actions.messages import revise
from localdiscord.entities.messages import Message
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_HISTORY
from localdiscord.state.serializers import member_json

routes = Routes()
REACTIONS = "/channels/{channel}/messages/{message}/reactions"


@routes.on("PUT", REACTIONS + "/{emoji}/@me")
def add(request: BotRequest) -> ResponseBody:
    """Add a reaction; one that others have added already takes no permission to add reactions."""
    message = request.message()
    is_new = request.params["emoji"] not in message.reactions
    request.channel(READ_HISTORY | ADD_REACTIONS if is_new else READ_HISTORY)
    users = message.reactions.setdefault(request.params["emoji"], [])
    if request.bot.id not in users:
        users.append(request.bot.id)
        _dispatch(request, message, "MESSAGE_REACTION_ADD")
    return None


@routes.on("DELETE", REACTIONS + "/{emoji}/@me")
def remove(request: BotRequest) -> ResponseBody:
    """Remove the bot's own reaction."""
    request.channel()
    message = request.message()
    users = message.reactions.get(request.params["emoji"], [])
    if request.bot.id in users:
        users.remove(request.bot.id)
        _drop_empty(message)
        _dispatch(request, message, "MESSAGE_REACTION_REMOVE")
    return None


@routes.on("DELETE", REACTIONS)
def clear(request: BotRequest) -> ResponseBody:
    """Remove all reactions of a message."""
    request.channel(MANAGE_MESSAGES)
    message = request.message()
    message.reactions.clear()
    revise(request.world, message, edited=False)
    return None


@routes.on("GET", REACTIONS + "/{emoji}")
def list_users(request: BotRequest) -> ResponseBody:
    """List the users who added a reaction."""
    request.channel()
    return [
        request.world.user(user_id).json() for user_id in request.message().reactions.get(request.params["emoji"], [])
    ]


def _drop_empty(message: Message) -> None:
    message.reactions = {emoji: users for emoji, users in message.reactions.items() if users}


def _dispatch(request: BotRequest, message: Message, event: str) -> None:
    channel = request.channel()
    data = {
        "user_id": request.bot.id, "channel_id": channel.id, "message_id": message.id, "type": 0, "burst": False,
        "emoji": {"id": None, "name": request.params["emoji"]}, "message_author_id": message.author.id,
    }  # fmt: skip
    if channel.guild_id:
        data |= {"guild_id": channel.guild_id, "member": member_json(request.bot)}
    dispatch_to_bots(request.world, event, data, channel)
    revise(request.world, message, edited=False)
