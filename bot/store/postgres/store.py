"""The store in PostgreSQL: some connections for those who write, others for those who look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from weakref import WeakValueDictionary

import psycopg

from bot.errors import Unavailable
from bot.sharing.shards import ALL, Shards
from bot.store.game_store import Over, Span
from bot.store.lease import OURS, DatabaseInUse
from bot.store.postgres.connecting import Pool, Session, Statements, as_unavailable, connected, pool_of
from bot.store.postgres.locks import ALONE_BESIDE, lock
from bot.store.postgres.migrate import migrate, require_today
from bot.store.rows import Rows
from bot.store.sql.dialect import POSTGRES, placed
from bot.store.sql.rows import SqlRows

WRITERS = 4  # who waits for a lock keeps one of them
READERS = 3  # apart from those, so that whoever writes can always look
LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
CHANGE = "BEGIN ISOLATION LEVEL READ COMMITTED"  # each statement sees what was committed before the lock was had
HELD, _ = placed(OURS, POSTGRES.mark)
FOR_NOW = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)


class PostgresRows(SqlRows):
    """`Rows` over a connection to PostgreSQL that is inside a transaction."""

    db: Statements

    def __init__(self, db: Statements, now: int, over: Over, shards: Shards, *, changing: bool) -> None:
        super().__init__(db, now, POSTGRES, over, shards)
        self._to_wait = changing and isinstance(over, str)  # the others have waited for it, or change nothing

    async def _alone_beside(self) -> None:
        if self._to_wait:
            await self.db.execute(ALONE_BESIDE)
            self._to_wait = False


class PostgresStore:
    """`GameStore` over a database of a server: made by `open`, ended by `close`.

    Reads go by connections of their own, so that nobody who looks waits for one who writes. `shards`: whose games are
    looked for when something is due.
    """

    def __init__(self, writers: Pool, readers: Pool, holder: str = "", shards: Shards = ALL) -> None:
        self._writers = writers
        self._readers = readers
        self._holder = holder
        self.shards = shards
        self._turns: WeakValueDictionary[Over, asyncio.Lock] = WeakValueDictionary()
        self.clock: Callable[[], int] = lambda: int(time.time())

    @classmethod
    async def open(cls, url: str, holder: str = "", *, lifted: bool = True, shards: Shards = ALL) -> PostgresStore:
        """Open the database, with today's tables made where they are missing, unless it is to stay as it is.

        With the `holder` of a lease nothing is written any more once that is lost. Raises `Unavailable` where the
        server cannot be reached, ValueError for a database that this release cannot use.
        """
        async with connected(url, holder) as session:
            with as_unavailable():
                await (migrate if lifted else require_today)(session)
        writers = await pool_of(url, holder, WRITERS)
        return cls(writers, await pool_of(url, holder, READERS), holder, shards)

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._looking()

    def write(self, over: Over = Span.ALL) -> AbstractAsyncContextManager[Rows]:
        """A transaction that may change a game, what is beside the games, or everything, alone.

        Raises `DatabaseInUse` when another process has taken the lease.
        """
        return self._changing(over)

    @asynccontextmanager
    async def _looking(self) -> AsyncIterator[Rows]:
        async with _transaction(self._readers, LOOK) as db:
            yield PostgresRows(db, self.clock(), Span.ALL, self.shards, changing=False)

    @asynccontextmanager
    async def _changing(self, over: Over) -> AsyncIterator[Rows]:
        async with self._turn(over), _transaction(self._writers, CHANGE) as db:
            await db.execute(*lock(over))
            if self._holder and not await db.execute_fetchall(HELD, (self._holder,)):
                raise DatabaseInUse("another process has taken the database")
            yield PostgresRows(db, self.clock(), over, self.shards, changing=True)

    def _turn(self, over: Over) -> asyncio.Lock:
        """Those of this process who change the same wait here, without a connection that others need."""
        return self._turns.setdefault(over, asyncio.Lock())

    async def close(self) -> None:
        """Finish and let go of the database."""
        await self._writers.close()
        await self._readers.close()


@asynccontextmanager
async def _transaction(pool: Pool, begin: str) -> AsyncIterator[Statements]:
    """Committed at the end, undone by an exception; raises `Unavailable` for what may go better in a while."""
    try:
        async with pool.connection() as session:
            try:
                await session.execute(begin.encode())
                yield Statements(session)
                await session.execute(b"COMMIT")
            except BaseException:
                await _undone(session)
                raise
    except FOR_NOW as error:
        raise Unavailable(str(error)) from error


async def _undone(session: Session) -> None:
    """Undo what was begun; a connection that is lost has undone it already."""
    with suppress(psycopg.OperationalError):
        await session.rollback()
