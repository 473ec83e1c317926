"""The stream that keeps an open page up to date."""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from localdiscord.common.errors import Refusal
from localdiscord.page_api.requests import acting
from localdiscord.state.hub import Listener
from localdiscord.state.world import World


async def stream(world: World, request: web.Request) -> web.WebSocketResponse:
    """Send every event the person may know until they close the page."""
    try:
        listener = Listener(acting(world, request))
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
            return  # the reader notices the loss and cleans up
