"""PostgreSQL has the tables of SQLite: each column of the same name, of the fitting type, with the same default."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.store.columns import STORED
from bot.store.postgres.connecting import Statements, connected
from bot.store.postgres.migrate import migrate, scripts
from bot.store.postgres.store import PostgresStore
from bot.store.release import known_version
from bot.store.sqlite import SqliteStore
from testkit.postgres import Databases

TYPES = {"TEXT": "text", "INTEGER": "bigint", "BLOB": "bytea"}
Columns = dict[tuple[str, str], tuple[str, bool, Any]]  # by table and column: the type, whether it must be, the default
ALONE = {"tables_version", "sqlite_sequence", "lease"}  # of one database each; the lease is made with its first holder


def of_sqlite(db: sqlite3.Connection) -> Iterator[tuple[tuple[str, str], tuple[str, bool, Any]]]:
    truths = {stored.name: stored.truths for stored in STORED.values()}
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in (name for name in tables if name not in ALONE):
        for _, name, kind, needed, default, key in db.execute(f"PRAGMA table_info({table})"):
            told = None if default is None else default.strip("'")
            if name in truths.get(table, ()):
                yield (table, name), ("boolean", True, told and {"0": "false", "1": "true"}[told])
            else:
                yield (table, name), (TYPES[kind], bool(needed or key), told)


async def of_postgres(db: Statements) -> Columns:
    found = await db.execute_fetchall(
        "SELECT table_name, column_name, data_type, is_nullable, column_default, collation_name"
        " FROM information_schema.columns WHERE table_schema = current_schema()"
    )
    assert {row["table_name"] for row in found if row["data_type"] == "text" and row["collation_name"] != "C"} == set()
    return {
        (str(table), str(name)): (str(kind), needed == "NO", default and str(default).partition("::")[0].strip("'"))
        for table, name, kind, needed, default, _ in found
        if table not in ALONE
    }


async def shapes_in_postgres(db: Statements) -> list[Any]:
    """The columns of its indexes and of its keys, and which table refers to which."""
    indexes = await db.execute_fetchall(
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND indexname NOT LIKE '%_pkey'"
    )
    held = await db.execute_fetchall(
        "SELECT contype::text, conrelid::regclass::text, confrelid::regclass::text, pg_get_constraintdef(oid)"
        " FROM pg_constraint WHERE connamespace = current_schema()::regnamespace"
    )
    return [
        {row[0]: columns(row[1]) for row in indexes},
        {row[1]: columns(row[3]) for row in held if row[0] == "p"},
        {(row[1], row[2]) for row in held if row[0] == "f" and "ON DELETE CASCADE" in row[3]},
    ]


def shapes_in_sqlite(db: sqlite3.Connection) -> list[Any]:
    made = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall()
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        {name: columns(sql) for name, sql in made},
        {name: key_of(db, name) for name in tables if name not in ALONE and key_of(db, name)},
        {(name, to[2]) for name in tables for to in db.execute(f"PRAGMA foreign_key_list({name})")},
    ]


def key_of(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in sorted(db.execute(f"PRAGMA table_info({table})"), key=lambda row: row[5]) if row[5]]


def columns(made: str) -> list[str]:
    """The columns of an index or a key; whether only some rows are in it."""
    inside, _, rest = made.partition("(")[2].partition(")")
    return [*inside.split(", "), *re.findall("WHERE", rest)]


async def test_both_databases_have_the_same_tables(databases: Databases, tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await (await SqliteStore.open(path)).close()
    async with connected(await databases.empty()) as session:
        theirs = Statements(session)
        with closing(sqlite3.connect(path)) as ours:
            assert await of_postgres(theirs) == dict(of_sqlite(ours))
            assert await shapes_in_postgres(theirs) == shapes_in_sqlite(ours)


async def test_every_script_of_sqlite_is_run_over_postgresql_too(databases: Databases) -> None:
    numbers = [int(script.name.partition("_")[0]) for script in scripts()]
    assert numbers == [*range(31, known_version() + 1)]
    async with connected(await databases.empty()) as session:
        assert (await Statements(session).execute_fetchall("SELECT version FROM tables_version"))[0][0] == numbers[-1]


async def test_a_database_of_a_newer_release_or_of_another_encoding_is_refused(databases: Databases) -> None:
    async with connected(await databases.empty()) as session:
        await session.execute(b"UPDATE tables_version SET version = 999")
        with pytest.raises(ValueError, match="999"):
            await migrate(session)
        await session.execute(b"CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(ValueError, match="LATIN1"):
        await PostgresStore.open(databases.server.address("latin"))


async def test_a_server_that_is_not_there_is_unavailable_and_no_password_is_said(tmp_path: Path) -> None:
    address = f"postgresql://orrery:secret@/games?host={tmp_path}"
    with pytest.raises(Unavailable) as said:
        await PostgresStore.open(address)
    assert "secret" not in str(said.value)
