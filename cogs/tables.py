"""`/play`: everything a person has on Orrery, in one private message. `/help`: how it is used."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.care import help_view
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.reply import show
from bot.ui.lobby import lobby_handlers
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


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Tables())
