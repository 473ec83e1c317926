"""`/setup …` for whoever moderates a server, `/privacy` for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.care import privacy_handlers, setup_handlers
from bot.ui.kit.client import Interaction
from bot.ui.translator import localized


@app_commands.guild_only()
class Setup(commands.GroupCog, group_name="setup", group_description=localized("command-setup")):
    """What moderators find out about the bot on their server."""

    @app_commands.command(description=localized("command-setup-check"))
    async def check(self, interaction: Interaction) -> None:
        """Say what is missing and how it is mended."""
        await setup_handlers.check(interaction)


class Privacy(commands.Cog):
    """What is kept of a person."""

    @app_commands.command(description=localized("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is kept, and offer it."""
        await privacy_handlers.show_privacy(interaction)


async def setup(bot: commands.Bot) -> None:
    """Add the cogs."""
    await bot.add_cog(Setup())
    await bot.add_cog(Privacy())
