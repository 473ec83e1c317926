"""The commands of bots: registering them, and finding those that a person may use."""

from __future__ import annotations

from collections.abc import Iterator

from localdiscord.checks.commands import CHAT_INPUT, check_commands
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.common.limits import COMMANDS
from localdiscord.entities.applications import Application
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.users import User
from localdiscord.state.permissions import ADMINISTRATOR, permissions_in, permissions_in_guild
from localdiscord.state.world import World

GUILD_CONTEXT = 0
DM_CONTEXT = 1
_DEFAULTS: Json = {
    "description": "", "default_member_permissions": None, "dm_permission": True, "nsfw": False, "contexts": None,
    "integration_types": [0], "name_localizations": None, "description_localizations": None,
}  # fmt: skip


def overwrite(
    world: World, application: Application, scope: dict[str, Json], commands: list[Json], guild_id: str | None
) -> list[Json]:
    """Replace all commands of a scope; those whose type and name stay keep their ids.

    Args:
        world: The world of the bot.
        application: The bot.
        scope: Its global commands, or those of the server, by id; this mapping is changed.
        commands: The new commands, as the bot sent them.
        guild_id: The server of the scope, None for global commands.

    Returns:
        The new commands, as Discord returns them.

    Raises:
        Refusal: 50035 when they are wrong, 30034 when too many were created today.
    """
    check_commands(commands)
    kept = {(command["type"], command["name"]): command["id"] for command in scope.values()}
    synced = [_returned(world, application, command, kept, guild_id) for command in commands]
    scope.clear()
    scope.update({command["id"]: command for command in synced})
    broadcast_commands(world)
    return synced


def upsert(world: World, application: Application, scope: dict[str, Json], command: Json, guild_id: str | None) -> Json:
    """Add a command to a scope or replace the one with its type and name; arguments and refusals as in `overwrite`."""
    key = (command.get("type", CHAT_INPUT), command.get("name"))
    kept = {(each["type"], each["name"]): each["id"] for each in scope.values()}
    if "id" in command:
        kept[key] = command["id"]
    check_commands([*(each for each in scope.values() if each["id"] != kept.get(key)), command])
    synced = _returned(world, application, command, kept, guild_id)
    scope[synced["id"]] = synced
    broadcast_commands(world)
    return synced


def remove(world: World, application: Application, scope: dict[str, Json], command_id: str) -> None:
    """Delete one command of a scope."""
    del scope[command_id]
    broadcast_commands(world)


def broadcast_commands(world: World) -> None:
    """Send every page the commands its person sees now."""
    world.hub.publish("COMMANDS", lambda user: {"commands": visible_commands(world, user)})


def visible_commands(world: World, user: User) -> list[Json]:
    """The commands of all bots, without those that ask for permissions the person does not have."""
    granted = permissions_in_guild(world.guild, user)
    return [each for each in _commands(world) if _allowed(each, granted)]


def find_command(world: World, user: User, command_id: str, channel: Channel) -> tuple[Application, Json]:
    """Return a command and the bot it belongs to.

    Refuses with 10063 when there is none of this id for this kind of channel, and with 50013 when the person lacks the
    permissions it asks for; overwrites of the channel may grant or deny these.
    """
    context = DM_CONTEXT if channel.type == DM else GUILD_CONTEXT
    command = next((each for each in _commands(world) if each["id"] == command_id), None)
    if command is None or context not in (command["contexts"] or (GUILD_CONTEXT, DM_CONTEXT)):
        raise refuse(10063)
    if context == GUILD_CONTEXT and not _allowed(command, permissions_in(world, user, channel)):
        raise refuse(50013)
    return world.applications[command["application_id"]], command


def _commands(world: World) -> Iterator[Json]:
    for application in world.applications.values():
        yield from application.all_commands()


def _allowed(command: Json, granted: int) -> bool:
    """Whether these permission bits are enough. A command that asks for "0" is for administrators."""
    asked = command["default_member_permissions"]
    return asked is None or not (int(asked) or ADMINISTRATOR) & ~granted


def _returned(
    world: World, application: Application, command: Json, kept: dict[tuple[int, str], str], guild_id: str | None
) -> Json:
    kind = command.get("type") or CHAT_INPUT
    scope: Json = {"guild_id": guild_id} if guild_id else {}
    command_id = kept.get((kind, command["name"]))
    if command_id is None:
        world.limits.take(COMMANDS, f"{application.id}/{guild_id}", code=30034)
    sent = {key: value for key, value in command.items() if value is not None}
    if "default_member_permissions" in sent:
        sent["default_member_permissions"] = str(sent["default_member_permissions"])
    return _DEFAULTS | sent | scope | {
        "type": kind, "id": command_id or world.snowflakes.next(),
        "application_id": application.id, "version": world.snowflakes.next(),
    }  # fmt: skip
