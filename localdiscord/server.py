"""Serves a world over HTTP and WebSockets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from aiohttp import WSCloseCode, web

from localdiscord import cdn, page_api
from localdiscord.gateway.socket import gateway
from localdiscord.rest import router
from localdiscord.state.world import World

MAX_BODY_BYTES = 26 << 20


@dataclass
class Server:
    """A running stand-in. `url` is its address, such as `http://127.0.0.1:8123`."""

    world: World
    runner: web.AppRunner
    url: str

    @property
    def api_url(self) -> str:
        """What a bot uses instead of `https://discord.com/api/v10`."""
        return self.url + router.ROOT

    @property
    def gateway_url(self) -> str:
        """What a bot uses instead of `wss://gateway.discord.gg/`."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    async def close(self) -> None:
        """Close all sockets and stop serving."""
        for application in self.world.applications.values():
            for session in application.sessions:
                if session.connection:
                    session.connection.close(WSCloseCode.GOING_AWAY)
        for socket in list(self.world.sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)
        await self.world.end()
        await self.runner.cleanup()


def make_app(world: World, fonts: Path | None = None) -> web.Application:
    """Return the web application: REST API, gateway, CDN and page; see `serve`."""
    app = web.Application(client_max_size=MAX_BODY_BYTES)
    for path in ("/gateway", "/gateway/"):
        app.router.add_get(path, partial(gateway, world))
    router.add_routes(app, world)
    cdn.add_routes(app, world)
    page_api.add_routes(app, world, fonts)
    return app


async def serve(world: World, host: str = "127.0.0.1", port: int = 0, fonts: Path | None = None) -> Server:
    """Start serving a world; call `close` on the result when done.

    Args:
        world: What is served; its `base_url` is set.
        host: The address to listen on.
        port: The port to listen on; 0 takes a free one.
        fonts: A folder with fonts for the page, for machines without one for Hangul.

    Raises:
        OSError: The port is taken.
    """
    runner = web.AppRunner(make_app(world, fonts), access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, host, port)
    await site.start()
    bound = runner.addresses[0][1]
    world.base_url = f"http://{host}:{bound}"
    return Server(world, runner, world.base_url)
