"""`/healthz` and `/metrics`, for programs on the machine of the host, and `/api/tables/<id>` where they want that."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic

import structlog
from aiohttp import web

from bot.monitoring.health import Report
from bot.monitoring.metrics import Figures
from bot.settings import http_address

log = structlog.get_logger()
UNWELL = 503
NO_METRICS = "no figures: install the extra `metrics` of orrery, see docs/hosting.md\n"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Look = Callable[[], Report | None]


@asynccontextmanager
async def served(setting: str, look: Look, figures: Figures | None, feed: Handler | None = None) -> AsyncIterator[int]:
    """Answer at an address for as long as the block lasts; yields the port. Raises OSError where it is taken.

    Health and figures are made of what the bot found out by itself: whoever asks often costs it nothing. They name no
    table and no person. `feed` answers for tables, where there is one.
    """
    host, port = http_address(setting)
    app = web.Application()
    app.router.add_get("/healthz", _healthz(look))
    app.router.add_get("/metrics", _metrics(figures))
    if feed:
        app.router.add_get("/api/tables/{id:[a-z0-9]{1,20}}", feed)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        port = int(runner.addresses[0][1])
        log.info("http-served", host=host, port=port)
        yield port
    finally:
        await runner.cleanup()


def _healthz(look: Look) -> Handler:
    async def healthz(request: web.Request) -> web.Response:
        now, report = monotonic(), look()
        if report is None:  # it has only just begun
            return web.json_response({"well": False, "failing": ["start"]}, status=UNWELL)
        return web.json_response(report.told(now), status=200 if report.well(now) else UNWELL)

    return healthz


def _metrics(figures: Figures | None) -> Handler:
    async def metrics(request: web.Request) -> web.Response:
        if figures is None:
            return web.Response(text=NO_METRICS, status=404)
        body, kind = figures()
        return web.Response(body=body, headers={"Content-Type": kind})

    return metrics
