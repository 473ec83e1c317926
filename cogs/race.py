"""The commands of Race for the Galaxy."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.translator import localized
from cogs.game_cog import GameCog


class Race(GameCog, group_name="race", group_description=localized("command-race")):
    """`/race …`, with every command of `GameCog` but `zoom`, of which the game has none."""

    shows = ("sheet", "lookup", "card")


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Race())
