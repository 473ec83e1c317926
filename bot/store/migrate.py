"""Lifts the tables of an older release to today's, by numbered scripts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import aiosqlite

from bot.store.copies.before_upgrade import checked_copy
from bot.store.release import TABLES, refuse_another_programs


async def migrate(db: aiosqlite.Connection, path: Path | None = None) -> None:
    """Run the numbered scripts that this database has not seen.

    Raises ValueError for one of a newer release, and for one of another program, whose tables are left alone.

    What is lifted is checked and copied first where its `path` is given; raises `Damaged` for what is not sound.
    """
    found = [entry for entry in (files("bot.store") / "migrations").iterdir() if entry.name.endswith(".sql")]
    scripts = sorted(found, key=lambda entry: entry.name)
    done = await _version(db)
    if done > len(scripts):
        raise ValueError(f"the database is of version {done}, this release knows {len(scripts)}")
    if done < len(scripts):
        refuse_another_programs([str(name) for (name,) in await db.execute_fetchall(TABLES)])
        await _lift(db, scripts, path)


async def _lift(db: aiosqlite.Connection, scripts: Sequence[Traversable], path: Path | None) -> None:
    """Run in one transaction what this file has not seen; another that opens it at once waits, and runs none."""
    await db.execute("BEGIN IMMEDIATE")
    try:
        done = await _version(db)
        if path and 0 < done < len(scripts):
            await asyncio.to_thread(checked_copy, path, len(scripts))
        for script in scripts[done:]:
            for statement in _statements(script.read_text("utf-8")):
                await db.execute(statement)
        await db.execute(f"PRAGMA user_version = {len(scripts)}")
    except BaseException:
        await db.rollback()
        raise
    await db.commit()


async def _version(db: aiosqlite.Connection) -> int:
    return int(next(iter(await db.execute_fetchall("PRAGMA user_version")))[0])


def _statements(script: str) -> Iterator[str]:
    """Each statement alone: run as a whole, a script would first commit what is under way."""
    begun = ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            yield begun
            begun = ""
    if begun.strip():
        yield begun
