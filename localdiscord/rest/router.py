"""From an HTTP request to a handler and back: faults, token, limits, body, schema, refusal."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from localdiscord.common.errors import RateLimited, Refusal, Unimplemented, refuse
from localdiscord.common.faults import Fault
from localdiscord.entities.applications import Application
from localdiscord.rest import applications, channels, guilds, interactions, messages, pins, reactions, threads, users
from localdiscord.rest.request import Call, Reply, Route
from localdiscord.rest.request_body import read_body
from localdiscord.state.world import World

ROOT = "/api/v10"
NOBODY_READS = 499
MODULES = (
    applications,
    channels,
    guilds,
    interactions,
    pins,
    messages,
    reactions,
    threads,
    users,
)  # no message is called "pins"


def add_routes(app: web.Application, world: World) -> None:
    """Everything a bot may ask, and a record of whatever else it tries."""
    for module in MODULES:
        for route in module.routes:
            app.router.add_route(route.method, ROOT + route.path, _endpoint(world, route))
    app.router.add_route("*", "/api/{unknown:.*}", _unknown(world))


def _endpoint(world: World, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def endpoint(request: web.Request) -> web.Response:
        fault = world.faults.meet(request.method, request.path.removeprefix(ROOT))
        if fault is None:
            return await _answered(world, route, request)
        await asyncio.sleep(fault.delay)
        if not fault.spoils:
            return await _answered(world, route, request)
        if fault.done:
            await _answered(world, route, request)
        return _spoilt(request, fault)

    return endpoint


def _spoilt(request: web.Request, fault: Fault) -> web.Response:
    """What arrives in the place of an answer."""
    if fault.reset and request.transport:
        request.transport.abort()
    if fault.code:
        refusal = refuse(fault.code)
        return _json_response(refusal.body(), refusal.status)
    return web.Response(status=fault.status or NOBODY_READS)  # an outage answers in no form of Discord's


async def _answered(world: World, route: Route, request: web.Request) -> web.Response:
    headers: dict[str, str] = {}
    try:
        response = answer(await _handle(world, route, request, headers))
    except Refusal as refusal:
        response = refused(world, request, refusal)
    except ConnectionResetError:
        response = web.Response(status=NOBODY_READS)  # the bot died in the middle of its request
    response.headers.update(headers)
    return response


async def _handle(world: World, route: Route, request: web.Request, headers: dict[str, str]) -> Reply:
    """The answer; `headers` takes what it says of limits, also when it is refused."""
    caller = _caller(world, request)
    if caller is None and not route.open:
        raise refuse(0)
    bot_id = None if route.open or caller is None else caller.id
    headers |= world.limits.admit(route.method, route.path, request.match_info, bot_id)
    body, uploads = await read_body(request)
    if world.schema:
        world.schema.check(route.method, route.path, body)
    reply = route.handler(Call(world, dict(request.match_info), dict(request.query), body, uploads, caller))
    if world.schema:
        world.schema.check_answer(route.method, route.path, reply)
    return reply


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
    elif refusal.status < 500:
        path = re.sub(r"/[\w-]{60,}", "/{token}", request.path)
        noted = world.limited if isinstance(refusal, RateLimited) else world.violations
        noted.append({"method": request.method, "path": path, "status": refusal.status} | refusal.body())
    response = _json_response(refusal.body(), refusal.status)
    response.headers.update(refusal.headers())
    return response


def _json_response(data: Reply, status: int) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
