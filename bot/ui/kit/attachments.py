"""Pictures for views: asked of the renderer, with words for those who do not see them. A game goes on without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.pictures.requests import ImageRequest
from bot.plain_text import plain
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.words.texts import Texts

log = structlog.get_logger()


async def pictures_of(bot: Client, request: ImageRequest | None, reader: Reader) -> list[Picture]:
    """What is wished for as a picture, in the reader's language and theme; nothing where it cannot be had.

    That is one picture, or none where nothing was requested or painting it failed: that is logged, and the game goes
    on. It may take a second, so that the press has to be acknowledged before (`begin`).
    """
    if request is None:
        return []
    slot = (request.table, request.viewer)
    about = (request.kind, request.view, request.what, reader.texts)
    try:
        painted = await bot.renderer.picture(*about, slot, request.options, reader.theme)
    except Exception:
        log.exception("picture-failed", game=request.table, what=request.what)
        return []
    return [Picture(painted.filename, painted.data, painted.alt, painted.width, painted.height)]


async def all_pictures_of(bot: Client, requests: Sequence[ImageRequest], reader: Reader) -> list[Picture]:
    """The pictures of several requests, in their order; without those that cannot be had."""
    return [picture for request in requests for picture in await pictures_of(bot, request, reader)]


async def words_of_picture(bot: Client, request: ImageRequest | None, texts: Texts) -> list[str]:
    """All of what is wished for in lines of words; nothing where it cannot be had.

    They are for the text of a message: names in them format nothing. A failure is logged, as with `drawn`.
    """
    if request is None:
        return []
    try:
        options = replace(request.options, names=tuple(map(plain, request.options.names)))
        return await bot.renderer.words(request.kind, request.view, request.what, texts, options)
    except Exception:
        log.exception("words-failed", game=request.table, what=request.what)
        return []
