"""The stream that keeps an open page up to date."""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from localdiscord.common.errors import Refusal
from localdiscord.page_api.requests import acting_person
from localdiscord.state.hub import Listener
from localdiscord.state.world import World


async def stream(world: World, request: web.Request) -> web.WebSocketResponse:
    """Send all events of one person until their page is closed. Answers 404 for a bot or an unknown id."""
    try:
        listener = Listener(acting_person(world, request))
    except Refusal as refusal:
        raise web.HTTPNotFound(text=refusal.message) from None
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    world.hub.listeners.add(listener)
    world.sockets.add(socket)
    sender = asyncio.create_task(_send(socket, listener))
    try:
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                break
    finally:
        world.hub.listeners.discard(listener)
        world.sockets.discard(socket)
        sender.cancel()
    return socket


async def _send(socket: web.WebSocketResponse, listener: Listener) -> None:
    while not socket.closed:
        frame = await listener.queue.get()
        try:
            await socket.send_json(frame)
        except (ConnectionError, RuntimeError):
            return  # the receiving side notices the loss and cleans up
