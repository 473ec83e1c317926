"""A look at the map of a table before it starts, as a picture and in words."""

from __future__ import annotations

import asyncio

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures.requests import ImageRequest
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.choosing import counts
from bot.table.seating.foreseen import foreseen
from bot.ui.kit import attachments, readers
from bot.ui.kit.controls import Press, on
from bot.ui.kit.reply import begin, show
from bot.ui.lobby.seating.foreseen_view import IN_WORDS, in_words, pictured
from bot.ui.panel.pages.pictured import show_pictured
from bot.words.texts import Texts
from images.options import Options


@on("map")
async def look(press: Press) -> None:
    """Show the map with as many players as are named, else with as many as sit there; raises `Refusal` stale."""
    await begin(press.interaction)
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    able = counts(snapshot)
    count = press.call.number(0) or next(iter(able), 0)
    reader = await readers.reader(press.interaction)
    wanted = await _request(snapshot, count, reader.texts)
    if press.call.arg(1) == IN_WORDS:
        lines = await attachments.words_of_picture(press.bot, wanted, reader.texts)
        await show(press.interaction, in_words(snapshot, count, reader.texts, lines, press.call.number(2)))
    else:
        page = pictured(snapshot, count, reader.texts, known=wanted is not None)
        await show_pictured(press.interaction, page, wanted, reader)


async def _request(snapshot: GameSnapshot, count: int, texts: Texts) -> ImageRequest | None:
    """The main board of the first position, whose seats are nobody's yet; None where it is not known."""
    kind = snapshot.row.kind
    shown = manifest(kind).boards
    if shown.preview is None:
        raise Refusal("stale")
    view = await asyncio.to_thread(foreseen, snapshot, count, shown.preview)
    if view is None:
        return None
    if not snapshot.row.seed_given:
        view = shown.map_alone(view)
    names = tuple(texts("ui-map-seat", seat=seat) for seat in range(1, count + 1))
    return ImageRequest(kind, shown.main, view, Options(names=names), f"{snapshot.row.id}/map-{count}")
