"""The CDN: uploaded files, for pages and bots to fetch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from localdiscord.state.world import World


def add_routes(app: web.Application, world: World) -> None:
    """Serve `/attachments/<channel>/<id>/<filename>`."""
    app.router.add_get("/attachments/{channel}/{file}/{filename}", _attachment(world))


def _attachment(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def attachment(request: web.Request) -> web.Response:
        file = world.files.get(request.match_info["file"])
        if file is None or file.filename != request.match_info["filename"]:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Cache-Control": "public, max-age=31536000", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.data, content_type=file.content_type, headers=headers)

    return attachment
