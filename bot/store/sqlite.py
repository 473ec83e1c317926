"""The store in one SQLite file: WAL, every commit on disk, one writer at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.errors import Unavailable
from bot.sharing.shards import ALL
from bot.store import lease
from bot.store.game_store import Over, Span
from bot.store.lease import DatabaseInUse, Lease
from bot.store.migrate import migrate
from bot.store.rows import Rows
from bot.store.sql.dialect import SQLITE
from bot.store.sql.rows import SqlRows

OPENING_SECONDS = 30.0  # before anybody plays there is time to let another that opens the file end
BUSY_SECONDS = 1.5  # who presses is answered within three seconds, also where another program holds the database
FOR_NOW = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY
}  # fmt: skip
READERS = 3  # side by side, so that a long look delays nobody else's


class SqliteRows(SqlRows):
    """`Rows` over a connection to SQLite that is inside a transaction."""

    db: aiosqlite.Connection

    def __init__(self, db: aiosqlite.Connection, now: int, over: Over = Span.ALL) -> None:
        super().__init__(db, now, SQLITE, over)


class SqliteStore:
    """`GameStore` in a file: a connection for the one writer, and some for readers, who see committed rows only.

    Made by `open`. One transaction at a time may write, whatever it is over; with a lease (`holding`) only while that
    holds.
    """

    def __init__(
        self, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection], holding: Lease | None = None
    ) -> None:
        self._writer, self._readers = writer, tuple(readers)
        self._writing = asyncio.Lock()
        self._closed = False
        self._free: asyncio.LifoQueue[aiosqlite.Connection] = asyncio.LifoQueue()
        for reader in readers:
            self._free.put_nowait(reader)
        self._lease = holding
        self.shards = ALL
        self.clock: Callable[[], int] = lambda: int(time.time())

    @classmethod
    async def open(cls, path: Path | str, holding: Lease | None = None, *, copied: bool = True) -> SqliteStore:
        """Open the file, made and lifted to today's tables where needed; if `copied`, what is lifted is kept.

        With a lease nothing is written any more once that is lost. Raises FileNotFoundError where its folder is
        missing, ValueError for one of a newer release, `Damaged` or sqlite3.Error for one that cannot be used.
        """
        lease.prepare(Path(path))
        opened = [await _connect(path)]
        try:
            await migrate(opened[0], Path(path) if copied else None)
            for _ in range(READERS):
                reader = await _connect(path)
                opened.append(reader)
                await reader.execute("PRAGMA query_only = ON")  # who writes waits in line, and holds the lease
            for each in opened:
                await each.execute(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}")
        except BaseException:
            for each in opened:
                await each.close()  # its thread would keep the process from ending
            raise
        return cls(opened[0], opened[1:], holding)

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._reading()

    def write(self, over: Over = Span.ALL) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now; committed at the end, undone by an exception.

        Raises `DatabaseInUse` when another process has taken the lease.
        """
        return self._changing(over)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Rows]:
        db = await self._free.get()
        try:
            async with _transaction("BEGIN", db, self.clock, Span.ALL) as rows:
                yield rows
        finally:
            self._free.put_nowait(db)

    @asynccontextmanager
    async def _changing(self, over: Over) -> AsyncIterator[Rows]:
        begun = _transaction("BEGIN IMMEDIATE", self._writer, self.clock, over, self._lease)
        async with self._writing, begun as rows:
            yield rows

    async def close(self) -> None:
        """Finish and let go of the file; who closes it once more has nothing to wait for."""
        async with self._writing:
            if self._closed:
                return
            self._closed = True
            await self._writer.close()
        for _ in self._readers:
            await (await self._free.get()).close()


@asynccontextmanager
async def _transaction(
    begin: str, db: aiosqlite.Connection, clock: Callable[[], int], over: Over, holding: Lease | None = None
) -> AsyncIterator[Rows]:
    now = clock()
    try:
        await db.execute(begin)
        if holding and not await db.execute_fetchall(lease.OURS, (holding.holder,)):
            raise DatabaseInUse("another process has taken the database")
        yield SqliteRows(db, now, over)
        await db.commit()
    except sqlite3.OperationalError as error:
        await db.rollback()
        if error.sqlite_errorcode & 0xFF in FOR_NOW:  # the rest tells of it more closely
            raise Unavailable(str(error)) from error
        raise
    except BaseException:
        await db.rollback()
        raise


async def _connect(path: Path | str) -> aiosqlite.Connection:
    db = await aiosqlite.connect(path, isolation_level=None, timeout=OPENING_SECONDS)
    try:
        db.row_factory = sqlite3.Row
        await _turn_to_wal(db)
        for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            await db.execute(f"PRAGMA {pragma}")
    except BaseException:
        await db.close()  # its thread would keep the process from ending
        raise
    return db


async def _turn_to_wal(db: aiosqlite.Connection) -> None:
    """Ask again while another process turns the file: SQLite waits for a lock, but not in this step."""
    until = time.monotonic() + OPENING_SECONDS
    while True:
        try:
            await db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            await asyncio.sleep(0.05)
        else:
            return
