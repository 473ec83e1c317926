"""Race for the Galaxy on Discord: the common commands, its pictures, and its cards to look up.

A hand is shown in its owner's panel only; the printed list of cards is for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Transform
from discord.ext import commands

from bot.errors import Refusal
from bot.pictures import requests
from bot.pictures.presentation import GamePresentation
from bot.pictures.requests import ImageRequest
from bot.ui.boards import board_handlers
from bot.ui.kit import readers, table_argument
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import MENU
from bot.ui.kit.translator import said
from cogs.arguments import Word, choices
from cogs.game_cog import GameCog, Mine
from rules.core import hidden, play
from rules.core.game import Setup
from rules.race.cards.designs import DESIGNS, EDITIONS
from rules.race.game import GAME
from rules.race.state import State

GOODS_MOVE = ("trade", "consume", "goods", "produce", "windfall")  # questions about what lies in one's tableau
CARDS = DESIGNS[EDITIONS[0]]


@lru_cache
def nowhere() -> State:
    """A position in which no card lies open."""
    view: State = hidden.view(play.start(GAME, Setup(GAME.seats[0]), "nowhere"), None)
    for player in view.players:
        player.tableau = []
    return view


class CardName(Word):
    """A card of the printed list, by its name in any of the languages or by its id."""

    async def autocomplete(  # type: ignore[override]  # ours are always words
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The cards whose names hold what is typed."""
        texts, typed = await readers.texts(interaction), value.strip().lower()
        named = sorted((texts.name("race", card), card) for card in CARDS)
        return choices([pair for pair in named if typed in f"{pair[0]} {pair[1]}".lower()][:MENU])


class Race(GameCog, group_name="race", group_description=said("command-race")):
    """`/race …`"""

    presentation = GamePresentation(
        boards=("table", "key"),
        sheet="tableau",
        own={"": "hand", "explore": "explore", "start": "explore", **dict.fromkeys(GOODS_MOVE, "tableau")},
        since="since",
        first={"starts": "first-game"},
    )

    @app_commands.command(description=said("command-card"))
    @app_commands.describe(name=said("command-card-name"), table=said("command-table"))
    async def card(self, interaction: Interaction, name: Transform[str, CardName], table: Mine = None) -> None:
        """Show a card as it lies at the table that is meant, or as it is printed."""
        texts, wanted = await readers.texts(interaction), name.strip().lower()
        found = next((card for card in CARDS if wanted in (card, texts.name("race", card).lower())), None)
        if found is None:
            raise Refusal("no-card")
        await board_handlers.show_card(interaction, await self._request(interaction, found, table))

    async def _request(self, interaction: Interaction, card: str, named: str | None) -> ImageRequest:
        """A card at the table that is meant, if any, once its game has begun."""
        printed = requests.printed(self.kind, card, nowhere())
        try:
            snapshot = await interaction.client.table.games.snapshot(
                await table_argument.table_for(interaction, self.kind, named)
            )
        except Refusal:
            if named:
                raise
            return printed
        return requests.card(snapshot, card, snapshot.seat_of(interaction.user.id)) or printed


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Race())
