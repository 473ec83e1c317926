"""`orrery data`: which values of a game are not the printed ones, and whether a file can replace a shipped one."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from bot.settings import Settings
from rules import replacements
from rules.games import MODULES

NOTHING = "nothing of this game can be replaced"


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("game", choices=MODULES)
    command.add_argument("--check", type=Path, metavar="FILE", help="say what is wrong with a replacement")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Check a file, or list what can be replaced as it is with the host's files; returns the exit code."""
    try:
        if args.check is not None:
            return _check(args.game, args.check)
        if settings.data is not None:
            replacements.replace_from(settings.data)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return _list(args.game)


def _check(game: str, path: Path) -> int:
    faults = replacements.faults(game, path)
    for fault in faults:
        print(f"{path}: {fault}")
    if not faults:
        print(f"{path}: nothing is wrong; it can be {game}/{path.name} in the folder that ORRERY_DATA names")
    if faults:
        return 1
    return 0


def _list(game: str) -> int:
    """Each file with the number of rows that have values of our own, then those values."""
    can_be = replacements.replaceable(game)
    if can_be is None:
        print(NOTHING)
        return 0
    values = can_be.own_values()
    rows = Counter(file for file, _ in {(value.file, value.id) for value in values})
    for name in can_be.FILES:
        print(f"{name}: {rows[name]} rows with values that are not printed ones")
        for value in values:
            if value.file == name:
                print(f"  {value.id} {value.field or 'all of it'}")
    return 0
