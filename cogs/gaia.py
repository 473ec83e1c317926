"""Gaia Project on Discord: the common commands, and its boards."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.faces import Face
from bot.ui.translator import said
from cogs.game_cog import GameCog


class Gaia(GameCog, group_name="gaia", group_description=said("command-gaia")):
    """`/gaia …`"""

    face = Face(boards=("board", "research", "scoring"), sheet="sheet", first={"factions": "first-game"})


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Gaia())
