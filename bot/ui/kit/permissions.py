"""What the bot may do on a server: as little as playing takes."""

from __future__ import annotations

import discord

NEEDED = {
    "view_channel": "to be in a channel at all",
    "send_messages": "the table's public message",
    "attach_files": "the pictures in it",
    "create_public_threads": "a thread for each game",
    "send_messages_in_threads": "what happens in a game, told in its thread",
    "create_private_threads": "somebody's first game",
}
EVERYWHERE = ("view_channel", "attach_files", "send_messages_in_threads")
TABLE = discord.Permissions(**dict.fromkeys((*EVERYWHERE, "send_messages", "create_public_threads"), True))
FIRST_GAME = discord.Permissions(**dict.fromkeys((*EVERYWHERE, "create_private_threads"), True))
PLAYING = discord.Permissions(**dict.fromkeys(NEEDED, True))


def invitation(application_id: int) -> str:
    """The link by which a moderator brings the bot into a server, with what it needs and nothing more."""
    return discord.utils.oauth_url(application_id, permissions=PLAYING, scopes=("bot", "applications.commands"))
