"""From an HTTP request to a handler and back: token, obstacle, body, schema, refusal."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from localdiscord.entities.applications import Application
from localdiscord.errors import RateLimited, Refusal, Unimplemented, refuse
from localdiscord.rest import applications, channels, guilds, interactions, messages, reactions, threads, users
from localdiscord.rest.call import Call, Reply, Route
from localdiscord.rest.reading import read_body
from localdiscord.world import World

ROOT = "/api/v10"
MODULES = (applications, channels, guilds, interactions, messages, reactions, threads, users)


def add_routes(app: web.Application, world: World) -> None:
    """Everything a bot may ask, and a record of whatever else it tries."""
    for module in MODULES:
        for route in module.routes:
            app.router.add_route(route.method, ROOT + route.path, _endpoint(world, route))
    app.router.add_route("*", "/api/{unknown:.*}", _unknown(world))


def _endpoint(world: World, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def endpoint(request: web.Request) -> web.Response:
        try:
            return answer(await _handle(world, route, request))
        except Refusal as refusal:
            return refused(world, request, refusal)
        except ConnectionResetError:
            return web.Response(status=499)  # the bot died in the middle of its request; nobody reads this

    return endpoint


async def _handle(world: World, route: Route, request: web.Request) -> Reply:
    caller = _caller(world, request)
    if caller is None and not route.open:
        raise refuse(0)
    if obstacle := world.obstacle(request.method, request.path.removeprefix(ROOT)):
        raise obstacle
    body, uploads = await read_body(request)
    if world.schema:
        world.schema.check(route.method, route.path, body)
    return route.handler(Call(world, dict(request.match_info), dict(request.query), body, uploads, caller))


def _caller(world: World, request: web.Request) -> Application | None:
    header = request.headers.get("Authorization", "")
    return world.application_for(header.removeprefix("Bot ")) if header.startswith("Bot ") else None


def _unknown(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def unknown(request: web.Request) -> web.Response:
        return refused(world, request, Unimplemented(f"{request.method} {request.path}"))

    return unknown


def answer(reply: Reply) -> web.Response:
    """Discord's success. The content type has no charset: libraries compare it to the letter."""
    if reply is None:
        return web.Response(status=204)
    return _json_response(reply, 200)


def refused(world: World, request: web.Request, refusal: Refusal) -> web.Response:
    """Discord's refusal, noted down; a test that expects good manners looks there."""
    if isinstance(refusal, Unimplemented):
        world.unimplemented.append(refusal.what)
    elif refusal.status < 500 and not isinstance(refusal, RateLimited):
        path = re.sub(r"/[\w-]{60,}", "/{token}", request.path)
        world.violations.append({"method": request.method, "path": path, "status": refusal.status} | refusal.body())
    response = _json_response(refusal.body(), refusal.status)
    if isinstance(refusal, RateLimited):
        # Without a Via header libraries take a 429 for a ban by Discord's proxy.
        response.headers.update({"Via": "1.1 localdiscord", "Retry-After": str(refusal.retry_after)})
    return response


def _json_response(data: Reply, status: int) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
