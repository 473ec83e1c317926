"""What a bot is told when it logs in."""

from __future__ import annotations

from localdiscord.entities.applications import Application
from localdiscord.entities.channels import TEXT, Channel
from localdiscord.gateway.intents import GUILD_MEMBERS
from localdiscord.gateway.session import Session
from localdiscord.permissions import can_see
from localdiscord.shapes import Json
from localdiscord.views import channel_json, guild_json, member_json
from localdiscord.world import World


def gateway_url(world: World) -> str:
    """Where the gateway listens."""
    return world.base_url.replace("http", "ws", 1) + "/gateway"


def ready(world: World, session: Session) -> Json:
    """The READY event."""
    application = session.application
    return {
        "v": 10, "user": application.user.json() | {"verified": True, "mfa_enabled": True, "email": None},
        "session_id": session.id, "session_type": "normal", "resume_gateway_url": gateway_url(world),
        "shard": list(session.shard), "application": {"id": application.id, "flags": 1 << 23},
        "guilds": [{"id": world.guild.id, "unavailable": True}], "private_channels": [], "relationships": [],
    }  # fmt: skip


def guild_create(world: World, session: Session) -> Json:
    """The GUILD_CREATE event; without the members intent only the bot itself is listed."""
    bot = session.application.user
    everybody = session.intents & GUILD_MEMBERS
    members = world.users.values() if everybody else [bot]
    return guild_json(world) | {
        "joined_at": bot.joined_at, "large": False, "unavailable": False, "member_count": len(world.users),
        "members": [member_json(user) for user in members],
        "channels": [channel_json(world, channel, bot) for channel in world.channels.values() if channel.type == TEXT],
        "threads": [channel_json(world, thread, bot) for thread in active_threads(world, session.application)],
        "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }  # fmt: skip


def active_threads(world: World, application: Application) -> list[Channel]:
    """Threads the bot can see that are not archived."""
    return [
        channel
        for channel in world.channels.values()
        if channel.thread and not channel.thread.archived and can_see(world, application.user, channel)
    ]


def members_chunk(world: World, request: Json) -> Json:
    """The GUILD_MEMBERS_CHUNK event for an opcode 8 request."""
    wanted = request.get("user_ids")
    ids = [str(wanted)] if isinstance(wanted, str | int) else [str(user_id) for user_id in wanted or world.users]
    found = [world.users[user_id] for user_id in ids if user_id in world.users]
    starting = [user for user in found if user.username.startswith(request.get("query") or "")]
    data: Json = {
        "guild_id": world.guild.id, "members": [member_json(user) for user in starting], "chunk_index": 0,
        "chunk_count": 1, "not_found": [user_id for user_id in ids if user_id not in world.users],
    }  # fmt: skip
    return data | {"nonce": request["nonce"]} if request.get("nonce") else data
