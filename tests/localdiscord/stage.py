"""A world with three people, and real discord.py clients that find it in the place of Discord."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from localdiscord import Person, Server, World
from tests.patience import PATIENCE

TOKEN = "local-tester"
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000000b4944415478da63"
    "60c0040000140001ee5a69090000000049454e44ae426082"
)


def picture(name: str = "board.png", alt: str | None = None) -> discord.File:
    """A picture of 3 by 2 pixels."""
    return discord.File(io.BytesIO(PNG), name, description=alt)


class Korean(app_commands.Translator):
    """Translates what was given a Korean text."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return string.extras.get("ko") if locale is discord.Locale.korean else None


class Actor(discord.Client):
    """Syncs its command tree when it starts and remembers what went wrong."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._remember)
        self.errors: list[Exception] = []
        self.resumed = asyncio.Event()
        self.heard: list[discord.Message] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def _remember(self, interaction: discord.Interaction, error: Exception) -> None:
        self.errors.append(getattr(error, "original", error))


class Stage:
    """What a test plays on."""

    def __init__(self, world: World, server: Server) -> None:
        self.world = world
        self.server = server
        self.ada = Person(world, "ada")
        self.minjun = Person(world, "minjun")

    def refused(self) -> list[int]:
        """The codes of what was refused so far, which are thereby expected."""
        codes = [violation["code"] for violation in self.world.violations]
        self.world.violations.clear()
        return codes

    def channel(self, client: discord.Client) -> discord.TextChannel:
        """The place of the people, as the client knows it."""
        found = client.get_channel(int(self.ada.channel.id))
        assert isinstance(found, discord.TextChannel)
        return found

    @asynccontextmanager
    async def running(self, client: discord.Client) -> AsyncIterator[None]:
        """The client logged in and ready; closed at the end."""
        run = asyncio.create_task(client.start(TOKEN))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([run, ready], return_when=asyncio.FIRST_COMPLETED)
            if run.done():
                await run
            yield
        finally:
            ready.cancel()
            await client.close()
            with contextlib.suppress(asyncio.CancelledError):
                await run
        assert getattr(client, "errors", []) == []
