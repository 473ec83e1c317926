"""A lobby as the hub opens it: what its public message shows, in private, with all that its reader may do."""

from __future__ import annotations

from functools import partial

from discord import ui

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import permissions
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.living import Page, show_page
from bot.ui.lobby import lobby_view
from bot.words.labels import title
from bot.words.texts import Texts


@on("lobby")
async def lobby(press: Press) -> None:
    """Open the lobby of a table; raises `Refusal` not-lobby where it has started."""
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    if snapshot.row.status != "lobby":
        raise Refusal("not-lobby")
    await show_lobby(press.interaction, snapshot)


async def show_lobby(interaction: Interaction, snapshot: GameSnapshot) -> None:
    """Show a lobby to whoever looks at it in private, in their own language, as it is from now on."""
    await show_page(interaction, snapshot.row.id, partial(_page, snapshot.row.id))


async def _page(game: str, interaction: Interaction, texts: Texts) -> Page:
    """The lobby as it is; once it has started, the way to the game."""
    table = interaction.client.table
    snapshot = await table.games.snapshot(game)
    if snapshot.row.status != "lobby":
        return Page(_started(snapshot, texts), frozenset())
    days = await table.forecasts.days(snapshot, manifest(snapshot.row.kind).waits)
    actor = await permissions.actor(interaction, snapshot.row)
    return Page(lobby_view.private_view(snapshot, texts, actor, days), frozenset((game,)))


def _started(snapshot: GameSnapshot, texts: Texts) -> ui.LayoutView:
    """That there is no lobby any more, with the way to the game."""
    way = button(texts("ui-turn"), Call("turn", snapshot.row.id))
    return layout(card(text(title(snapshot, texts), texts("refusal-not-lobby")), *rows([way])))
