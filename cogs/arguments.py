"""Arguments of commands that are completed while they are typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.errors import Refusal
from bot.manifest.manifest import CARDS, manifest
from bot.plain_text import clip
from bot.ui.boards import lookup_view
from bot.ui.kit import readers, table_argument
from bot.ui.kit.layout import MENU, OPTION
from bot.ui.lobby.seat import seat_view
from bot.ui.panel import typed
from bot.ui.panel.navigation import labels_of


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """The game whose command is used: its group has the game's name."""
    command = interaction.command
    group = command.root_parent if isinstance(command, app_commands.Command) else None
    return group.name if group else ""


async def _meant(interaction: discord.Interaction[Any]) -> str:
    """The table that is meant so far; raises what `table_argument.table_for` raises."""
    return await table_argument.table_for(
        interaction, kind_of(interaction), getattr(interaction.namespace, "table", None)
    )


def choices(pairs: list[tuple[str, str]]) -> list[Choice[str]]:
    """`(shown, value)` pairs as Discord wants them."""
    return [Choice(name=shown, value=value) for shown, value in pairs]


class Word(app_commands.Transformer):
    """A word that is taken as it is."""

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> str:
        """What was typed, also where no completion offered it."""
        return str(value)


class MyTable(Word):
    """One of the user's tables."""

    async def autocomplete(  # type: ignore[override]  # ours are always words
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The user's tables of this game."""
        found = await table_argument.my_tables(interaction, kind_of(interaction))
        return choices(table_argument.table_choices(found, await readers.texts(interaction), value))


class OpenTable(Word):
    """One of the server's open tables."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The open tables of this game."""
        found = await table_argument.open_tables(interaction, kind_of(interaction))
        return choices(table_argument.table_choices(found, await readers.texts(interaction), value))


class ModeratedTable(Word):
    """One of the tables that the user moderates."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The living tables of this game and server."""
        found = await table_argument.moderated_tables(interaction, kind_of(interaction))
        return choices(table_argument.table_choices(found, await readers.texts(interaction), value))


class Board(Word):
    """One of the game's boards."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The boards by name."""
        kind, texts = kind_of(interaction), await readers.texts(interaction)
        named = [(texts(f"{kind}-board-{board}"), board) for board in manifest(kind).boards.shared]
        return choices([pair for pair in named if value.lower() in f"{pair[0]} {pair[1]}".lower()])


class PlayerName(Word):
    """Who sits at the table, by the name they have there."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The names of the table that is meant."""
        try:
            snapshot = await interaction.client.table.games.snapshot(await _meant(interaction))
        except Refusal:
            return []
        found = [name for name in dict.fromkeys(snapshot.names) if value.strip().casefold() in name.casefold()]
        return choices([(clip(name, OPTION), clip(name, OPTION)) for name in found])


class Sector(Word):
    """One of the sectors of the map."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The sectors of the table that is meant."""
        try:
            game = await _meant(interaction)
        except Refusal:
            return []
        snapshot, texts = await interaction.client.table.games.snapshot(game), await readers.texts(interaction)
        kind = snapshot.row.kind
        found = manifest(kind).boards.sectors(snapshot.view(None)) if snapshot.state is not None else ()
        named = [(texts.own(kind, "ui-sector", sector=name), name) for name in found]
        return choices([pair for pair in named if pair[1].startswith(value.strip())])


class EntryName(Word):
    """An entry of the game's reference, by its name in any language or by its id."""

    chapter = ""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The entries whose names hold what is typed."""
        kind, texts = kind_of(interaction), await readers.texts(interaction)
        found = lookup_view.matches(kind, value, texts, self.chapter)
        return choices([(clip(shown, OPTION), self._value(entry)) for shown, entry in found[:MENU]])

    def _value(self, entry: str) -> str:
        """What is sent for an entry: of one chapter its id is enough."""
        return entry.partition(":")[2] if self.chapter else entry


class CardName(EntryName):
    """A card of the game's printed list."""

    chapter = CARDS


class Until(Word):
    """A time to come, a while from now or a day."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """Some days and weeks; whatever else is typed is taken as it is."""
        texts = await readers.texts(interaction)
        named = [(texts("ui-sit-days", days=int(days)), f"{days}d") for days in seat_view.DAYS if days != "0"]
        return choices([pair for pair in named if value.casefold() in " ".join(pair).casefold()])


class TurnText(Word):
    """A typed turn."""

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """What may come next, after the draft and what is typed so far."""
        try:
            now = await interaction.client.table.turns.draft(await _meant(interaction), interaction.user.id)
        except Refusal:
            return []
        return choices(typed.complete(now, value, labels_of(now, await readers.texts(interaction))))
