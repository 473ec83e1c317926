"""The Discord client as handlers see it, and interactions with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import discord
from discord.ext import commands

from bot.nightly import Nightly
from bot.pictures.forecaster import Forecaster
from bot.pictures.renderer import Renderer
from bot.request_limit import RequestLimit
from bot.settings import Settings
from bot.sharing.notices import Others
from bot.store.call_rows import HookRow
from bot.table.table import Table
from bot.words.texts import Texts


class Followed(Protocol):
    """The private messages that follow a game while nobody presses anything in them."""

    def poke(self, game_id: str) -> None:
        """A game moved on."""

    def left(self, message_id: int) -> None:
        """Something was pressed in a message."""

    def presses(self, message_id: int) -> int:
        """How often something was pressed in a message."""

    async def opened(self, interaction: Interaction, message_id: int, shown: Any) -> None:
        """A panel was shown in a message."""

    def shows(self, user_id: int, name: str) -> bool:
        """Whether somebody has a page of this name, or the panel of that table, open."""

    async def watching(self, interaction: Interaction, message_id: int, name: str, page: Any, make: Any) -> None:
        """A private page was shown in a message."""

    async def run(self) -> None:
        """Work until cancelled."""


class TestedHooks(Protocol):
    """The webhooks, as far as whoever sets one needs them."""

    async def test(self, hook: HookRow, texts: Texts) -> bool:
        """Whether an address took a message that only tries it."""


class Client(commands.AutoShardedBot):
    """What every handler may use of the bot. `bot.app` makes the one client there is.

    settings: the host's. table: all that can be done to games. renderer, forecaster: for pictures, and for what options
    may lead to. request_limit: how much one person may ask for. nightly: the backups. following: open panels and pages.
    hooks: tries webhooks. others: the other processes of the bot.
    """

    settings: Settings
    table: Table
    renderer: Renderer
    forecaster: Forecaster
    request_limit: RequestLimit
    nightly: Nightly
    languages: dict[int, str]  # that people set, as last read; the latest at the end
    following: Followed
    hooks: TestedHooks
    others: Others


if TYPE_CHECKING:
    Interaction = discord.Interaction[Client]
else:
    Interaction = discord.Interaction  # not generic at run time


def interaction_data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """The data of an interaction as Discord sent it."""
    return cast("dict[str, Any]", interaction.data or {})
