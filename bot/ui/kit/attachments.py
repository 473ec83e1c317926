"""Pictures for views: asked of the renderer, with words for those who do not see them. A game goes on without them."""

from __future__ import annotations

from typing import Any

import structlog

from bot.pictures.requests import Wish
from bot.plain_text import plain
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.words.texts import Texts

log = structlog.get_logger()


async def drawn(bot: Client, wish: Wish | None, reader: Reader) -> list[Picture]:
    """What is wished for as a picture, in the reader's language and theme; nothing where it cannot be had."""
    if wish is None:
        return []
    slot = (wish.table, wish.viewer)
    options = _options(wish) | ({} if reader.theme == "dark" else {"theme": reader.theme})
    try:
        painted = await bot.renderer.picture(wish.kind, wish.view, wish.what, reader.texts, slot, **options)
    except Exception:
        log.exception("picture-failed", game=wish.table, what=wish.what)
        return []
    return [Picture(painted.filename, painted.data, painted.alt)]


async def told(bot: Client, wish: Wish | None, texts: Texts) -> list[str]:
    """All of what is wished for in lines of words; nothing where it cannot be had."""
    if wish is None:
        return []
    try:
        options = _options(wish) | {"names": tuple(map(plain, wish.names))}
        return await bot.renderer.words(wish.kind, wish.view, wish.what, texts, **options)
    except Exception:
        log.exception("words-failed", game=wish.table, what=wish.what)
        return []


def _options(wish: Wish) -> dict[str, Any]:
    return {"names": wish.names, **wish.options}
