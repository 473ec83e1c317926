"""A game whose channel is gone moves into the one where somebody asks for it."""

from __future__ import annotations

from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.channels import movable
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import begin, show
from bot.ui.lobby import new_channel
from bot.words.tables import table_in_text, table_name


@on("move")
async def move(press: Press) -> None:
    """Bring the game into this channel."""
    await begin(press.interaction)
    row, texts = (
        (await moved_game(press.interaction, press.call.game)).row,
        await readers.texts(press.interaction),
    )
    said = texts("ui-moved", name=table_in_text(row), id=row.id, where=f"<#{row.channel_id}>")
    await show(press.interaction, layout(card(text(said), *rows([way_back.to(Call("hub"), texts)]))))


async def moved_game(interaction: Interaction, game_id: str) -> GameSnapshot:
    """The game in its new place: this channel, or for a first game a private thread on it.

    Raises what `movable` and the place raise.
    """
    return await interaction.client.table.single_flight(
        lambda: _moved(interaction, game_id), "move", game_id, interaction.user.id
    )


async def _moved(interaction: Interaction, game_id: str) -> GameSnapshot:
    table, guild = interaction.client.table, interaction.guild_id or 0
    snapshot = await table.games.snapshot(game_id)
    by = await permissions.actor(interaction, snapshot.row)
    movable(snapshot, by, guild, interaction.channel_id or 0)
    if not snapshot.row.guided:
        return await table.channels.move(game_id, by, guild, new_channel.public(interaction).id)
    texts = await readers.texts(interaction)
    again, game = int(bool(snapshot.row.rematch_of)), texts(f"{snapshot.row.kind}-name")
    name = texts("guide-thread", name=table_name(snapshot.row), game=game, again=again)
    thread = await new_channel.private(interaction, name, game_id)
    return await table.channels.move(game_id, by, guild, thread.id, thread.id)
