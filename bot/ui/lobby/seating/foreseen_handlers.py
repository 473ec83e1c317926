"""A look at the map of a table before it starts, as a picture and in words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures.requests import ImageRequest
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.choosing import counts
from bot.table.seating.foreseen import foreseen
from bot.ui.kit import attachments, readers, way_back
from bot.ui.kit.controls import Control, Press, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, Picture, card, gallery, layout, text
from bot.ui.kit.reply import begin, show
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from images.options import Options

IN_WORDS = "words"
LONGEST = 3500


@on("map")
async def look(press: Press) -> None:
    """Show the map with as many players as are named, else with as many as sit there; raises `Refusal` stale."""
    await begin(press.interaction)
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    able = counts(snapshot)
    count = press.call.number(0) or next(iter(able), 0)
    reader = await readers.reader(press.interaction)
    wanted = await _request(snapshot, count, reader.texts)
    in_words = press.call.arg(1) == IN_WORDS
    said = [reader.texts("ui-map-title", name=table_in_text(snapshot.row), count=count)]
    said.append(reader.texts(_certain(snapshot, known=wanted is not None), command=f"/{snapshot.row.kind} new"))
    shown: list[Child] = [text(*said)]
    drawn = list[Picture]()
    if not in_words:
        drawn = await attachments.pictures_of(press.bot, wanted, reader)
        shown += gallery(drawn)
    elif lines := await attachments.words_of_picture(press.bot, wanted, reader.texts):
        shown.append(text(*lines, limit=LONGEST))
    ways = [*_ways(snapshot, count, reader.texts)]
    if wanted:
        ways.append(_other_form(snapshot, count, reader.texts, in_words=in_words))
    ways.append(way_back.to(Call("options", snapshot.row.id), reader.texts))
    await show(press.interaction, layout(card(*shown, *rows(ways))), drawn)


def _other_form(snapshot: GameSnapshot, count: int, texts: Texts, *, in_words: bool) -> Control:
    """The way from the words to the picture, or from the picture to the words."""
    if in_words:
        return button(texts("ui-map"), Call("map", snapshot.row.id, 0, (str(count),)))
    return button(texts("ui-words"), Call("map", snapshot.row.id, 0, (str(count), IN_WORDS)))


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


def _certain(snapshot: GameSnapshot, *, known: bool) -> str:
    """The text that says how much of the picture is certain."""
    if snapshot.row.seed_given:
        return "ui-map-seed"
    if known:
        return "ui-map-certain"
    return "ui-map-drawn"


def _ways(snapshot: GameSnapshot, count: int, texts: Texts) -> Iterator[Control]:
    """The ways to the map with other numbers of players."""
    for each in counts(snapshot):
        if each != count:
            yield button(texts("ui-queue-seats-count", count=each), Call("map", snapshot.row.id, 0, (str(each),)))
