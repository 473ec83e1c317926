"""`orrery run`: the bot. `orrery demo`: play on this machine, without Discord.

For whoever hosts it: `health`, `backup`, `restore`, `copy-store` (to PostgreSQL, or back), `check` (the database, a
backup, or the file of an ended game), `config` (which settings hold), `bugreport` (a file without secrets), `data`
(components that can be replaced).
"""

from __future__ import annotations

import argparse
import gc
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bot.host.given_settings import Unfit, given_settings

ON_WINDOWS = (
    "Orrery does not run on Windows itself: install WSL with `wsl --install`, and give the same command inside it."
)
BOTS = ("run", "demo")  # which want locks on files, and signals in event loops
COMMANDS = {  # with the module that has its arguments and does it; the others stay unloaded, as `health` is asked often
    "run": ("bot.running", "run the bot; needs DISCORD_TOKEN"),
    "health": ("bot.host.health_command", "exit code 0 when the running bot is well"),
    "backup": ("bot.host.backup_command", "copy all games, also while the bot runs"),
    "restore": ("bot.host.restore_command", "put a backup in the place of the database"),
    "copy-store": ("bot.host.copy_command", "all games from SQLite to PostgreSQL, or back"),
    "check": ("bot.host.check_command", "check the database, a backup, or the file of a game that has ended"),
    "verify-game": ("bot.host.check_command", "what `check` was called before"),
    "config": ("bot.host.config_command", "which settings hold, and where each comes from; no secrets"),
    "bugreport": ("bot.host.bugreport_command", "a file for whoever mends the bot; no secrets"),
    "data": ("bot.host.data_command", "components of a game, and files to replace them"),
    "demo": ("demo.demo_command", "a server on this machine, with the bot in it"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the console script; returns the exit code.

    argv: what stands behind the program's name; None takes it from the process. 2 is returned for settings that cannot
    be used, and where the database is in use; argparse ends the process itself for a command it does not know.
    """
    args = parsed(sys.argv[1:] if argv is None else argv)
    try:
        settings = given_settings()
    except Unfit as error:
        print(*error.faults, sep="\n", file=sys.stderr)
        return 2
    if args.command in BOTS and platform.system() == "Windows":
        print(ON_WINDOWS, file=sys.stderr)
        return 2
    code: int = _module(args.command).run(args, settings)
    return code


def parsed(argv: Sequence[str]) -> argparse.Namespace:
    """The command of a command line, with its arguments; raises SystemExit for a wrong one, and behind `--help`."""
    made = argparse.ArgumentParser(prog="orrery", description=__doc__)
    made.add_argument("--version", action="version", version=f"%(prog)s {version('orrery')}")
    commands = made.add_subparsers(dest="command", required=True)
    for name, (_, what) in COMMANDS.items():
        command = commands.add_parser(name, help=what)
        if name in argv[:1]:
            _module(name).add_arguments(command)
    return made.parse_args(argv)


def _module(command: str) -> Any:
    """The module of a command: it has `add_arguments(parser)`, and `run(args, settings)`, which gives the exit code."""
    module, _ = COMMANDS[command]
    gc.disable()  # what modules make stays: to look for garbage among it takes a tenth of a start, and finds hardly any
    try:
        return import_module(module)
    finally:
        gc.freeze()
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
