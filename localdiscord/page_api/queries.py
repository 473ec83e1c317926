"""What a page shows when it opens, and the history it scrolls to."""

from __future__ import annotations

from localdiscord.actions.broadcast import channel_for, may_read, message_for
from localdiscord.actions.commands import visible_commands
from localdiscord.common.json_types import Json
from localdiscord.page_api.requests import Ask, Handler
from localdiscord.state.serializers import member_json

MOST_MESSAGES = 100


async def state(ask: Ask) -> Json:
    """Everything but the messages, as the person sees it."""
    world, guild = ask.world, ask.world.guild
    applications = list(world.applications.values())
    channels = (channel_for(world, channel, ask.user) for channel in world.channels.values())
    return {
        "me": ask.user.json(), "locale": ask.user.locale, "users": [user.json() for user in world.users.values()],
        "members": [member_json(user) for user in world.users.values()],
        "guild": {"id": guild.id, "name": guild.name, "icon": None, "roles": list(guild.roles.values())},
        "channels": [channel for channel in channels if channel], "commands": visible_commands(world, ask.user),
        "bot": applications[-1].user.json() if applications else None,
        "bot_online": any(application.online for application in applications),
    }  # fmt: skip


async def messages(ask: Ask) -> list[Json]:
    """A stretch of a channel's messages, newest last."""
    channel = ask.channel()
    limit = max(1, min(MOST_MESSAGES, int(ask.query.get("limit", 50))))
    before = int(ask.query.get("before") or 1 << 63)
    everything = ask.world.messages.get(channel.id, {}).values()
    mine = [each for each in everything if int(each.id) < before and may_read(ask.world, ask.user, each)]
    newest = sorted(mine, key=lambda each: int(each.id))[-limit:]
    return [message_for(ask.world, each, ask.user) for each in newest]


async def log(ask: Ask) -> list[Json]:
    """Every message create, edit and delete since the world began, in order."""
    return ask.world.log


async def misdeeds(ask: Ask) -> Json:
    """What bots did that Discord would refuse, and what the stand-in does not know."""
    return {"violations": ask.world.violations, "unimplemented": ask.world.unimplemented}


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/state", state),
    ("GET", "/channels/{channel}/messages", messages),
    ("GET", "/log", log),
    ("GET", "/misdeeds", misdeeds),
)
