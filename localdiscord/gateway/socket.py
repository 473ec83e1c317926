"""The gateway protocol of one socket: hello, identify or resume, heartbeats, requests for members."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from localdiscord.common.errors import RateLimited, Refusal
from localdiscord.common.faults import CONNECT, GATEWAY
from localdiscord.common.json_types import Json
from localdiscord.common.limits import Limits, Rate
from localdiscord.entities.applications import Application
from localdiscord.gateway.initial_state import guild_create, members_chunk, ready
from localdiscord.sessions.compression import encoder_for
from localdiscord.sessions.connection import Connection
from localdiscord.sessions.session import Session
from localdiscord.state.world import World

# Opcodes that bots send
HEARTBEAT = 1
IDENTIFY = 2
PRESENCE = 3
VOICE_STATE = 4
RESUME = 6
REQUEST_MEMBERS = 8

# Opcodes that bots receive
INVALID_SESSION = 9
HELLO = 10
HEARTBEAT_ACK = 11

# Close codes
GOING_AWAY = 1001
UNKNOWN_OPCODE = 4001
DECODE_ERROR = 4002
NOT_AUTHENTICATED = 4003
BAD_TOKEN = 4004
ALREADY_AUTHENTICATED = 4005
RATE_LIMITED = 4008
BOT_ENDS_SESSION = (1000, 1001)  # a bot that closes with another code may resume

FRAMES = Rate("frames", 120, 60.0)
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02  # seconds; libraries note the time of a heartbeat only after sending it, and compute their latency


class GatewaySocket:
    """One socket of a bot from HELLO to its end."""

    def __init__(self, world: World, connection: Connection) -> None:
        self._world = world
        self._connection = connection
        self._limits = Limits(world.clock)
        self.session: Session | None = None
        self._handlers: dict[int, Callable[[Json], None]] = {
            IDENTIFY: self._identify, RESUME: self._resume, REQUEST_MEMBERS: self._request_members,
            PRESENCE: lambda data: None, VOICE_STATE: lambda data: None,
        }  # fmt: skip

    @property
    def authenticated(self) -> bool:
        """Whether a bot is in a session that has not been invalidated."""
        return self.session is not None and self.session in self._application_of(self.session).sessions

    def send_hello(self) -> None:
        """Send HELLO, the first frame of a socket."""
        self._connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["localdiscord"]}})

    def receive(self, text: str) -> None:
        """Handle one frame of the bot; a frame against the protocol closes the socket with Discord's code."""
        try:
            self._limits.take(FRAMES, "")
            frame = json.loads(text)
            opcode = frame["op"]
            data = frame.get("d")
        except RateLimited:
            self._connection.close(RATE_LIMITED)
        except (ValueError, KeyError, TypeError):
            self._connection.close(DECODE_ERROR)
        else:
            self._handle(opcode, data or {})

    def _handle(self, opcode: int, data: Json) -> None:
        if opcode == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, self._connection.send, {"op": HEARTBEAT_ACK})
        elif opcode not in self._handlers:
            self._connection.close(UNKNOWN_OPCODE)
        elif (opcode in (IDENTIFY, RESUME)) is self.authenticated:
            self._connection.close(ALREADY_AUTHENTICATED if self.authenticated else NOT_AUTHENTICATED)
        else:
            self._handlers[opcode](data)

    def closed(self, code: int | None) -> None:
        """Detach the session from the closed socket; it ends if the bot closed with 1000 or 1001."""
        session = self.session
        if session is None or session.connection is not self._connection:
            return
        session.connection = None
        application = self._application_of(session)
        closed_by_bot = self._connection.close_code is None
        if closed_by_bot and code in BOT_ENDS_SESSION and session in application.sessions:
            application.sessions.remove(session)
        broadcast_presence(self._world, application)

    def _identify(self, data: Json) -> None:
        application = self._authenticate(data)
        if application is None:
            return
        sessions = application.sessions
        index, count = data.get("shard") or (0, 1)
        session = Session(application.id, int(data.get("intents", 0)), (index, count), sessions.remove)
        sessions[:] = [old for old in sessions if old.connected or old.shard != session.shard]
        sessions.append(session)
        self._attach(session)
        session.dispatch("READY", ready(self._world, session))
        for guild in self._world.guilds.values():
            if session.serves(guild.id):
                session.dispatch("GUILD_CREATE", guild_create(self._world, session, guild))

    def _resume(self, data: Json) -> None:
        application = self._authenticate(data)
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

    def _authenticate(self, data: Json) -> Application | None:
        """The application of the frame's token; without a valid one the socket is closed."""
        try:
            return self._world.application_for(str(data.get("token", "")).removeprefix("Bot "))
        except Refusal:
            self._connection.close(BAD_TOKEN)
            return None

    def _application_of(self, session: Session) -> Application:
        return self._world.applications[session.bot_id]

    def _attach(self, session: Session) -> None:
        if session.connection:
            session.connection.close(GOING_AWAY)
        self.session = session
        session.connection = self._connection
        broadcast_presence(self._world, self._application_of(session))


def broadcast_presence(world: World, application: Application) -> None:
    """Tell the pages whether the bot is online."""
    world.hub.publish("BOT", lambda user: {"online": application.online, "bot": application.user.json()})


async def gateway(world: World, request: web.Request) -> web.StreamResponse:
    """Serve one bot's socket until it is closed."""
    refused = world.faults.hit(GATEWAY, CONNECT)
    if refused and refused.status:
        return web.Response(status=refused.status)
    websocket = web.WebSocketResponse(max_msg_size=1 << 20)
    await websocket.prepare(request)
    connection = Connection(websocket, request, encoder_for(request.query.get("compress")))
    socket = GatewaySocket(world, connection)
    writer = asyncio.create_task(connection.write())
    socket.send_hello()
    try:
        async for frame in websocket:
            if frame.type is WSMsgType.TEXT:
                socket.receive(frame.data)
    finally:
        writer.cancel()
        socket.closed(websocket.close_code)
    return websocket
