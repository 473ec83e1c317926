"""Which table a slash command is about: the one that was named, the one of this thread, or the user's only one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import discord

from bot.errors import Refusal
from bot.plain_text import clip
from bot.store.rows import LIVING, GameRow
from bot.table.base.seated import Found, ListedGame
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
    """The table of this id; raises `Refusal` no-game for one that is neither in the user's sight nor theirs."""
    games = interaction.client.table.games
    return await games.authorized(game, interaction.user.id, lambda row: in_sight(interaction, row))


def in_sight(interaction: Interaction, row: GameRow) -> bool:
    """Whether a table lies where the user can see it: in a channel of this server that they may view.

    The private thread of somebody's first game is seen by who is in it, or may manage threads.
    """
    guild, viewer = interaction.guild, interaction.user
    if guild is None or row.guild_id != guild.id or not row.placed:
        return False
    if interaction.channel_id in (row.channel_id, row.thread_id):
        return True
    place = guild.get_channel_or_thread(row.channel_id)
    if place is None or not isinstance(viewer, discord.Member):
        return False
    if isinstance(place, discord.Thread):
        return place.parent is not None and place.permissions_for(viewer).manage_threads
    return place.permissions_for(viewer).view_channel


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


async def my_tables(interaction: Interaction, kind: str) -> list[ListedGame]:
    """The user's lobbies and running games of this kind."""
    found = await interaction.client.table.games.of_person(interaction.user.id)
    return [listed for listed in found if listed.row.kind == kind]


async def open_tables(interaction: Interaction, kind: str) -> list[ListedGame]:
    """The server's open tables of this kind, as far as the user sees them."""
    return [listed for listed in await lobbies_in_sight(interaction) if listed.row.kind == kind]


async def lobbies_in_sight(interaction: Interaction) -> Found:
    """The server's open tables that the user can see."""
    found = await interaction.client.table.games.open_in(interaction.guild_id or 0)
    return found.only(lambda listed: in_sight(interaction, listed.row))


def table_choices(tables: Sequence[ListedGame], texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Tables to complete a command with: `(shown, id)`."""
    states = {status: texts(f"ui-state-{status}") for status in LIVING}
    shown = (
        (clip(f"{listed.row.id} · {states[listed.row.status]} · {', '.join(listed.names)}", OPTION), listed.row.id)
        for listed in tables
    )
    return [*islice((choice for choice in shown if typed.lower() in choice[0].lower()), MENU)]
