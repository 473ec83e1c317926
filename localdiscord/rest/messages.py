"""Messages of a channel: create, read, edit and delete them."""

from __future__ import annotations

from itertools import islice

from localdiscord.actions.composing import blank_message, compose
from localdiscord.actions.direct_messages import require_dms_open
from localdiscord.actions.mentions import EVERYTHING
from localdiscord.actions.messages import enter_thread, erase, publish, revise
from localdiscord.checks.form import Form
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.common.limits import OLD_EDITS, OLD_SECONDS
from localdiscord.common.snowflakes import created_at
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.messages import DEFAULT, REPLY, Message
from localdiscord.entities.users import User
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    READ_HISTORY,
    permissions_in,
    require,
    require_sending,
)
from localdiscord.state.serializers import message_json
from localdiscord.state.world import World

routes = Routes()
MESSAGES = "/channels/{channel}/messages"
MESSAGE = MESSAGES + "/{message}"
NONCE_SECONDS = 300.0  # "the past few minutes"


@routes.on("POST", MESSAGES)
def create_message(request: BotRequest) -> ResponseBody:
    """Create a message. With `enforce_nonce`, a nonce that was used before returns the message of then."""
    world = request.world
    channel = request.channel()
    _require_posting(request, channel)
    if (earlier := _sent_with_same_nonce(request, channel)) is not None:
        return message_json(world, earlier)
    original = _replied_to(world, channel, request.json.get("message_reference"))
    message = blank_message(
        world, channel, request.bot, nonce=request.json.get("nonce"), application_id=request.application.id
    )
    if original:
        message.type = REPLY
        message.reference = reference_to(channel, original)
    written = compose(world, message, request.json, request.uploads, EVERYTHING, original.author if original else None)
    enter_thread(world, channel, request.bot)
    if written.nonce is not None:
        request.application.nonces[(channel.id, str(written.nonce))] = written.id
    return message_json(world, publish(world, written))


def _require_posting(request: BotRequest, channel: Channel) -> None:
    """Refuse with 50001, 50013, 160002 or 50007 a message that the bot may not post here."""
    world = request.world
    bot = request.bot
    require_sending(world, bot, channel)
    require(world, bot, channel, EMBED_LINKS if request.json.get("embeds") else 0)
    require(world, bot, channel, ATTACH_FILES if request.uploads else 0)
    if request.json.get("message_reference") and not permissions_in(world, bot, channel) & READ_HISTORY:
        raise refuse(160002)
    if channel.type == DM:
        require_dms_open(world, channel, bot)


def _sent_with_same_nonce(request: BotRequest, channel: Channel) -> Message | None:
    if not request.json.get("enforce_nonce"):
        return None
    earlier = request.application.nonces.get((channel.id, str(request.json.get("nonce"))), "0")
    recent = request.world.clock.now() - created_at(earlier) < NONCE_SECONDS
    return request.world.messages.get(channel.id, {}).get(earlier) if recent else None


def _replied_to(world: World, channel: Channel, reference: Json | None) -> Message | None:
    if reference is None:
        return None
    message_id = str(reference.get("message_id"))
    original = world.messages.get(channel.id, {}).get(message_id)
    if original is None or original.seen_by:
        if reference.get("fail_if_not_exists") is False:
            return None
        form = Form({"message_reference": reference})
        form.at("message_reference").add_error("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        form.finish()
    return original


def reference_to(channel: Channel, original: Message) -> Json:
    """Discord's message reference to a message of the channel."""
    guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
    return {"type": 0, "channel_id": channel.id, "message_id": original.id} | guild


@routes.on("GET", MESSAGES)
def history(request: BotRequest) -> ResponseBody:
    """List messages, newest first: the latest, or those `before`, `after` or `around` an id."""
    channel = request.channel(READ_HISTORY)
    limit = max(1, min(100, int(request.query.get("limit", 50))))
    public = [each for each in request.world.messages.get(channel.id, {}).values() if each.seen_by is None]
    page = _page(sorted(public, key=lambda each: int(each.id)), request.query, limit)
    return [message_json(request.world, each) for each in reversed(page)]


def _page(messages: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    """Choose from messages as the query asks; both are oldest first."""
    if "after" in query:
        return list(islice((each for each in messages if int(each.id) > int(query["after"])), limit))
    if "around" in query:
        middle = sum(int(each.id) < int(query["around"]) for each in messages)
        return messages[max(0, middle - limit // 2) : middle + limit // 2 + 1]
    if "before" in query:
        messages = [each for each in messages if int(each.id) < int(query["before"])]
    return messages[-limit:]


@routes.on("GET", MESSAGE)
def get_message(request: BotRequest) -> ResponseBody:
    """Return one message."""
    request.channel(READ_HISTORY)
    return message_json(request.world, request.message())


@routes.on("PATCH", MESSAGE)
def edit_message(request: BotRequest) -> ResponseBody:
    """Edit a message of the bot itself."""
    channel = request.channel()
    message = request.message()
    if message.author is not request.bot:
        raise refuse(50005)
    if channel.thread and channel.thread.archived:
        raise refuse(50083)
    if request.world.clock.now() - created_at(message.id) > OLD_SECONDS:
        request.world.limits.take(OLD_EDITS, channel.id, code=30046)
    replied_to = _author_of(request, message)
    written = compose(request.world, message, request.json, request.uploads, EVERYTHING, replied_to)
    return message_json(request.world, revise(request.world, written))


def _author_of(request: BotRequest, message: Message) -> User | None:
    """The author of the message that this one replies to."""
    if message.type == DEFAULT or not message.reference:
        return None
    original = request.world.messages.get(message.channel_id, {}).get(message.reference.get("message_id", ""))
    return original.author if original else None


@routes.on("DELETE", MESSAGE)
def delete_message(request: BotRequest) -> ResponseBody:
    """Delete a message of the bot itself, or with the permission of anybody."""
    message = request.message()
    request.channel(0 if message.author is request.bot else MANAGE_MESSAGES)
    erase(request.world, message)
    return None


@routes.on("POST", MESSAGES + "/bulk-delete")
def bulk_delete(request: BotRequest) -> ResponseBody:
    """Delete 2 to 100 messages."""
    channel = request.channel(MANAGE_MESSAGES)
    form = Form(request.json)
    form.at("messages").listed(max_items=100, min_items=2)
    form.finish()
    existing = request.world.messages.get(channel.id, {})
    for message in [existing[str(each)] for each in request.json["messages"] if str(each) in existing]:
        erase(request.world, message)
    return None
