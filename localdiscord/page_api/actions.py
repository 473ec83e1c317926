"""What a person does on their page."""

from __future__ import annotations

import asyncio

from localdiscord.actions.interactions import press, submit_modal, use_command
from localdiscord.actions.messages import mark_read
from localdiscord.actions.person_messages import dismiss, speak
from localdiscord.checks.names import LOCALES
from localdiscord.common.errors import Refusal
from localdiscord.common.json_types import Json
from localdiscord.page_api.requests import Ask, Handler
from localdiscord.state.serializers import message_json


async def say(ask: Ask) -> Json:
    """Speak."""
    return message_json(ask.world, speak(ask.world, ask.user, ask.channel(), ask.field("content")))


async def read(ask: Ask) -> Json:
    """Everything in the channel has been seen."""
    mark_read(ask.world, ask.user, ask.channel())
    return {}


async def settings(ask: Ask) -> Json:
    """The language of the person's client, and whether they take direct messages."""
    if "locale" in ask.body:
        if ask.body["locale"] not in LOCALES:
            raise Refusal(400, 50035, "Unknown locale")
        ask.user.locale = ask.body["locale"]
    ask.user.dms_open = bool(ask.body.get("dms_open", ask.user.dms_open))
    return {"locale": ask.user.locale, "dms_open": ask.user.dms_open}


async def slash(ask: Ask) -> Json:
    """Use a slash command."""
    options = ask.body.get("options") or []
    begun = use_command(ask.world, ask.user, ask.channel(), ask.field("command_id"), options)
    return {"interaction_id": begun.id}


async def autocomplete(ask: Ask) -> Json:
    """Completions for the option being typed; none when the bot is silent for three seconds."""
    options = ask.body.get("options") or []
    begun = use_command(ask.world, ask.user, ask.channel(), ask.field("command_id"), options, completing=True)
    try:
        return {"choices": await begun.outcome or []}
    except asyncio.CancelledError:
        if not begun.failed:
            raise
        return {"choices": [], "error": "Loading options failed"}


async def component(ask: Ask) -> Json:
    """Press a button, or choose from a select."""
    values = ask.body.get("values")
    begun = press(ask.world, ask.user, ask.channel(), ask.field("message_id"), ask.field("custom_id"), values)
    return {"interaction_id": begun.id}


async def modal(ask: Ask) -> Json:
    """Send a form."""
    fields = ask.body.get("components") or []
    begun = submit_modal(ask.world, ask.user, ask.field("interaction_id"), ask.field("custom_id"), fields)
    return {"interaction_id": begun.id}


async def hide(ask: Ask) -> Json:
    """Dismiss an ephemeral message."""
    dismiss(ask.world, ask.user, ask.field("message_id"))
    return {}


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/channels/{channel}/messages", say),
    ("POST", "/channels/{channel}/read", read),
    ("POST", "/settings", settings),
    ("POST", "/slash", slash),
    ("POST", "/autocomplete", autocomplete),
    ("POST", "/component", component),
    ("POST", "/modal", modal),
    ("POST", "/dismiss", hide),
)
