"""What Gaia Project has to show: its boards, and its map sector by sector."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.pictures.presentation import GamePresentation, Notation
from bot.ui.kit.translator import said
from cogs.game_cog import GameCog
from rules.gaia.board.galaxy import FACES
from rules.gaia.components import ROUNDS
from rules.gaia.notation import read
from rules.gaia.spending import joined
from rules.gaia.state import State


def sectors(view: State) -> Sequence[str]:
    """The numbers on the sector tiles of a map."""
    return [str(number) for number in sorted(FACES[sector.face].number for sector in view.sectors)]


class Gaia(GameCog, group_name="gaia", group_description=said("command-gaia")):
    """`/gaia …`"""

    presentation = GamePresentation(
        boards=("board", "research", "scoring", "coordinates", "key"),
        sheet="sheet",
        since="since",
        crop="places",
        place="hex",
        zoom="zoom",
        sectors=sectors,
        rounds=ROUNDS,
        first={"factions": "first-game"},
        notation=Notation(read, joined),
        several=("free",),
    )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Gaia())
