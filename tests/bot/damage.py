"""Databases that something has gone wrong with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def break_index(db: Path) -> None:
    """Overwrite a page of an index."""
    with closing(sqlite3.connect(db)) as opened:
        ((page,),) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seat_by_user'")
        ((size,),) = opened.execute("PRAGMA page_size")
    with db.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
