"""Logs: one event a line, with context; no tokens, no positions, nothing a player may not know."""

from __future__ import annotations

import logging
import sys
from typing import Any

import aiohttp
import discord
import structlog

TOO_MANY = 429
LOST = (discord.NotFound, discord.DiscordServerError, aiohttp.ClientConnectionError)


def configure(form: str, level: int = logging.INFO) -> None:
    """Log to stderr, as `json` lines or for a `console`; the libraries' records and warnings go the same way."""
    stamped: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*stamped, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_shown(form)]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=stamped, processors=last))
    logging.captureWarnings(capture=True)
    logging.getLogger("discord.app_commands.tree").addFilter(_wanted)
    logging.basicConfig(handlers=[handler], level=level, force=True)


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
