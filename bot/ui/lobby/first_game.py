"""The beginning of somebody's first game: a private thread, a computer player, and off it goes."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.store.rows import GameRow
from bot.tallies import TALLIES
from bot.ui.kit import readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.lobby import moving, new_channel
from bot.ui.lobby.public_message import way_in
from bot.ui.panel.advice import tips
from bot.words.texts import Texts
from rules.games import MODULES


@on("first")
async def first(press: Press) -> None:
    """Begin a guided first game, or lead back to the one that is being played; why it cannot begin is said in place."""
    texts, table = await readers.texts(press.interaction), press.bot.table
    if press.call.game:  # one leads back to it
        kind = (await table.games.snapshot(press.call.game)).row.kind
    else:
        kind = press.value
    if kind not in MODULES or not tips.taught(kind, texts):
        raise Refusal("stale")
    await begin(press.interaction)
    try:
        row = await table.single_flight(lambda: _found(press.interaction, kind, texts), "first", kind, press.user)
    except Refusal as refused:
        TALLIES.refusals[refused.code] += 1
        back = rows([way_back.to(Call("hub"), texts)])
        await show(press.interaction, layout(card(text(texts.refusal(refused)), *back)))
        return
    computers = sum(not seat.person for seat in (await table.games.snapshot(row.id)).seats)
    again = int(bool(row.rematch_of))
    name, where = texts(f"{kind}-name"), f"<#{row.thread_id}>"
    said = texts("guide-begun", game=name, where=where, computers=computers, again=again)
    closing = button(texts("ui-close"), Call("close", row.id, 0, ("first",)))
    ways = ui.ActionRow[Any](way_in(row, [texts]), way_back.to(Call("hub"), texts))
    await show(press.interaction, layout(card(text(said), ways, *rows([closing]))))


async def _found(interaction: Interaction, kind: str, texts: Texts) -> GameRow:
    """The first game that is being played, moved where its thread is gone, or a new one.

    It is stored before its thread is made: who presses again after a crash finds both.
    """
    table = interaction.client.table
    game = await table.guided_games.find(kind, interaction.user.id)
    if game is None:
        channel, person = new_channel.for_first_game(interaction), readers.person(interaction)
        begun = await table.guided_games.begin(
            kind, channel.guild.id, channel.id, person, texts.locale, manifest(kind).first_game, placed=False
        )
        game = begun.row.id
    snapshot = await table.games.snapshot(game)
    return (snapshot if snapshot.row.placed else await moving.moved_game(interaction, game)).row
