"""The file of a game that has ended, for everybody who may read its log."""

from __future__ import annotations

from bot.ui.kit import readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.layout import Document, card, file_part, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import stay


@on("export", reply=Reply.APART)
async def export(press: Press) -> None:
    """Send the file, and say how it is checked."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    record, texts = await press.bot.table.games.record(press.call.game), await readers.texts(press.interaction)
    name = f"{record.game}-{record.id}.json"
    file = Document(name, record.data)
    said = text(texts("export-title"), texts("export-how", command=f"orrery check {name}"))
    await show(press.interaction, layout(card(said, file_part(file))), [file])
