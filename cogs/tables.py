"""What is of no one game: `/play`, everything a person has, `/help`, and `/import`, a game of a file."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.care import help_view
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.reply import show
from bot.ui.lobby import lobby_handlers
from bot.ui.lobby.seating import practice_handlers
from bot.ui.translator import localized


class Tables(commands.Cog):
    """The hub, and the way to it."""

    @app_commands.command(description=localized("command-play"))
    async def play(self, interaction: Interaction) -> None:
        """Show the hub."""
        await lobby_handlers.show_hub(interaction)

    @app_commands.command(description=localized("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Say how one begins, takes a turn and finds the rules."""
        await show(interaction, help_view.view(await readers.texts(interaction), direct=interaction.guild_id is None))

    @app_commands.command(name="import", description=localized("command-import"))
    @app_commands.describe(file=localized("command-import-file"))
    async def bring(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Show the game of a file, to look at and to practise from."""
        await practice_handlers.bring(interaction, file)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Tables())
