"""The commands of Pulsar 2849."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.translator import localized
from cogs.game_cog import GameCog


class Pulsar(GameCog, group_name="pulsar", group_description=localized("command-pulsar")):
    """`/pulsar …`, with every command of `GameCog` but `card`, of which the game has none."""

    shows = ("sheet", "zoom", "lookup")


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Pulsar())
