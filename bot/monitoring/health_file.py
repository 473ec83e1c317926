"""The file that the bot renews while it is well; a health check reads how old it is.

That check runs every half minute beside the bot, so this module loads nothing else of it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

RENEWED_SECONDS = 15.0
STALE_SECONDS = 60.0


def renew(path: Path, told: Mapping[str, Any] | None = None) -> None:
    """Say in the file `path` that all is well, and how (as JSON); the file is whole whenever it is read."""
    said = json.dumps(told) if told else ""
    written = path.with_name(f"{path.name}.new")
    written.write_text(f"{said}\n", "utf-8")
    written.replace(path)


def renewed_lately(path: Path) -> bool:
    """Whether the bot has said within the last minute that all is well; False where there is no file."""
    try:
        return time.time() - path.stat().st_mtime < STALE_SECONDS
    except FileNotFoundError:
        return False


def last_said(path: Path) -> str:
    """What the bot has said last when all was well; "" where there is no file."""
    try:
        return path.read_text("utf-8").strip()
    except OSError:
        return ""
