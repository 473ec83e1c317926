"""Which table a slash command is about: the one that was named, the one of this thread, or the user's only one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.plain_text import clip
from bot.store.rows import GameRow
from bot.table.snapshot import GameSnapshot
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import MENU, OPTION
from bot.words.texts import Texts


async def table_for(interaction: Interaction, kind: str, named: str | None) -> str:
    """The id of the table; raises `Refusal` no-game, which-table or no-table."""
    if named:
        return (await _named(interaction, kind, named.strip().lower())).id
    here = await _here(interaction, kind)
    if here:
        return here
    mine = await my_tables(interaction, kind)
    if len(mine) == 1:
        return mine[0].row.id
    raise Refusal("which-table" if mine else "no-table")


async def _named(interaction: Interaction, kind: str, game: str) -> GameRow:
    row = await authorized_game(interaction, game)
    if row.kind != kind:
        raise Refusal("no-game")
    return row


async def authorized_game(interaction: Interaction, game: str) -> GameRow:
    """The table of this id; raises `Refusal` no-game for one that is neither of this server nor the user's."""
    games = interaction.client.table.games
    return await games.authorized(game, interaction.guild_id, interaction.user.id)


async def _here(interaction: Interaction, kind: str) -> str | None:
    return await interaction.client.table.games.in_thread(interaction.channel_id or 0, kind)


async def lobby_for(interaction: Interaction, kind: str, named: str | None) -> str:
    """The id of the table to sit down at: as `table_for`, or the only open one of the server."""
    here = None if named else await _here(interaction, kind)
    if named or here:
        return await table_for(interaction, kind, named or here)
    tables = await open_tables(interaction, kind)
    if len(tables) != 1:
        raise Refusal("which-table" if tables else "no-table")
    return tables[0].row.id


async def my_tables(interaction: Interaction, kind: str) -> list[GameSnapshot]:
    """The user's lobbies and running games of this kind."""
    return [
        snapshot
        for snapshot in await interaction.client.table.games.of_person(interaction.user.id)
        if snapshot.row.kind == kind
    ]


async def open_tables(interaction: Interaction, kind: str) -> list[GameSnapshot]:
    """The server's open tables of this kind."""
    found = await interaction.client.table.games.open_in(interaction.guild_id or 0)
    return [snapshot for snapshot in found if snapshot.row.kind == kind]


def table_choices(snapshots: Sequence[GameSnapshot], texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Tables to complete a command with: `(shown, id)`."""
    shown = [
        (
            clip(
                f"{snapshot.row.id} · {texts(f'ui-state-{snapshot.row.status}')} · {', '.join(snapshot.names)}", OPTION
            ),
            snapshot.row.id,
        )
        for snapshot in snapshots
    ]
    return [choice for choice in shown if typed.lower() in choice[0].lower()][:MENU]
