"""The file of a game, for everybody who may read its log: of one that goes on, what everybody may see of it."""

from __future__ import annotations

import asyncio

from bot.ui.kit import readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.layout import Document, card, file_part, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import stay
from bot.words.chance import hash_line


@on("export", reply=Reply.APART)
async def export(press: Press) -> None:
    """Send the file, with the hash of its seed, and say how that of an ended game is checked."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    texts = await readers.texts(press.interaction)
    row = (await press.bot.table.games.snapshot(press.call.game)).row
    if row.status == "running":
        log = await press.bot.table.public_logs.of(row.id)
        name, data = await asyncio.to_thread(log.file)
        said = text(texts("export-log-title"), texts("export-log-how"), hash_line(row, texts))
    else:
        record = await press.bot.table.games.record(row.id)
        name, data = f"{record.game}-{record.id}.json", record.data
        said = text(texts("export-title"), texts("export-how", command=f"orrery check {name}"), hash_line(row, texts))
    file = Document(name, data)
    await show(press.interaction, layout(card(said, file_part(file))), [file])
