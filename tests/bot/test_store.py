"""The store in SQLite: how its file is opened and lifted, and what goes wrong with it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.errors import Unavailable
from bot.store.columns import STORED
from bot.store.copies.checking import Damaged
from bot.store.migrate import migrate
from bot.store.personal_rows import PlanRow
from bot.store.rows import (
    GameRow,
    PrefsRow,
    SeatRow,
    WaitRow,
)
from bot.store.sqlite import SqliteRows, SqliteStore
from tests.bot.damage import break_index
from tests.bot.test_contract import GAME
from tests.patience import PATIENCE


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """The store as the bot opens it."""
    opened = await SqliteStore.open(tmp_path / "orrery.db")
    yield opened
    await opened.close()


async def test_a_commit_that_fails_holds_nobody_up(store: SqliteStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)

    async def seat_at_no_game() -> None:
        async with store.write() as rows:
            await rows.db.execute("PRAGMA defer_foreign_keys = ON")  # type: ignore[attr-defined]
            await rows.put(SeatRow("nogame", 0, 1, "Ann"))

    with pytest.raises(sqlite3.IntegrityError):
        await seat_at_no_game()
    async with store.write() as rows:
        await rows.put(SeatRow("abc123", 0, 1, "Ann"))
    async with store.read() as rows:
        assert [seat.game_id for seat in await rows.some(SeatRow)] == ["abc123"]


async def test_opening_twice_keeps_everything(tmp_path: Path) -> None:
    for _ in range(2):
        store = await SqliteStore.open(tmp_path / "a.db")
        async with store.write() as rows:
            await rows.put(GAME)
        await store.close()
    with sqlite3.connect(tmp_path / "a.db") as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT count(*) FROM game").fetchone() == (1,)
    db.close()


async def test_what_people_set_outlives_a_new_release(tmp_path: Path) -> None:
    first = (files("bot.store") / "migrations" / "0001_first.sql").read_text("utf-8")
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await db.executescript(f"{first}; INSERT INTO prefs VALUES (3, 'ko', 12); PRAGMA user_version = 1;")
    store = await SqliteStore.open(tmp_path / "a.db")
    async with store.read() as rows:
        assert await rows.one(PrefsRow, user_id=3) == PrefsRow(3, "ko", 12, "dark")
    await store.close()


async def test_a_database_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await migrate(db)
        await db.execute("PRAGMA user_version = 999")
        with pytest.raises(ValueError, match="999"):
            await migrate(db)


async def test_two_processes_that_open_a_new_database_at_once_lift_it_once(tmp_path: Path) -> None:
    async with asyncio.timeout(60):
        stores = await asyncio.gather(*(SqliteStore.open(tmp_path / "a.db") for _ in range(6)))
    for store in stores:
        async with store.read() as rows:
            assert await rows.some(GameRow) == []
        await store.close()


async def test_who_opens_a_new_database_waits_for_another_that_writes_there(tmp_path: Path) -> None:
    """SQLite gives up at once where a file that is being written should turn to WAL."""
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(SqliteStore.open(tmp_path / "a.db"))
        done, _ = await asyncio.wait({opening}, timeout=0.3)
        other.execute("COMMIT")
        assert not done
    await (await opening).close()


async def test_a_table_of_gaia_that_has_begun_keeps_the_reading_of_federations_it_began_with(tmp_path: Path) -> None:
    began = replace(GAME, kind="gaia", options={"size": "full"})
    kept = {"printed": began, "flexible": replace(began, id="flex00", options={"federations": "flexible"})}
    others = [replace(began, id="lobby0", status="lobby"), replace(GAME, id="duel00")]
    steps = files("bot.store") / "migrations"
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await migrate(db)
        for row in (*kept.values(), *others):
            stored = STORED[GameRow]
            await db.execute(stored.upsert, stored.values(row))
        await db.executescript((steps / "0007_federations.sql").read_text("utf-8"))
    store = await SqliteStore.open(tmp_path / "a.db")
    async with store.read() as rows:
        for reading, row in kept.items():
            found = await rows.one(GameRow, id=row.id)
            assert found == replace(row, options={**row.options, "federations": reading})
        for row in others:
            assert await rows.one(GameRow, id=row.id) == row
    await store.close()


async def test_what_was_planned_among_the_orders_stands_in_the_plan(tmp_path: Path) -> None:
    orders = {"charge": "ask", "plan:3:pay:card": "", "plan:3:develop": "none"}
    planning = SeatRow(GAME.id, 0, 3, "Ann", orders=orders)
    turn = PlanRow(GAME.id, 1, ("p2 turn end",), 1, ({"costs": []},), 3)
    old: list[Any] = [
        *(GAME, replace(GAME, id="over00", status="over"), planning, replace(planning, seat=1), turn),
        *(replace(planning, game_id="over00"), SeatRow(GAME.id, 2, 5, "Cho", orders={"charge": "ask"})),
    ]
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await migrate(db)
        for row in old:
            stored = STORED[type(row)]
            await db.execute(stored.upsert, stored.values(row))
        await db.executescript((files("bot.store") / "migrations" / "0020_one_plan.sql").read_text("utf-8"))
    store, listed = await SqliteStore.open(tmp_path / "a.db"), ("plan:3:pay:card", "plan:3:develop none")
    async with store.read() as rows:
        assert {str(seat.orders) for seat in await rows.some(SeatRow)} == {"{'charge': 'ask'}"}
        kept = [PlanRow(GAME.id, 0, listed), replace(turn, lines=(*turn.lines, *listed))]
        assert await rows.some(PlanRow) == kept
    await store.close()


async def test_a_computer_of_before_plays_on_as_the_easy_one(tmp_path: Path) -> None:
    seats = [SeatRow(GAME.id, 0, None, "Orrery 1", "keen"), SeatRow(GAME.id, 1, 3, "Ann")]
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await migrate(db)
        for row in (GAME, *seats):
            stored = STORED[type(row)]
            await db.execute(stored.upsert, stored.values(row))
        await db.executescript((files("bot.store") / "migrations" / "0029_levels.sql").read_text("utf-8"))
    store = await SqliteStore.open(tmp_path / "a.db")
    async with store.read() as rows:
        assert [seat.agent for seat in await rows.some(SeatRow)] == ["easy", None]
    await store.close()


async def test_a_game_of_the_first_release_goes_on(tmp_path: Path) -> None:
    first = (files("bot.store") / "migrations" / "0001_first.sql").read_text("utf-8")
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        await db.executescript(f"{first}; PRAGMA user_version = 1;")
        columns = await db.execute_fetchall("SELECT name FROM pragma_table_info('game')")
        old = STORED[GameRow].values(GAME)[: len(list(columns))]  # without what came later
        await db.execute(f"INSERT INTO game VALUES ({', '.join('?' * len(old))})", old)
        await db.execute(f"INSERT INTO seat VALUES ('{GAME.id}', 0, 3, 'Ann', NULL, '{{}}', 0, 4, 99)")
        await db.commit()
    store = await SqliteStore.open(tmp_path / "a.db")
    async with store.read() as rows:
        named = replace(GAME, touched_at=GAME.created_at, name_words="amber anchor")
        assert await rows.one(GameRow, id=GAME.id) == named
        assert await rows.some(SeatRow) == [SeatRow(GAME.id, 0, 3, "Ann", panel_revision=4)]
        assert await rows.some(WaitRow) == [WaitRow(GAME.id, 0, "", 0, "turn", False, {}, 99)]
    await store.close()


async def old(path: Path) -> None:
    """A database of the first release."""
    first = (files("bot.store") / "migrations" / "0001_first.sql").read_text("utf-8")
    async with aiosqlite.connect(path) as db:
        await db.executescript(f"{first}; INSERT INTO prefs VALUES (3, 'ko', 12); PRAGMA user_version = 1;")


def copies(path: Path) -> dict[str, tuple[int, int]]:
    """The rights and the age of what is kept of a database, by what its name ends with."""
    found = {each.name.rpartition("before-")[2]: each.stat() for each in path.parent.glob(f"{path.name}.before-*")}
    return {name: (stat.st_mode & 0o777, stat.st_mtime_ns) for name, stat in found.items()}


def leave_copies(path: Path, *names: str) -> None:
    for name in names:
        Path(f"{path}.before-{name}").touch()


async def test_what_is_lifted_is_copied_first(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await old(path)
    leave_copies(path, "2", "3", "5", "the-party")
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        ((version,),) = db.execute("PRAGMA user_version")
    with closing(sqlite3.connect(f"{path}.before-{version}")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT * FROM prefs").fetchall() == [(3, "ko", 12)]
    kept = copies(path)
    assert set(kept) == {str(version), "5", "3", "the-party"}
    assert kept[str(version)][0] == 0o600
    await (await SqliteStore.open(path)).close()  # nothing is to be lifted any more
    assert copies(path) == kept


async def test_a_damaged_database_is_not_lifted(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await old(path)
    break_index(path)
    with pytest.raises((Damaged, sqlite3.DatabaseError)):
        await SqliteStore.open(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert copies(path) == {}


async def test_a_database_that_another_program_holds_is_unavailable_for_now(store: SqliteStore, tmp_path: Path) -> None:
    async with store.write() as rows:
        assert isinstance(rows, SqliteRows)
        await rows.db.execute("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            async with store.write() as rows:
                await rows.put(GAME)
    async with store.write() as rows:
        await rows.put(GAME)


async def test_a_full_disk_is_unavailable_for_now(store: SqliteStore) -> None:
    async def set_most(pages: int) -> None:
        async with store.write() as rows:
            assert isinstance(rows, SqliteRows)
            await rows.db.execute(f"PRAGMA max_page_count = {pages}")

    await set_most(1)  # as many as there are
    with pytest.raises(Unavailable, match="full"):
        async with store.write() as rows:
            await rows.put(replace(GAME, state=random.Random(1).randbytes(200_000)))
    await set_most(1_000_000)
    async with store.write() as rows:
        assert await rows.some(GameRow) == []
        await rows.put(GAME)


async def test_who_closes_a_store_again_does_not_wait(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.db")
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(store.close(), store.close())
        await store.close()
