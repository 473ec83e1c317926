"""Race for the Galaxy on Discord: the common commands, its pictures, and its cards to look up.

A hand is shown in its owner's panel only; the printed list of cards is for everybody.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Transform
from discord.ext import commands

from bot.errors import Refusal
from bot.ui import people, reading
from bot.ui.client import Interaction
from bot.ui.faces import Face
from bot.ui.parts import MENU
from bot.ui.translator import said
from cogs.arguments import Word, choices
from cogs.game_cog import GameCog
from rules.race.cards import DESIGNS, EDITIONS

CARDS = DESIGNS[EDITIONS[0]]


class CardName(Word):
    """A card of the printed list, by its name in any of the languages or by its id."""

    async def autocomplete(  # type: ignore[override]  # ours are always words
        self, interaction: discord.Interaction[Any], value: str, /
    ) -> list[Choice[str]]:
        """The cards whose names hold what is typed."""
        texts, typed = await people.texts(interaction), value.strip().lower()
        named = sorted((texts.name("race", card), card) for card in CARDS)
        return choices([pair for pair in named if typed in f"{pair[0]} {pair[1]}".lower()][:MENU])


class Race(GameCog, group_name="race", group_description=said("command-race")):
    """`/race …`"""

    face = Face(
        boards=("table", "key"),
        sheet="tableau",
        own={"": "hand", "explore": "explore", "start": "explore"},
        since="since",
        first={"starts": "first-game"},
    )

    @app_commands.command(description=said("command-card"))
    @app_commands.describe(name=said("command-card-name"))
    async def card(self, interaction: Interaction, name: Transform[str, CardName]) -> None:
        """Show a card."""
        texts, wanted = await people.texts(interaction), name.strip().lower()
        found = next((card for card in CARDS if wanted in (card, texts.name("race", card).lower())), None)
        if found is None:
            raise Refusal("no-card")
        await reading.show_card(interaction, self.kind, found)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Race())
