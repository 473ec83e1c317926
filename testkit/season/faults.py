"""What the bot logs as an error in a season, with its traceback."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import structlog

INJECTED = {"undeliverable", "status-not-shown", "not-shown"}  # what follows from faults of the server


@contextmanager
def errors_logged() -> Iterator[list[str]]:
    """Collects the errors that are logged meanwhile."""
    found: list[str] = []

    def collect(logger: Any, level: str, entry: MutableMapping[str, Any]) -> Any:
        if level in ("error", "critical", "exception") and entry["event"] not in INJECTED:
            error = sys.exc_info()[1]
            found.append(f"{dict(entry)}\n{''.join(traceback.format_exception(error)) if error else ''}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[collect], cache_logger_on_first_use=False)
    try:
        yield found
    finally:
        structlog.configure(**before)
