"""Pictures for views: asked of the renderer, with words for those who do not see them. A game goes on without them."""

from __future__ import annotations

from typing import Any

import structlog

from bot.pictures.requests import ImageRequest
from bot.plain_text import plain
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.words.texts import Texts

log = structlog.get_logger()


async def drawn(bot: Client, request: ImageRequest | None, reader: Reader) -> list[Picture]:
    """What is wished for as a picture, in the reader's language and theme; nothing where it cannot be had."""
    if request is None:
        return []
    slot = (request.table, request.viewer)
    options = _options(request) | ({} if reader.theme == "dark" else {"theme": reader.theme})
    try:
        painted = await bot.renderer.picture(request.kind, request.view, request.what, reader.texts, slot, **options)
    except Exception:
        log.exception("picture-failed", game=request.table, what=request.what)
        return []
    return [Picture(painted.filename, painted.data, painted.alt)]


async def told(bot: Client, request: ImageRequest | None, texts: Texts) -> list[str]:
    """All of what is wished for in lines of words; nothing where it cannot be had."""
    if request is None:
        return []
    try:
        options = _options(request) | {"names": tuple(map(plain, request.names))}
        return await bot.renderer.words(request.kind, request.view, request.what, texts, **options)
    except Exception:
        log.exception("words-failed", game=request.table, what=request.what)
        return []


def _options(request: ImageRequest) -> dict[str, Any]:
    return {"names": request.names, "asked": request.asked, **request.options}
