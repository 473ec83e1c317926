"""What Pulsar 2849 has to show: its boards, and the star cluster place by place."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.pictures.presentation import GamePresentation
from bot.ui.kit.translator import said
from cogs.game_cog import GameCog
from rules.pulsar.components import ROUNDS
from rules.pulsar.state import State

LOOKED_AT = ("system", "pulsar", "isolated", "entry")  # kinds of places around which one looks
FIRST_GAME = {"headquarters": "none", "boards": "first-game", "goals": "first-game", "first-roll": "even"}
OF_DICE = dict.fromkeys(("draft", "wish"), "dice")


def places(view: State) -> Sequence[str]:
    """The places around which one may look, but for the jump gates between them."""
    return [place.upper() for kind in LOOKED_AT for place in view.cluster.of_kind(kind)]


class Pulsar(GameCog, group_name="pulsar", group_description=said("command-pulsar")):
    """`/pulsar …`"""

    presentation = GamePresentation(
        boards=("board", "dice", "technologies", "headquarters", "transmitters", "goals", "scoring", "key"),
        sheet="sheet",
        own={**OF_DICE, "side": "headquarters", "attach": "transmitters", "buy": "transmitters"},
        since="since",
        crop="places",
        place="place",
        zoom="zoom",
        sectors=places,
        rounds=ROUNDS,
        first=FIRST_GAME,
    )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Pulsar())
