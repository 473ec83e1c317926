"""Responses to interactions: the callback, and later requests with the token."""

from __future__ import annotations

from localdiscord.actions.responses import (
    DEFER,
    UPDATE,
    ResponseData,
    by_token,
    callback,
    delete_response,
    edit_response,
    follow_up,
    response,
)
from localdiscord.actions.responses import MESSAGE as MESSAGE_CALLBACK
from localdiscord.common.json_types import Json
from localdiscord.entities.interactions import Interaction
from localdiscord.entities.messages import EPHEMERAL, LOADING
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.serializers import message_json

routes = Routes()
WEBHOOK = "/webhooks/{application}/{token}"
MESSAGE = WEBHOOK + "/messages/{message}"


@routes.on("POST", "/interactions/{interaction}/{token}/callback", open=True)
def answer_interaction(request: BotRequest) -> ResponseBody:
    """Respond for the first time, within three seconds."""
    data = ResponseData(request.json.get("data") or {}, request.uploads)
    kind = request.json.get("type")
    interaction = callback(request.world, request.params["interaction"], request.params["token"], _number(kind), data)
    return _callback_response(request, interaction) if request.flag("with_response") else None


def _number(kind: object) -> int:
    return kind if isinstance(kind, int) else -1


def _callback_response(request: BotRequest, interaction: Interaction) -> Json:
    """The interaction and the message that responds to it; keys without a value are left out."""
    head: Json = {"id": interaction.id, "type": interaction.type}
    if interaction.callback_type not in (MESSAGE_CALLBACK, DEFER, UPDATE) or interaction.response_id is None:
        return {"interaction": head}
    message = request.world.message(interaction.channel_id, interaction.response_id)
    head |= {
        "response_message_id": message.id, "response_message_loading": message.has(LOADING),
        "response_message_ephemeral": message.has(EPHEMERAL), "channel_id": message.channel_id,
    }  # fmt: skip
    if interaction.callback_type == DEFER:
        return {"interaction": head}
    resource = {"type": interaction.callback_type, "message": message_json(request.world, message)}
    return {"interaction": head, "resource": resource}


def _interaction(request: BotRequest) -> Interaction:
    return by_token(request.world, request.params["application"], request.params["token"])


@routes.on("POST", WEBHOOK, open=True)
def follow(request: BotRequest) -> ResponseBody:
    """Post another message."""
    message = follow_up(request.world, _interaction(request), ResponseData(request.json, request.uploads))
    return message_json(request.world, message)


@routes.on("GET", MESSAGE, open=True)
def get_response(request: BotRequest) -> ResponseBody:
    """Return a message that this interaction made; `@original` is the first."""
    return message_json(request.world, response(request.world, _interaction(request), request.params["message"]))


@routes.on("PATCH", MESSAGE, open=True)
def change_response(request: BotRequest) -> ResponseBody:
    """Change a message that this interaction made."""
    message = response(request.world, _interaction(request), request.params["message"])
    return message_json(
        request.world, edit_response(request.world, message, ResponseData(request.json, request.uploads))
    )


@routes.on("DELETE", MESSAGE, open=True)
def remove_response(request: BotRequest) -> ResponseBody:
    """Delete a message that this interaction made."""
    delete_response(request.world, response(request.world, _interaction(request), request.params["message"]))
    return None
