"""The stream that keeps an open page up to date."""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from localdiscord.actions.commands import visible_commands
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
    _catch_up(world, listener)
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


def _catch_up(world: World, listener: Listener) -> None:
    """Tell a page what may have changed since it loaded its state: the bot may have come online in between."""
    for application in world.applications.values():
        presence = {"online": application.online, "bot": application.user.json()}
        listener.queue.put_nowait({"t": "BOT", "d": presence})
    commands = {"commands": visible_commands(world, listener.user)}
    listener.queue.put_nowait({"t": "COMMANDS", "d": commands})


async def _send(socket: web.WebSocketResponse, listener: Listener) -> None:
    while not socket.closed:
        frame = await listener.queue.get()
        try:
            await socket.send_json(frame)
        except (ConnectionError, RuntimeError):
            return  # the receiving side notices the loss and cleans up
