"""Whether a copy of a database is what it should be, and safe on its disk."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)


class Damaged(Exception):
    """A database in which SQLite finds faults; its text says which."""


def check(path: Path) -> None:
    """Raise `Damaged` for a database in which SQLite finds faults, sqlite3.Error for a file that is none."""
    with closing(sqlite3.connect(path)) as db:
        found = [row[0] for row in db.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise Damaged(f"{path} is damaged: {'; '.join(found[:3])}")


def empty(path: Path) -> None:
    """Make an empty file that only its owner may read, in place of what lies there; SQLite fills it and keeps that."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def put_in_place(unfinished: Path, path: Path) -> None:
    """Give a finished file its name, so that after any crash the old one lies there or the whole new one."""
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)
    folder = os.open(path.parent, FOLDER)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
