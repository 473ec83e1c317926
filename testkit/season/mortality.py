"""A bot that dies: a store whose writing may end in the middle, and the file that stays."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import aiosqlite

from bot.store.rows import Rows
from bot.store.sqlite import READERS, SqliteStore, migrate


class Killed(BaseException):
    """The process is gone. It is no Exception: nothing in the bot may live on after it."""


class Fate:
    """Counts the moments at which a bot may die, when somebody is after it."""

    def __init__(self) -> None:
        self.left: int | None = None

    def moment(self) -> None:
        """One of them; raises `Killed` at the last."""
        if self.left is None:
            return
        self.left -= 1
        if self.left < 0:
            self.left = None
            raise Killed


class Direct:
    """A connection that runs in the thread of its caller, with the methods that the store uses of aiosqlite's.

    A season waits for nobody, and a hop to another thread takes longer than most statements.
    """

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.row_factory = sqlite3.Row
        for pragma in ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON"):
            self._db.execute(f"PRAGMA {pragma}")

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run a statement."""
        self._db.execute(sql, values)

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Run a statement; its rows."""
        return self._db.execute(sql, values).fetchall()

    async def executescript(self, script: str) -> None:
        """Run several statements."""
        self._db.executescript(script)

    async def commit(self) -> None:
        """Keep what was changed."""
        self._db.commit()

    async def rollback(self) -> None:
        """Undo what was changed."""
        self._db.rollback()

    async def close(self) -> None:
        """Let go of the file."""
        self._db.close()


class MortalStore:
    """`GameStore` over a file, in whose transactions the bot may die: before they are stored, or just after."""

    def __init__(self, store: SqliteStore, fate: Fate) -> None:
        self._store = store
        self._fate = fate

    @classmethod
    async def open(cls, path: Path, fate: Fate) -> MortalStore:
        """The store in a file, which is made where it is not there."""
        opened = [cast(aiosqlite.Connection, Direct(path)) for _ in range(1 + READERS)]
        await migrate(opened[0])
        return cls(SqliteStore(opened[0], opened[1:]), fate)

    @property
    def clock(self) -> Callable[[], int]:
        """By what it tells whose time is over."""
        return self._store.clock

    @clock.setter
    def clock(self, clock: Callable[[], int]) -> None:
        self._store.clock = clock

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._store.read()

    def write(self) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now."""
        return self._writing()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Rows]:
        async with self._store.write() as rows:
            yield rows
            self._fate.moment()
        self._fate.moment()

    async def close(self) -> None:
        """Let go of the file."""
        await self._store.close()
