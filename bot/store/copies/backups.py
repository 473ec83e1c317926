"""Backups of a database that is in use: each is the whole of one moment, checked, and for its owner alone to read.

They are called after the database and the time in UTC, `orrery-20260131T040000Z.db`, so that their names say how old
they are, wherever they are copied to.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from bot.store.copies.checking import check, empty, put_in_place

STAMP = "%Y%m%dT%H%M%SZ"
DAY = 24 * 3600
MARGIN = 1 << 20  # bytes that have to stay free beside a backup


class NoRoom(OSError):
    """The disk has no room for one more copy."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was finished and found sound; `at` is when it was begun, in seconds since 1970."""

    path: Path
    at: int


def make(db: Path, folder: Path, now: int) -> Backup:
    """Copy a database into a folder, which is made where it is missing, while others may write to it.

    Raises FileNotFoundError where there is no database, `NoRoom` before the disk is full, `Damaged` where the copy does
    not hold what it should, and OSError or sqlite3.Error. Nothing that was there before is touched then.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    backup = Backup(folder / f"{db.stem}-{_stamp(now)}.db", now)
    copy(db, backup.path)
    return backup


def copy(source: Path, to: Path) -> None:
    """Copy what a database holds at one moment to a file of its own, and check it; raises what `make` raises.

    SQLite's own online backup takes all in one step: it reads as one more reader, so that nobody who writes waits.
    """
    if not source.is_file():
        raise FileNotFoundError(f"there is no database: {source}")
    _make_sure_of_room(source, to.parent)
    unfinished = to.with_name(f".{to.name}.copying")
    try:
        empty(unfinished)
        with closing(opened(source)) as db, closing(sqlite3.connect(unfinished)) as made:
            db.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")  # it is one file, without a log beside it
        check(unfinished)
        put_in_place(unfinished, to)
    finally:
        unfinished.unlink(missing_ok=True)


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a database that is there; sqlite3.Error where none is, since none is made."""
    return sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=rw", uri=True)


def found(folder: Path, db: Path) -> list[Backup]:
    """The backups of a database in a folder, the oldest first; [] where there is no such folder.

    Known by their names, which begin with that of the database; their content is not looked at.
    """
    return sorted(_backups(folder, db.stem), key=lambda backup: backup.at)


def forget(folder: Path, db: Path, before: int) -> None:
    """Remove the backups of a database from before a time, and what was left of unfinished ones.

    The newest backup of all stays, however old it is.
    """
    for unfinished in folder.glob(f".{db.stem}-*.copying"):
        if unfinished.stat().st_mtime < before:
            unfinished.unlink(missing_ok=True)
    for backup in found(folder, db)[:-1]:
        if backup.at < before:
            backup.path.unlink(missing_ok=True)


def due(now: int, last: int, hour: int) -> bool:
    """Whether that hour of the day, in UTC, has come since the last backup."""
    return last < now - (now - hour * 3600) % DAY


def _backups(folder: Path, stem: str) -> Iterator[Backup]:
    for path in folder.glob(f"{stem}-*.db"):
        try:
            at = datetime.strptime(path.stem.removeprefix(f"{stem}-"), STAMP)
        except ValueError:  # something else that somebody has laid there
            continue
        yield Backup(path, int(at.replace(tzinfo=UTC).timestamp()))


def _stamp(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime(STAMP)


def _make_sure_of_room(source: Path, folder: Path) -> None:
    """Raise `NoRoom` where a copy would fill the disk, on which the games go on."""
    logged = Path(f"{source}-wal")
    size = source.stat().st_size + (logged.stat().st_size if logged.exists() else 0)
    if shutil.disk_usage(folder).free < size + MARGIN:
        raise NoRoom(f"the disk of {folder} has no room for a copy of {size} bytes")
