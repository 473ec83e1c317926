"""Looking at a game as it was: from a line of the log, and from there step by step. Everybody sees the same of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.table.course.replay import Ended
from bot.ui.boards import replay_view, story
from bot.ui.kit import attachments, readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import whole_number
from bot.ui.kit.layout import Document, Picture
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import stay
from bot.ui.panel import phone
from bot.ui.panel.pages.pictured import show_pictured

WIDE = 720  # px of a picture that moves
MILLISECONDS = 1500  # that each board is shown
QUALITY = 70


@on("then")
async def then(press: Press) -> None:
    """Show the board after a move: the one that was chosen, or the one that the button names."""
    await begin(press.interaction)
    seq = whole_number(press.value, -1) if press.values else press.call.number(0)
    if seq < 0:
        raise Refusal("stale")
    await show_moment(press.interaction, press.call.game, seq)


async def show_moment(interaction: Interaction, game: str, seq: int, note: str = "") -> None:
    """Show the board after a move, below a `note` where there is one; the interaction was acknowledged."""
    moment, reader = await interaction.client.table.replay.at(game, seq), await readers.reader(interaction)
    snapshot = moment.snapshot
    wanted = requests.board(snapshot, manifest(snapshot.row.kind).boards.main, None)
    if wanted:  # a picture of then never stands for one of now
        wanted = replace(wanted, table=f"{snapshot.row.id}/then/{interaction.user.id}")
    page = replay_view.page(moment, snapshot.row.seq, reader.texts, way_back.call(interaction), note)
    await show_pictured(interaction, page, wanted, reader)


@on("rounds", reply=Reply.APART)
async def rounds(press: Press) -> None:
    """Show the boards of a game that has ended as one picture that moves, with a page of its rounds to keep."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    reader = await readers.reader(press.interaction)
    snapshot, found = await press.bot.table.replay.rounds(press.call.game)
    stills = await _stills(press, found, reader)
    if len(stills) < len(found):
        raise Refusal("no-picture")
    from images.drawing.packing import animated, narrowed  # Pillow loads with the first pictures

    alt, data = reader.texts("ui-rounds-alt", count=len(stills)), [still.data for still in stills]
    highest = replay_view.room_of_rounds(snapshot, reader.texts) * WIDE // phone.PICTURE
    made = await asyncio.to_thread(animated, data, WIDE, MILLISECONDS, QUALITY, highest)
    moving = Picture(f"{snapshot.row.kind}-rounds.webp", made, alt)
    narrow = [replace(still, data=await asyncio.to_thread(narrowed, still.data, WIDE, QUALITY)) for still in stills]
    page = Document(f"{snapshot.row.kind}-{snapshot.row.id}.html", story.page(snapshot, found, narrow, reader.texts))
    await show(press.interaction, replay_view.rounds_view(snapshot, moving, page, reader.texts), [moving, page])


async def _stills(press: Press, rounds: Sequence[Ended], reader: Reader) -> list[Picture]:
    """The main board at the end of some rounds, as everybody may see it, with those who played then."""
    stills: list[Picture] = []
    for each in rounds:
        wanted = requests.of_round(each.seated, manifest(each.seated.row.kind).boards.main, each.round)
        stills += await attachments.pictures_of(press.bot, wanted, reader)
    return stills
