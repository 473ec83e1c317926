"""A stand-in for Discord with people in it, and the bot in front of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from demo.process import TOKEN, BotProcess
from images.drawing.faces import ASSETS
from localdiscord import World, seeded_world, serve

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stage:
    """The stand-in at `url`, its world, and the bot."""

    url: str
    world: World
    bot: BotProcess

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something while the bot is there; raises `Died` when it ends."""
        doing = asyncio.ensure_future(work)
        dying = asyncio.ensure_future(self.bot.ended())
        try:
            await asyncio.wait([doing, dying], return_when=asyncio.FIRST_COMPLETED)
            if dying.done():
                dying.result()
            return doing.result()
        finally:
            for task in (doing, dying):
                task.cancel()
            await asyncio.gather(doing, dying, return_exceptions=True)

    @property
    def complaints(self) -> list[str]:
        """What Discord would not have taken from the bot."""
        return [f"violation: {each}" for each in self.world.violations] + [
            f"unknown to the stand-in: {each}" for each in self.world.unimplemented
        ]


@asynccontextmanager
async def stage_with(
    process: type[BotProcess], folder: Path, db: Path, port: int, **settings: str
) -> AsyncIterator[Stage]:
    """The stand-in up, the bot, a `process` of this kind, not yet started; both closed at the end."""
    world = seeded_world(bot_token=TOKEN)
    server = await serve(world, port=port, fonts=ASSETS)
    bot = process(server.url, folder, db, **settings)
    try:
        yield Stage(server.url, world, bot)
    finally:
        await bot.stop()
        await server.close()


@asynccontextmanager
async def stage(folder: Path, db: Path, port: int = 0, **settings: str) -> AsyncIterator[Stage]:
    """`stage_with` the bot as it is shipped."""
    async with stage_with(BotProcess, folder, db, port, **settings) as opened:
        yield opened
