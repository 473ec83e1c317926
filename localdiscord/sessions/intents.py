"""Intents: which events a bot receives, and what it may read of them."""

from __future__ import annotations

from localdiscord.common.json_types import Json

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_MESSAGES = 1 << 9
GUILD_REACTIONS = 1 << 10
GUILD_TYPING = 1 << 11
DM_MESSAGES = 1 << 12
DM_REACTIONS = 1 << 13
DM_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15

_MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
_REACTIONS = ("MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE")
_GUILDS = (
    "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE", "THREAD_CREATE", "THREAD_UPDATE",
    "THREAD_DELETE", "THREAD_MEMBER_UPDATE", "THREAD_MEMBERS_UPDATE", "GUILD_CREATE", "GUILD_UPDATE",
)  # fmt: skip

_NEEDED: dict[str, tuple[int, int]] = {
    **dict.fromkeys(_MESSAGES, (GUILD_MESSAGES, DM_MESSAGES)),
    **dict.fromkeys(_REACTIONS, (GUILD_REACTIONS, DM_REACTIONS)),
    **dict.fromkeys(_GUILDS, (GUILDS, 0)),
    "TYPING_START": (GUILD_TYPING, DM_TYPING),
}


def is_received(intents: int, event: str, data: Json) -> bool:
    """Whether a session with these intents receives an event; events that need no intent always arrive."""
    in_guild, in_dm = _NEEDED.get(event, (0, 0))
    needed = in_guild if "guild_id" in data or event == "GUILD_CREATE" else in_dm
    return not needed or bool(intents & needed)


def visible_data(intents: int, event: str, data: Json, bot_id: str) -> Json:
    """The event's data as a session with these intents receives it.

    Without the intent for message content, messages of others are empty unless they mention the bot or are direct.
    """
    if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or intents & MESSAGE_CONTENT:
        return data
    mentioned = any(user["id"] == bot_id for user in data["mentions"])
    if "guild_id" not in data or data["author"]["id"] == bot_id or mentioned:
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
