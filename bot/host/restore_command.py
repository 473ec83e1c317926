"""`orrery restore`: a backup takes the place of the database, which is kept beside it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from contextlib import suppress
from pathlib import Path

from bot.host.backup_command import FAILED, OF_POSTGRES
from bot.host.reasons import reason
from bot.settings import Settings
from bot.store import lease
from bot.store.copies import backups, restoring


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a backup; without it they are listed")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Put a backup in the place of the database; 0 when it is there, 1 when everything is as it was."""
    if settings.address:
        print(f"nothing was restored: {OF_POSTGRES}", file=sys.stderr)
        return 1
    if args.file is None:
        return _list(settings)
    beside = Path(f"{settings.db}.replaced-{time.strftime(backups.STAMP, time.gmtime())}")
    there = settings.db.exists()
    try:
        _restore(args.file, settings.db, beside)
    except FAILED as error:
        print(f"nothing was restored: {reason(error)}", file=sys.stderr)
        return 1
    print(f"{settings.db} is what {args.file} holds. Start the bot.")
    if there:
        print(f"What was there before is kept as {beside}; remove it when all is well.")
    return 0


def _restore(file: Path, db: Path, beside: Path) -> None:
    if not db.parent.is_dir():
        raise FileNotFoundError(f"the folder of the database is missing: {db.parent}")
    with lease.locked(db):
        if db.exists():
            with suppress(sqlite3.DatabaseError):  # a damaged one is held by nobody
                asyncio.run(lease.taken(lease.Lease(db, lease.boot_id())))
        restoring.restore(file, db, beside)


def _list(settings: Settings) -> int:
    """The backups there are, the newest first."""
    there = backups.found(settings.backup_folder, settings.db)
    if not there:
        print(f"there is no backup in {settings.backup_folder}", file=sys.stderr)
        return 1
    for each in reversed(there):
        print(each.path)
    return 0
