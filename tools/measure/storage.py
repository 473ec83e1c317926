"""Start-up, memory and disk."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import Person
from bot.table.table import Table
from demo.stage import stage
from tools.measure.load import pressed, tables
from tools.measure.process import rss_mb
from tools.measure.tables import bot_up, ready

STARTS = 5
SETTLE_SECONDS = 3.0
RATE = 10.0
COPIED = ("seat", "move", "snapshot", "outbox")


async def start(folder: Path, given: argparse.Namespace) -> str:
    """Several starts with one database, the first of which makes it; each registers the commands."""
    found = []
    for number in range(STARTS):
        place = folder / str(number)
        place.mkdir()
        async with stage(place, folder / "orrery.db") as here:
            began = time.perf_counter()
            await here.bot.start()
            await ready(here)
            found.append(time.perf_counter() - began)
    return "ready after " + ", ".join(f"{each:.2f} s" for each in found)


async def memory(folder: Path, given: argparse.Namespace) -> str:
    """Resident memory of a bot that has nothing to do, and of one with many games, some of which are being played."""
    async with bot_up(folder) as here:
        await asyncio.sleep(SETTLE_SECONDS)
        idle = rss_mb(here.bot.pid)
    db = folder / "many.db"
    await whole_game(db, given.games[0])
    copies(db, given.stored - given.active)
    disk = db.stat().st_size / 1e6
    place = folder / "many"
    place.mkdir()
    async with bot_up(place, db) as here:
        await asyncio.sleep(SETTLE_SECONDS)
        stored = rss_mb(here.bot.pid)
        run = await pressed(here, await tables(here, given.games, given.active), RATE, given.seconds)
    return (
        f"idle {idle:.0f} MB; {given.stored - given.active} stored games ({disk:.0f} MB on disk) {stored:.0f} MB\n"
        f"and {given.active} more that are played\n{run}"
    )


async def size(folder: Path, given: argparse.Namespace) -> str:
    """A whole game of two computers, and what it takes on disk."""
    lines = []
    for game in given.games:
        db = folder / f"{game}.db"
        moves = await whole_game(db, game)
        with closing(sqlite3.connect(db)) as file:
            file.execute("VACUUM")
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        taken = db.stat().st_size
        lines.append(f"{game}: {moves} moves, {taken / 1e3:.0f} kB, {taken / moves:.0f} bytes a move")
    return "\n".join(lines)


async def whole_game(db: Path, game: str) -> int:
    """Play a game of two computers into a new database; how many moves it took."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store, seed="size")
        row = await table.lobby.create(game, 1, 1, Person(1, "Owner"), "en", seated=False)
        for _ in range(2):
            await table.lobby.add_agent(row.id, 1)
        await table.lobby.start(row.id, 1)
        while await table.computers.play_turn(row.id):
            pass
        return (await table.games.snapshot(row.id)).row.seq
    finally:
        await store.close()


def copies(db: Path, count: int) -> None:
    """Fill a database with copies of its one game, all posted and shown."""
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("UPDATE outbox SET sent_at = 1, message_id = 1")
        file.execute("UPDATE game SET shown_rev = rev, message_id = 1, thread_id = 1")
        (first,) = file.execute("SELECT id FROM game").fetchone()
        for number in range(1, count):
            copy_game(file, first, f"copy{number:06}")


def copy_game(file: sqlite3.Connection, source: str, to: str) -> None:
    """Copy all rows of a game under another id."""
    _copy(file, "game", "id", source, to)
    for name in COPIED:
        _copy(file, name, "game_id", source, to)


def _copy(file: sqlite3.Connection, name: str, key: str, source: str, to: str) -> None:
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})") if row[1] != key]
    kept = [column for column in columns if not (name == "outbox" and column == "id")]
    listed = ", ".join(kept)
    file.execute(f"INSERT INTO {name} ({key}, {listed}) SELECT ?, {listed} FROM {name} WHERE {key} = ?", (to, source))
