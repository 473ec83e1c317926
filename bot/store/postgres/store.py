"""The store in PostgreSQL: some connections for those who write, others for those who look."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

import psycopg

from bot.errors import Unavailable
from bot.store.lease import OURS, DatabaseInUse
from bot.store.postgres.connecting import Pool, Session, Statements, connected, pool_of
from bot.store.postgres.locks import ALL
from bot.store.postgres.migrate import migrate
from bot.store.rows import Rows
from bot.store.sql.dialect import POSTGRES, placed
from bot.store.sql.rows import SqlRows

WRITERS = 4  # who waits for a lock keeps one of them
READERS = 3  # apart from those, so that whoever writes can always look
LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
CHANGE = "BEGIN ISOLATION LEVEL READ COMMITTED"  # each statement sees what was committed before the lock was had
FOR_NOW = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)


class PostgresRows(SqlRows):
    """`Rows` over a connection to PostgreSQL that is inside a transaction."""

    db: Statements

    def __init__(self, db: Statements, now: int) -> None:
        super().__init__(db, now, POSTGRES)


class PostgresStore:
    """`GameStore` over a database of a server."""

    def __init__(self, writers: Pool, readers: Pool, holder: str = "") -> None:
        self._writers = writers
        self._readers = readers
        self._holder = holder
        self.clock: Callable[[], int] = lambda: int(time.time())

    @classmethod
    async def open(cls, url: str, holder: str = "") -> PostgresStore:
        """Open the database, with today's tables made where they are missing.

        With the `holder` of a lease nothing is written any more once that is lost. Raises `Unavailable` where the
        server cannot be reached, ValueError for a database of a newer release or one that is not in UTF-8.
        """
        async with connected(url, holder) as session:
            await migrate(session)
        writers = await pool_of(url, holder, WRITERS)
        return cls(writers, await pool_of(url, holder, READERS), holder)

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._transaction(self._readers, LOOK)

    def write(self) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now; committed at the end, undone by an exception.

        Raises `DatabaseInUse` when another process has taken the lease.
        """
        return self._changing()

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Rows]:
        async with self._transaction(self._writers, CHANGE) as rows:
            await rows.db.execute(ALL)
            if self._holder and not await rows.db.execute_fetchall(placed(OURS, "$")[0], (self._holder,)):
                raise DatabaseInUse("another process has taken the database")
            yield rows

    @asynccontextmanager
    async def _transaction(self, pool: Pool, begin: str) -> AsyncIterator[PostgresRows]:
        try:
            async with pool.connection() as session:
                try:
                    await session.execute(begin.encode())
                    yield PostgresRows(Statements(session), self.clock())
                    await session.execute(b"COMMIT")
                except BaseException:
                    await _undone(session)
                    raise
        except FOR_NOW as error:
            raise Unavailable(str(error)) from error

    async def close(self) -> None:
        """Finish and let go of the database."""
        await self._writers.close()
        await self._readers.close()


async def _undone(session: Session) -> None:
    """Undo what was begun; a connection that is lost has undone it already."""
    with suppress(psycopg.OperationalError):
        await session.rollback()
