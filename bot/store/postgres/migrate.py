"""Makes the tables of PostgreSQL, and lifts those of an older release to today's.

The first script has all tables of version 31, from which on there is PostgreSQL. From 32 on a script of
`bot/store/migrations` is run as it stands, unless one of the same name lies in the folder beside this file: then
SQLite and PostgreSQL need different words for it. `tests/bot/test_schemas.py` compares what comes of both.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import structlog

from bot.store.postgres.connecting import Session, Statements
from bot.store.postgres.locks import SPANNING, TABLES
from bot.store.release import known_version

log = structlog.get_logger()
FIRST = 31
NOTED = "CREATE TABLE IF NOT EXISTS tables_version (version BIGINT NOT NULL)"


async def require_today(session: Session) -> None:
    """Raise ValueError for a database whose tables are not those of this release; nothing is changed."""
    known, done = known_version(), await version_of(Statements(session))
    if done != known:
        raise ValueError(f"the database is of version {done}, this release works with {known}")


async def migrate(session: Session) -> None:
    """Run in one transaction what this database has not seen; another that opens it at once waits, and runs none.

    Raises ValueError for a database of a newer release, and for one that is not in UTF-8.
    """
    db, known = Statements(session), known_version()
    encoding = (await db.execute_fetchall("SHOW server_encoding"))[0][0]
    if encoding != "UTF8":
        raise ValueError(f"the database is in {encoding}: make one with ENCODING 'UTF8'")
    async with session.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({SPANNING}, {TABLES})")
        await db.execute(NOTED)
        done = await version_of(db)
        if done > known:
            raise ValueError(f"the database is of version {done}, this release knows {known}")
        if done == known:
            return
        if done:
            log.info("database-lifted", before=done, to=known)
        for script in scripts()[max(0, done - FIRST + 1) :]:
            await session.execute(script.read_bytes())
        await db.execute("DELETE FROM tables_version")
        await db.execute("INSERT INTO tables_version VALUES ($1)", (known,))


def scripts() -> list[Traversable]:
    """What is run for each version, from the first on."""
    shared = {entry.name: entry for entry in (files("bot.store") / "migrations").iterdir() if _version(entry) > FIRST}
    own = {entry.name: entry for entry in (files("bot.store.postgres") / "migrations").iterdir() if _version(entry)}
    return [script for _, script in sorted((shared | own).items())]


def _version(entry: Traversable) -> int:
    """The version a script lifts to; 0 for what is no script."""
    number, _, rest = entry.name.partition("_")
    if number.isdecimal() and rest.endswith(".sql"):
        return int(number)
    return 0


async def version_of(db: Statements) -> int:
    """The version of the tables; 0 where there are none yet."""
    there = await db.execute_fetchall("SELECT to_regclass('tables_version') IS NOT NULL")
    found = await db.execute_fetchall("SELECT version FROM tables_version") if there[0][0] else []
    if not found:
        return 0
    return int(found[0][0])
