"""The API of the page: its files, the state it shows, a stream of events, and everything a person can do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from aiohttp import web

from localdiscord.page_api import actions, events, page, queries
from localdiscord.page_api.requests import endpoint
from localdiscord.state.world import World


def add_routes(app: web.Application, world: World, fonts: Path | None = None) -> None:
    """Serve the page at `/`, its API below `/client`, and the fonts of a folder."""
    page.add_routes(app, fonts)
    app.router.add_get("/client/events", partial(events.stream, world))
    for method, path, handler in (*queries.ROUTES, *actions.ROUTES):
        app.router.add_route(method, "/client" + path, endpoint(world, handler))
