"""The beginning of somebody's first game: a private thread, a computer player, and off it goes."""

from __future__ import annotations

from bot.errors import Refusal
from bot.texts import Texts
from bot.ui import guide, moving, people, places
from bot.ui.client import Interaction
from bot.ui.controls import Press, button, on, rows
from bot.ui.faces import face
from bot.ui.ids import Call
from bot.ui.parts import card, layout, text
from bot.ui.reply import begin, show
from rules.games import MODULES


@on("first")
async def first(press: Press) -> None:
    """Begin a guided first game, or lead back to the one that is being played."""
    kind, texts, table = press.value, await people.texts(press.interaction), press.bot.table
    if kind not in MODULES or not guide.taught(kind, texts):
        raise Refusal("stale")
    await begin(press.interaction)
    async with table.alone("first", kind, press.user):  # a second press waits for the thread that the first one makes
        game = await table.guided(kind, press.user) or await _begun(press.interaction, kind, texts)
        row = (await table.look(game)).row
        if not row.placed:
            row = (await moving.moved(press.interaction, game)).row
    said = texts("guide-begun", game=texts(f"{kind}-name"), where=f"<#{row.thread_id}>")
    ways = [button(texts("ui-to-hub"), Call("hub")), button(texts("ui-close"), Call("close", game))]
    await show(press.interaction, layout(card(text(said), *rows(ways))))


async def _begun(interaction: Interaction, kind: str, texts: Texts) -> str:
    thread = await places.private(interaction, texts("guide-thread", game=texts(f"{kind}-name")))
    look = await interaction.client.table.guide(
        kind, thread.guild.id, thread.id, people.person(interaction), texts.locale, face(kind).first
    )
    return look.row.id
