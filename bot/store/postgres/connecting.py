"""Connections to PostgreSQL: how they are opened, and rows and statements as the store has them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg_pool import AsyncConnectionPool

from bot.errors import Unavailable
from bot.store.keeping import place_of
from bot.store.sql.dialect import without_nul

APPLICATION = "orrery"  # how its sessions are called in pg_stat_activity, with the holder of the lease after it
CONNECT_SECONDS = 10
LOCK_SECONDS = 10  # who waits for another that long is told that it cannot be done now
HUNG_SECONDS = 60  # a transaction in which nothing is said for so long is undone by the server, and its locks are free
SETTINGS = (
    f"SET lock_timeout = '{LOCK_SECONDS}s'",
    f"SET idle_in_transaction_session_timeout = '{HUNG_SECONDS}s'",
    "SET client_encoding = 'UTF8'",
)
Session = AsyncConnection["Record"]
Pool = AsyncConnectionPool[Session]


class Record(tuple[Any, ...]):
    """A row whose cells are found by their place, and by the name of their column."""

    names: dict[str, int]

    def keys(self) -> Iterable[str]:
        """The names of its columns."""
        return self.names.keys()

    def __getitem__(self, place: Any, /) -> Any:
        if isinstance(place, str):
            return super().__getitem__(self.names[place])
        return super().__getitem__(place)


def records(cursor: Any) -> Callable[[Sequence[Any]], Record]:
    """How rows are made of what a cursor brings."""
    names = {column.name: place for place, column in enumerate(cursor.description or ())}
    kind = type("Record", (Record,), {"names": names, "__slots__": ()})
    return lambda cells: kind(cells)


class Statements:
    """A connection, with the methods that `SqlRows` uses."""

    def __init__(self, session: Session) -> None:
        self.session = session

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Run a statement; returns how many rows it changed."""
        async with self.session.cursor(binary=True) as cursor:
            await cursor.execute(sql.encode(), [fitting(value) for value in values])
            return cursor.rowcount

    async def executemany(self, sql: str, values: Sequence[Sequence[Any]]) -> None:
        """Run a statement once for each of these values."""
        async with self.session.cursor() as cursor:
            await cursor.executemany(sql.encode(), [[fitting(value) for value in each] for each in values])

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ()) -> list[Record]:
        """Run a statement; its rows."""
        async with self.session.cursor(binary=True) as cursor:
            await cursor.execute(sql.encode(), [fitting(value) for value in values])
            return await cursor.fetchall()


def fitting(value: Any) -> Any:
    """A value as PostgreSQL can keep it."""
    if isinstance(value, str):
        return without_nul(value)
    return value


def _arguments(holder: str) -> dict[str, Any]:
    return {
        "autocommit": True,  # transactions begin where the store says so
        "cursor_factory": AsyncRawCursor,
        "row_factory": records,
        "application_name": f"{APPLICATION} {holder}".strip(),
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 30,
        "tcp_user_timeout": 30_000,
    }


async def _configured(session: Session) -> None:
    for setting in SETTINGS:
        await session.execute(setting.encode())


@contextmanager
def as_unavailable() -> Iterator[None]:
    """Raise what the server says while the database is opened as `Unavailable`, in the words of the store."""
    try:
        yield
    except psycopg.Error as error:
        raise Unavailable(str(error)) from error


@asynccontextmanager
async def connected(url: str, holder: str = "") -> AsyncIterator[Session]:
    """One connection for as long as the block lasts, set up as the store needs it.

    Raises `Unavailable` where the database cannot be reached; what it says names no password. `holder`: of a lease that
    its transactions ask for.
    """
    place = place_of(url)
    try:
        session = await AsyncConnection.connect(url, **_arguments(holder))
    except psycopg.OperationalError as error:
        raise Unavailable(f"{place} cannot be used: {error}") from error
    except psycopg.Error:  # what it says of an address may hold the password
        raise Unavailable(f"{place} cannot be used: its address is not understood") from None
    try:
        await _configured(session)
        yield session
    finally:
        with suppress(psycopg.Error):
            await session.close()


async def pool_of(url: str, holder: str, most: int) -> Pool:
    """Up to so many connections, opened when they are needed and made anew where the server has ended them."""
    made: Pool = AsyncConnectionPool(
        url,
        connection_class=AsyncConnection,
        kwargs=_arguments(holder),
        configure=_configured,
        check=AsyncConnectionPool.check_connection,
        min_size=1,
        max_size=most,
        num_workers=1,
        timeout=CONNECT_SECONDS,
        open=False,
    )
    await made.open()
    return made
