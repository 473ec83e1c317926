"""One request of a bot, and the table of requests that are understood."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from localdiscord.actions.uploads import Uploads
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import require
from localdiscord.state.world import World

Reply = Json | list[Json] | None
"""The JSON to send with status 200; None is 204 without a body."""


@dataclass
class Call:
    """`params` come from the path, `body` is the JSON (or `payload_json`), `uploads` the files beside it."""

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)
    caller: Application | None = None

    @property
    def application(self) -> Application:
        """The bot that calls; only requests with a token have one."""
        if self.caller is None:
            raise refuse(0)
        return self.caller

    @property
    def bot(self) -> User:
        """The calling bot's account."""
        return self.application.user

    @property
    def json(self) -> Json:
        """The body as an object; a request without one has an empty object. Refuses with 50109."""
        if self.body is not None and not isinstance(self.body, dict):
            raise refuse(50109)
        return self.body or {}

    def flag(self, name: str) -> bool:
        """A yes-or-no of the query."""
        return self.query.get(name, "").lower() in ("1", "true")

    def channel(self, needed: int = 0) -> Channel:
        """The channel of the path, which the bot must see and have the permissions in."""
        channel = self.world.channel(self.params["channel"])
        require(self.world, self.bot, channel, needed)
        return channel

    def message(self) -> Message:
        """The message of the path, as everybody sees it; the channel is not looked at."""
        return self.world.public_message(self.params["channel"], self.params["message"])


Handler = Callable[[Call], Reply]


@dataclass(frozen=True)
class Route:
    """`path` is relative to the API's root; `open` requests need no bot token."""

    method: str
    path: str
    handler: Handler
    open: bool


class Routes(list[Route]):
    """The requests one module understands."""

    def on(self, method: str, path: str, *, open: bool = False) -> Callable[[Handler], Handler]:
        """Decorates the function that answers."""

        def register(handler: Handler) -> Handler:
            self.append(Route(method, path, handler, open))
            return handler

        return register
