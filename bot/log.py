"""Logs: one event a line, with context; no tokens, no positions, nothing a player may not know."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import aiohttp
import discord
import structlog

from bot.tallies import TALLIES

TOO_MANY = 429
COUNTED = {"warning", "error", "critical"}
LOST = (discord.NotFound, discord.DiscordServerError, aiohttp.ClientConnectionError)


def configure(form: str, level: int = logging.INFO) -> None:
    """Log to stderr, as `json` lines or for a `console`; the libraries' records and warnings go the same way."""
    stamped: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*stamped, _counted, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_shown(form)]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=[*stamped, _counted], processors=last))
    logging.captureWarnings(capture=True)
    logging.getLogger("discord.app_commands.tree").addFilter(_wanted)
    logging.basicConfig(handlers=[handler], level=level, force=True)


def _counted(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Count what is more than a word: events of ours by their name, those of a library by that of its logger."""
    level = str(event.get("level", method))
    if level in COUNTED:
        record = event.get("_record")
        name = record.name if record else event["event"]
        TALLIES.events[level, str(name)] += 1
    return event


def _wanted(record: logging.LogRecord) -> bool:
    """Whether a record tells of more than a completion that came too late or was lost on the way."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not (isinstance(error, LOST) or getattr(error, "status", 0) == TOO_MANY)


def _shown(form: str) -> list[Any]:
    """What makes a line of an event."""
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback  # the richer one prints variables: hands, the token
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
