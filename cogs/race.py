"""Race for the Galaxy on Discord: the common commands, and its pictures. A hand is shown in its owner's panel only."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.faces import Face
from bot.ui.translator import said
from cogs.game_cog import GameCog


class Race(GameCog, group_name="race", group_description=said("command-race")):
    """`/race …`"""

    face = Face(
        boards=("table",),
        sheet="tableau",
        own={"": "hand", "explore": "explore", "start": "explore"},
        first={"starts": "first-game"},
    )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Race())
