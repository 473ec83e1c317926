"""The server, its channels, roles and members."""

from __future__ import annotations

from localdiscord.common.errors import refuse
from localdiscord.gateway.initial_state import active_threads, text_channels
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.serializers import channel_json, guild_json, member_json, thread_member_json
from localdiscord.state.world import Guild

routes = Routes()


def _guild(request: BotRequest) -> Guild:
    """The server that is asked about. Refuses with 10004 an unknown id."""
    if request.params["guild"] not in request.world.guilds:
        raise refuse(10004)
    return request.world.guilds[request.params["guild"]]


@routes.on("GET", "/guilds/{guild}")
def guild(request: BotRequest) -> ResponseBody:
    """Return the server."""
    found = _guild(request)
    count = len(request.world.users)
    counts = {"approximate_member_count": count, "approximate_presence_count": count}
    return guild_json(found) | (counts if request.flag("with_counts") else {})


@routes.on("GET", "/guilds/{guild}/channels")
def guild_channels(request: BotRequest) -> ResponseBody:
    """List the channels without threads."""
    return [channel_json(request.world, channel) for channel in text_channels(request.world, _guild(request))]


@routes.on("GET", "/guilds/{guild}/threads/active")
def guild_threads(request: BotRequest) -> ResponseBody:
    """List the threads that are not archived and that the bot can see."""
    threads = active_threads(request.world, request.application, _guild(request))
    joined = [thread for thread in threads if thread.thread and request.bot.id in thread.thread.members]
    return {
        "threads": [channel_json(request.world, thread, request.bot) for thread in threads],
        "members": [thread_member_json(thread, request.bot.id) for thread in joined],
        "has_more": False,
    }


@routes.on("GET", "/guilds/{guild}/roles")
def guild_roles(request: BotRequest) -> ResponseBody:
    """List the roles."""
    return list(_guild(request).roles.values())


@routes.on("GET", "/guilds/{guild}/members/search")
def search_members(request: BotRequest) -> ResponseBody:
    """List members whose name begins with the query."""
    _guild(request)
    prefix = request.query.get("query", "").lower()
    users = request.world.users.values()
    return [member_json(user) for user in users if user.username.startswith(prefix)][
        : int(request.query.get("limit", 1))
    ]


@routes.on("GET", "/guilds/{guild}/members/{user}")
def guild_member(request: BotRequest) -> ResponseBody:
    """Return one member."""
    _guild(request)
    return member_json(request.world.member(request.params["user"]))


@routes.on("GET", "/guilds/{guild}/members")
def guild_members(request: BotRequest) -> ResponseBody:
    """List members by id, those after the id `after`."""
    _guild(request)
    after = int(request.query.get("after", 0))
    limit = int(request.query.get("limit", 1))
    users = sorted(request.world.users.values(), key=lambda user: int(user.id))
    return [member_json(user) for user in users if int(user.id) > after][:limit]
