"""Gaia Project on Discord: the common commands, its boards, and its map sector by sector."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Transform
from discord.ext import commands

from bot.pictures.presentation import GamePresentation, Notation
from bot.ui.boards import board_handlers
from bot.ui.kit import table_argument
from bot.ui.kit.client import Interaction
from bot.ui.kit.translator import said
from cogs.arguments import Sector
from cogs.game_cog import GameCog, Mine
from rules.gaia.board.galaxy import FACES
from rules.gaia.notation import read
from rules.gaia.spending import joined
from rules.gaia.state import State


def sectors(view: State) -> Sequence[str]:
    """The numbers on the sector tiles of a map."""
    return [str(number) for number in sorted(FACES[sector.face].number for sector in view.sectors)]


class Gaia(GameCog, group_name="gaia", group_description=said("command-gaia")):
    """`/gaia …`"""

    presentation = GamePresentation(
        boards=("board", "research", "scoring", "key"),
        sheet="sheet",
        since="since",
        crop="places",
        place="hex",
        zoom="zoom",
        sectors=sectors,
        first={"factions": "first-game"},
        notation=Notation(read, joined),
        several=("free",),
    )

    @app_commands.command(description=said("command-zoom"))
    @app_commands.describe(sector=said("command-zoom-sector"), table=said("command-table"))
    async def zoom(self, interaction: Interaction, sector: Transform[str, Sector], table: Mine = None) -> None:
        """Show one sector of the map."""
        await board_handlers.show_zoom(
            interaction, await table_argument.table_for(interaction, self.kind, table), sector.strip()
        )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Gaia())
