"""`orrery run`: the bot, from its start to the end that a host asks for."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sqlite3
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

import aiohttp
import discord
import structlog

from bot import log, memory, redirect
from bot.app import Orrery
from bot.errors import Unavailable
from bot.host.stores import held_store
from bot.settings import Settings
from bot.sharing.notices import Nobody, Others
from bot.store import lease
from bot.store.copies.checking import Damaged
from bot.store.keeping import KEPT, keeping
from rules.replacements import replace_from

UNUSABLE = (lease.DatabaseInUse, Damaged, Unavailable, sqlite3.Error)  # a database
MISSED_SECONDS = 1.0  # in which what is cancelled ends, unless it has missed that
WRONG_TOKEN = (
    "Discord refuses the token: copy that of *Bot* on its developer portal again, or have it made anew there"
    " (*Reset Token*); no other value of the application, such as its public key, is meant"
)
REFUSED = (discord.DiscordException, aiohttp.ClientError)  # by Discord, or on the way there


def add_arguments(command: argparse.ArgumentParser) -> None:
    """`orrery run` has none: what holds is in the settings."""


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Run the bot until its end is asked for; 2 where it cannot run."""
    memory.configure_allocator()
    log.configure(settings.log)
    try:
        if settings.data:
            replace_from(settings.data)
        asyncio.run(serve(settings, settings.secret()))
    except discord.LoginFailure:
        structlog.get_logger().error("cannot-run", reason=WRONG_TOKEN)
        return 2
    except (ValueError, OSError, *UNUSABLE, *REFUSED) as error:
        structlog.get_logger().error("cannot-run", reason=str(error))
        return 2
    return 0


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until SIGTERM or SIGINT; then finish what is at work and close."""
    ending = Ending()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, ending.told.set)
    await until_first(_run(settings, token, ending), ending.come())


class Ending:
    """The end a host has asked for: at once, or where another process follows, when that hears what is asked."""

    def __init__(self) -> None:
        self.told = asyncio.Event()
        self.others: Others = Nobody()

    async def come(self) -> None:
        """Wait for it."""
        await self.told.wait()
        await self.others.handed_over()


async def _run(settings: Settings, token: str, ending: Ending) -> None:
    if settings.discord_api:
        redirect.redirect_client(settings.discord_api)
    if not settings.address and (kept := keeping(settings.db)) not in KEPT:
        structlog.get_logger().warning("database-not-kept", where=kept, reason="it is lost with what it lies in")
    async with held_store(settings) as (store, holding, others), Orrery(settings, store, others) as bot:
        ending.others = others
        await until_first(bot.start(token), holding.keep(), again_seconds=MISSED_SECONDS)


async def until_first(*works: Coroutine[Any, Any, None], again_seconds: float | None = None) -> None:
    """Do these at once until one ends, then cancel the others and wait for their end; raises what that one raised.

    Whatever has not ended after `again_seconds` is cancelled again: where its work is done in the moment in which it is
    cancelled, `asyncio.wait_for` of Python 3.11 goes on as if nothing had been said.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        going: Collection[asyncio.Task[None]] = tasks
        while going:
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=again_seconds)
        await asyncio.gather(*tasks, return_exceptions=True)  # nobody asks for what else went wrong
    for task in tasks:
        with suppress(asyncio.CancelledError):
            task.result()
