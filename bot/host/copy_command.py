"""`orrery copy-store`: all games from SQLite to PostgreSQL or back, while no bot has either."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.errors import Unavailable
from bot.host.reasons import reason
from bot.host.stores import held_alone
from bot.settings import ADDRESSES, Settings
from bot.store.copies.checking import Damaged
from bot.store.copies.moving import Content, move
from bot.store.copies.restoring import version_of
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
        if not source.startswith(ADDRESSES):
            version_of(Path(source))
        if _same(source, target):
            raise ValueError(f"{_shown(source)} is named twice: where the games lie, and where they are to lie")
        found = asyncio.run(_copied(source, target))
    except FAILED as error:
        print(f"nothing was copied: {reason(error)}", file=sys.stderr)
        return 1
    for each in found:
        print(f"{each.table:<10} {each.rows:>9} rows  sha256 {each.digest[:16]}")
    print(f"{_shown(target)} holds what {_shown(source)} holds, row by row. {_shown(source)} is as it was.")
    return 0


async def _copied(source: str, target: str) -> Sequence[Content]:
    async with held_alone(source) as old, held_alone(target) as new:
        return await move(old, new)


def _same(source: str, target: str) -> bool:
    """Whether both name one place; two addresses may do so in more ways than can be told here."""
    if ADDRESSES[0] in source + target:
        return source == target
    return Path(source).resolve() == Path(target).resolve()


def _shown(place: str) -> str:
    if place.startswith(ADDRESSES):
        return place_of(place)
    return place
