"""INTERACTION_CREATE, the event that tells a bot about the use of a command, component or modal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from localdiscord.actions.uploads import ATTACHMENT, MAX_BYTES
from localdiscord.checks.controls import CHANNEL_SELECT, MENTIONABLE_SELECT, ROLE_SELECT, USER_SELECT
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.interactions import Interaction
from localdiscord.entities.users import User
from localdiscord.state.permissions import permissions_in
from localdiscord.state.serializers import channel_json, member_json, message_json
from localdiscord.state.world import World

OPTION_USER = 6
OPTION_CHANNEL = 7
OPTION_ROLE = 8
OPTION_MENTIONABLE = 9
IN_GUILD = 0
IN_BOT_DM = 1


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """The data of INTERACTION_CREATE."""
    channel = world.channel(interaction.channel_id)
    bot = world.users[interaction.application_id]
    data: Json = {
        "id": interaction.id, "application_id": interaction.application_id, "type": interaction.type,
        "token": interaction.token, "version": 1, "data": interaction.data, "channel_id": channel.id,
        "channel": _channel(world, channel, interaction.user), "locale": interaction.user.locale,
        "app_permissions": str(permissions_in(world, bot, channel)), "entitlements": [],
        "entitlement_sku_ids": [], "attachment_size_limit": MAX_BYTES,
    }  # fmt: skip
    data |= _context(world, channel, interaction.user)
    if interaction.source_id:
        data["message"] = message_json(world, world.message(channel.id, interaction.source_id))
    return data


def _channel(world: World, channel: Channel, user: User) -> Json:
    return channel_json(world, channel, user) | {"permissions": str(permissions_in(world, user, channel))}


def _context(world: World, channel: Channel, user: User) -> Json:
    if channel.type == DM:
        return {"user": user.json(), "context": IN_BOT_DM, "authorizing_integration_owners": {"0": "0"}}
    guild = world.guild_of(channel)
    member = member_json(user) | {"permissions": str(permissions_in(world, user, channel))}
    return {
        "member": member, "context": IN_GUILD, "guild_id": guild.id, "guild_locale": guild.locale,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "authorizing_integration_owners": {"0": guild.id},
    }  # fmt: skip


def resolved_options(world: World, options: list[Json], actor: User) -> Json:
    """The users, members, roles, channels and files whose ids are values of options, as `resolved` of the payload."""
    chosen = [(option["type"], str(option["value"])) for option in _leaves(options)]
    users = [value for kind, value in chosen if kind in (OPTION_USER, OPTION_MENTIONABLE)]
    roles = [value for kind, value in chosen if kind in (OPTION_ROLE, OPTION_MENTIONABLE)]
    files = {value: world.files[value].json() for kind, value in chosen if kind == ATTACHMENT}
    things = _resolved(world, actor, users, roles, [value for kind, value in chosen if kind == OPTION_CHANNEL])
    return {**things, "attachments": files} if files else things


def _leaves(options: list[Json]) -> Iterator[Json]:
    for option in options:
        if "value" in option:
            yield option
        else:
            yield from _leaves(option.get("options") or [])


def resolved_values(world: World, kind: int, values: list[Any], actor: User) -> Json:
    """The same for the values of a select of component type `kind`; nothing for string selects."""
    ids = [str(value) for value in values]
    users = ids if kind in (USER_SELECT, MENTIONABLE_SELECT) else []
    roles = ids if kind in (ROLE_SELECT, MENTIONABLE_SELECT) else []
    return _resolved(world, actor, users, roles, ids if kind == CHANNEL_SELECT else [])


def _resolved(world: World, actor: User, users: list[str], roles: list[str], channels: list[str]) -> Json:
    people = [world.users[user_id] for user_id in users if user_id in world.users]
    places = [world.channels[channel_id] for channel_id in channels if channel_id in world.channels]
    found: Json = {
        "users": {user.id: user.json() for user in people},
        "members": {user.id: user.member() | {"permissions": "0"} for user in people},
        "roles": {role_id: world.guild.roles[role_id] for role_id in roles if role_id in world.guild.roles},
        "channels": {channel.id: _channel(world, channel, actor) for channel in places},
    }
    return {kind: things for kind, things in found.items() if things}
