"""What the people's page talks to: the state, a stream of events, and everything a person can do."""

from __future__ import annotations

from functools import partial

from aiohttp import web

from localdiscord.client import actions, events, page, state
from localdiscord.client.requests import endpoint
from localdiscord.world import World


def add_routes(app: web.Application, world: World) -> None:
    """The page at `/` and its API below `/client`."""
    page.add_routes(app)
    app.router.add_get("/client/events", partial(events.stream, world))
    for method, path, handler in (*state.ROUTES, *actions.ROUTES):
        app.router.add_route(method, "/client" + path, endpoint(world, handler))
