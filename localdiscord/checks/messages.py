"""What a message may contain."""

from __future__ import annotations

from localdiscord.checks.components import check_components
from localdiscord.checks.embeds import check_embeds
from localdiscord.checks.form import Form
from localdiscord.common.errors import Unimplemented, refuse
from localdiscord.common.json_types import Json
from localdiscord.common.snowflakes import is_snowflake
from localdiscord.entities.messages import Message

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_FLAGS = (1 << 31) - 1


def check_body(body: Json, *, v2: bool) -> None:
    """Check the body of a request that creates or edits a message. Refuses with 50035.

    `v2` says whether the message will have the flag for Components V2.
    """
    form = Form(body)
    form.at("content").text(max_length=MAX_CONTENT)
    form.at("flags").number(0, MAX_FLAGS)
    form.at("tts").flag()
    check_embeds(form.at("embeds"))
    check_components(form.at("components"), v2=v2)
    _check_nonce(form)
    _check_allowed_mentions(form.at("allowed_mentions"))
    _check_attachments(form.at("attachments"))
    form.finish()
    for key in ("poll", "sticker_ids"):
        if body.get(key):
            raise Unimplemented(f"{key} in a message")


def _check_nonce(form: Form) -> None:
    nonce = form.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        form.at("nonce").add_error("NONCE_TYPE_TOO_LONG", "Nonces have at most 25 characters")


def _check_allowed_mentions(allowed: Form) -> None:
    parse = allowed.at("parse")
    for kind in parse.items():
        kind.choice(("roles", "users", "everyone"))
    for key in ("users", "roles"):
        allowed.at(key).listed(max_items=100)
        if allowed.get(key) and key in (parse.value or []):
            parse.add_error("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f'parse:["{key}"] and {key}: [ids...] exclude')


def _check_attachments(attachments: Form) -> None:
    attachments.listed(max_items=MAX_FILES)
    for entry in attachments.items():
        if entry.is_object():
            entry.at("description").text(max_length=1024)
            if not is_snowflake(entry.get("id")):
                entry.at("id").add_error("NUMBER_TYPE_COERCE", "Value is not a snowflake.")


def check_result(message: Message) -> None:
    """Check a message as it will be in the channel.

    Refuses with 50006 an empty one, and with 50035 a Components V2 message with content, embeds or no components.
    """
    if message.is_v2:
        _check_v2(message)
    if not (message.content.strip() or message.embeds or message.components or message.files):
        raise refuse(50006)


def _check_v2(message: Message) -> None:
    form = Form({})
    for key, value in (("content", message.content), ("embeds", message.embeds)):
        if value:
            reason = "The 'MessageFlags.IS_COMPONENTS_V2' flag excludes this field"
            form.at(key).add_error("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", reason)
    if not message.components:
        form.at("components").add_error("BASE_TYPE_REQUIRED", "This field is required")
    form.finish()
