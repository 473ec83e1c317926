"""`/play`: everything a person has on Orrery, in one private message."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.kit.client import Interaction
from bot.ui.kit.translator import said
from bot.ui.lobby import lobby_handlers


class Tables(commands.Cog):
    """The hub."""

    @app_commands.command(description=said("command-play"))
    async def play(self, interaction: Interaction) -> None:
        """Show the hub."""
        await lobby_handlers.show_hub(interaction)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Tables())
