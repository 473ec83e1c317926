"""Which table a slash command is about: the one that was named, the one of this thread, or the user's only one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.plain_text import clip
from bot.store.rows import GameRow, SeatRow
from bot.table.snapshot import Look
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import MENU, OPTION
from bot.words.texts import Texts


async def table_for(interaction: Interaction, kind: str, named: str | None) -> str:
    """The id of the table; raises `Refusal` no-game or which-table."""
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
    row = await known(interaction, game)
    if row.kind != kind:
        raise Refusal("no-game")
    return row


async def known(interaction: Interaction, game: str) -> GameRow:
    """The table of this id; raises `Refusal` no-game for one that is neither of this server nor the user's."""
    user = interaction.user.id
    async with interaction.client.table.store.read() as rows:
        row = await rows.one(GameRow, id=game)
        seats = await rows.some(SeatRow, game_id=game, user_id=user)
    if row is None or not (row.guild_id == interaction.guild_id or row.owner_id == user or seats):
        raise Refusal("no-game")
    return row


async def _here(interaction: Interaction, kind: str) -> str | None:
    async with interaction.client.table.store.read() as rows:
        found = await rows.some(GameRow, thread_id=interaction.channel_id or 0)
    return next((row.id for row in found if row.kind == kind), None)


async def lobby_for(interaction: Interaction, kind: str, named: str | None) -> str:
    """The id of the table to sit down at: as `table_for`, or the only open one of the server."""
    here = None if named else await _here(interaction, kind)
    if named or here:
        return await table_for(interaction, kind, named or here)
    tables = await open_tables(interaction, kind)
    if len(tables) != 1:
        raise Refusal("which-table" if tables else "no-table")
    return tables[0].row.id


async def my_tables(interaction: Interaction, kind: str) -> list[Look]:
    """The user's lobbies and running games of this kind."""
    return [look for look in await interaction.client.table.games_of(interaction.user.id) if look.row.kind == kind]


async def open_tables(interaction: Interaction, kind: str) -> list[Look]:
    """The server's open tables of this kind."""
    found = await interaction.client.table.open_tables(interaction.guild_id or 0)
    return [look for look in found if look.row.kind == kind]


def table_choices(looks: Sequence[Look], texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Tables to complete a command with: `(shown, id)`."""
    shown = [
        (clip(f"{look.row.id} · {texts(f'ui-state-{look.row.status}')} · {', '.join(look.names)}", OPTION), look.row.id)
        for look in looks
    ]
    return [choice for choice in shown if typed.lower() in choice[0].lower()][:MENU]
