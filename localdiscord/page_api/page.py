"""The page's own files: HTML, JavaScript, CSS and fonts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parents[1] / "page"


def add_routes(app: web.Application, fonts: Path | None = None) -> None:
    """Serve `page/index.html` at `/`, the files beside it at `/static/<path>`, those of `fonts` at `/fonts/<path>`."""
    app.router.add_get("/", _index)
    app.router.add_get("/static/{file:.+}", partial(_file, FOLDER))
    if fonts:
        app.router.add_get("/fonts/{file:.+}", partial(_file, fonts))


async def _index(request: web.Request) -> web.FileResponse:
    return _answer(FOLDER, "index.html")


async def _file(folder: Path, request: web.Request) -> web.FileResponse:
    return _answer(folder, request.match_info["file"])


def _answer(folder: Path, name: str) -> web.FileResponse:
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})
