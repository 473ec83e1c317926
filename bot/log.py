"""Logs: one event a line, with context; no tokens, no positions, nothing a player may not know."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def configure(form: str, level: int = logging.INFO) -> None:
    """Log to stderr, as `json` lines or for a `console`; the libraries' records and warnings go the same way."""
    stamped: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    shown: Any = (
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # the richer one prints variables: hands, the token
        )
        if form == "console"
        else structlog.processors.JSONRenderer()
    )
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if form == "json":
        last.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*stamped, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=stamped, processors=[*last, shown]))
    logging.captureWarnings(True)
    logging.basicConfig(handlers=[handler], level=level, force=True)
