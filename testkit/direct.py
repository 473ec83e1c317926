"""The store as tests and seasons open it: in the thread of its caller, and from an empty database that is ready made.

A hop to another thread takes longer than most statements, and the scripts of all releases take as long as a short game.
How the bot itself opens its store is for the tests of the store, of its process and of the wire.

Beside a server that `python -m testkit.postgres` has started, they open a store in PostgreSQL instead: so seasons, and
tests that look into no file, run over that.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import aiosqlite

from bot.store.game_store import GameStore
from bot.store.migrate import migrate
from bot.store.postgres.store import PostgresStore
from bot.store.rows import GameRow
from bot.store.sqlite import BUSY_SECONDS, READERS, SqliteStore
from testkit.postgres import address_for

PRAGMAS = ("synchronous = OFF", "journal_mode = WAL", "foreign_keys = ON", "secure_delete = ON")
MADE: list[bytes] = []  # an empty database, once there is one


class Direct:
    """A connection that runs in the thread of its caller, with the methods that the store uses of aiosqlite's.

    It is made when it is used first: of the store's readers most tests need one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _db(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=BUSY_SECONDS)
        db.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        return db

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run a statement."""
        self._db.execute(sql, values)

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Run a statement; its rows."""
        return self._db.execute(sql, values).fetchall()

    async def commit(self) -> None:
        """Keep what was changed."""
        self._db.commit()

    async def rollback(self) -> None:
        """Undo what was changed."""
        self._db.rollback()

    async def close(self) -> None:
        """Let go of the file."""
        if "_db" in vars(self):
            self._db.close()

    def content(self) -> bytes:
        """The whole database, as its file would hold it."""
        return self._db.serialize()


async def direct_store(path: Path) -> SqliteStore:
    """The store in a file, which is made with today's tables where it is not there.

    Under `python -m testkit.postgres` it is one over a database of PostgreSQL that stands for this file.
    """
    if address := await address_for(path):
        return cast(SqliteStore, await PostgresStore.open(address))
    _make(path, await _empty())
    writer, *readers = [cast(aiosqlite.Connection, Direct(path)) for _ in range(1 + READERS)]
    return SqliteStore(writer, readers)


def _make(path: Path, content: bytes) -> None:
    if not path.exists():
        path.write_bytes(content)


async def _empty() -> bytes:
    """A database with today's tables and nothing in them, made once."""
    if not MADE:
        db = Direct(Path(":memory:"))
        await migrate(cast(aiosqlite.Connection, db))
        MADE.append(db.content())
        await db.close()
    return MADE[0]


async def running_games(store: GameStore) -> list[str]:
    """The ids of all games being played."""
    async with store.read() as rows:
        return sorted(row.id for row in await rows.some(GameRow, status="running"))
