"""The simulated Discord: everything that exists in it, in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

from aiohttp import web

from localdiscord.checks.openapi import find_schema
from localdiscord.common.clock import Clock
from localdiscord.common.errors import refuse
from localdiscord.common.faults import Faults
from localdiscord.common.json_types import Json
from localdiscord.common.limits import Limits
from localdiscord.common.snowflakes import Snowflakes, id_for, iso
from localdiscord.entities.applications import TOKEN_PREFIX, Application
from localdiscord.entities.channels import Channel
from localdiscord.entities.files import Attachment
from localdiscord.entities.interactions import ACK_SECONDS, Interaction
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.hub import SETTLE_SECONDS, Hub

T = TypeVar("T")


class Guild:
    """A server. Roles are Discord role objects; the @everyone role has the guild's own id."""

    def __init__(self, guild_id: str, name: str, owner_id: str) -> None:
        self.id = guild_id
        self.name = name
        self.owner_id = owner_id
        self.locale = "en-US"
        self.roles: dict[str, Json] = {}


class World:
    """The state, and functions that look things up in it; the modules of `actions` change it.

    All people and bots are members of all its servers; most worlds have one, `guild`, which is the first.

    Attributes:
        guilds: Servers by id.
        users: People and bots by id.
        channels: Text channels, threads and DMs by id.
        messages: Messages by the id of their channel and their own.
        files: Uploaded files by id.
        orphans: The ids of files that no message has any more, the next to be dropped first.
        applications: Bots by id.
        interactions: Interactions by id.
        interaction_tokens: Interactions by token.
        log: Every creation, edit and deletion of a message, in order.
        violations: Requests of bots that were refused. A bot without defects causes none.
        unimplemented: Features that bots asked for and the stand-in lacks.
        limited: Requests of bots that came too fast.
        limits: The rate limits of bots.
        faults: Faults to inject into the traffic of bots.
        schema: Discord's API description, which checks all bodies a second time; None without a copy.
        shards: As how many shards a bot is told to log in.
        logins_at_once: How many shards are told that they may log in at once.
        ack_seconds: How long a bot may take to respond to an interaction; three seconds unless a test changes it.
        sockets: The open sockets of pages.
    """

    def __init__(self, guild: Guild, *, clock: Clock | None = None, settle: float = SETTLE_SECONDS) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.hub = Hub(settle)
        self.guild = guild
        self.guilds = {guild.id: guild}
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
        self.shards = self.logins_at_once = 1
        self.faults = Faults()
        self.sockets: set[web.WebSocketResponse] = set()
        self.schema = find_schema()
        self._tasks: set[asyncio.Task[None]] = set()

    def now_iso(self) -> str:
        """The present moment as Discord writes it."""
        return iso(self.clock.now())

    def user(self, user_id: str) -> User:
        """Return a person or bot. Refuses with 10013 an unknown id."""
        return _lookup(self.users, user_id, 10013)

    def member(self, user_id: str) -> User:
        """Return a member of the server. Refuses with 10007 an unknown id."""
        return _lookup(self.users, user_id, 10007)

    def channel(self, channel_id: str) -> Channel:
        """Return a channel, thread or DM. Refuses with 10003 an unknown id."""
        return _lookup(self.channels, channel_id, 10003)

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message, ephemeral or not. Refuses with 10008 an unknown id."""
        return _lookup(self.messages.get(channel_id, {}), message_id, 10008)

    def public_message(self, channel_id: str, message_id: str) -> Message:
        """Return a message of the channel's history. Refuses with 10008 an unknown id or an ephemeral message."""
        message = self.message(channel_id, message_id)
        if message.seen_by is not None:
            raise refuse(10008)
        return message

    def guild_of(self, channel: Channel) -> Guild:
        """The server of a channel that is no DM."""
        return self.guilds[channel.guild_id or self.guild.id]

    def people(self) -> list[User]:
        """Everybody who is not a bot."""
        return [user for user in self.users.values() if not user.bot]

    def threads_of(self, channel_id: str) -> list[Channel]:
        """The threads below a channel."""
        return [channel for channel in self.channels.values() if channel.thread and channel.parent_id == channel_id]

    def application_for(self, token: str) -> Application:
        """Return the application of a bot token `local-<name>`; a new one becomes a member of the server.

        Refuses with 401 any other token.
        """
        if not token.startswith(TOKEN_PREFIX):
            raise refuse(0)
        app_id = id_for(f"application/{token}")
        if app_id not in self.applications:
            self.applications[app_id] = self._invite(app_id, token)
        return self.applications[app_id]

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until `end`."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Cancel everything that runs in the background, and wait for it."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _invite(self, app_id: str, token: str) -> Application:
        name = token.removeprefix(TOKEN_PREFIX).strip()[:32] or "bot"
        role_id = id_for(f"role/{app_id}")
        user = User(app_id, name, bot=True, joined_at=self.now_iso(), roles=[role_id])
        self.users[app_id] = user
        for guild in self.guilds.values():
            guild.roles[role_id] = bot_role(role_id, name, app_id)
        return Application(app_id, token, user, role_id, faults=self.faults)


BOT_PERMISSIONS = 395137371200 | 1 << 51 | 1 << 31


def role(role_id: str, name: str, permissions: int, position: int = 0) -> Json:
    """Discord's role object."""
    return {
        "id": role_id, "name": name, "color": 0, "hoist": False, "icon": None, "unicode_emoji": None, "flags": 0,
        "position": position, "permissions": str(permissions), "managed": False, "mentionable": False,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }  # fmt: skip


def bot_role(role_id: str, name: str, app_id: str) -> Json:
    """The managed role of a bot, with the permissions that a play-by-post bot asks for."""
    return role(role_id, name, BOT_PERMISSIONS, 1) | {"managed": True, "tags": {"bot_id": app_id}}


def _lookup(things: dict[str, T], key: str, code: int) -> T:
    if key not in things:
        raise refuse(code)
    return things[key]
