"""`orrery backup`: a copy of all games, also while the bot runs."""

from __future__ import annotations

import argparse
import sqlite3
import sys
import time
from pathlib import Path

from bot.host.reasons import reason
from bot.settings import Settings
from bot.store import lease
from bot.store.copies import backups
from bot.store.copies.checking import Damaged

OF_POSTGRES = (
    "the games lie in PostgreSQL (ORRERY_DATABASE), whose own programs do that: pg_dump --format=custom, and pg_restore"
    " into an empty database; see docs/hosting.md, PostgreSQL"
)
FAILED = (OSError, ValueError, sqlite3.Error, Damaged, lease.DatabaseInUse)


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("--to", type=Path, metavar="FOLDER", help="where to, in place of the folder of the settings")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Make a backup and check it; 0 when it is there, else 1."""
    if settings.address:
        print(f"no backup was made: {OF_POSTGRES}", file=sys.stderr)
        return 1
    folder = args.to or settings.backup_folder
    try:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(f"{folder} is a file; a folder is meant")
        made = backups.make(settings.db, folder, int(time.time()))
    except FAILED as error:
        print(f"no backup was made: {reason(error)}", file=sys.stderr)
        return 1
    print(f"{made.path}: {made.path.stat().st_size} bytes, of one moment and sound")
    return 0
