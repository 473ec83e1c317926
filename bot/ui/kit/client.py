"""The Discord client as handlers see it, and interactions with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ext import commands

from bot.pictures.renderer import Renderer
from bot.request_limit import RequestLimit
from bot.table.table import Table


class Client(commands.AutoShardedBot):
    """What every handler may use of the bot. `bot.app` makes the one client there is."""

    table: Table
    renderer: Renderer
    request_limit: RequestLimit


if TYPE_CHECKING:
    Interaction = discord.Interaction[Client]
else:
    Interaction = discord.Interaction  # not generic at run time


def sent(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """The data of an interaction as Discord sent it."""
    return cast("dict[str, Any]", interaction.data or {})
