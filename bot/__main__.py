"""`orrery run`: the bot. `orrery demo`: play on this machine, without Discord.

For whoever hosts it: `health`, `backup`, `restore`, `copy-store` (to PostgreSQL, or back), `check` (the database, a
backup, or the file of an ended game), `config` (which settings hold), `bugreport` (a file without secrets), `data`
(components that can be replaced).
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import signal
import sqlite3
import sys
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import aiohttp
import discord
import structlog
from pydantic import ValidationError

from bot import log, memory, redirect
from bot.app import Orrery
from bot.errors import Unavailable
from bot.host import backup_command, bugreport_command, check_command, config_command, copy_command, data_command
from bot.host.stores import held_store
from bot.monitoring import health
from bot.settings import Settings
from bot.sharing.notices import Nobody, Others
from bot.store import lease
from bot.store.copies.checking import Damaged
from bot.store.keeping import KEPT, keeping
from demo.options import Options, add_arguments
from rules.replacements import replace_from

UNUSABLE = (lease.DatabaseInUse, Damaged, Unavailable, sqlite3.Error)  # a database
ON_WINDOWS = (
    "Orrery does not run on Windows itself: install WSL with `wsl --install`, and give the same command inside it."
)
MISSED_SECONDS = 1.0  # in which what is cancelled ends, unless it has missed that
WRONG_TOKEN = (
    "Discord refuses the token: copy that of *Bot* on its developer portal again, or have it made anew there"
    " (*Reset Token*); no other value of the application, such as its public key, is meant"
)
REFUSED = (discord.DiscordException, aiohttp.ClientError)  # by Discord, or on the way there


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the console script; returns the exit code.

    argv: what stands behind the program's name; None takes it from the process. 2 is returned for settings that cannot
    be used, and where the database is in use; argparse ends the process itself for a command it does not know.
    """
    args = parser().parse_args(argv)
    try:
        settings = Settings()
    except ValidationError as error:
        print(*config_command.faults(error), sep="\n", file=sys.stderr)
        return 2
    if args.command in HOSTS:
        return HOSTS[args.command](args, settings)
    if platform.system() == "Windows":  # no locks on files, no signals in event loops
        print(ON_WINDOWS, file=sys.stderr)
        return 2
    if args.command == "demo":
        return _demo(args)
    return _bot(settings)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="orrery", description=__doc__)
    made.add_argument("--version", action="version", version=f"%(prog)s {version('orrery')}")
    commands = made.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot; needs DISCORD_TOKEN")
    commands.add_parser("health", help="exit code 0 when the running bot is well")
    backup_command.add_backup(commands.add_parser("backup", help="copy all games, also while the bot runs"))
    backup_command.add_restore(commands.add_parser("restore", help="put a backup in the place of the database"))
    copying = commands.add_parser("copy-store", help="all games from SQLite to PostgreSQL, or back")
    copy_command.add_arguments(copying)
    checking = commands.add_parser("check", help="check the database, a backup, or the file of a game that has ended")
    check_command.add_arguments(checking)
    check_command.add_arguments(commands.add_parser("verify-game", help="what `check` was called before"))
    commands.add_parser("config", help="which settings hold, and where each comes from; no secrets")
    bugreport_command.add_arguments(
        commands.add_parser("bugreport", help="a file for whoever mends the bot; no secrets")
    )
    data_command.add_arguments(commands.add_parser("data", help="components of a game, and files to replace them"))
    add_arguments(commands.add_parser("demo", help="a server on this machine, with the bot in it"))
    return made


def _health(settings: Settings) -> int:
    """Say what the bot said last; 0 where that is young."""
    if said := health.last_said(settings.health):
        print(said)
    if health.renewed_lately(settings.health):
        return 0
    print("not well within the last minute", file=sys.stderr)
    return 1


HOSTS: dict[str, Callable[[argparse.Namespace, Settings], int]] = {
    "health": lambda args, settings: _health(settings),
    "backup": lambda args, settings: backup_command.backup(settings, args.to),
    "restore": lambda args, settings: backup_command.restore(settings, args.file),
    "copy-store": lambda args, settings: copy_command.run(args.source, args.target),
    "check": check_command.run,
    "verify-game": check_command.run,
    "config": lambda args, settings: config_command.run(settings),
    "bugreport": lambda args, settings: bugreport_command.run(settings, args.to, args.game),
    "data": lambda args, settings: data_command.run(args.game, args.check, settings.data),
}


def _demo(args: argparse.Namespace) -> int:
    from demo.play import demo  # the stand-in loads only where it is used

    try:
        options = Options.of(args)
    except ValueError as error:
        parser().error(str(error))
    return demo(options)


def _bot(settings: Settings) -> int:
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


if __name__ == "__main__":
    sys.exit(main())
