"""The name of a table, changed by its host before the start."""

from __future__ import annotations

from discord import ui

from bot.plain_text import clip
from bot.table.base.names import LONGEST
from bot.table.base.roles import require
from bot.table.base.transactions import in_lobby
from bot.ui.kit import readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import FIELD_LABEL, MODAL_TITLE, stateless
from bot.ui.kit.reply import in_place, say
from bot.ui.lobby.private_lobby import show_lobby
from bot.words.tables import named

FIELD = "name"


@on("name", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form for a name, for the host only."""
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "arrange")
    in_lobby(snapshot)
    modal = ui.Modal(title=clip(texts("ui-name-title"), MODAL_TITLE), custom_id=str(Call("named", snapshot.row.id)))
    line: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id=FIELD, default=snapshot.row.name or None, max_length=LONGEST, required=False
    )
    modal.add_item(ui.Label(text=clip(texts("ui-name-field"), FIELD_LABEL), component=line))
    await press.interaction.response.send_modal(stateless(modal))


@on("named")
async def name(press: Press) -> None:
    """Call the table so."""
    wanted = "".join(press.fields.get(FIELD, ()))
    snapshot = await press.bot.table.lobby.rename(press.call.game, press.user, wanted)
    if in_place(press.interaction):
        await show_lobby(press.interaction, snapshot)
        return
    row = snapshot.row
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts("ui-named", name=named(row, texts)))
