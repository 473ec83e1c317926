"""`orrery backup` and `orrery restore`: a copy of all games, also while the bot runs, and the way back to it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from contextlib import suppress
from pathlib import Path

from bot.settings import Settings
from bot.store import lease
from bot.store.copies import backups, restoring
from bot.store.copies.checking import Damaged

OF_POSTGRES = (
    "the games lie in PostgreSQL (ORRERY_DATABASE), whose own programs do that: pg_dump --format=custom, and pg_restore"
    " into an empty database; see docs/hosting.md, PostgreSQL"
)
FAILED = (OSError, ValueError, sqlite3.Error, Damaged, lease.DatabaseInUse)


def add_backup(command: argparse.ArgumentParser) -> None:
    """The arguments of `orrery backup`."""
    command.add_argument("--to", type=Path, metavar="FOLDER", help="where to, in place of the folder of the settings")


def add_restore(command: argparse.ArgumentParser) -> None:
    """The arguments of `orrery restore`."""
    command.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a backup; without it they are listed")


def backup(settings: Settings, to: Path | None) -> int:
    """Make a backup and check it; 0 when it is there, else 1."""
    if settings.address:
        print(f"no backup was made: {OF_POSTGRES}", file=sys.stderr)
        return 1
    folder = to or settings.backup_folder
    try:
        made = backups.make(settings.db, folder, int(time.time()))
    except FAILED as error:
        print(f"no backup was made: {error}", file=sys.stderr)
        return 1
    print(f"{made.path}: {made.path.stat().st_size} bytes, of one moment and sound")
    return 0


def restore(settings: Settings, file: Path | None) -> int:
    """Put a backup in the place of the database; 0 when it is there, 1 when everything is as it was."""
    if settings.address:
        print(f"nothing was restored: {OF_POSTGRES}", file=sys.stderr)
        return 1
    if file is None:
        return _list(settings)
    beside = Path(f"{settings.db}.replaced-{time.strftime(backups.STAMP, time.gmtime())}")
    there = settings.db.exists()
    try:
        _restore(file, settings.db, beside)
    except FAILED as error:
        print(f"nothing was restored: {error}", file=sys.stderr)
        return 1
    print(f"{settings.db} is what {file} holds. Start the bot.")
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
