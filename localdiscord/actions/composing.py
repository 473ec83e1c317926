"""From a request body to the message it asks for."""

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


def blank(world: World, channel: Channel, author: User, **fields: Any) -> Message:
    """A message without content that is not in the channel yet."""
    return Message(world.snowflakes.next(), channel.id, author, world.now_iso(), **fields)


def compose(
    world: World, message: Message, body: Json, uploads: Uploads, allowed: Json, replied_to: User | None = None
) -> Message:
    """The message with what the body sets; nothing in the world changes but the CDN.

    `allowed` is the `allowed_mentions` that hold when the body has none. Refuses with 50035 or 50006.
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
        embeds=resolve_embeds(body["embeds"] or [], files) if "embeds" in body else message.embeds,
        components=resolve_components(body["components"] or [], files) if "components" in body else message.components,
    )
    check_result(written)
    allowed = allowed if body.get("allowed_mentions") is None else body["allowed_mentions"]
    written.mentions = find_mentions(world, channel, message.author, _texts(written), allowed, replied_to)
    return written


def _flags(old: int, body: Json) -> int:
    """Requested flags as far as a body may set them; nothing but SUPPRESS_EMBEDS can be taken back."""
    requested = body.get("flags")
    if not isinstance(requested, int):
        return old
    return old & ~SUPPRESS_EMBEDS | requested & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2)


def _texts(message: Message) -> Iterator[str]:
    yield message.content
    yield from (str(each.get("content", "")) for each in walk(message.components) if each["type"] == TEXT_DISPLAY)
