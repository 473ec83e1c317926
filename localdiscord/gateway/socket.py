"""The gateway's conversation: hello, identify or resume, heartbeats, events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from localdiscord.entities.applications import Application
from localdiscord.errors import RateLimited, Refusal
from localdiscord.gateway.compression import encoder_for
from localdiscord.gateway.connection import Connection
from localdiscord.gateway.session import Session
from localdiscord.gateway.welcome import guild_create, members_chunk, ready
from localdiscord.limits import Limits, Rate
from localdiscord.shapes import Json
from localdiscord.world import World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, REQUEST_MEMBERS = 1, 2, 3, 4, 6, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
TOO_FAST = 4008
FRAMES = Rate("frames", 120, 60.0)
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02  # seconds; libraries note the time of a heartbeat only after sending it, and compute their latency


class Conversation:
    """One socket from HELLO to the end."""

    def __init__(self, world: World, connection: Connection) -> None:
        self._world, self._connection = world, connection
        self._limits = Limits(world.clock)
        self.session: Session | None = None
        self._answers: dict[int, Callable[[Json], None]] = {
            IDENTIFY: self._identify, RESUME: self._resume, REQUEST_MEMBERS: self._request_members,
            PRESENCE: lambda data: None, VOICE_STATE: lambda data: None,
        }  # fmt: skip

    @property
    def authenticated(self) -> bool:
        """Whether a bot is in a session that has not been invalidated."""
        return self.session is not None and self.session in self.session.application.sessions

    def begin(self) -> None:
        """Say hello."""
        self._connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["localdiscord"]}})

    def hear(self, text: str) -> None:
        """Answer one frame."""
        try:
            self._limits.take(FRAMES, "")
            frame = json.loads(text)
            opcode, data = frame["op"], frame.get("d")
        except RateLimited:
            self._connection.close(TOO_FAST)
            return
        except (ValueError, KeyError, TypeError):
            self._connection.close(DECODE_ERROR)
            return
        if opcode == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, self._connection.send, {"op": HEARTBEAT_ACK})
        elif opcode not in self._answers:
            self._connection.close(UNKNOWN_OPCODE)
        elif (opcode in (IDENTIFY, RESUME)) is self.authenticated:
            self._connection.close(ALREADY_AUTHENTICATED if self.authenticated else NOT_AUTHENTICATED)
        else:
            self._answers[opcode](data or {})

    def end(self, code: int | None) -> None:
        """The socket is closed; a session that the bot left with 1000 or 1001 is over, any other may be resumed."""
        session = self.session
        if session is None or session.connection is not self._connection:
            return
        session.connection = None
        left = self._connection.hung_up is None and code in (1000, 1001)
        if left and session in session.application.sessions:
            session.application.sessions.remove(session)
        announce_presence(self._world, session.application)

    def _identify(self, data: Json) -> None:
        application = self._application(data)
        if application is None:
            return
        index, count = data.get("shard") or (0, 1)
        session = Session(application, int(data.get("intents", 0)), (index, count))
        application.sessions[:] = [old for old in application.sessions if old.connected or old.shard != session.shard]
        application.sessions.append(session)
        self._attach(session)
        session.dispatch("READY", ready(self._world, session))
        if session.serves(self._world.guild.id):
            session.dispatch("GUILD_CREATE", guild_create(self._world, session))

    def _resume(self, data: Json) -> None:
        application = self._application(data)
        if application is None:
            return
        sequence = int(data.get("seq") or 0)
        session = next((each for each in application.sessions if each.id == data.get("session_id")), None)
        if session is None or not session.can_resume_from(sequence):
            self._connection.send({"op": INVALID_SESSION, "d": False})
            return
        self._attach(session)
        session.replay_after(sequence)
        session.dispatch("RESUMED", {"_trace": ["localdiscord"]})

    def _request_members(self, data: Json) -> None:
        assert self.session
        self.session.dispatch("GUILD_MEMBERS_CHUNK", members_chunk(self._world, data))

    def _application(self, data: Json) -> Application | None:
        try:
            return self._world.application_for(str(data.get("token", "")).removeprefix("Bot "))
        except Refusal:
            self._connection.close(BAD_TOKEN)
            return None

    def _attach(self, session: Session) -> None:
        if session.connection:
            session.connection.close(1001)
        self.session, session.connection = session, self._connection
        announce_presence(self._world, session.application)


def announce_presence(world: World, application: Application) -> None:
    """Tell the pages whether the bot is there."""
    world.hub.publish("BOT", lambda user: {"online": application.online, "bot": application.user.json()})


async def gateway(world: World, request: web.Request) -> web.WebSocketResponse:
    """Serve one bot's socket."""
    socket = web.WebSocketResponse(max_msg_size=1 << 20)
    await socket.prepare(request)
    connection = Connection(socket, request, encoder_for(request.query.get("compress")))
    conversation = Conversation(world, connection)
    writer = asyncio.create_task(connection.write())
    conversation.begin()
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                conversation.hear(frame.data)
    finally:
        writer.cancel()
        conversation.end(socket.close_code)
    return socket
