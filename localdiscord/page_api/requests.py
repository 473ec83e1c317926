"""Requests of pages. The address names the person who acts (`?as=<id>`): nobody logs in to a local server."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from localdiscord.common.errors import Refusal, refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.users import User
from localdiscord.state.permissions import require
from localdiscord.state.world import World


@dataclass
class PageRequest:
    """A request of a person's page: `params` come from the path, `body` is the JSON, empty where there is none."""

    world: World
    user: User
    params: dict[str, str]
    query: dict[str, str]
    body: Json

    def channel(self) -> Channel:
        """Return the channel of the path, or of the body. Refuses with 10003 or 50001 one the person does not see."""
        channel = self.world.channel(self.params.get("channel") or str(self.body.get("channel_id")))
        require(self.world, self.user, channel, 0)
        return channel

    def field(self, name: str) -> str:
        """Return a field of the body as a string. Refuses with 50035 when it is missing."""
        if not isinstance(self.body.get(name), str | int):
            raise Refusal(400, 50035, f"{name} is needed")
        return str(self.body[name])


Handler = Callable[[PageRequest], Awaitable[Any]]


def endpoint(world: World, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Make a handler answer web requests: JSON in and out, a refusal as `{"error": …}` with its status."""

    async def answer(request: web.Request) -> web.Response:
        try:
            return _json(await handler(await _page_request(world, request)))
        except Refusal as refusal:
            return _json({"error": refusal.message} | refusal.body(), refusal.status)

    return answer


async def _page_request(world: World, request: web.Request) -> PageRequest:
    user = acting_person(world, request)
    try:
        body = await request.json() if request.can_read_body else {}
    except ValueError:
        raise refuse(50109) from None
    return PageRequest(
        world, user, dict(request.match_info), dict(request.query), body if isinstance(body, dict) else {}
    )


def acting_person(world: World, request: web.Request) -> User:
    """Return the person named by `?as=`, or else the first one. Refuses with 10013 a bot or an unknown id."""
    user_id = request.query.get("as") or world.people()[0].id
    user = world.user(user_id)
    if user.bot:
        raise refuse(10013)
    return user


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")
