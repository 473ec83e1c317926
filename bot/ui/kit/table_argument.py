"""Which table a slash command is about: the one that was named, the one of this thread, or the user's only one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import discord

from bot.errors import Refusal
from bot.plain_text import clip
from bot.store.rows import LIVING, GameRow
from bot.table.game.names import same
from bot.table.game.seated import Found, ListedGame
from bot.ui.kit import permissions
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import MENU, OPTION
from bot.words.tables import all_names, table_name
from bot.words.texts import Texts


async def table_for(interaction: Interaction, kind: str, named: str | None) -> str:
    """The id of the table that a command means: the one named, the one of this thread, or their only one.

    Raises `Refusal` no-game for a name that is none they may know of, which-table where they have several, no-table.
    """
    if named:
        return (await _named(interaction, kind, named)).id
    here = await _here(interaction, kind)
    if here:
        return here
    mine = await my_tables(interaction, kind)
    if len(mine) == 1:
        return mine[0].row.id
    raise Refusal("which-table" if mine else "no-table")


async def _named(interaction: Interaction, kind: str, table: str) -> GameRow:
    """The table of this id, or of this name where it is one's own or in sight; raises `Refusal` no-game."""
    try:
        row = await authorized_game(interaction, table.strip().lower())
    except Refusal:
        row = await _called(interaction, kind, table)
    if row.kind != kind:
        raise Refusal("no-game")
    return row


async def _called(interaction: Interaction, kind: str, name: str) -> GameRow:
    games = interaction.client.table.games
    here = (await games.living_in(interaction.guild_id or 0)).only(lambda listed: in_sight(interaction, listed.row))
    known: dict[str, GameRow] = {listed.row.id: listed.row for listed in [*await my_tables(interaction, kind), *here]}
    found = [row for row in known.values() if row.kind == kind and same(name) in map(same, all_names(row))]
    if len(found) != 1:
        raise Refusal("no-game")
    return found[0]


async def authorized_game(interaction: Interaction, game: str, *, asked: bool = False) -> GameRow:
    """The table of this id; raises `Refusal` no-game for one that is not in the user's sight, theirs or moderated.

    `asked`: they answer whether they will answer for a seat there.
    """
    games = interaction.client.table.games
    try:
        return await games.authorized(game, interaction.user.id, lambda row: in_sight(interaction, row), asked=asked)
    except Refusal:
        row: GameRow | None = await games.row(game)
        if row is None or not (await permissions.actor(interaction, row)).moderates:
            raise
        return row


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
    """The id of the table to sit down at: as `table_for`, or the only open one of the server.

    Raises `Refusal` which-table where several are open, no-table where none is.
    """
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


async def moderated_tables(interaction: Interaction, kind: str) -> list[ListedGame]:
    """The lobbies and running games of this kind that the user moderates, the longest wait first."""
    found = await interaction.client.table.games.living_in(interaction.guild_id or 0)
    mine = [listed for listed in found if listed.row.kind == kind]
    return [listed for listed in mine if (await permissions.actor(interaction, listed.row)).moderates]


async def lobbies_in_sight(interaction: Interaction) -> Found:
    """The server's open tables that the user can see."""
    found = await interaction.client.table.games.open_in(interaction.guild_id or 0, interaction.user.id)
    return found.only(lambda listed: in_sight(interaction, listed.row))


def table_choices(tables: Sequence[ListedGame], texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Tables to complete a command with: `(shown, id)`."""
    states = {status: texts(f"ui-state-{status}") for status in LIVING}
    shown = ((_choice(listed, states[listed.row.status], texts), listed.row.id) for listed in tables)
    return [*islice((choice for choice in shown if same(typed) in same(choice[0])), MENU)]


def _choice(listed: ListedGame, state: str, texts: Texts) -> str:
    """A table in a list of choices: its name and id first, since both may be typed."""
    return clip(f"{table_name(listed.row)} · {listed.row.id} · {state} · {', '.join(listed.names)}", OPTION)
