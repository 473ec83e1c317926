"""A page's request: who acts is named in the address, for it is a local toy without logins."""

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
class Ask:
    """One request of a person's page."""

    world: World
    user: User
    params: dict[str, str]
    query: dict[str, str]
    body: Json

    def channel(self, channel_id: str | None = None) -> Channel:
        """The channel of the body or path, which the person must see."""
        channel = self.world.channel(channel_id or self.params.get("channel") or str(self.body.get("channel_id")))
        require(self.world, self.user, channel, 0)
        return channel

    def field(self, name: str) -> str:
        """A string of the body. Refuses with 50035."""
        if not isinstance(self.body.get(name), str | int):
            raise Refusal(400, 50035, f"{name} is needed")
        return str(self.body[name])


Handler = Callable[[Ask], Awaitable[Any]]


def endpoint(world: World, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """The HTTP side of a handler: JSON in and out, a refusal as `{"error"}`."""

    async def answer(request: web.Request) -> web.Response:
        try:
            return _json(await handler(await _ask(world, request)))
        except Refusal as refusal:
            return _json({"error": refusal.message} | refusal.body(), refusal.status)

    return answer


async def _ask(world: World, request: web.Request) -> Ask:
    user = acting(world, request)
    try:
        body = await request.json() if request.can_read_body else {}
    except ValueError:
        raise refuse(50109) from None
    return Ask(world, user, dict(request.match_info), dict(request.query), body if isinstance(body, dict) else {})


def acting(world: World, request: web.Request) -> User:
    """The person named by `?as=`; without it the first one. Refuses with 10013 bots and strangers."""
    user_id = request.query.get("as") or world.people()[0].id
    user = world.user(user_id)
    if user.bot:
        raise refuse(10013)
    return user


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")
