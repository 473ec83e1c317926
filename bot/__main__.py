"""`orrery run`: the bot. `orrery health`: is it well? `orrery demo`: play on this machine, without Discord.

`orrery data`: the files with a game's components that a host may replace. `orrery verify-game`: check an ended game.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import signal
import sqlite3
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import aiohttp
import discord
import structlog

from bot import data_command, health, log, memory, redirect, verify_command
from bot.app import Orrery
from bot.errors import Unavailable
from bot.settings import Settings
from bot.store import lease
from bot.store.backup import Damaged
from bot.store.keeping import KEPT, keeping
from bot.store.sqlite import SqliteStore
from demo.options import Options, add_arguments
from rules.replacements import replace_from

UNUSABLE = (lease.DatabaseInUse, Damaged, Unavailable, sqlite3.Error)  # a database
ON_WINDOWS = (
    "Orrery does not run on Windows itself: install WSL with `wsl --install`, and give the same command inside it."
)
REFUSED = (discord.DiscordException, aiohttp.ClientError)  # by Discord, or on the way there


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the console script; returns the exit code."""
    args = parser().parse_args(argv)
    settings = Settings()
    if args.command == "health":
        if health.renewed_lately(settings.health):
            return 0
        return 1
    if args.command == "data":
        return data_command.run(args.game, args.check, settings.data)
    if args.command == "verify-game":
        return verify_command.run(args.file, args.hash, settings.data)
    if platform.system() == "Windows":  # no locks on files, no signals in event loops
        print(ON_WINDOWS, file=sys.stderr)
        return 2
    if args.command == "demo":
        from demo.play import demo  # the stand-in loads only where it is used

        try:
            options = Options.of(args)
        except ValueError as error:
            parser().error(str(error))
        return demo(options)
    memory.configure_allocator()
    log.configure(settings.log)
    try:
        if settings.data:
            replace_from(settings.data)
        asyncio.run(serve(settings, settings.secret()))
    except (ValueError, OSError, *UNUSABLE, *REFUSED) as error:
        structlog.get_logger().error("cannot-run", reason=str(error))
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="orrery", description=__doc__)
    made.add_argument("--version", action="version", version=f"%(prog)s {version('orrery')}")
    commands = made.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot; needs DISCORD_TOKEN")
    commands.add_parser("health", help="exit code 0 when the running bot is well")
    add_arguments(commands.add_parser("demo", help="a server on this machine, with the bot in it"))
    data_command.add_arguments(commands.add_parser("data", help="components of a game, and files to replace them"))
    checking = commands.add_parser("verify-game", help="check the chance of a game that has ended, from its file")
    verify_command.add_arguments(checking)
    return made


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until SIGTERM or SIGINT; then finish what is at work and close."""
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    await _until_first(_run(settings, token), _told(told))


async def _run(settings: Settings, token: str) -> None:
    if settings.discord_api:
        redirect.redirect_client(settings.discord_api)
    if (kept := keeping(settings.db)) not in KEPT:
        structlog.get_logger().warning("database-not-kept", where=kept, reason="it is lost with what it lies in")
    async with lease.held(settings.db) as holding:
        store = await SqliteStore.open(settings.db, holding)
        try:
            async with Orrery(settings, store) as bot:
                await _until_first(bot.start(token), holding.keep())
        finally:
            await store.close()


async def _told(event: asyncio.Event) -> None:
    await event.wait()


async def _until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Do these at once until one ends, then cancel the others and wait for their end; raises what that one raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        with suppress(asyncio.CancelledError):
            task.result()


if __name__ == "__main__":
    sys.exit(main())
