"""Application commands, global and of the server, and the application's emojis."""

from __future__ import annotations

from localdiscord.actions.commands import overwrite, remove, upsert
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.rest.request import BotRequest, ResponseBody, Routes

routes = Routes()
GLOBAL = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _own_application(request: BotRequest) -> Application:
    if request.params["application"] != request.application.id:
        raise refuse(10002)
    return request.application


def _guild_id(request: BotRequest) -> str | None:
    guild_id = request.params.get("guild")
    if guild_id is not None and guild_id not in request.world.guilds:
        raise refuse(50001)
    return guild_id


def _commands(request: BotRequest) -> dict[str, Json]:
    guild_id = _guild_id(request)
    own = _own_application(request)
    return own.commands if guild_id is None else own.guild_commands.setdefault(guild_id, {})


def _command(request: BotRequest) -> Json:
    commands = _commands(request)
    if request.params["command"] not in commands:
        raise refuse(10063)
    return commands[request.params["command"]]


@routes.on("GET", GLOBAL)
@routes.on("GET", IN_GUILD)
def list_commands(request: BotRequest) -> ResponseBody:
    """List all global commands of the bot, or all those for the server."""
    return list(_commands(request).values())


@routes.on("PUT", GLOBAL)
@routes.on("PUT", IN_GUILD)
def sync_commands(request: BotRequest) -> ResponseBody:
    """Replace all global commands of the bot, or all those for the server."""
    if not isinstance(request.body, list):
        raise refuse(50109)
    return overwrite(request.world, _own_application(request), _commands(request), request.body, _guild_id(request))


@routes.on("POST", GLOBAL)
@routes.on("POST", IN_GUILD)
def create_command(request: BotRequest) -> ResponseBody:
    """Create a command, or replace the one with the same name."""
    return upsert(request.world, _own_application(request), _commands(request), request.json, _guild_id(request))


@routes.on("GET", GLOBAL + "/{command}")
@routes.on("GET", IN_GUILD + "/{command}")
def get_command(request: BotRequest) -> ResponseBody:
    """Return one command."""
    return _command(request)


@routes.on("PATCH", GLOBAL + "/{command}")
@routes.on("PATCH", IN_GUILD + "/{command}")
def edit_command(request: BotRequest) -> ResponseBody:
    """Change one command."""
    return upsert(
        request.world,
        _own_application(request),
        _commands(request),
        _command(request) | request.json,
        _guild_id(request),
    )


@routes.on("DELETE", GLOBAL + "/{command}")
@routes.on("DELETE", IN_GUILD + "/{command}")
def delete_command(request: BotRequest) -> ResponseBody:
    """Delete one command."""
    remove(request.world, _own_application(request), _commands(request), _command(request)["id"])
    return None


@routes.on("GET", "/applications/{application}/emojis")
def list_emojis(request: BotRequest) -> ResponseBody:
    """List the emojis of the application, which has none."""
    _own_application(request)
    return {"items": []}
