"""Answers to interactions: the callback, and what follows by the token."""

from __future__ import annotations

from localdiscord.actions.responses import (
    DEFER,
    UPDATE,
    Answer,
    by_token,
    callback,
    delete_response,
    edit_response,
    follow_up,
    response,
)
from localdiscord.actions.responses import MESSAGE as MESSAGE_ANSWER
from localdiscord.common.json_types import Json
from localdiscord.entities.interactions import Interaction
from localdiscord.entities.messages import EPHEMERAL, LOADING
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.serializers import message_json

routes = Routes()
WEBHOOK = "/webhooks/{application}/{token}"
MESSAGE = WEBHOOK + "/messages/{message}"


@routes.on("POST", "/interactions/{interaction}/{token}/callback", open=True)
def answer_interaction(call: Call) -> Reply:
    """The first answer, within three seconds."""
    answer = Answer(call.json.get("data") or {}, call.uploads)
    kind = call.json.get("type")
    interaction = callback(call.world, call.params["interaction"], call.params["token"], _number(kind), answer)
    return _callback_response(call, interaction) if call.flag("with_response") else None


def _number(kind: object) -> int:
    return kind if isinstance(kind, int) else -1


def _callback_response(call: Call, interaction: Interaction) -> Json:
    """Which interaction, and the message it made; keys without a value are left out."""
    head: Json = {"id": interaction.id, "type": interaction.type}
    if interaction.answer not in (MESSAGE_ANSWER, DEFER, UPDATE) or interaction.response_id is None:
        return {"interaction": head}
    message = call.world.message(interaction.channel_id, interaction.response_id)
    head |= {
        "response_message_id": message.id, "response_message_loading": message.has(LOADING),
        "response_message_ephemeral": message.has(EPHEMERAL), "channel_id": message.channel_id,
    }  # fmt: skip
    if interaction.answer == DEFER:
        return {"interaction": head}
    resource = {"type": interaction.answer, "message": message_json(call.world, message)}
    return {"interaction": head, "resource": resource}


def _interaction(call: Call) -> Interaction:
    return by_token(call.world, call.params["application"], call.params["token"])


@routes.on("POST", WEBHOOK, open=True)
def follow(call: Call) -> Reply:
    """Another message."""
    message = follow_up(call.world, _interaction(call), Answer(call.json, call.uploads))
    return message_json(call.world, message)


@routes.on("GET", MESSAGE, open=True)
def get_response(call: Call) -> Reply:
    """A message this interaction made, `@original` for the first."""
    return message_json(call.world, response(call.world, _interaction(call), call.params["message"]))


@routes.on("PATCH", MESSAGE, open=True)
def change_response(call: Call) -> Reply:
    """Change such a message."""
    message = response(call.world, _interaction(call), call.params["message"])
    return message_json(call.world, edit_response(call.world, message, Answer(call.json, call.uploads)))


@routes.on("DELETE", MESSAGE, open=True)
def remove_response(call: Call) -> Reply:
    """Delete such a message."""
    delete_response(call.world, response(call.world, _interaction(call), call.params["message"]))
    return None
