"""From an HTTP request to a handler and back: faults, token, rate limits, body, schema, refusals."""

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
from localdiscord.rest.request import BotRequest, ResponseBody, Route
from localdiscord.rest.request_body import read_body
from localdiscord.state.world import World

ROOT = "/api/v10"
CLIENT_CLOSED_REQUEST = 499  # a status for answers that nobody receives
PAGE = "<html><body>One moment, please …</body></html>"  # of a proxy
MODULES = (applications, channels, guilds, interactions, pins, messages, reactions, threads, users)
"""The order counts: `pins` comes before `messages`, which would take "pins" for a message's id."""

WebHandler = Callable[[web.Request], Awaitable[web.Response]]


def add_routes(app: web.Application, world: World) -> None:
    """Serve every known request of a bot; whatever else it tries is recorded as unimplemented."""
    for module in MODULES:
        for route in module.routes:
            app.router.add_route(route.method, ROOT + route.path, _endpoint(world, route))
    app.router.add_route("*", "/api/{unknown:.*}", _unknown(world))


def _endpoint(world: World, route: Route) -> WebHandler:
    async def endpoint(request: web.Request) -> web.Response:
        fault = world.faults.hit(request.method, request.path.removeprefix(ROOT))
        if fault is None:
            return await _answer(world, route, request)
        await asyncio.sleep(fault.delay)
        if not fault.replaces_answer:
            return await _answer(world, route, request)
        if fault.takes_effect:
            await _answer(world, route, request)
        return _faulty_answer(request, fault)

    return endpoint


def _faulty_answer(request: web.Request, fault: Fault) -> web.Response:
    """What arrives instead of the request's own answer."""
    if fault.reset and request.transport:
        request.transport.abort()
    if fault.code:
        refusal = refuse(fault.code)
        return _json_response(refusal.body(), refusal.status)
    # an outage answers with a page of whatever stands before Discord, and without its JSON
    return web.Response(status=fault.status or CLIENT_CLOSED_REQUEST, text=PAGE, content_type="text/html")


async def _answer(world: World, route: Route, request: web.Request) -> web.Response:
    headers: dict[str, str] = {}
    try:
        response = _success(await _handle(world, route, request, headers))
    except Refusal as refusal:
        response = _refused(world, request, refusal)
    except ConnectionResetError:
        response = web.Response(status=CLIENT_CLOSED_REQUEST)  # the bot died in the middle of its request
    response.headers.update(headers)
    return response


async def _handle(world: World, route: Route, request: web.Request, headers: dict[str, str]) -> ResponseBody:
    """Return the body of the answer; rate limits are added to `headers` even when the request is refused later."""
    caller = _caller(world, request)
    if caller is None and not route.open:
        raise refuse(0)
    bot_id = None if route.open or caller is None else caller.id
    headers |= world.limits.admit(route.method, route.path, request.match_info, bot_id)
    body, uploads = await read_body(request)
    if world.schema:
        world.schema.check(route.method, route.path, body)
    reply = route.handler(BotRequest(world, dict(request.match_info), dict(request.query), body, uploads, caller))
    if world.schema:
        world.schema.check_answer(route.method, route.path, reply)
    return reply


def _caller(world: World, request: web.Request) -> Application | None:
    header = request.headers.get("Authorization", "")
    return world.application_for(header.removeprefix("Bot ")) if header.startswith("Bot ") else None


def _unknown(world: World) -> WebHandler:
    async def unknown(request: web.Request) -> web.Response:
        return _refused(world, request, Unimplemented(f"{request.method} {request.path}"))

    return unknown


def _success(body: ResponseBody) -> web.Response:
    if body is None:
        return web.Response(status=204)
    return _json_response(body, 200)


def _refused(world: World, request: web.Request, refusal: Refusal) -> web.Response:
    """Answer with Discord's refusal and record it; tests of a bot check these records."""
    if isinstance(refusal, Unimplemented):
        world.unimplemented.append(refusal.feature)
    elif refusal.status < 500:
        path = re.sub(r"/[\w-]{60,}", "/{token}", request.path)
        records = world.limited if isinstance(refusal, RateLimited) else world.violations
        records.append({"method": request.method, "path": path, "status": refusal.status} | refusal.body())
    response = _json_response(refusal.body(), refusal.status)
    response.headers.update(refusal.headers())
    return response


def _json_response(data: ResponseBody, status: int) -> web.Response:
    """A JSON answer whose content type has no charset, because libraries compare it as a whole."""
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
