"""Looking at a game as it was: from a line of the log, and from there step by step. Everybody sees the same of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.ui.boards import replay_view
from bot.ui.kit import attachments, readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.layout import Picture
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import back, stay
from images.drawing.packing import animated

WIDE = 720  # px of a picture that moves
MILLISECONDS = 1500  # that each board is shown
QUALITY = 70


@on("then")
async def then(press: Press) -> None:
    """Show the board after a move: the one that was chosen, or the one that the button names."""
    await begin(press.interaction)
    if press.values and not press.value.isdigit():
        raise Refusal("stale")
    seq = int(press.value) if press.values else press.call.number(0)
    moment, reader = await press.bot.table.replay.at(press.call.game, seq), await readers.reader(press.interaction)
    snapshot = moment.snapshot
    wanted = requests.board(snapshot, manifest(snapshot.row.kind).boards.main, None)
    if wanted:  # a picture of then never stands for one of now
        wanted = replace(wanted, table=f"{snapshot.row.id}/then/{press.user}")
    drawn = await attachments.drawn(press.bot, wanted, reader)
    leading = back(press.interaction, reader.texts)
    shown = replay_view.view(moment, snapshot.row.seq, reader.texts, drawn, leading)
    await show(press.interaction, shown, drawn)


@on("rounds", reply=Reply.APART)
async def rounds(press: Press) -> None:
    """Show the boards of a game that has ended, at the end of each round, as one picture that moves."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    course, reader = await press.bot.table.replay.rounds(press.call.game), await readers.reader(press.interaction)
    snapshot, what = course.snapshot, manifest(course.snapshot.row.kind).boards.main
    stills: list[Picture] = []
    for number, seen in enumerate(course.views, 1):
        wanted = requests.board(snapshot, what, None, seen)
        if wanted:
            wanted = replace(wanted, table=f"{snapshot.row.id}/rounds/{number}")
        stills += await attachments.drawn(press.bot, wanted, reader)
    if not stills:
        raise Refusal("no-picture")
    data = await asyncio.to_thread(animated, [still.data for still in stills], WIDE, MILLISECONDS, QUALITY)
    alt = reader.texts("ui-rounds-alt", count=len(stills))
    moving = Picture(f"{snapshot.row.kind}-rounds.webp", data, alt)
    await show(press.interaction, replay_view.rounds_view(snapshot, moving, reader.texts), [moving])
