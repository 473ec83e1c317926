"""Connections to PostgreSQL: how they are opened, and rows and statements as the store has them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from bot.errors import Unavailable

APPLICATION = "orrery"  # how its sessions are called in pg_stat_activity, with the holder of the lease after it
CONNECT_SECONDS = 10
LOCK_SECONDS = 10  # who waits for another that long is told that it cannot be done now
HUNG_SECONDS = 60  # a transaction in which nothing is said for so long is undone by the server, and its locks are free
ESCAPED_NUL = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
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

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ()) -> list[Record]:
        """Run a statement; its rows."""
        async with self.session.cursor(binary=True) as cursor:
            await cursor.execute(sql.encode(), [fitting(value) for value in values])
            return await cursor.fetchall()


def fitting(value: Any) -> Any:
    """A value as PostgreSQL can keep it: the sign with the number 0 has no place in its texts, also within JSON."""
    if not isinstance(value, str):
        return value
    if "\0" in value:
        value = value.replace("\0", "")
    if "\\u0000" in value:
        value = ESCAPED_NUL.sub(r"\1", value)
    return value


def shown(url: str) -> str:
    """Where a database is, without the password and whatever else is in its address."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://…"
    place = f"{parts.get('host') or 'localhost'}:{parts.get('port') or 5432}"
    return f"postgresql://{place}/{parts.get('dbname') or ''}"


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


@asynccontextmanager
async def connected(url: str, holder: str = "") -> AsyncIterator[Session]:
    """One connection for as long as the block lasts; raises `Unavailable` where the database cannot be reached."""
    session: Session | None = None
    try:
        session = await AsyncConnection.connect(url, **_arguments(holder))
        await _configured(session)
    except psycopg.OperationalError as error:
        if session:
            await session.close()
        raise Unavailable(f"{shown(url)} cannot be used: {error}") from error
    try:
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
