"""A person uses a command, a component or a modal; the bot has three seconds to respond."""

from __future__ import annotations

import secrets
from typing import Any

from localdiscord.actions.broadcast import may_read
from localdiscord.actions.commands import find_command
from localdiscord.actions.interaction_payload import interaction_payload, resolved_options, resolved_values
from localdiscord.actions.messages import mark_read
from localdiscord.actions.uploads import uploaded
from localdiscord.checks.submissions import check_options, check_press, check_submission
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from localdiscord.entities.users import User
from localdiscord.state.permissions import USE_COMMANDS, require
from localdiscord.state.world import World

NO_ANSWER = "The application did not respond"


def use_command(
    world: World, user: User, channel: Channel, command_id: str, options: list[Json], *, completing: bool = False
) -> Interaction:
    """Use a slash command.

    Args:
        world: The world of all of them.
        user: Who uses it.
        channel: Where.
        command_id: Which command.
        options: The options as Discord sends them, nested in their group and subcommand; a file as `uploaded` takes it.
        completing: Whether the focused option is still being typed: the bot is asked for completions only.

    Returns:
        The interaction, whose `outcome` resolves when the bot has responded.

    Raises:
        Refusal: The person may not use the command here (10063, 50001, 50013) or an option is wrong (50035).
    """
    require(world, user, channel, USE_COMMANDS)
    application, command = find_command(world, user, command_id, channel)
    options = uploaded(world, channel, options)
    check_options(command, options, complete=not completing)
    data: Json = {"id": command_id, "name": command["name"], "type": command.get("type", 1), "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolved := resolved_options(world, options, user):
        data["resolved"] = resolved
    kind = AUTOCOMPLETE if completing else COMMAND
    return _begin(world, user, channel, application.id, kind, data, name=_full_name(command, options))


def _full_name(command: Json, options: list[Json]) -> str:
    """The names of command, group and subcommand, such as `group sub`."""
    names = [command["name"]]
    while options and "value" not in options[0] and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def press(
    world: World, user: User, channel: Channel, message_id: str, custom_id: str, values: list[Any] | None = None
) -> Interaction:
    """Press a button, or choose `values` from a select; returns the interaction.

    Refuses with 10008 a message the person cannot read, and with 50035 what the message does not offer.
    """
    message = world.message(channel.id, message_id)
    if not may_read(world, user, message) or message.application_id is None:
        raise refuse(10008)
    component = check_press(message, custom_id, values)
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if values is not None:
        data["values"] = values
        if resolved := resolved_values(world, component["type"], values, user):
            data["resolved"] = resolved
    return _begin(world, user, channel, message.application_id, COMPONENT, data, source_id=message.id)


def submit_modal(world: World, user: User, opened_by: str, custom_id: str, components: list[Json]) -> Interaction:
    """Submit the modal that the interaction `opened_by` was answered with; returns the new interaction.

    Refuses with 10062 when there is no such modal or it was submitted already, and with 50035 wrong fields.
    """
    opener = world.interactions.get(opened_by)
    if opener is None or opener.user is not user or opener.modal is None or opener.modal_submitted:
        raise refuse(10062)
    filled = check_submission(opener.modal, custom_id, components)
    opener.modal_submitted = True
    data: Json = {"custom_id": custom_id, "components": filled}
    if resolved := _resolved_fields(world, filled, user):
        data["resolved"] = resolved
    channel = world.channel(opener.channel_id)
    return _begin(
        world, user, channel, opener.application_id, MODAL_SUBMIT, data, source_id=opener.source_id,
        triggered_by=opener.metadata(),
    )  # fmt: skip


def _resolved_fields(world: World, filled: list[Json], user: User) -> Json:
    resolved: Json = {}
    for top in filled:
        field = top.get("component") or {}
        for kind, things in resolved_values(world, field.get("type", 0), field.get("values") or [], user).items():
            resolved.setdefault(kind, {}).update(things)
    return resolved


def _begin(
    world: World, user: User, channel: Channel, application_id: str, kind: int, data: Json, **more: Any
) -> Interaction:
    mark_read(world, user, channel)
    token = secrets.token_urlsafe(96)
    interaction = Interaction(
        world.snowflakes.next(), token, kind, application_id, user, channel.id, world.clock.now(), data, **more
    )
    world.interactions[interaction.id] = world.interaction_tokens[token] = interaction
    guild_id = None if channel.type == DM else channel.guild_id
    world.applications[application_id].dispatch("INTERACTION_CREATE", interaction_payload(world, interaction), guild_id)
    world.run(_fail_when_late(world, interaction))
    return interaction


async def _fail_when_late(world: World, interaction: Interaction) -> None:
    """Let the interaction fail when the bot has not responded after the time that the world allows."""
    await world.clock.sleep_until(interaction.created + world.ack_seconds)
    if interaction.callback_type is None:
        fail(world, interaction, NO_ANSWER)


def fail(world: World, interaction: Interaction, reason: str) -> None:
    """End an interaction without a response, and tell the person why."""
    interaction.failed = True
    interaction.outcome.cancel()
    failure = {"interaction_id": interaction.id, "reason": reason}
    source = {"message_id": interaction.source_id} if interaction.source_id else {}
    world.hub.tell(interaction.user.id, "INTERACTION_FAILED", failure | source)
