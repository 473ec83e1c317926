"""The store in one SQLite file: WAL, every commit on disk, one writer at a time."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import aiosqlite

from bot.errors import Unavailable
from bot.store import lease
from bot.store.backup import checked_copy
from bot.store.columns import STORED, matching
from bot.store.lease import DatabaseInUse, Lease
from bot.store.rows import PRIVATE, DueRow, GameRow, MoveRow, OutboxRow, R, Row, Rows, SnapshotRow

BUSY_SECONDS = 1.5  # who presses is answered within three seconds, also where another program holds the database
FOR_NOW = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY
}  # fmt: skip


class SqliteRows:
    """`Rows` over a connection that is inside a transaction."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self.db = db

    async def one(self, kind: type[R], /, **key: int | str) -> R | None:
        """The row of this key, or None."""
        found = await self.some(kind, **key)
        return found[0] if found else None

    async def some(self, kind: type[R], /, **where: int | str) -> list[R]:
        """The rows whose columns have these values, in the order of their keys."""
        return await self._rows(kind, STORED[kind].select(tuple(where)), *where.values())

    async def put(self, row: Row) -> None:
        """Store a row, in place of the one with its key."""
        stored = STORED[type(row)]
        await self.db.execute(stored.upsert, stored.values(row))

    async def drop(self, kind: type[Row], /, **where: int | str) -> None:
        """Delete the rows whose columns have these values."""
        await self.db.execute(f"DELETE FROM {STORED[kind].name}{matching(tuple(where))}", tuple(where.values()))

    async def post(self, game_id: str, kind: str, payload: dict[str, Any]) -> int:
        """Add an outbox row; returns its id, which grows."""
        sql = "INSERT INTO outbox (game_id, kind, payload) VALUES (?, ?, ?) RETURNING id"
        return int((await self._fetch(sql, game_id, kind, json.dumps(payload)))[0][0])

    async def first_seen(self, key: str, now: int) -> bool:
        """Note an interaction's id; False when it was noted before."""
        sql = "INSERT INTO seen (key, at) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key"
        return bool(await self._fetch(sql, key, now))

    async def log(self, game_id: str, after: int, limit: int) -> list[MoveRow]:
        """Up to `limit` moves after seq `after`, oldest first."""
        sql = "SELECT * FROM move WHERE game_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return await self._rows(MoveRow, sql, game_id, after, limit)

    async def snapshot_at(self, game_id: str, seq: int) -> SnapshotRow | None:
        """The newest snapshot at or before `seq`."""
        sql = "SELECT * FROM snapshot WHERE game_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"
        found = await self._rows(SnapshotRow, sql, game_id, seq)
        return found[0] if found else None

    async def games_of(self, user_id: int) -> list[GameRow]:
        """The lobbies and running games of a person; those that wait for them first, then the newest."""
        sql = """SELECT game.* FROM game
                 LEFT JOIN seat ON seat.game_id = game.id AND seat.user_id = ? AND seat.agent IS NULL
                 WHERE game.status IN ('lobby', 'running') AND (seat.user_id IS NOT NULL OR game.owner_id = ?)
                 ORDER BY seat.asked_at IS NULL, seat.asked_at, game.created_at DESC"""
        return await self._rows(GameRow, sql, user_id, user_id)

    async def outbox(self) -> list[OutboxRow]:
        """For every game with something to post, the first of it; without a place, of what is `PRIVATE`."""
        sql = f"""SELECT * FROM outbox WHERE id IN (
                     SELECT min(outbox.id) FROM outbox JOIN game ON game.id = outbox.game_id
                     WHERE outbox.sent_at IS NULL AND (game.placed OR outbox.kind IN ({", ".join("?" * len(PRIVATE))}))
                     GROUP BY outbox.game_id)
                 ORDER BY id"""
        return await self._rows(OutboxRow, sql, *PRIVATE)

    async def stale_messages(self) -> list[str]:
        """Ids of the games with a place whose public message does not show the newest state."""
        sql = "SELECT id FROM game WHERE rev <> shown_rev AND placed ORDER BY id"
        return [row[0] for row in await self._fetch(sql)]

    async def due(self, now: int) -> list[DueRow]:
        """Reminders whose time has come."""
        return await self._rows(DueRow, "SELECT * FROM due WHERE at <= ? ORDER BY at, game_id, seat", now)

    async def prune(self, before: int) -> None:
        """Forget sent posts and interaction ids from before this time."""
        await self.db.execute("DELETE FROM outbox WHERE sent_at < ?", (before,))
        await self.db.execute("DELETE FROM seen WHERE at < ?", (before,))

    async def _rows(self, kind: type[R], sql: str, *args: Any) -> list[R]:
        stored = STORED[kind]
        return [cast(R, stored.row(values)) for values in await self._fetch(sql, *args)]

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        return list(await self.db.execute_fetchall(sql, args))


class SqliteStore:
    """`GameStore` with a connection for the one writer and one for readers, who see committed rows only."""

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, holding: Lease | None = None
    ) -> None:
        self._writer = (writer, asyncio.Lock())
        self._reader = (reader, asyncio.Lock())
        self._lease = holding

    @classmethod
    async def open(cls, path: Path | str, holding: Lease | None = None) -> SqliteStore:
        """Open the file, made and lifted to today's tables where needed; a copy is kept of what is lifted.

        With a lease nothing is written any more once that is lost. Raises FileNotFoundError where its folder is
        missing, ValueError for one of a newer release, `Damaged` or sqlite3.Error for one that cannot be used.
        """
        lease.prepare(Path(path))
        writer = await _connect(path)
        try:
            await migrate(writer, Path(path))
            return cls(writer, await _connect(path), holding)
        except BaseException:
            await writer.close()  # its thread would keep the process from ending
            raise

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return _transaction("BEGIN", *self._reader)

    def write(self) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now; committed at the end, undone by an exception.

        Raises `DatabaseInUse` when another process has taken the lease.
        """
        return _transaction("BEGIN IMMEDIATE", *self._writer, self._lease)

    async def close(self) -> None:
        """Finish and let go of the file."""
        for db, lock in (self._writer, self._reader):
            async with lock:
                await db.close()


@asynccontextmanager
async def _transaction(
    begin: str, db: aiosqlite.Connection, lock: asyncio.Lock, holding: Lease | None = None
) -> AsyncIterator[Rows]:
    async with lock:
        try:
            await db.execute(begin)
            if holding and not await db.execute_fetchall(lease.OURS, (holding.holder,)):
                raise DatabaseInUse("another process has taken the database")
            yield SqliteRows(db)
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
    db = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    try:
        db.row_factory = sqlite3.Row
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await db.execute(f"PRAGMA {pragma}")
    except BaseException:
        await db.close()  # its thread would keep the process from ending
        raise
    return db


async def migrate(db: aiosqlite.Connection, path: Path | None = None) -> None:
    """Run the numbered scripts that this database has not seen; raises ValueError for one of a newer release.

    What is lifted is checked and copied first where its `path` is given; raises `Damaged` for what is not sound.
    """
    found = [entry for entry in (files("bot.store") / "migrations").iterdir() if entry.name.endswith(".sql")]
    scripts = sorted(found, key=lambda entry: entry.name)
    done = int(next(iter(await db.execute_fetchall("PRAGMA user_version")))[0])
    if done > len(scripts):
        raise ValueError(f"the database is of version {done}, this release knows {len(scripts)}")
    if path and 0 < done < len(scripts):
        await asyncio.to_thread(checked_copy, path, len(scripts))
    for number, script in enumerate(scripts[done:], done + 1):
        await db.executescript(f"BEGIN;\n{script.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;")
