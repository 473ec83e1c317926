"""Looking at a game as it was: from a line of the log, and from there step by step. Everybody sees the same of it."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.ui.boards import replay_view
from bot.ui.kit import attachments, readers
from bot.ui.kit.controls import Press, on
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import back


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
