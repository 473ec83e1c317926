"""A bot responds to an interaction: first by a callback, later with the interaction's token."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from localdiscord.actions.composing import blank_message, compose
from localdiscord.actions.mentions import USERS_ONLY
from localdiscord.actions.messages import erase, publish, revise
from localdiscord.actions.uploads import Uploads
from localdiscord.checks.answers import check_callback, check_choices
from localdiscord.checks.form import Form
from localdiscord.checks.modals import check_modal
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.interactions import COMMAND, TOKEN_SECONDS, Interaction
from localdiscord.entities.messages import DEFAULT, EPHEMERAL, LOADING, REPLY, SLASH, Message
from localdiscord.state.world import World

MESSAGE = 4
DEFER = 5
DEFER_UPDATE = 6
UPDATE = 7
CHOICES = 8
MODAL = 9


@dataclass
class ResponseData:
    """The message, choices or modal of a callback, or the body of a later request with the token; and its files."""

    body: Json
    uploads: Uploads


def callback(world: World, interaction_id: str, token: str, kind: int, data: ResponseData) -> Interaction:
    """Take the first response to an interaction.

    Args:
        world: The world of the interaction.
        interaction_id: Its id, as the bot sent it.
        token: Its token, as the bot sent it.
        kind: The type of the callback, such as `MESSAGE`.
        data: What the bot responds with.

    Returns:
        The interaction.

    Raises:
        Refusal: 10062 when there is no such interaction or it is too late, 40060 when there was a response already,
            50035 when the type or the data are wrong.
    """
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise refuse(10062)
    if interaction.callback_type is not None:
        raise refuse(40060)
    if interaction.failed or world.clock.now() > interaction.created + world.ack_seconds:
        raise refuse(10062)
    check_callback(interaction, kind)
    _CALLBACKS[kind](world, interaction, data)
    interaction.callback_type = kind
    if not interaction.outcome.done():
        interaction.outcome.set_result(None)
    world.hub.tell(interaction.user.id, "INTERACTION_ACK", {"interaction_id": interaction.id})
    return interaction


def _send(world: World, interaction: Interaction, data: ResponseData) -> None:
    message = _new_message(world, interaction, ephemeral=_ephemeral(data.body))
    written = compose(world, message, data.body, data.uploads, USERS_ONLY)
    interaction.response_id = publish(world, written).id


def _defer(world: World, interaction: Interaction, data: ResponseData) -> None:
    form = Form({"data": data.body})
    if int(data.body.get("flags") or 0) & ~EPHEMERAL:
        form.at("data").at("flags").add_error("MESSAGE_FLAGS_INVALID", "A deferred response may only be ephemeral")
    form.finish()
    message = _new_message(world, interaction, ephemeral=_ephemeral(data.body))
    message.flags |= LOADING
    interaction.response_id = publish(world, message).id


def _defer_update(world: World, interaction: Interaction, data: ResponseData) -> None:
    interaction.response_id = interaction.source_id


def _update(world: World, interaction: Interaction, data: ResponseData) -> None:
    assert interaction.source_id
    message = world.message(interaction.channel_id, interaction.source_id)
    revise(world, compose(world, message, data.body, data.uploads, USERS_ONLY))
    interaction.response_id = message.id


def _complete(world: World, interaction: Interaction, data: ResponseData) -> None:
    choices = data.body.get("choices") or []
    check_choices(interaction, choices)
    interaction.outcome.set_result(choices)


def _open_modal(world: World, interaction: Interaction, data: ResponseData) -> None:
    form = Form({"data": data.body})
    check_modal(form.at("data"))
    form.finish()
    interaction.modal = data.body
    world.hub.tell(interaction.user.id, "MODAL", {"interaction_id": interaction.id, "modal": data.body})


_CALLBACKS: dict[int, Callable[[World, Interaction, ResponseData], None]] = {
    MESSAGE: _send, DEFER: _defer, DEFER_UPDATE: _defer_update, UPDATE: _update, CHOICES: _complete,
    MODAL: _open_modal,
}  # fmt: skip


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """Return the interaction of a token.

    Refuses with 10015 when there is none or the bot never responded to it, with 50027 after fifteen minutes.
    """
    interaction = world.interaction_tokens.get(token)
    if interaction is None or interaction.application_id != application_id or interaction.callback_type is None:
        raise refuse(10015)
    if world.clock.now() > interaction.created + TOKEN_SECONDS:
        raise refuse(50027)
    return interaction


def follow_up(world: World, interaction: Interaction, data: ResponseData) -> Message:
    """Post another message. The first one after a deferred response fills the loading message instead."""
    is_first = not interaction.followed_up
    interaction.followed_up = True
    if is_first and interaction.callback_type == DEFER:
        original = world.messages.get(interaction.channel_id, {}).get(interaction.response_id or "")
        if original and original.has(LOADING):
            return edit_response(world, original, data)
    message = _new_message(world, interaction, ephemeral=_ephemeral(data.body), follow_up=True)
    return publish(world, compose(world, message, data.body, data.uploads, USERS_ONLY))


def response(world: World, interaction: Interaction, message_id: str) -> Message:
    """Return a message that this interaction made or was used on, by its id or as `@original`.

    Refuses with 10008 any other message.
    """
    wanted_id = interaction.response_id if message_id == "@original" else message_id
    message = world.message(interaction.channel_id, wanted_id or "")
    made_here = message.interaction is not None and message.interaction["id"] == interaction.id
    if not made_here and message.id != interaction.response_id:
        raise refuse(10008)
    return message


def edit_response(world: World, message: Message, data: ResponseData) -> Message:
    """Change a message with the token. A loading one stays ephemeral if it was, and counts as new, not as edited."""
    loaded = replace(message, flags=message.flags & ~LOADING)
    written = compose(world, loaded, data.body, data.uploads, USERS_ONLY)
    return revise(world, written, edited=not message.has(LOADING))


def delete_response(world: World, message: Message) -> None:
    """Delete a message with the token."""
    erase(world, message)


def _ephemeral(body: Json) -> bool:
    return bool(int(body.get("flags") or 0) & EPHEMERAL)


def _new_message(world: World, interaction: Interaction, *, ephemeral: bool, follow_up: bool = False) -> Message:
    original = interaction.response_id if follow_up else interaction.source_id
    kind = REPLY if original else DEFAULT
    if interaction.type == COMMAND and not follow_up:
        kind = SLASH
    message = blank_message(
        world, world.channel(interaction.channel_id), world.users[interaction.application_id], type=kind,
        application_id=interaction.application_id, interaction=interaction.metadata(),
    )  # fmt: skip
    if kind == REPLY:
        message.reference = {"type": 0, "channel_id": interaction.channel_id, "message_id": original}
        if guild_id := world.channel(interaction.channel_id).guild_id:
            message.reference["guild_id"] = guild_id
    if ephemeral:
        message.flags = EPHEMERAL
        message.seen_by = interaction.user.id
    return message
