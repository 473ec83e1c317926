"""A bot answers an interaction: at once by a callback, later by its token."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from localdiscord.actions.composing import blank, compose
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

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass
class Answer:
    """The body of a callback, or of a request with the interaction's token."""

    body: Json
    uploads: Uploads


def callback(world: World, interaction_id: str, token: str, kind: int, answer: Answer) -> Interaction:
    """The first answer. Refuses with 10062 when unknown or late, 40060 when there was one, 50035 when it is wrong."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise refuse(10062)
    if interaction.answer is not None:
        raise refuse(40060)
    if interaction.failed or world.clock.now() > interaction.created + world.ack_seconds:
        raise refuse(10062)
    check_callback(interaction, kind)
    _CALLBACKS[kind](world, interaction, answer)
    interaction.answer = kind
    if not interaction.outcome.done():
        interaction.outcome.set_result(None)
    world.hub.tell(interaction.user.id, "INTERACTION_ACK", {"interaction_id": interaction.id})
    return interaction


def _send(world: World, interaction: Interaction, answer: Answer) -> None:
    message = _new_message(world, interaction, ephemeral=_ephemeral(answer.body))
    written = compose(world, message, answer.body, answer.uploads, USERS_ONLY)
    interaction.response_id = publish(world, written).id


def _defer(world: World, interaction: Interaction, answer: Answer) -> None:
    form = Form({"data": answer.body})
    if int(answer.body.get("flags") or 0) & ~EPHEMERAL:
        form.at("data").at("flags").fault("MESSAGE_FLAGS_INVALID", "A deferred answer may only be ephemeral")
    form.finish()
    message = _new_message(world, interaction, ephemeral=_ephemeral(answer.body))
    message.flags |= LOADING
    interaction.response_id = publish(world, message).id


def _defer_update(world: World, interaction: Interaction, answer: Answer) -> None:
    interaction.response_id = interaction.source_id


def _update(world: World, interaction: Interaction, answer: Answer) -> None:
    assert interaction.source_id
    message = world.message(interaction.channel_id, interaction.source_id)
    revise(world, compose(world, message, answer.body, answer.uploads, USERS_ONLY))
    interaction.response_id = message.id


def _complete(world: World, interaction: Interaction, answer: Answer) -> None:
    choices = answer.body.get("choices") or []
    check_choices(interaction, choices)
    interaction.outcome.set_result(choices)


def _open_modal(world: World, interaction: Interaction, answer: Answer) -> None:
    form = Form({"data": answer.body})
    check_modal(form.at("data"))
    form.finish()
    interaction.modal = answer.body
    world.hub.tell(interaction.user.id, "MODAL", {"interaction_id": interaction.id, "modal": answer.body})


_CALLBACKS: dict[int, Callable[[World, Interaction, Answer], None]] = {
    MESSAGE: _send, DEFER: _defer, DEFER_UPDATE: _defer_update, UPDATE: _update, CHOICES: _complete,
    MODAL: _open_modal,
}  # fmt: skip


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """The answered interaction behind a webhook token.

    Refuses with 10015 when there is none or it was never answered, with 50027 after fifteen minutes.
    """
    interaction = world.interaction_tokens.get(token)
    if interaction is None or interaction.application_id != application_id or interaction.answer is None:
        raise refuse(10015)
    if world.clock.now() > interaction.created + TOKEN_SECONDS:
        raise refuse(50027)
    return interaction


def follow_up(world: World, interaction: Interaction, answer: Answer) -> Message:
    """Another message. The first one after a deferred answer fills the loading message instead."""
    first, interaction.followed_up = not interaction.followed_up, True
    if first and interaction.answer == DEFER:
        original = world.messages.get(interaction.channel_id, {}).get(interaction.response_id or "")
        if original and original.has(LOADING):
            return edit_response(world, original, answer)
    message = _new_message(world, interaction, ephemeral=_ephemeral(answer.body), follow_up=True)
    return publish(world, compose(world, message, answer.body, answer.uploads, USERS_ONLY))


def response(world: World, interaction: Interaction, message_id: str) -> Message:
    """The message `@original` or an id stands for, if this interaction made or used it; else refuses with 10008."""
    wanted = interaction.response_id if message_id == "@original" else message_id
    message = world.message(interaction.channel_id, wanted or "")
    made_here = message.interaction is not None and message.interaction["id"] == interaction.id
    if not made_here and message.id != interaction.response_id:
        raise refuse(10008)
    return message


def edit_response(world: World, message: Message, answer: Answer) -> Message:
    """Change a message by the token; a loading one keeps its privacy and counts as new, not as edited."""
    loaded = replace(message, flags=message.flags & ~LOADING)
    written = compose(world, loaded, answer.body, answer.uploads, USERS_ONLY)
    return revise(world, written, edited=not message.has(LOADING))


def delete_response(world: World, message: Message) -> None:
    """Delete a message by the token."""
    erase(world, message)


def _ephemeral(body: Json) -> bool:
    return bool(int(body.get("flags") or 0) & EPHEMERAL)


def _new_message(world: World, interaction: Interaction, *, ephemeral: bool, follow_up: bool = False) -> Message:
    original = interaction.response_id if follow_up else interaction.source_id
    kind = SLASH if interaction.type == COMMAND and not follow_up else REPLY if original else DEFAULT
    message = blank(
        world, world.channel(interaction.channel_id), world.users[interaction.application_id], type=kind,
        application_id=interaction.application_id, interaction=interaction.metadata(),
    )  # fmt: skip
    if kind == REPLY:
        message.reference = {"type": 0, "channel_id": interaction.channel_id, "message_id": original}
        if message_guild := world.channel(interaction.channel_id).guild_id:
            message.reference["guild_id"] = message_guild
    if ephemeral:
        message.flags, message.seen_by = EPHEMERAL, interaction.user.id
    return message
