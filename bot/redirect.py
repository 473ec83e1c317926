"""Points the bot at a stand-in for Discord on this machine."""

from __future__ import annotations

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def redirect_client(base: str) -> None:
    """Send everything to the stand-in at `base`, such as `http://127.0.0.1:8080`."""
    url = URL(base.rstrip("/"))
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("wss" if url.scheme == "https" else "ws") / "gateway"
    discord.Asset.BASE = str(url)
