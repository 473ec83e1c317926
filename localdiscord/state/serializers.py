"""Channels, messages, members and the server as Discord's JSON objects."""

from __future__ import annotations

from localdiscord.common.json_types import Json
from localdiscord.entities.channels import DM, Channel
from localdiscord.entities.messages import HAS_THREAD, Message
from localdiscord.entities.users import User
from localdiscord.state.world import Guild, World


def channel_json(world: World, channel: Channel, viewer: User | None = None) -> Json:
    """Discord's channel object, as `viewer` sees it: the other user of a DM, their own membership of a thread."""
    if channel.type == DM:
        return _dm_json(world, channel, viewer)
    if channel.thread:
        return _thread_json(channel, viewer)
    return {
        "id": channel.id, "type": channel.type, "guild_id": channel.guild_id, "name": channel.name,
        "topic": channel.topic, "position": channel.position, "nsfw": False, "flags": 0,
        "rate_limit_per_user": channel.slowmode, "parent_id": channel.parent_id,
        "permission_overwrites": channel.overwrites, "last_message_id": channel.last_message_id,
        "last_pin_timestamp": channel.last_pin_timestamp,
    }  # fmt: skip


def _dm_json(world: World, channel: Channel, viewer: User | None) -> Json:
    others = [world.users[user_id] for user_id in channel.recipients if viewer is None or user_id != viewer.id]
    return {
        "id": channel.id, "type": DM, "flags": 0, "last_message_id": channel.last_message_id,
        "recipients": [user.json() for user in others],
    }  # fmt: skip


def _thread_json(channel: Channel, viewer: User | None) -> Json:
    assert channel.thread
    data: Json = {
        "id": channel.id, "type": channel.type, "guild_id": channel.guild_id, "parent_id": channel.parent_id,
        "name": channel.name, "owner_id": channel.thread.owner_id, "last_message_id": channel.last_message_id,
        "rate_limit_per_user": channel.slowmode, "flags": 0, "message_count": channel.messages_sent,
        "total_message_sent": channel.messages_sent, "member_count": min(50, len(channel.thread.members)),
        "thread_metadata": channel.thread.json(),
    }  # fmt: skip
    if viewer and viewer.id in channel.thread.members:
        data["member"] = thread_member_json(channel, viewer.id)
    return data


def thread_member_json(channel: Channel, user_id: str) -> Json:
    """Discord's thread member object."""
    assert channel.thread
    return {"id": channel.id, "user_id": user_id, "join_timestamp": channel.thread.members[user_id], "flags": 1}


def message_json(world: World, message: Message, *, with_reference: bool = True) -> Json:
    """Discord's message object, as the REST API returns it; keys without a value are left out."""
    data: Json = {
        "id": message.id, "channel_id": message.channel_id, "author": message.author.json(), "type": message.type,
        "content": message.content, "timestamp": message.timestamp, "edited_timestamp": message.edited_at,
        "tts": message.tts, "flags": message.flags, "pinned": message.pinned_at is not None,
        "mention_everyone": message.mentions.everyone, "mention_roles": message.mentions.roles,
        "mentions": [user.json() for user in message.mentions.users], "embeds": message.embeds,
        "components": message.components, "attachments": [file.json() for file in message.shown_files()],
    }  # fmt: skip
    data |= _application_fields(message)
    if message.reactions:
        data["reactions"] = [_reaction_json(emoji, users) for emoji, users in message.reactions.items()]
    if message.reference:
        data["message_reference"] = message.reference
        if with_reference and (original := _referenced(world, message)):
            data["referenced_message"] = message_json(world, original, with_reference=False)
    if message.has(HAS_THREAD) and message.id in world.channels:
        data["thread"] = channel_json(world, world.channels[message.id])
    return data


def _application_fields(message: Message) -> Json:
    data: Json = {}
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.application_id:
        data["application_id"] = message.application_id
    if message.interaction:
        data |= {"interaction_metadata": message.interaction, "webhook_id": message.application_id}
    return data


def _referenced(world: World, message: Message) -> Message | None:
    assert message.reference
    return world.messages.get(message.reference["channel_id"], {}).get(message.reference.get("message_id", ""))


def _reaction_json(emoji: str, users: list[str]) -> Json:
    return {
        "emoji": {"id": None, "name": emoji}, "count": len(users), "me": False, "me_burst": False,
        "count_details": {"normal": len(users), "burst": 0}, "burst_colors": [],
    }  # fmt: skip


def member_json(user: User) -> Json:
    """Discord's guild member object with the user in it."""
    return user.member() | {"user": user.json()}


def guild_json(guild: Guild) -> Json:
    """Discord's guild object without members and channels."""
    return {
        "id": guild.id, "name": guild.name, "icon": None, "splash": None, "discovery_splash": None,
        "owner_id": guild.owner_id, "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 1, "explicit_content_filter": 0, "roles": list(guild.roles.values()),
        "emojis": [], "stickers": [], "features": [], "mfa_level": 0, "application_id": None,
        "home_header": None, "region": "deprecated", "widget_enabled": False, "widget_channel_id": None,
        "max_presences": None, "max_members": 500_000, "max_stage_video_channel_users": 50, "nsfw": False,
        "max_video_channel_users": 25, "incidents_data": None,
        "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None, "vanity_url_code": None,
        "description": None, "banner": None, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": guild.locale, "public_updates_channel_id": None, "nsfw_level": 0,
        "premium_progress_bar_enabled": False, "safety_alerts_channel_id": None,
    }  # fmt: skip
