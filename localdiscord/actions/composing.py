"""Building messages from request bodies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from localdiscord.actions.media import resolve_components, resolve_embeds
from localdiscord.actions.mentions import find_mentions
from localdiscord.actions.uploads import Uploads, attach
from localdiscord.checks.components import TEXT_DISPLAY, walk
from localdiscord.checks.messages import check_body, check_result
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import COMPONENTS_V2, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Message
from localdiscord.entities.users import User
from localdiscord.state.world import World


def blank_message(world: World, channel: Channel, author: User, **fields: Any) -> Message:
    """A new message without content, which is not in the channel yet; `fields` are those of `Message`."""
    return Message(world.snowflakes.next(), channel.id, author, world.now_iso(), **fields)


def compose(
    world: World, message: Message, body: Json, uploads: Uploads, allowed: Json, replied_to: User | None = None
) -> Message:
    """Return a copy of a message with what a body sets. Files are stored; nothing else in the world changes.

    Args:
        world: The world of the message.
        message: A new message, or the one to edit.
        body: The body of a request that creates or edits a message.
        uploads: The files that came with the body.
        allowed: The `allowed_mentions` that hold when the body has none.
        replied_to: The author of the message that is replied to.

    Raises:
        Refusal: 50035 when the body is wrong, 50006 when the message would be empty, 40005 when a file is too large.
    """
    channel = world.channel(message.channel_id)
    flags = _flags(message.flags, body)
    check_body(body, v2=bool(flags & COMPONENTS_V2))
    files = attach(world, channel, body, uploads, message.files)
    written = replace(
        message,
        flags=flags,
        files=files,
        content=body.get("content", message.content) or "",
        tts=bool(body.get("tts")),
    )
    if "embeds" in body:
        written.embeds = resolve_embeds(body["embeds"] or [], files)
    if "components" in body:
        written.components = resolve_components(body["components"] or [], files)
    check_result(written)
    if body.get("allowed_mentions") is not None:
        allowed = body["allowed_mentions"]
    written.mentions = find_mentions(world, channel, message.author, _texts(written), allowed, replied_to)
    return written


def _flags(old: int, body: Json) -> int:
    """The flags after a request: a body may set three of them, and unset only SUPPRESS_EMBEDS."""
    requested = body.get("flags")
    if not isinstance(requested, int):
        return old
    return old & ~SUPPRESS_EMBEDS | requested & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2)


def _texts(message: Message) -> Iterator[str]:
    yield message.content
    yield from (str(each.get("content", "")) for each in walk(message.components) if each["type"] == TEXT_DISPLAY)
