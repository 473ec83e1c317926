"""Application commands, global and of the server, and the application's emojis."""

from __future__ import annotations

from localdiscord.actions.commands import overwrite, remove, upsert
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.rest.request import Call, Reply, Routes

routes = Routes()
GLOBAL = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _mine(call: Call) -> Application:
    if call.params["application"] != call.application.id:
        raise refuse(10002)
    return call.application


def _guild_id(call: Call) -> str | None:
    guild_id = call.params.get("guild")
    if guild_id not in (None, call.world.guild.id):
        raise refuse(50001)
    return guild_id


def _commands(call: Call) -> dict[str, Json]:
    guild_id = _guild_id(call)
    mine = _mine(call)
    return mine.commands if guild_id is None else mine.guild_commands.setdefault(guild_id, {})


def _command(call: Call) -> Json:
    commands = _commands(call)
    if call.params["command"] not in commands:
        raise refuse(10063)
    return commands[call.params["command"]]


@routes.on("GET", GLOBAL)
@routes.on("GET", IN_GUILD)
def list_commands(call: Call) -> Reply:
    """All commands of a scope."""
    return list(_commands(call).values())


@routes.on("PUT", GLOBAL)
@routes.on("PUT", IN_GUILD)
def sync_commands(call: Call) -> Reply:
    """Replace all commands of a scope."""
    if not isinstance(call.body, list):
        raise refuse(50109)
    return overwrite(call.world, _mine(call), _commands(call), call.body, _guild_id(call))


@routes.on("POST", GLOBAL)
@routes.on("POST", IN_GUILD)
def create_command(call: Call) -> Reply:
    """Add one command, or replace the one of the same name."""
    return upsert(call.world, _mine(call), _commands(call), call.json, _guild_id(call))


@routes.on("GET", GLOBAL + "/{command}")
@routes.on("GET", IN_GUILD + "/{command}")
def get_command(call: Call) -> Reply:
    """One command."""
    return _command(call)


@routes.on("PATCH", GLOBAL + "/{command}")
@routes.on("PATCH", IN_GUILD + "/{command}")
def edit_command(call: Call) -> Reply:
    """Change one command."""
    return upsert(call.world, _mine(call), _commands(call), _command(call) | call.json, _guild_id(call))


@routes.on("DELETE", GLOBAL + "/{command}")
@routes.on("DELETE", IN_GUILD + "/{command}")
def delete_command(call: Call) -> Reply:
    """Delete one command."""
    remove(call.world, _mine(call), _commands(call), _command(call)["id"])
    return None


@routes.on("GET", "/applications/{application}/emojis")
def list_emojis(call: Call) -> Reply:
    """The application's emojis: none."""
    _mine(call)
    return {"items": []}
