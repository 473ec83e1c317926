"""Is the bot well? It renews a file while it hears from Discord; a health check reads how old the file is."""

from __future__ import annotations

import time
from pathlib import Path

RENEWED_SECONDS = 15.0
STALE_SECONDS = 60.0
SILENCE_SECONDS = 60.0  # heartbeats are answered every 41 seconds, if nothing else happens


class Pulse:
    """When Discord was last heard. Latency would not do: it keeps its last value when the connection hangs."""

    def __init__(self) -> None:
        self._heard: float | None = None

    def heard(self) -> None:
        """Something came in."""
        self._heard = time.monotonic()

    @property
    def alive(self) -> bool:
        """Whether the silence is not too long."""
        return self._heard is not None and time.monotonic() - self._heard < SILENCE_SECONDS


def renew(path: Path) -> None:
    """Say that all is well."""
    path.touch()


def fresh(path: Path) -> bool:
    """Whether all was well within the last minute."""
    try:
        return time.time() - path.stat().st_mtime < STALE_SECONDS
    except FileNotFoundError:
        return False
