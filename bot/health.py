"""Is the bot well? It renews a file while its connection is alive; a health check reads how old the file is."""

from __future__ import annotations

import time
from pathlib import Path

import discord

RENEWED_SECONDS = 15.0
STALE_SECONDS = 60.0
SLOW_SECONDS = 10.0


def alive(client: discord.Client) -> bool:
    """Whether Discord's heartbeat comes back in time."""
    return client.is_ready() and not client.is_closed() and client.latency < SLOW_SECONDS


def renew(path: Path) -> None:
    """Say that all is well."""
    path.touch()


def fresh(path: Path) -> bool:
    """Whether all was well within the last minute."""
    try:
        return time.time() - path.stat().st_mtime < STALE_SECONDS
    except FileNotFoundError:
        return False
