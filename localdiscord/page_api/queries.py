"""What a page shows when it opens, the history it scrolls to, and records for tests."""

from __future__ import annotations

from localdiscord.actions.broadcast import channel_for, may_read, message_for
from localdiscord.actions.commands import visible_commands
from localdiscord.common.json_types import Json
from localdiscord.page_api.requests import Handler, PageRequest
from localdiscord.state.serializers import member_json

MAX_MESSAGES = 100


async def state(request: PageRequest) -> Json:
    """Return everything but the messages, as the person sees it."""
    world = request.world
    guild = world.guild
    applications = list(world.applications.values())
    channels = (channel_for(world, channel, request.user) for channel in world.channels.values())
    return {
        "me": request.user.json(), "locale": request.user.locale,
        "users": [user.json() for user in world.users.values()],
        "members": [member_json(user) for user in world.users.values()],
        "guild": {"id": guild.id, "name": guild.name, "icon": None, "roles": list(guild.roles.values())},
        "channels": [channel for channel in channels if channel], "commands": visible_commands(world, request.user),
        "bot": applications[-1].user.json() if applications else None,
        "bot_online": any(application.online for application in applications),
    }  # fmt: skip


async def messages(request: PageRequest) -> list[Json]:
    """Return the latest messages of a channel, or those `before` an id, newest last; at most `limit`."""
    channel = request.channel()
    limit = max(1, min(MAX_MESSAGES, int(request.query.get("limit", 50))))
    before = int(request.query.get("before") or 1 << 63)
    all_messages = request.world.messages.get(channel.id, {}).values()
    visible = [each for each in all_messages if int(each.id) < before and may_read(request.world, request.user, each)]
    newest = sorted(visible, key=lambda each: int(each.id))[-limit:]
    return [message_for(request.world, each, request.user) for each in newest]


async def log(request: PageRequest) -> list[Json]:
    """Return every creation, edit and deletion of a message since the server started, in order."""
    return request.world.log


async def violations(request: PageRequest) -> Json:
    """Return the requests of bots that were refused, and the features they asked for that the stand-in lacks."""
    return {"violations": request.world.violations, "unimplemented": request.world.unimplemented}


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/state", state),
    ("GET", "/channels/{channel}/messages", messages),
    ("GET", "/log", log),
    ("GET", "/violations", violations),
)
