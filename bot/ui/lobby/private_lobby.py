"""A lobby as the hub opens it: what its public message shows, in private, with all that its reader may do."""

from __future__ import annotations

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import permissions, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, on
from bot.ui.kit.reply import show
from bot.ui.lobby import lobby_view


@on("lobby")
async def lobby(press: Press) -> None:
    """Open the lobby of a table; raises `Refusal` not-lobby where it has started."""
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    if snapshot.row.status != "lobby":
        raise Refusal("not-lobby")
    await show_lobby(press.interaction, snapshot)


async def show_lobby(interaction: Interaction, snapshot: GameSnapshot) -> None:
    """Show a lobby to whoever looks at it in private, in their own language."""
    waits = manifest(snapshot.row.kind).waits
    days = await interaction.client.table.forecasts.days(snapshot, waits)
    actor = await permissions.actor(interaction, snapshot.row)
    await show(interaction, lobby_view.private_view(snapshot, await readers.texts(interaction), actor, days))
