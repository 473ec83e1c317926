"""The name of a table, changed by its host before the start."""

from __future__ import annotations

from bot.table.game.names import LONGEST
from bot.table.game.roles import require
from bot.table.game.transactions import in_lobby
from bot.ui.kit import readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import modal, text_field
from bot.ui.kit.reply import in_place, say
from bot.ui.lobby.private_lobby import show_lobby
from bot.words.tables import table_in_text

FIELD = "name"


@on("name", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form for a name, for the host only."""
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "arrange")
    in_lobby(snapshot)
    line = text_field(texts("ui-name-field"), FIELD, default=snapshot.row.name, longest=LONGEST, required=False)
    form = modal(texts("ui-name-title"), Call("named", snapshot.row.id), line)
    await press.interaction.response.send_modal(form)


@on("named")
async def name(press: Press) -> None:
    """Call the table so."""
    wanted = press.written(FIELD)
    snapshot = await press.bot.table.lobby.rename(press.call.game, press.user, wanted)
    if in_place(press.interaction):
        await show_lobby(press.interaction, snapshot)
        return
    row = snapshot.row
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts("ui-named", name=table_in_text(row)))
