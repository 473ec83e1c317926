"""The commands of Twilight Imperium."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.translator import localized
from cogs.game_cog import GameCog


class TwilightImperium(GameCog, group_name="ti4", group_description=localized("command-ti4")):
    """`/ti4 …`, with every command of `GameCog` but `card`, of which the game has none."""

    shows = ("sheet", "zoom", "lookup")


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(TwilightImperium())
