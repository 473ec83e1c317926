"""A bot syncs its commands."""

from __future__ import annotations

from localdiscord.checks.commands import CHAT_INPUT, check_commands
from localdiscord.entities.applications import Application
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.users import User
from localdiscord.errors import refuse
from localdiscord.limits import COMMANDS
from localdiscord.permissions import permissions_in_guild
from localdiscord.shapes import Json
from localdiscord.world import World

GUILD_CONTEXT, DM_CONTEXT = 0, 1
_DEFAULTS: Json = {
    "description": "", "default_member_permissions": None, "dm_permission": True, "nsfw": False, "contexts": None,
    "integration_types": [0], "name_localizations": None, "description_localizations": None,
}  # fmt: skip


def overwrite(
    world: World, application: Application, scope: dict[str, Json], commands: list[Json], guild_id: str | None
) -> list[Json]:
    """Replace all commands of a scope; those whose type and name stay keep their ids. Refuses with 50035."""
    check_commands(commands)
    kept = {(command["type"], command["name"]): command["id"] for command in scope.values()}
    synced = [_returned(world, application, command, kept, guild_id) for command in commands]
    scope.clear()
    scope.update({command["id"]: command for command in synced})
    tell_commands(world)
    return synced


def upsert(world: World, application: Application, scope: dict[str, Json], command: Json, guild_id: str | None) -> Json:
    """Add a command or replace the one with the same type and name. Refuses with 50035."""
    key = (command.get("type", CHAT_INPUT), command.get("name"))
    kept = {(each["type"], each["name"]): each["id"] for each in scope.values()}
    if "id" in command:
        kept[key] = command["id"]
    check_commands([*(each for each in scope.values() if each["id"] != kept.get(key)), command])
    synced = _returned(world, application, command, kept, guild_id)
    scope[synced["id"]] = synced
    tell_commands(world)
    return synced


def remove(world: World, application: Application, scope: dict[str, Json], command_id: str) -> None:
    """Delete one command."""
    del scope[command_id]
    tell_commands(world)


def tell_commands(world: World) -> None:
    """The pages learn the new set."""
    world.hub.publish("COMMANDS", lambda user: {"commands": visible_commands(world, user)})


def visible_commands(world: World, user: User) -> list[Json]:
    """The commands of all bots, without those that ask for permissions the person does not have."""
    commands = (command for application in world.applications.values() for command in application.all_commands())
    granted = permissions_in_guild(world, user)
    return [each for each in commands if not int(each["default_member_permissions"] or 0) & ~granted]


def find_command(world: World, user: User, command_id: str, channel: Channel) -> tuple[Application, Json]:
    """The command, if the person sees it and it may be used in this kind of place; else refuses with 10063."""
    context = DM_CONTEXT if channel.type == DM else GUILD_CONTEXT
    for command in visible_commands(world, user):
        contexts = command["contexts"]
        if command["id"] == command_id and (contexts is None or context in contexts):
            return world.applications[command["application_id"]], command
    raise refuse(10063)


def _returned(
    world: World, application: Application, command: Json, kept: dict[tuple[int, str], str], guild_id: str | None
) -> Json:
    kind = command.get("type") or CHAT_INPUT
    scope: Json = {"guild_id": guild_id} if guild_id else {}
    command_id = kept.get((kind, command["name"]))
    if command_id is None:
        world.limits.take(COMMANDS, f"{application.id}/{guild_id}", code=30034)
    return _DEFAULTS | command | scope | {
        "type": kind, "id": command_id or world.snowflakes.next(),
        "application_id": application.id, "version": world.snowflakes.next(),
    }  # fmt: skip
