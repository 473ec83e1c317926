"""Everything from one store into another that is empty, checked row by row before any of it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.columns import STORED
from bot.store.game_store import GameStore, Span
from bot.store.sql.dialect import Dialect, placed, without_nul

AT_ONCE = 500  # rows


class NotEmpty(ValueError):
    """There is something in the store into which all is to be copied."""


class Differs(ValueError):
    """A table does not hold in the new store what it holds in the old one; nothing was kept."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its columns, those by which its rows are told apart, and those that are true or false."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    truths: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Content:
    """How many rows a table has, and a digest of all that is in them, which no database changes."""

    table: str
    rows: int
    digest: str


class Session(Protocol):
    """A connection inside a transaction."""

    async def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Any:
        """Run a statement."""

    async def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> Any:
        """Run a statement once for each of these values."""

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ..., /) -> Any:
        """Run a statement; its rows."""


class InSql(Protocol):
    """The rows of a transaction, with the connection and the words of its database."""

    db: Session
    dialect: Dialect


def tables() -> Iterator[Table]:
    """Every table whose rows are kept, in an order in which each comes after those it refers to."""
    for stored in STORED.values():
        yield Table(stored.name, stored.columns, stored.key, stored.truths)
    yield Table("seen", ("key", "at"), ("key",))
    yield Table("usage", ("key", "at"), ())


async def move(source: GameStore, target: GameStore) -> list[Content]:
    """Copy everything, in one transaction of the target, and say what there is, table by table.

    Raises `NotEmpty` where the target has rows, `Differs` where what is read again there is not what was read; the
    target is as it was then.
    """
    async with source.read() as read, target.write(Span.ALL) as written:
        old: InSql = read  # type: ignore[assignment]  # every store there is keeps its rows in SQL
        new: InSql = written  # type: ignore[assignment]
        for table in tables():
            if (await _fetch(new, f"SELECT count(*) FROM {table.name}"))[0][0]:
                raise NotEmpty(f"the store to copy into is not empty: it has rows in {table.name}")
        return [await _moved(old, new, table) for table in tables()]


async def _moved(old: InSql, new: InSql, table: Table) -> Content:
    marks = ", ".join("?" * len(table.columns))
    insert, _ = placed(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})", new.dialect.mark)
    truths = [place for place, column in enumerate(table.columns) if column in table.truths]
    async for rows in _batches(old, table):
        for row in rows:
            for place in truths:
                row[place] = bool(row[place])
        await new.db.executemany(insert, rows)
    if table.name == "outbox":
        last = (await _fetch(old, old.dialect.last_number))[0][0]
        for statement in new.dialect.next_numbers(int(last or 0)):
            await new.db.execute(statement)
    before, after = await content(old, table), await content(new, table)
    if before != after:
        raise Differs(f"{table.name}: {before.rows} rows were read, {after.rows} are there; they do not hold the same")
    return after


async def content(rows: InSql, table: Table) -> Content:
    """What a table holds."""
    count, digest = 0, hashlib.sha256()
    async for batch in _batches(rows, table):
        for row in batch:
            count += 1
            digest.update(repr([_same_everywhere(cell) for cell in row]).encode())
    return Content(table.name, count, digest.hexdigest())


def _same_everywhere(cell: Any) -> Any:
    """A cell as it is in every database: 0 and 1 for what is false and true."""
    if isinstance(cell, bool):
        return int(cell)
    if isinstance(cell, str):
        return without_nul(cell)
    return cell


async def _batches(rows: InSql, table: Table) -> AsyncIterator[list[list[Any]]]:
    """All rows of a table in the order of their keys, some at a time; all at once where they have none."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    if not table.key:
        yield [[*row] for row in await _fetch(rows, f"SELECT {columns} FROM {table.name} ORDER BY {columns}")]
        return
    marks = ", ".join("?" * len(table.key))
    first = f"SELECT {columns} FROM {table.name} ORDER BY {key} LIMIT {AT_ONCE}"
    later = f"SELECT {columns} FROM {table.name} WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {AT_ONCE}"
    places = [table.columns.index(column) for column in table.key]
    found = [[*row] for row in await _fetch(rows, first)]
    while found:
        last = [found[-1][place] for place in places]
        yield found
        found = [[*row] for row in await _fetch(rows, later, *last)]


async def _fetch(rows: InSql, sql: str, *values: Any) -> Any:
    return await rows.db.execute_fetchall(placed(sql, rows.dialect.mark)[0], values)
