"""What is kept of a database before it is lifted to the tables of a new release."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import structlog

from bot.store.copies.checking import check, empty, put_in_place

log = structlog.get_logger()
KEPT = 3


def checked_copy(path: Path, version: int) -> None:
    """Check a database and copy it to `<path>.before-<version>`, in place of what an earlier try has left there.

    The newest copies are kept. Raises `Damaged` where the database, or the copy, does not hold what it should.
    """
    check(path)
    copy = _named(path, version)
    unfinished = Path(f"{path}.copying")
    empty(unfinished)
    with closing(sqlite3.connect(path)) as db:
        db.execute("VACUUM INTO ?", (str(unfinished),))
    check(unfinished)
    put_in_place(unfinished, copy)
    log.info("database-copied", copy=str(copy))
    for number in sorted(_copies(path), reverse=True)[KEPT:]:
        _named(path, number).unlink(missing_ok=True)


def copies(path: Path) -> list[Path]:
    """The copies that lie beside a database, whether it is there or not; the oldest first."""
    return [_named(path, number) for number in sorted(_copies(path))]


def _named(path: Path, version: int) -> Path:
    return Path(f"{path}.before-{version}")


def _copies(path: Path) -> list[int]:
    """The versions before which this database was copied."""
    found = (each.name.rpartition(".before-")[2] for each in path.parent.glob(f"{path.name}.before-*"))
    return [int(number) for number in found if number.isdecimal()]
