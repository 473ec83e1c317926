"""One request of a bot, and the routes that answer such requests."""

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

ResponseBody = Json | list[Json] | None
"""The JSON to send with status 200; None stands for status 204 without a body."""


@dataclass
class BotRequest:
    """A request as handlers see it.

    `params` are the variable parts of the path, `body` is the JSON (of a multipart request its `payload_json`),
    `uploads` are the files beside it. `caller` is the bot whose token was sent, None without a token.
    """

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)
    caller: Application | None = None

    @property
    def application(self) -> Application:
        """The application of the bot that calls. Refuses with 401 a request without a token."""
        if self.caller is None:
            raise refuse(0)
        return self.caller

    @property
    def bot(self) -> User:
        """The account of the bot that calls. Refuses with 401 a request without a token."""
        return self.application.user

    @property
    def json(self) -> Json:
        """The body as an object, empty where there is none. Refuses with 50109 a body of another type."""
        if self.body is not None and not isinstance(self.body, dict):
            raise refuse(50109)
        return self.body or {}

    def flag(self, name: str) -> bool:
        """Whether a parameter of the query is `1` or `true`."""
        return self.query.get(name, "").lower() in ("1", "true")

    def channel(self, needed: int = 0) -> Channel:
        """Return the channel of the path.

        Refuses with 10003 an unknown one, with 50001 one the bot does not see, with 50013 when it lacks one of the
        permission bits `needed`.
        """
        channel = self.world.channel(self.params["channel"])
        require(self.world, self.bot, channel, needed)
        return channel

    def message(self) -> Message:
        """Return the message of the path. Refuses with 10008 when it is unknown or ephemeral; checks no permission."""
        return self.world.public_message(self.params["channel"], self.params["message"])


Handler = Callable[[BotRequest], ResponseBody]


@dataclass(frozen=True)
class Route:
    """`path` is relative to the API's root; `open` routes need no bot token."""

    method: str
    path: str
    handler: Handler
    open: bool


class Routes(list[Route]):
    """The routes of one module."""

    def on(self, method: str, path: str, *, open: bool = False) -> Callable[[Handler], Handler]:
        """Return a decorator that makes a function the handler of requests to `path`."""

        def register(handler: Handler) -> Handler:
            self.append(Route(method, path, handler, open))
            return handler

        return register
