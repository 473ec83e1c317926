"""Messages of a channel: write, read, change, delete."""

from __future__ import annotations

from itertools import islice

from localdiscord.actions.composing import blank, compose
from localdiscord.actions.direct_messages import require_open
from localdiscord.actions.mentions import EVERYTHING
from localdiscord.actions.messages import enter, erase, publish, revise
from localdiscord.checks.form import Form
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.common.limits import OLD_EDITS, OLD_SECONDS
from localdiscord.common.snowflakes import moment_of
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.messages import DEFAULT, REPLY, Message
from localdiscord.entities.users import User
from localdiscord.rest.request import Call, Reply, Routes
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
def create_message(call: Call) -> Reply:
    """Write a message; with `enforce_nonce` a repeated nonce gives the message that is there already."""
    world, channel = call.world, call.channel()
    _may_write(call, channel)
    if (earlier := _said_before(call, channel)) is not None:
        return message_json(world, earlier)
    original = _referenced(world, channel, call.json.get("message_reference"))
    message = blank(world, channel, call.bot, nonce=call.json.get("nonce"), application_id=call.application.id)
    if original:
        message.type, message.reference = REPLY, reference_to(channel, original)
    written = compose(world, message, call.json, call.uploads, EVERYTHING, original.author if original else None)
    enter(world, channel, call.bot)
    if written.nonce is not None:
        call.application.nonces[(channel.id, str(written.nonce))] = written.id
    return message_json(world, publish(world, written))


def _may_write(call: Call, channel: Channel) -> None:
    """Refuses with 50001, 50013, 160002 or 50007 what the bot may not say here."""
    world, bot = call.world, call.bot
    require_sending(world, bot, channel)
    require(world, bot, channel, EMBED_LINKS if call.json.get("embeds") else 0)
    require(world, bot, channel, ATTACH_FILES if call.uploads else 0)
    if call.json.get("message_reference") and not permissions_in(world, bot, channel) & READ_HISTORY:
        raise refuse(160002)
    if channel.type == DM:
        require_open(world, channel, bot)


def _said_before(call: Call, channel: Channel) -> Message | None:
    if not call.json.get("enforce_nonce"):
        return None
    earlier = call.application.nonces.get((channel.id, str(call.json.get("nonce"))), "0")
    recent = call.world.clock.now() - moment_of(earlier) < NONCE_SECONDS
    return call.world.messages.get(channel.id, {}).get(earlier) if recent else None


def _referenced(world: World, channel: Channel, reference: Json | None) -> Message | None:
    if reference is None:
        return None
    message_id = str(reference.get("message_id"))
    original = world.messages.get(channel.id, {}).get(message_id)
    if original is None or original.seen_by:
        if reference.get("fail_if_not_exists") is False:
            return None
        form = Form({"message_reference": reference})
        form.at("message_reference").fault("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        form.finish()
    return original


def reference_to(channel: Channel, original: Message) -> Json:
    """Discord's message reference."""
    guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
    return {"type": 0, "channel_id": channel.id, "message_id": original.id} | guild


@routes.on("GET", MESSAGES)
def history(call: Call) -> Reply:
    """Messages newest first, `before`, `after` or `around` an id."""
    channel = call.channel(READ_HISTORY)
    limit = max(1, min(100, int(call.query.get("limit", 50))))
    everything = [each for each in call.world.messages.get(channel.id, {}).values() if each.seen_by is None]
    page = _page(sorted(everything, key=lambda each: int(each.id)), call.query, limit)
    return [message_json(call.world, each) for each in reversed(page)]


def _page(messages: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    """A stretch of the messages, oldest first."""
    if "after" in query:
        return list(islice((each for each in messages if int(each.id) > int(query["after"])), limit))
    if "around" in query:
        middle = sum(int(each.id) < int(query["around"]) for each in messages)
        return messages[max(0, middle - limit // 2) : middle + limit // 2 + 1]
    if "before" in query:
        messages = [each for each in messages if int(each.id) < int(query["before"])]
    return messages[-limit:]


@routes.on("GET", MESSAGE)
def get_message(call: Call) -> Reply:
    """One message."""
    call.channel(READ_HISTORY)
    return message_json(call.world, call.message())


@routes.on("PATCH", MESSAGE)
def edit_message(call: Call) -> Reply:
    """Change one's own message."""
    channel, message = call.channel(), call.message()
    if message.author is not call.bot:
        raise refuse(50005)
    if channel.thread and channel.thread.archived:
        raise refuse(50083)
    if call.world.clock.now() - moment_of(message.id) > OLD_SECONDS:
        call.world.limits.take(OLD_EDITS, channel.id, code=30046)
    replied_to = _author_of(call, message)
    written = compose(call.world, message, call.json, call.uploads, EVERYTHING, replied_to)
    return message_json(call.world, revise(call.world, written))


def _author_of(call: Call, message: Message) -> User | None:
    """Who wrote the message this one replies to."""
    if message.type == DEFAULT or not message.reference:
        return None
    original = call.world.messages.get(message.channel_id, {}).get(message.reference.get("message_id", ""))
    return original.author if original else None


@routes.on("DELETE", MESSAGE)
def delete_message(call: Call) -> Reply:
    """Delete one's own message, or anybody's with the permission."""
    message = call.message()
    call.channel(0 if message.author is call.bot else MANAGE_MESSAGES)
    erase(call.world, message)
    return None


@routes.on("POST", MESSAGES + "/bulk-delete")
def bulk_delete(call: Call) -> Reply:
    """Delete 2 to 100 messages."""
    channel = call.channel(MANAGE_MESSAGES)
    form = Form(call.json)
    form.at("messages").listed(100, 2)
    form.finish()
    known = call.world.messages.get(channel.id, {})
    for message in [known[str(each)] for each in call.json["messages"] if str(each) in known]:
        erase(call.world, message)
    return None
