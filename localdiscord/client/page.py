"""The page itself."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parents[1] / "page"


def add_routes(app: web.Application) -> None:
    """`/` is `page/index.html`; `/static/<file>` are the files beside it."""
    app.router.add_get("/", _index)
    app.router.add_get("/static/{file:.+}", _asset)


async def _index(request: web.Request) -> web.FileResponse:
    return _file("index.html")


async def _asset(request: web.Request) -> web.FileResponse:
    return _file(request.match_info["file"])


def _file(name: str) -> web.FileResponse:
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})
