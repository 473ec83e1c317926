"""The events that bring a bot up to date: READY and GUILD_CREATE after its login, members on request."""

from __future__ import annotations

from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.entities.channels import TEXT, Channel
from localdiscord.sessions.intents import GUILD_MEMBERS
from localdiscord.sessions.session import Session
from localdiscord.state.permissions import can_see
from localdiscord.state.serializers import channel_json, guild_json, member_json
from localdiscord.state.world import Guild, World


def gateway_url(world: World) -> str:
    """The WebSocket address of the gateway."""
    return world.base_url.replace("http", "ws", 1) + "/gateway"


def ready(world: World, session: Session) -> Json:
    """The data of READY, the first event of a session."""
    application = world.applications[session.bot_id]
    return {
        "v": 10, "user": application.user.json() | {"verified": True, "mfa_enabled": True, "email": None},
        "session_id": session.id, "session_type": "normal", "resume_gateway_url": gateway_url(world),
        "shard": list(session.shard), "application": {"id": application.id, "flags": 1 << 23},
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in world.guilds if session.serves(guild_id)],
        "private_channels": [], "relationships": [],
    }  # fmt: skip


def guild_create(world: World, session: Session, guild: Guild) -> Json:
    """The data of GUILD_CREATE; without the members intent only the bot itself is listed."""
    application = world.applications[session.bot_id]
    bot = application.user
    members = world.users.values() if session.intents & GUILD_MEMBERS else [bot]
    return guild_json(guild) | {
        "joined_at": bot.joined_at, "large": False, "unavailable": False, "member_count": len(world.users),
        "members": [member_json(user) for user in members],
        "channels": [channel_json(world, channel, bot) for channel in text_channels(world, guild)],
        "threads": [channel_json(world, thread, bot) for thread in active_threads(world, application, guild)],
        "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }  # fmt: skip


def text_channels(world: World, guild: Guild) -> list[Channel]:
    """The channels of a server, without threads."""
    return [each for each in world.channels.values() if each.type == TEXT and each.guild_id == guild.id]


def active_threads(world: World, application: Application, guild: Guild) -> list[Channel]:
    """The threads of a server that the bot can see and that are not archived."""
    return [
        channel
        for channel in world.channels.values()
        if channel.guild_id == guild.id
        and channel.thread
        and not channel.thread.archived
        and can_see(world, application.user, channel)
    ]


def members_chunk(world: World, request: Json) -> Json:
    """The data of GUILD_MEMBERS_CHUNK for a request with opcode 8: by ids, or by how names begin."""
    wanted = request.get("user_ids") or list(world.users)
    if isinstance(wanted, str | int):
        wanted = [wanted]
    ids = [str(user_id) for user_id in wanted]
    found = [world.users[user_id] for user_id in ids if user_id in world.users]
    matching = [user for user in found if user.username.startswith(request.get("query") or "")]
    data: Json = {
        "guild_id": request.get("guild_id", world.guild.id), "chunk_index": 0,
        "members": [member_json(user) for user in matching],
        "chunk_count": 1, "not_found": [user_id for user_id in ids if user_id not in world.users],
    }  # fmt: skip
    return data | {"nonce": request["nonce"]} if request.get("nonce") else data
