"""The server, its channels, roles and members."""

from __future__ import annotations

from localdiscord.common.errors import refuse
from localdiscord.entities.channels import TEXT
from localdiscord.gateway.initial_state import active_threads
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.serializers import channel_json, guild_json, member_json, thread_member_json

routes = Routes()


def _here(call: Call) -> None:
    if call.params["guild"] != call.world.guild.id:
        raise refuse(10004)


@routes.on("GET", "/guilds/{guild}")
def guild(call: Call) -> Reply:
    """The server."""
    _here(call)
    count = len(call.world.users)
    counts = {"approximate_member_count": count, "approximate_presence_count": count}
    return guild_json(call.world) | (counts if call.flag("with_counts") else {})


@routes.on("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Reply:
    """Its channels, without threads."""
    _here(call)
    return [channel_json(call.world, channel) for channel in call.world.channels.values() if channel.type == TEXT]


@routes.on("GET", "/guilds/{guild}/threads/active")
def guild_threads(call: Call) -> Reply:
    """Its threads that are not archived, as far as the bot sees them."""
    _here(call)
    threads = active_threads(call.world, call.application)
    mine = [thread for thread in threads if thread.thread and call.bot.id in thread.thread.members]
    return {
        "threads": [channel_json(call.world, thread, call.bot) for thread in threads],
        "members": [thread_member_json(thread, call.bot.id) for thread in mine],
        "has_more": False,
    }


@routes.on("GET", "/guilds/{guild}/roles")
def guild_roles(call: Call) -> Reply:
    """Its roles."""
    _here(call)
    return list(call.world.guild.roles.values())


@routes.on("GET", "/guilds/{guild}/members/search")
def search_members(call: Call) -> Reply:
    """Members whose name begins with the query."""
    _here(call)
    wanted = call.query.get("query", "").lower()
    users = call.world.users.values()
    return [member_json(user) for user in users if user.username.startswith(wanted)][: int(call.query.get("limit", 1))]


@routes.on("GET", "/guilds/{guild}/members/{user}")
def guild_member(call: Call) -> Reply:
    """One member."""
    _here(call)
    return member_json(call.world.member(call.params["user"]))


@routes.on("GET", "/guilds/{guild}/members")
def guild_members(call: Call) -> Reply:
    """Members in the order of their ids."""
    _here(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    users = sorted(call.world.users.values(), key=lambda user: int(user.id))
    return [member_json(user) for user in users if int(user.id) > after][:limit]
