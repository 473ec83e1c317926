"""`orrery copy-store`: all games from SQLite to PostgreSQL or back, while no bot has either."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.errors import Unavailable
from bot.host.stores import held_alone
from bot.settings import ADDRESSES, Settings
from bot.store.copies.checking import Damaged
from bot.store.copies.moving import Content, move
from bot.store.keeping import place_of
from bot.store.lease import DatabaseInUse

FAILED = (OSError, ValueError, sqlite3.Error, Damaged, DatabaseInUse, Unavailable)
PLACE = "a file of SQLite, or the address of a database of PostgreSQL, postgresql://…"


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("source", metavar="FROM", help=f"where the games lie: {PLACE}")
    command.add_argument("target", metavar="TO", help=f"where they are to lie, which is empty or not there: {PLACE}")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Copy, and check what is there then; 0 when all of it is, 1 when the target is as it was."""
    source, target = args.source, args.target
    try:
        if not source.startswith(ADDRESSES) and not Path(source).is_file():
            raise FileNotFoundError(f"there is no database: {source}")
        found = asyncio.run(_copied(source, target))
    except FAILED as error:
        print(f"nothing was copied: {error}", file=sys.stderr)
        return 1
    for each in found:
        print(f"{each.table:<10} {each.rows:>9} rows  sha256 {each.digest[:16]}")
    print(f"{_shown(target)} holds what {_shown(source)} holds, row by row. {_shown(source)} is as it was.")
    return 0


async def _copied(source: str, target: str) -> Sequence[Content]:
    async with held_alone(source) as old, held_alone(target) as new:
        return await move(old, new)


def _shown(place: str) -> str:
    if place.startswith(ADDRESSES):
        return place_of(place)
    return place
