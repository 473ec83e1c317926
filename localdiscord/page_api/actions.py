"""What a person does on their page; all of them refuse as the functions of `localdiscord.actions` do."""

from __future__ import annotations

import asyncio

from localdiscord.actions.interactions import press, submit_modal, use_command
from localdiscord.actions.messages import mark_read
from localdiscord.actions.person_messages import dismiss, send_message
from localdiscord.checks.names import LOCALES
from localdiscord.common.errors import Refusal
from localdiscord.common.json_types import Json
from localdiscord.page_api.requests import Handler, PageRequest
from localdiscord.state.serializers import message_json


async def post_message(request: PageRequest) -> Json:
    """Post a message."""
    return message_json(
        request.world, send_message(request.world, request.user, request.channel(), request.field("content"))
    )


async def mark_channel_read(request: PageRequest) -> Json:
    """Mark all messages of the channel as read."""
    mark_read(request.world, request.user, request.channel())
    return {}


async def settings(request: PageRequest) -> Json:
    """Change the language of the person's client, or whether they accept direct messages; returns both."""
    if "locale" in request.body:
        if request.body["locale"] not in LOCALES:
            raise Refusal(400, 50035, "Unknown locale")
        request.user.locale = request.body["locale"]
    request.user.dms_open = bool(request.body.get("dms_open", request.user.dms_open))
    return {"locale": request.user.locale, "dms_open": request.user.dms_open}


async def slash(request: PageRequest) -> Json:
    """Use a slash command."""
    options = request.body.get("options") or []
    interaction = use_command(request.world, request.user, request.channel(), request.field("command_id"), options)
    return {"interaction_id": interaction.id}


async def autocomplete(request: PageRequest) -> Json:
    """Return the bot's choices for the option that is being typed; none when it does not respond in time."""
    options = request.body.get("options") or []
    interaction = use_command(
        request.world, request.user, request.channel(), request.field("command_id"), options, completing=True
    )
    try:
        return {"choices": await interaction.outcome or []}
    except asyncio.CancelledError:
        if not interaction.failed:
            raise
        return {"choices": [], "error": "Loading options failed"}


async def component(request: PageRequest) -> Json:
    """Press a button, or choose from a select."""
    values = request.body.get("values")
    interaction = press(
        request.world, request.user, request.channel(), request.field("message_id"), request.field("custom_id"), values
    )
    return {"interaction_id": interaction.id}


async def modal(request: PageRequest) -> Json:
    """Submit a modal."""
    fields = request.body.get("components") or []
    interaction = submit_modal(
        request.world, request.user, request.field("interaction_id"), request.field("custom_id"), fields
    )
    return {"interaction_id": interaction.id}


async def dismiss_message(request: PageRequest) -> Json:
    """Dismiss an ephemeral message."""
    dismiss(request.world, request.user, request.field("message_id"))
    return {}


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/channels/{channel}/messages", post_message),
    ("POST", "/channels/{channel}/read", mark_channel_read),
    ("POST", "/settings", settings),
    ("POST", "/slash", slash),
    ("POST", "/autocomplete", autocomplete),
    ("POST", "/component", component),
    ("POST", "/modal", modal),
    ("POST", "/dismiss", dismiss_message),
)
