"""The store in one SQLite file: WAL, every commit on disk, one writer at a time."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from operator import attrgetter
from pathlib import Path
from typing import Any, cast

import aiosqlite

from bot.errors import Unavailable
from bot.store import lease, set_back
from bot.store.call_rows import call_key
from bot.store.columns import STORED, matching
from bot.store.company_rows import CompanionRow
from bot.store.deed_rows import VoteRow
from bot.store.lease import DatabaseInUse, Lease
from bot.store.migrate import migrate
from bot.store.personal_rows import OrdersRow
from bot.store.rows import (
    AWAITED,
    PRIVATE,
    GameRow,
    Listed,
    MoveRow,
    OutboxRow,
    R,
    Row,
    Rows,
    SeatRow,
    SnapshotRow,
    WaitRow,
)

BUSY_SECONDS = 1.5  # who presses is answered within three seconds, also where another program holds the database
FOR_NOW = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY
}  # fmt: skip
STANDING_SECONDS = 60 * 24 * 3600  # so long a post is known whose call nobody has answered
READERS = 3  # side by side, so that a long look delays nobody else's
NO_STATE = zlib.compress(b"")
MANNERS = ", ".join(f"'{manner}'" for manner in AWAITED)
ANSWERS = "NOT ended AND coalesce(until > @now, TRUE)"  # a companion, at the time of the transaction
OPEN = f"NOT blind AND manner IN ({MANNERS})"
SHORT_SEAT = ("game_id", "seat", "user_id", "name", "agent", "resigned", "away", "real_name")


def _within(kind: type[Row], columns: Sequence[str] = (), condition: str = "TRUE") -> str:
    """The part of a statement that reads a game's rows of a kind as JSON, these columns of them or all, by name."""
    stored = STORED[kind]
    named = ", ".join(f"'{column}', {column}" for column in columns or stored.columns)
    return (
        f"(SELECT json_group_array(json_object({named})) FROM {stored.name}"
        f" WHERE {stored.name}.game_id = game.id AND {condition})"
    )


LISTED = f"""SELECT {", ".join(f"game.{column}" for column in STORED[GameRow].columns if column != "state")},
             {_within(SeatRow, SHORT_SEAT)} AS seats, {_within(WaitRow)} AS waits,
             {_within(CompanionRow, condition=ANSWERS)} AS companions
             FROM game"""
WAITED_SINCE = f"(SELECT min(since) FROM wait WHERE wait.game_id = game.id AND {OPEN})"
LIVING_OF = """SELECT id FROM game WHERE owner_id = ?1 AND status IN ('lobby', 'running') UNION
               SELECT game.id FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ?1 AND (seat.agent IS NULL OR seat.away) AND game.status IN ('lobby', 'running')"""

ANSWERED_BY = f"""(SELECT game_id, seat FROM seat WHERE user_id = ?1 AND agent IS NULL UNION
                  SELECT companion.game_id, companion.seat FROM companion JOIN seat USING (game_id, seat)
                  WHERE companion.user_id = ?1 AND {ANSWERS} AND agent IS NULL)"""

FINISHED = """WITH begun AS (
    SELECT DISTINCT game.id, game.status, game.owner_id FROM sitting JOIN game ON game.id = sitting.game_id
    WHERE sitting.user_id = ?1 AND sitting.agent IS NULL AND sitting.kind IN ('start', 'give') AND NOT game.guided
    AND ?2 IN ('', game.kind)
    AND (SELECT count(*) FROM sitting AS other
         WHERE other.game_id = game.id AND other.kind = 'start' AND other.agent IS NULL) > 1),
outcome AS (
    SELECT id, status, owner_id,
    EXISTS (SELECT 1 FROM seat WHERE seat.game_id = begun.id AND seat.user_id = ?1
            AND (seat.agent IS NULL OR (seat.away AND (begun.status = 'running' OR seat.returns_at IS NOT NULL)))
           ) AS stayed,
    EXISTS (SELECT 1 FROM deed WHERE deed.game_id = begun.id
            AND deed.kind IN ('vote-end-yes', 'vote-decided-yes', 'vote-concede-yes')) AS voted,
    EXISTS (SELECT 1 FROM deed WHERE deed.game_id = begun.id AND deed.kind = 'close') AS moderated,
    EXISTS (SELECT 1 FROM seat WHERE seat.game_id = begun.id AND seat.user_id <> ?1
            AND (seat.agent IS NULL OR (seat.away AND seat.returns_at IS NOT NULL))) AS others
    FROM begun)
SELECT stayed AND (status = 'over' OR voted) AS seen FROM outcome
WHERE NOT stayed OR status = 'over' OR voted
   OR (status = 'abandoned' AND owner_id = ?1 AND others AND NOT moderated)"""


class SqliteRows:
    """`Rows` over a connection that is inside a transaction; `@now` in a statement is when that began."""

    def __init__(self, db: aiosqlite.Connection, now: int) -> None:
        self.db = db
        self.now = now

    async def one(self, kind: type[R], /, **key: int | str) -> R | None:
        """The row of this key, or None."""
        found = await self.some(kind, **key)
        if not found:
            return None
        return found[0]

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
        if not found:
            return None
        return found[0]

    async def listed_of(self, user_id: int) -> list[Listed]:
        """The lobbies and running games of a person; those that wait for them first, then the newest."""
        mine = f"""(SELECT min(since) FROM wait JOIN {ANSWERED_BY} AS own USING (game_id, seat)
                    WHERE wait.game_id = game.id AND {OPEN})"""
        theirs = f"""{LIVING_OF} UNION SELECT game.id FROM companion JOIN game ON game.id = game_id
                     WHERE companion.user_id = ?1 AND {ANSWERS} AND status = 'running'"""
        sql = f"{LISTED} WHERE game.id IN ({theirs}) ORDER BY {mine} NULLS LAST, game.created_at DESC"
        return [_listed(values) for values in await self._fetch(sql, user_id)]

    async def listed_lost(self, user_id: int) -> list[Listed]:
        """Running games in which a moderator gave a person's seat to a computer player; the newest first."""
        sql = f"""{LISTED} WHERE game.status = 'running' AND game.id IN (
                      SELECT game_id FROM seat WHERE user_id = ? AND agent IS NOT NULL AND NOT away AND NOT resigned)
                  ORDER BY game.created_at DESC"""
        return [_listed(values) for values in await self._fetch(sql, user_id)]

    async def listed_living(self, guild_id: int) -> list[Listed]:
        """The lobbies and running games of a server: who waits longest for somebody comes first."""
        sql = f"""{LISTED} WHERE game.guild_id = ? AND game.status IN ('lobby', 'running')
                  ORDER BY {WAITED_SINCE} NULLS LAST, game.created_at DESC"""
        return [_listed(values) for values in await self._fetch(sql, guild_id)]

    async def living_names(self, guild_id: int) -> list[tuple[str, str, str]]:
        """Id, chosen name and name words of the lobbies and running games of a server."""
        sql = "SELECT id, name, name_words FROM game WHERE guild_id = ? AND status IN ('lobby', 'running')"
        return [(row["id"], row["name"], row["name_words"]) for row in await self._fetch(sql, guild_id)]

    async def listed_lobbies(self, guild_id: int) -> list[Listed]:
        """The lobbies of a server, newest first."""
        sql = f"{LISTED} WHERE game.guild_id = ? AND game.status = 'lobby' ORDER BY game.created_at DESC"
        return [_listed(values) for values in await self._fetch(sql, guild_id)]

    async def count_of(self, user_id: int) -> int:
        """How many lobbies and running games a person owns or sits at."""
        return int((await self._fetch(f"SELECT count(*) FROM ({LIVING_OF})", user_id))[0][0])

    async def count_waiting(self, user_id: int, besides: str) -> int:
        """How many running games wait for a person, a window of each counted too; `besides` is a game left out."""
        sql = f"""SELECT count(DISTINCT game.id) FROM wait JOIN {ANSWERED_BY} AS own USING (game_id, seat)
                  JOIN game ON game.id = game_id
                  WHERE game.status = 'running' AND game.id != ?2 AND manner IN ({MANNERS})"""
        return int((await self._fetch(sql, user_id, besides))[0][0])

    async def counts(self) -> dict[str, int]:
        """How many games there are by status, and how many open questions, as `waits`."""
        sql = "SELECT status, count(*) FROM game GROUP BY status UNION ALL SELECT 'waits', count(*) FROM wait"
        return {row[0]: int(row[1]) for row in await self._fetch(sql)}

    async def count_in(self, guild_id: int) -> int:
        """How many lobbies and running games a server has."""
        sql = "SELECT count(*) FROM game WHERE guild_id = ? AND status IN ('lobby', 'running')"
        return int((await self._fetch(sql, guild_id))[0][0])

    async def finished_games(self, user_id: int, kind: str = "") -> tuple[int, int]:
        """How many games with others, that are over for a person, they began, and how many they saw to the end."""
        found = await self._fetch(FINISHED, user_id, kind)
        return len(found), sum(bool(row["seen"]) for row in found)

    async def used(self, key: str, since: int) -> int:
        """How often something limited was used from this time on; only the last day is known."""
        return int((await self._fetch("SELECT count(*) FROM usage WHERE key = ? AND at >= ?", key, since))[0][0])

    async def use(self, key: str, now: int) -> None:
        """Note that something limited was used."""
        await self.db.execute("INSERT INTO usage (key, at) VALUES (?, ?)", (key, now))

    async def last_call(self, user_id: int, besides: str, since: int) -> int | None:
        """When a person was called last for a table other than one, from this time on."""
        sql = "SELECT max(at) FROM usage WHERE at >= ? AND key LIKE 'call-%:' || ? AND key <> ?"
        found = await self._fetch(sql, since, user_id, call_key(user_id, besides))
        if found[0][0] is None:
            return None
        return int(found[0][0])

    async def games_with(self, user_id: int) -> list[str]:
        """The ids of all games, ended ones too, in which anything names a person by their id."""
        sql = """SELECT id FROM game WHERE owner_id = ?1 UNION
                 SELECT game_id FROM seat WHERE user_id = ?1 UNION
                 SELECT game_id FROM sitting WHERE user_id = ?1 UNION
                 SELECT game_id FROM deed WHERE deed.by = ?1 UNION
                 SELECT game_id FROM notebook WHERE notebook.user_id = ?1 UNION
                 SELECT game_id FROM promise WHERE promise.user_id = ?1 UNION
                 SELECT game.id FROM game, json_each(game.invited) WHERE json_each.value = ?1 UNION
                 SELECT game_id FROM guest WHERE user_id = ?1 UNION
                 SELECT game_id FROM vote WHERE vote.by = ?1 UNION
                 SELECT game_id FROM companion WHERE user_id = ?1 UNION
                 SELECT game_id FROM note WHERE note.by = ?1 UNION
                 SELECT vote.game_id FROM vote, json_each(vote.voters) WHERE json_each.value = ?1 UNION
                 SELECT vote.game_id FROM vote, json_each(vote.ballots) WHERE json_each.key = CAST(?1 AS TEXT) UNION
                 SELECT outbox.game_id FROM outbox, json_tree(outbox.payload) WHERE json_tree.atom = ?1
                 ORDER BY 1"""
        return [row[0] for row in await self._fetch(sql, user_id)]

    async def uses_of(self, user_id: int) -> list[tuple[str, int]]:
        """What a person used of what is limited, and when."""
        sql = "SELECT key, at FROM usage WHERE key LIKE '%:' || ? ORDER BY at, key"
        return [(row["key"], row["at"]) for row in await self._fetch(sql, user_id)]

    async def forget_uses(self, user_id: int) -> None:
        """Delete what a person used of what is limited."""
        await self.db.execute("DELETE FROM usage WHERE key LIKE '%:' || ?", (user_id,))

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

    async def due(self, now: int) -> list[WaitRow]:
        """Waits at which the clock has to look."""
        sql = "SELECT * FROM wait WHERE due_at <= ? ORDER BY due_at, game_id, seat, place"
        return await self._rows(WaitRow, sql, now)

    async def answers_of(self, people: Sequence[int], since: int) -> list[tuple[int, int, int]]:
        """By person, when they were asked and how many seconds they took, of answers they gave from this time on."""
        sql = """SELECT coalesce(move.by, seat.user_id) AS person, before.at, min(move.at) - before.at
                 FROM seat JOIN move ON move.game_id = seat.game_id AND move.seat = seat.seat
                 JOIN move AS before ON before.game_id = move.game_id AND before.seq = move.base
                 WHERE person IN (SELECT value FROM json_each(?)) AND seat.agent IS NULL
                 AND move.how = 'person' AND move.at >= ? AND before.seat <> move.seat
                 GROUP BY move.game_id, move.seat, move.base"""
        return [(row[0], row[1], row[2]) for row in await self._fetch(sql, json.dumps([*people]), since)]

    async def orders_of(self, people: Sequence[int], kind: str) -> list[OrdersRow]:
        """The orders for all games of a kind of those among these people who have given some."""
        sql = "SELECT * FROM orders WHERE kind = ? AND user_id IN (SELECT value FROM json_each(?)) ORDER BY user_id"
        return await self._rows(OrdersRow, sql, kind, json.dumps([*people]))

    async def held_due(self, now: int) -> list[int]:
        """The people of whom calls that were held back are to go out."""
        return [row[0] for row in await self._fetch("SELECT DISTINCT user_id FROM held WHERE due_at <= ?", now)]

    async def with_open_calls(self, game_id: str) -> list[OutboxRow]:
        """Sent posts with calls that were true when they were written, of a game or with it in a list of tables."""
        sql = """SELECT * FROM outbox WHERE standing <> '[]' AND (game_id = ?1 OR (kind = 'calls' AND EXISTS (
                     SELECT 1 FROM json_each(payload, '$.tables') WHERE json_extract(value, '$.game') = ?1)))
                 ORDER BY game_id, id"""
        return await self._rows(OutboxRow, sql, game_id)

    async def votes_due(self, now: int) -> list[VoteRow]:
        """Open votes whose time is over."""
        sql = "SELECT * FROM vote WHERE result = '' AND ends_at <= ? ORDER BY ends_at, game_id, number"
        return await self._rows(VoteRow, sql, now)

    async def over_due(self, now: int) -> list[CompanionRow]:
        """Companions whose time is over."""
        sql = """SELECT companion.* FROM companion JOIN game ON game.id = game_id
                 WHERE NOT ended AND until <= ? AND status = 'running' ORDER BY until, game_id, seat"""
        return await self._rows(CompanionRow, sql, now)

    async def returns_due(self, now: int) -> list[SeatRow]:
        """Seats that a computer plays whose persons wanted to play on by now."""
        sql = """SELECT seat.* FROM seat JOIN game ON game.id = game_id
                 WHERE away AND returns_at <= ? AND status = 'running' ORDER BY returns_at, game_id, seat"""
        return await self._rows(SeatRow, sql, now)

    async def ready_due(self, now: int) -> list[str]:
        """Ids of the lobbies whose people have been asked long enough whether they are ready."""
        sql = "SELECT id FROM game WHERE status = 'lobby' AND ready_ends <= ? ORDER BY ready_ends, id"
        return [row[0] for row in await self._fetch(sql, now)]

    async def set_back(self, now: int, ahead: int) -> None:
        """Move what happened after `now` back by so many seconds, with what was reckoned from it."""
        for statement in set_back.statements():
            await self.db.execute(statement, {"now": now, "ahead": ahead})

    async def prune(self, before: int) -> None:
        """Forget sent posts, interaction ids and uses from before this time; calls that stand are kept longer."""
        sql = "DELETE FROM outbox WHERE sent_at < ? AND (standing = '[]' OR sent_at < ?)"
        await self.db.execute(sql, (before, before - STANDING_SECONDS))
        await self.db.execute("DELETE FROM usage WHERE at < ?", (before,))
        await self.db.execute("DELETE FROM seen WHERE at < ?", (before,))

    async def _rows(self, kind: type[R], sql: str, *args: Any) -> list[R]:
        return cast(list[R], STORED[kind].rows(await self._fetch(sql, *args)))

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        return list(await self.db.execute_fetchall(sql.replace("@now", str(self.now)), args))


class SqliteStore:
    """`GameStore` with a connection for the one writer and some for readers, who see committed rows only."""

    def __init__(
        self, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection], holding: Lease | None = None
    ) -> None:
        self._writer, self._readers = writer, tuple(readers)
        self._writing = asyncio.Lock()
        self._free: asyncio.LifoQueue[aiosqlite.Connection] = asyncio.LifoQueue()
        for reader in readers:
            self._free.put_nowait(reader)
        self._lease = holding
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
        except BaseException:
            for each in opened:
                await each.close()  # its thread would keep the process from ending
            raise
        return cls(opened[0], opened[1:], holding)

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._reading()

    def write(self) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now; committed at the end, undone by an exception.

        Raises `DatabaseInUse` when another process has taken the lease.
        """
        return self._changing()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Rows]:
        db = await self._free.get()
        try:
            async with _transaction("BEGIN", db, self.clock()) as rows:
                yield rows
        finally:
            self._free.put_nowait(db)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Rows]:
        async with self._writing, _transaction("BEGIN IMMEDIATE", self._writer, self.clock(), self._lease) as rows:
            yield rows

    async def close(self) -> None:
        """Finish and let go of the file."""
        async with self._writing:
            await self._writer.close()
        for _ in self._readers:
            await (await self._free.get()).close()


@asynccontextmanager
async def _transaction(
    begin: str, db: aiosqlite.Connection, now: int, holding: Lease | None = None
) -> AsyncIterator[Rows]:
    try:
        await db.execute(begin)
        if holding and not await db.execute_fetchall(lease.OURS, (holding.holder,)):
            raise DatabaseInUse("another process has taken the database")
        yield SqliteRows(db, now)
        await db.commit()
    except sqlite3.OperationalError as error:
        await db.rollback()
        if error.sqlite_errorcode & 0xFF in FOR_NOW:  # the rest tells of it more closely
            raise Unavailable(str(error)) from error
        raise
    except BaseException:
        await db.rollback()
        raise


def _listed(values: sqlite3.Row) -> Listed:
    """A game and its seats from a row of `LISTED`."""
    game: GameRow = STORED[GameRow].row({**values, "state": NO_STATE})
    seats: list[SeatRow] = STORED[SeatRow].within(values["seats"])
    waits: list[WaitRow] = STORED[WaitRow].within(values["waits"])
    companions: list[CompanionRow] = STORED[CompanionRow].within(values["companions"])
    return (
        game,
        tuple(sorted(seats, key=attrgetter("seat"))),
        tuple(sorted(waits, key=attrgetter("seat", "place"))),
        tuple(sorted(companions, key=attrgetter("seat", "number"))),
    )


async def _connect(path: Path | str) -> aiosqlite.Connection:
    db = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    try:
        db.row_factory = sqlite3.Row
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            await db.execute(f"PRAGMA {pragma}")
    except BaseException:
        await db.close()  # its thread would keep the process from ending
        raise
    return db
