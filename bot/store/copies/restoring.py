"""A backup in the place of a database that no bot has open; what was there is kept beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.copies.backups import copy, opened
from bot.store.copies.checking import check, put_in_place
from bot.store.release import known_version

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite has beside a database


class DoesNotFit(ValueError):
    """A file that cannot take the place of the database, for the reason it gives."""


def version_of(path: Path) -> int:
    """The version of the tables in a database; raises `DoesNotFit` for what is no database of Orrery."""
    if not path.is_file():
        raise DoesNotFit(f"there is no file {path}")
    try:
        with closing(opened(path)) as db:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            games = db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'game'").fetchone()
    except sqlite3.DatabaseError as error:
        raise DoesNotFit(f"{path} cannot be read: {error}") from error
    if not (version and games):
        raise DoesNotFit(f"{path} is no database of Orrery")
    return version


def restore(backup: Path, db: Path, beside: Path) -> None:
    """Put a copy of a backup in the place of a database, and what was there to `beside`.

    Whoever calls holds the lock of the database. Raises `DoesNotFit` for a backup of a newer release or no backup,
    `Damaged` for one in which SQLite finds faults, `NoRoom`; the database is as it was then.
    """
    if (version := version_of(backup)) > (known := known_version()):
        raise DoesNotFit(f"{backup} is of version {version}, this release knows {known}: install the newer release")
    if db.exists() and backup.samefile(db):
        raise DoesNotFit(f"{backup} is the database itself")
    unfinished = db.with_name(f"{db.name}.restoring")
    try:
        copy(backup, unfinished)
        _without_lease(unfinished)
        check(unfinished)
        if db.exists():
            _set_aside(db, beside)
        put_in_place(unfinished, db)
    finally:
        unfinished.unlink(missing_ok=True)


def _without_lease(path: Path) -> None:
    """Take out who had the database when it was copied: that is no reason to wait for them."""
    with closing(sqlite3.connect(path)) as db, db, suppress(sqlite3.OperationalError):  # of before there were leases
        db.execute("DELETE FROM lease")


def _set_aside(db: Path, beside: Path) -> None:
    """Keep a database under another name, with its log where that cannot be brought into it, as of a damaged one.

    The old file goes only when the new one takes its place, so that no crash leaves none. A log that stayed would be
    read into the new one.
    """
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(db)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try:
        os.link(db, beside)
    except OSError:  # a disk without second names for a file
        db.rename(beside)
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{db}{ending}").rename(f"{beside}{ending}")
