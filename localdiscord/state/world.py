"""Everything that exists on this machine's Discord, in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

from aiohttp import web

from localdiscord.checks.openapi import found_schema
from localdiscord.common.clock import Clock
from localdiscord.common.errors import refuse
from localdiscord.common.faults import Faults
from localdiscord.common.json_types import Json
from localdiscord.common.limits import Limits
from localdiscord.common.snowflakes import Snowflakes, iso, stable
from localdiscord.entities.applications import TOKEN_PREFIX, Application
from localdiscord.entities.channels import Channel
from localdiscord.entities.files import Attachment
from localdiscord.entities.interactions import ACK_SECONDS, Interaction
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.hub import SETTLE_SECONDS, Hub

T = TypeVar("T")


class Guild:
    """The one server. Roles are Discord role objects; the @everyone role has the guild's own id."""

    def __init__(self, guild_id: str, name: str, owner_id: str) -> None:
        self.id, self.name, self.owner_id = guild_id, name, owner_id
        self.locale = "en-US"
        self.roles: dict[str, Json] = {}


class World:
    """The state, and the few ways to look things up; the modules of `acts` change it.

    `log` lists every message create, edit and delete in order; `violations` what Discord would have refused;
    `unimplemented` what the stand-in cannot do: a bot that behaves leaves both empty. `limited` lists the requests that
    came too fast. `faults` is the one place for outages. `schema` is the second opinion on bodies. `ack_seconds` is how
    long people wait for an answer, longer than Discord's three seconds only where a test is about something else.
    """

    def __init__(self, guild: Guild, *, clock: Clock | None = None, settle: float = SETTLE_SECONDS) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.hub = Hub(settle)
        self.guild = guild
        self.base_url = ""
        self.users: dict[str, User] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.files: dict[str, Attachment] = {}
        self.orphans: deque[str] = deque()
        self.applications: dict[str, Application] = {}
        self.interactions: dict[str, Interaction] = {}
        self.interaction_tokens: dict[str, Interaction] = {}
        self.log: list[Json] = []
        self.violations: list[Json] = []
        self.unimplemented: list[str] = []
        self.limited: list[Json] = []
        self.limits = Limits(self.clock)
        self.ack_seconds = ACK_SECONDS
        self.faults = Faults()
        self.sockets: set[web.WebSocketResponse] = set()
        self.schema = found_schema()
        self._tasks: set[asyncio.Task[None]] = set()

    def now_iso(self) -> str:
        """This moment as Discord writes it."""
        return iso(self.clock.now())

    def user(self, user_id: str) -> User:
        """The person or bot; refuses with 10013."""
        return _found(self.users, user_id, 10013)

    def member(self, user_id: str) -> User:
        """The member of the server; refuses with 10007."""
        return _found(self.users, user_id, 10007)

    def channel(self, channel_id: str) -> Channel:
        """The channel, thread or DM; refuses with 10003."""
        return _found(self.channels, channel_id, 10003)

    def message(self, channel_id: str, message_id: str) -> Message:
        """The message, ephemeral or not; refuses with 10008."""
        return _found(self.messages.get(channel_id, {}), message_id, 10008)

    def public_message(self, channel_id: str, message_id: str) -> Message:
        """The message as the channel's history knows it: ephemeral ones do not exist there (10008)."""
        message = self.message(channel_id, message_id)
        if message.seen_by is not None:
            raise refuse(10008)
        return message

    def people(self) -> list[User]:
        """Everybody who is not a bot."""
        return [user for user in self.users.values() if not user.bot]

    def threads_of(self, channel_id: str) -> list[Channel]:
        """The threads below a channel."""
        return [channel for channel in self.channels.values() if channel.thread and channel.parent_id == channel_id]

    def application_for(self, token: str) -> Application:
        """The application of a bot token `local-<name>`, invited to the server when first seen; refuses with 401."""
        if not token.startswith(TOKEN_PREFIX):
            raise refuse(0)
        app_id = stable(f"application/{token}")
        if app_id not in self.applications:
            self.applications[app_id] = self._invite(app_id, token)
        return self.applications[app_id]

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background until the world ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Stop everything that runs in the background."""
        for task in (tasks := list(self._tasks)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _invite(self, app_id: str, token: str) -> Application:
        name = token.removeprefix(TOKEN_PREFIX).strip()[:32] or "bot"
        role_id = stable(f"role/{app_id}")
        user = User(app_id, name, bot=True, joined_at=self.now_iso(), roles=[role_id])
        self.users[app_id] = user
        self.guild.roles[role_id] = bot_role(role_id, name, app_id)
        return Application(app_id, token, user, role_id, faults=self.faults)


PLAY_PERMISSIONS = 395137371200 | 1 << 51 | 1 << 31


def role(role_id: str, name: str, permissions: int, position: int = 0) -> Json:
    """Discord's role object."""
    return {
        "id": role_id, "name": name, "color": 0, "hoist": False, "icon": None, "unicode_emoji": None, "flags": 0,
        "position": position, "permissions": str(permissions), "managed": False, "mentionable": False,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }  # fmt: skip


def bot_role(role_id: str, name: str, app_id: str) -> Json:
    """The managed role a bot brings along, with the permissions a play-by-post bot asks for."""
    return role(role_id, name, PLAY_PERMISSIONS, 1) | {"managed": True, "tags": {"bot_id": app_id}}


def _found(things: dict[str, T], key: str, code: int) -> T:
    if key not in things:
        raise refuse(code)
    return things[key]
